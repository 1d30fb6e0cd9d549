"""Conditions that the numbers of a state are within their bounds; all other conditions rely on these."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.games.potion_explosion.rules.marbles import COLOURS, covers
from philtre.games.potion_explosion.rules.setup import (
    ALL_MARBLES,
    LITTLE_HELPS,
    SKILL_TOKENS,
)
from philtre.games.potion_explosion.rules.state import (
    ASK_TIE,
    TILES,
    PotionExplosionState,
)
from philtre.games.potion_explosion.rules.tiles import (
    KINDS,
    NO_TILE,
    count_tiles,
)

MOST_TURNS: Final[i64] = 1_000_000
EVERY_TILE: Final[i64] = 0xFFFFFFFF
BOARD: Final[i64] = 0x1FFFFFFFFFFF  # five tracks of nine


# Bounds of numbers; all other conditions rely on these


def seats_are_at_the_table(s: PotionExplosionState) -> bool:
    return 2 <= s.players <= 4 and 0 <= s.start < s.players and 0 <= s.player < s.players


def small_numbers_are_small(s: PotionExplosionState) -> bool:
    flags = s.unlimited | s.picked | s.helped | s.put
    if flags & ~1 != 0 or not (0 <= s.prompt <= ASK_TIE and 1 <= s.goal <= SKILL_TOKENS):
        return False
    if not (0 <= s.help_left <= LITTLE_HELPS and 0 <= s.skill_left <= SKILL_TOKENS and 0 <= s.turn < MOST_TURNS):
        return False
    return -1 <= s.effect < KINDS and -1 <= s.deal < COLOURS and 0 <= s.last_round <= TILES and 0 <= s.ended <= TILES


def marbles_are_counted_by_colour(s: PotionExplosionState) -> bool:
    if not (_counted(s.unseen) and _counted(s.hand) and _counted(s.three)):
        return False
    for desk in s.desks:
        if not (_counted(desk.empty_1) and _counted(desk.empty_2) and _counted(desk.marbles_1)):
            return False
        if not (_counted(desk.marbles_2) and _counted(desk.pool) and _counted(desk.aside)):
            return False
    return True


def _counted(marbles: i64) -> bool:
    if marbles < 0 or marbles >> 32 != 0:
        return False
    return covers(ALL_MARBLES, marbles)


def boards_are_five_tracks(s: PotionExplosionState) -> bool:
    return (s.there | s.melting) & ~BOARD == 0 and (s.low | s.high) & ~s.there == 0


def tiles_are_those_printed(s: PotionExplosionState) -> bool:
    for desk in s.desks:
        if not (NO_TILE <= desk.tile_1 < 32 and NO_TILE <= desk.tile_2 < 32):
            return False
        if (desk.once | desk.twice) & ~EVERY_TILE != 0 or desk.twice & ~desk.once != 0:
            return False
    return (s.pile | s.pile_twice) & ~EVERY_TILE == 0 and s.pile_twice & ~s.pile == 0


def potions_and_tokens_are_counted(s: PotionExplosionState) -> bool:
    for desk in s.desks:
        if (desk.undrunk | desk.drunk) & ~EVERY_TILE != 0 or desk.skill & ~0x1FF != 0:
            return False
        if not 0 <= desk.help <= LITTLE_HELPS:
            return False
    return s.lying & ~EVERY_TILE == 0


def two_kinds_are_left_out(s: PotionExplosionState) -> bool:
    if s.left_out & ~0xFF != 0:
        return False
    return count_tiles(s.left_out, 0) == 2
