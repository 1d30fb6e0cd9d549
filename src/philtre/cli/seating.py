"""Reads set-ups, names and bots from the command line."""

from __future__ import annotations

from typing import Any, Final

from philtre import bots, games
from philtre.cli import packing
from philtre.cli.terminal import Player
from philtre.core.contract import Game, Setup
from philtre.core.errors import SetupError
from philtre.table.luck import Luck
from philtre.table.record import LONGEST_NAME, Record, table_of
from philtre.table.table import Table
from philtre.words.face import Face
from philtre.words.fluent import Words

OPPONENT: Final = "search"  # the bot for seats without a named player


def set_up(game: Game, variant: str | None, seats: int | None, options: list[str] | None, pack: str | None) -> Setup:
    chosen = game.variant(game.variants[0].name if variant is None else variant)
    made = Setup(chosen.name, chosen.seats[0] if seats is None else seats, _pairs(options or []), _packed(pack))
    game.check(made)
    return made


def face_of(name: str, pack: str | None) -> Face[Any]:
    """The face of a game, with the names of a content pack."""
    face = games.face(name)
    return face.of(set_up(face.game, None, None, None, pack))


def _packed(pack: str | None) -> str | None:
    if pack is None:
        return None
    return packing.read(pack)


def _pairs(options: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals or not name:
            raise SetupError(f"an option is written NAME=VALUE, not {option[:40]!a}")
        if name in found:
            raise SetupError(f"option '{name}' is given twice")
        found[name] = value
    return found


def _codes(text: str) -> list[str]:
    return [] if text == "none" else text.split(",")


def codes_for(text: str, seats: int) -> list[str]:
    """A bot's code for each seat; a single code is for all seats."""
    codes = _codes(text)
    if len(codes) == 1:
        return codes * seats
    if len(codes) != seats:
        raise SetupError(f"there are {seats} seats but {len(codes)} bots; give one for all or one for each seat")
    return codes


def seats_for(names: list[str], text: str | None) -> int | None:
    """The number of seats for the named people and bots; None if they do not determine it."""
    if names and text is not None:
        return len(names) + len(_codes(text))
    return len(names) if len(names) > 1 else None


def players(game: Game, seats: int, names: list[str], text: str | None, say: Words) -> list[Player]:
    """The players: people on the first seats, then bots. A person without a name is called by the seat's number."""
    if text is None:
        people = max(1, len(names))
        codes = [OPPONENT] * (seats - people)
    else:
        codes = _codes(text)
        people = len(names) or max(0, seats - len(codes))
    if people + len(codes) != seats:
        raise SetupError(f"{people} people and {len(codes)} bots do not make {seats} seats")
    named = [_checked(name) for name in names] or [say("seat", seat=seat + 1) for seat in range(people)]
    return [Player(name, None) for name in named] + [Player(code, bots.make(code, game)) for code in codes]


def _checked(name: str) -> str:
    plain = " ".join(name.split())
    if not 0 < len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise SetupError(f"a name has 1 to {LONGEST_NAME} printable characters, not {name[:40]!a}")
    return plain


def loaded(record: Record, names: list[str] | None, text: str | None, say: Words) -> tuple[Table, Luck, list[Player]]:
    """A saved game with its players, unless others are named. Bots were saved under their codes."""
    face = games.face(record.game)
    table = table_of(record, face)
    assert record.seed is not None, "a record without its seed does not replay"
    dealt = Luck(record.luck, record.seed)
    if names or text is not None or not record.players:
        return table, dealt, players(face.game, record.seats, names or [], text, say)
    return table, dealt, [_again(name, face.game) for name in record.players]


def _again(name: str, game: Game) -> Player:
    try:
        return Player(name, bots.make(name, game))
    except SetupError:
        return Player(name, None)


def names(record: Record, say: Words) -> list[str]:
    return record.players or [say("seat", seat=seat + 1) for seat in range(record.seats)]
