"""The box: reads content.toml and holds it to the component list and to the engine's tables."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from philtre.core.errors import PhiltreError
from philtre.games.apotheca.actions import POWER_VERBS
from philtre.games.apotheca.game import FIRST_GAME_CARDS
from philtre.games.apotheca.notation import APOTHECARIES, COLOURS, STATIONS


class Apothecary(msgspec.Struct, frozen=True):
    name: str
    power: str
    source: str
    first_game: bool = False


class Market(msgspec.Struct, frozen=True):
    rows: int
    columns: int


class Alley(msgspec.Struct, frozen=True):
    two_gem_stations: list[str]
    three_gem_stations: int


class Solo(msgspec.Struct, frozen=True):
    ranks: list[tuple[str, int]]


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    potions: dict[str, int]
    gems: dict[str, int]
    market: Market
    alley: Alley
    solo: Solo
    apothecaries: list[Apothecary]

    def rank(self, score: int) -> str:
        """The rank a solo score earns."""
        return [name for name, least in self.solo.ranks if score >= least][-1]


@cache
def content() -> Content:
    return read((files(__package__) / "content.toml").read_text("utf-8"))


def read(text: str) -> Content:
    """The content of a box; PhiltreError with the first thing that is wrong with it."""
    try:
        box = msgspec.convert(tomllib.loads(text), Content)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise PhiltreError(f"content of apotheca: {error}") from None
    for wrong, what in _mistakes(box):
        if wrong:
            raise PhiltreError(f"content of apotheca: {what}")
    return box


def _mistakes(box: Content) -> list[tuple[bool, str]]:
    first = sum(2**number for number, card in enumerate(box.apothecaries) if card.first_game)
    return [
        (box.potions != dict.fromkeys(COLOURS, 15), "45 potions, 15 of each colour"),
        (box.gems != dict.fromkeys(STATIONS, 12), "36 gems, 12 of each kind"),
        ((box.market.rows, box.market.columns) != (4, 4), "the market has 4 rows and 4 columns"),
        (tuple(box.alley.two_gem_stations) != STATIONS, "a two-gem station for each gem"),
        (tuple(card.power for card in box.apothecaries) != POWER_VERBS, "15 powers, in the engine's order"),
        (tuple(card.name for card in box.apothecaries) != APOTHECARIES, "15 apothecaries, in the engine's order"),
        (first != FIRST_GAME_CARDS, "five apothecaries for the first game, those of the engine"),
    ]
