"""Positions as JSON: `writing` makes them from states, `reading` reads them, `rules/invariants` checks them."""

from __future__ import annotations

from typing import Literal

import msgspec

from philtre.games.apotheca.rules.actions import POWER_VERBS

Colour = Literal["red", "blue", "yellow"]
Counts = tuple[int, int, int]
USED_WORDS = ("reveal", "restock", "hire", "decree", *POWER_VERBS)


class Potion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Colour | None  # null: not known here
    up: bool
    arrow: int | None  # the seat that may look at it
    stack: int


class Offered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    colour: Colour | None
    size: int


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Colour | None


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: list[int]
    colour: Colour
    size: int


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of Apotheca, whole or as one seat sees it."""

    variant: Literal["standard", "solo", "master"]
    seats: int
    start: int
    market: list[Potion | None]
    unseen: Counts
    opening: Counts
    opening_spaces: list[int]
    outside: list[int]
    gems: list[Counts]
    active: list[list[str]]
    satisfied: list[list[Offered]]
    kept: Counts
    kept_potions: Counts
    stations: list[str | None]
    deck: list[str]
    top: list[str]
    seat: int | None
    prompt: str | None
    used: list[str]
    actions_left: int
    hand: Hand | None
    match: Match | None
    token: int | None
    decree: Colour | None
    turn: int
    quiet: int
    apprentice: int | None
    score: int
    ended: str | None
    aged: list[int] = []
    fade: Counts = (0, 0, 0)
