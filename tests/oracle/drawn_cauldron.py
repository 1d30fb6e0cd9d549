"""Mystic Moon's cauldrons as drawings (`... F.. ABA`: the top row first), ingredients as the card set's letters.

Besides those W is a wild, ~ a frog, * a crystal, ! a mushroom, and a dot an open slot.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from philtre.core.chance import Scripted
from tests.oracle.mystic_moon import Oracle
from tests.oracle.mystic_moon.box import CRYSTAL, FROG, MUSHROOM, WILD
from tests.oracle.mystic_moon.ending import end_game
from tests.oracle.mystic_moon.recipe import SIZE
from tests.oracle.mystic_moon.rules import rest_of_game
from tests.oracle.mystic_moon.setup import lay_out
from tests.oracle.mystic_moon.table import Player, Tokens

THINGS = {
    "F": "fern",
    "A": "acorn",
    "Q": "quill",
    "S": "snail",
    "R": "root",
    "B": "berry",
    "M": "moonflower",
    "D": "dragonscale",
    "W": WILD,
    "~": FROG,
    "*": CRYSTAL,
    "!": MUSHROOM,
    ".": None,
}
LETTERS = {thing: letter for letter, thing in THINGS.items()}
BARE = "... ... ..."


def cauldron(drawing: str) -> list[str | None]:
    rows = drawing.split()
    assert [len(row) for row in rows] == [SIZE] * SIZE
    columns = zip(*reversed(rows), strict=True)
    return [THINGS[letter] for column in columns for letter in column]


def drawing(player: Player) -> str:
    """The cauldron of a player as it is drawn."""
    letters = [LETTERS[thing] for thing in player.cauldron]
    return " ".join("".join(letters[row::SIZE]) for row in reversed(range(SIZE)))


def tokens(letters: str) -> list[str]:
    return [thing for thing in (THINGS[letter] for letter in letters) if thing is not None]


def counted(letters: str, kinds: list[str]) -> Tokens:
    found = Counter(tokens(letters))
    return {kind: found[kind] for kind in kinds}


def letters(some: Tokens) -> str:
    return "".join(LETTERS[kind] * number for kind, number in some.items())


def garden(drawn: str) -> list[list[str]]:
    """The twelve locations from the first on: `F AB . ~ …`."""
    places = [tokens(place) for place in drawn.split()]
    return places + [[]] * (12 - len(places))


def game(
    step: str = "hut",
    *,
    seats: int = 2,
    options: dict[str, str] | None = None,
    drawn: str = BARE,
    satchel: str = "",
    rival: str = "",
    book: tuple[str, ...] = (),
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    bag: str | None = None,
    **fields: Any,
) -> Oracle:
    """A game at a step of seat 0's turn in the first round, without huts; `theirs` is for all rivals."""
    oracle = Oracle("standard", seats)
    lay_out(oracle, options or {})
    oracle.round, oracle.hat = 1, None if step == "garden" else 0
    oracle.row = [oracle.deck.pop(0) for _ in range(4)]
    if bag is not None:
        oracle.bag = counted(bag, oracle.box.tokens)
    for seat, player in enumerate(oracle.players):
        player.satchel = counted(rival if seat else satchel, oracle.box.ingredients)
        change(player, (theirs if seat else mine) or {})
    oracle.players[0].cauldron = cauldron(drawn)
    oracle.players[0].book = list(book)
    change(oracle, fields)
    oracle.follow(rest_of_game(oracle, 0, step), Scripted([]))
    return oracle


def change(thing: object, fields: dict[str, Any]) -> None:
    for field, value in fields.items():
        assert hasattr(thing, field), field
        setattr(thing, field, value)


def play(oracle: Oracle, *answers: str, luck: list[int] | None = None) -> None:
    """Give answers in order; the script of luck must be used up exactly."""
    chance = Scripted(luck or [])
    for answer in answers:
        oracle.apply(answer, chance)
    assert chance.drawn == len(chance.numbers), "luck was left over"


def options(oracle: Oracle, verb: str) -> list[str]:
    """The legal actions that begin with a word."""
    return [text for text in oracle.legal() if text.split()[0] == verb]


def ended(seats: int, fields: list[dict[str, object]], zodiac: bool = False) -> Oracle:
    """A game whose last turn is over; satchels as letters."""
    oracle = game("garden", seats=seats, options={"zodiac": "yes"} if zodiac else {}, round=5)
    for player, changed in zip(oracle.players, fields, strict=True):
        for name, value in changed.items():
            setattr(player, name, counted(value, oracle.box.ingredients) if isinstance(value, str) else value)
    oracle.follow(end_game(oracle), Scripted([]))
    return oracle
