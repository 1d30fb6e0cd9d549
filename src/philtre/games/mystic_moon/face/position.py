"""Positions as JSON: `writing` makes them from states, `reading` reads them."""

from __future__ import annotations

from typing import Literal

import msgspec

SOURCES = ("potion", "talent", "curse", "blessing", "glyph")
HIDDEN = "hidden"
MUSHROOM_NAME = "mushroom"


class Witch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hut: str | None
    stars: int
    satchel: list[int]
    cauldron: list[str | None]
    book: list[str]
    gold: int
    crystals: int
    formula: str | None
    cursed: bool


class Brewed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    potion: str
    cells: list[int]


class Running(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    of: Literal["potion", "talent", "curse", "blessing", "glyph"]
    verb: int
    left: int


class Learning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    potion: str
    slot: int


class Exchanging(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    kind: str


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: list[int]
    signs: list[str | None]
    drawn: int


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of Mystic Moon, whole or as one seat sees it."""

    variant: Literal["standard"]
    seats: int
    start: int
    zodiac: bool
    alchemy: bool
    empty: bool
    round: int
    turn: int | None
    seat: int | None
    prompt: str | None
    step: str
    hat: int | None
    bag: list[int]
    shop: list[int]
    garden: list[list[str]]
    sludge: list[int]
    row: list[str | None]
    deck: list[str]
    under: list[str]
    rising: str | None
    top: str | None
    sky: list[str]
    formula: str | None
    formulas: list[str]
    formulas_under: list[str]
    mushrooms: int
    gold: int
    crystals: int
    sludges: int
    players: list[Witch]
    column: int
    added: int
    brew: list[Brewed]
    waiting: list[int]
    running: Running | None
    source: int | None
    thefts: int
    learning: Learning | None
    performing: str | None
    sludging: int
    exchanging: Exchanging | None
    contest: Contest | None
    ended: str | None
