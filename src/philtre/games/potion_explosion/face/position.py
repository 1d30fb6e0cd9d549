"""Positions as JSON: `writing` makes them from states, `reading` reads them."""

from __future__ import annotations

from typing import Literal

import msgspec

Colour = Literal["red", "blue", "black", "yellow"]
Counts = tuple[int, int, int, int]


class Burner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A brewing tile: its empty holes by colour, and the marbles on it by their own colour."""

    tile: str
    empty: Counts
    marbles: Counts


class DeskPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player's desk."""

    burners: list[Burner | None]
    pool: Counts
    potions: list[str]
    undrunk: list[int]
    skill: list[str]
    help: int
    aside: Counts
    points: int


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of Potion Explosion; every seat sees all of it."""

    variant: Literal["standard"]
    seats: int
    start: int
    left_out: list[str]
    tokens: int
    help: Literal["once", "unlimited"]
    draft: list[str]
    tracks: list[list[Colour]]
    lids: list[int]
    unseen: Counts
    tops: list[str | None]
    stacks: list[int]
    unseen_tiles: list[str]
    help_left: int
    tokens_left: int
    desks: list[DeskPosition]
    hand: Counts
    picked: bool
    helped: bool
    drunk: str | None
    three: Counts | None
    put: bool
    melting: list[str]
    deal: Colour | None
    seat: int | None
    prompt: str | None
    turn: int
    last_round: Literal["tokens", "tiles"] | None
    ended: Literal["tokens", "tiles"] | None
