"""Conditions on dispenser, tiles and tokens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.games.potion_explosion.rules.dispenser import (
    FULL_TRACK,
    TRACKS,
    UNDER_LID,
)
from philtre.games.potion_explosion.rules.marbles import COLOURS, count, of
from philtre.games.potion_explosion.rules.setup import (
    ALL_MARBLES,
    LITTLE_HELPS,
    SKILL_TOKENS,
    STACKS,
    STARTERS_EACH,
)
from philtre.games.potion_explosion.rules.state import (
    KIND_BITS,
    PotionExplosionState,
)
from philtre.games.potion_explosion.rules.tiles import (
    NO_TILE,
    TILE_BIT,
    count_tiles,
    kind_of,
    of_kinds,
)

EACH_COLOUR: Final[i64] = 20


# The dispenser


def marbles_lie_on_each_other(s: PotionExplosionState) -> bool:
    """From the lowest place up, and nothing lies under a lid while there is room in sight."""
    if s.lids & ~0xFFFFF != 0:
        return False
    track: i64
    for track in range(TRACKS):
        lying, under = s.there >> 9 * track & FULL_TRACK, s.lids >> 4 * track & 15
        if lying & (lying + 1) != 0 or under > UNDER_LID or (under != 0 and lying != FULL_TRACK):
            return False
    return True


def unseen_marbles_lie_under_the_lids(s: PotionExplosionState) -> bool:
    under: i64 = 0
    track: i64
    for track in range(TRACKS):
        under += s.lids >> 4 * track & 15
    return count(s.unseen) == (count(ALL_MARBLES) if s.lying != 0 else under)


def marbles_are_twenty_of_each_colour(s: PotionExplosionState) -> bool:
    held = s.unseen + s.hand
    for desk in s.desks:
        held += desk.pool + desk.aside + desk.marbles_1 + desk.marbles_2
    colour: i64
    for colour in range(COLOURS):
        low = s.low if colour & 1 != 0 else ~s.low
        high = s.high if colour & 2 != 0 else ~s.high
        if of(held, colour) + bits(s.there & low & high) != EACH_COLOUR:
            return False
    return True


def bits(board: i64) -> i64:
    n: i64 = 0
    while board != 0:
        board &= board - 1
        n += 1
    return n


# Tiles and tokens


def tiles_are_two_of_each(s: PotionExplosionState) -> bool:
    """Of the six kinds in play: in the stacks, lying out, brewing or brewed."""
    in_play = of_kinds(0xFF & ~s.left_out)
    tile: i64
    for tile in range(32):
        bit = TILE_BIT[tile]
        found = twice(s.pile, s.pile_twice, bit)
        if tile % 4 == 0:
            found += s.lying >> KIND_BITS * kind_of(tile) & 15
        stack: i64
        for stack in range(STACKS):
            if s.top(stack) == tile:
                found += 1
        for desk in s.desks:
            found += twice(desk.once, desk.twice, bit)
            if desk.tile_1 == tile:
                found += 1
            if desk.tile_2 == tile:
                found += 1
        if found != (2 if in_play & bit != 0 else 0):
            return False
    return True


def twice(once: i64, twice: i64, bit: i64) -> i64:
    return (1 if once & bit != 0 else 0) + (1 if twice & bit != 0 else 0)


def stacks_have_their_tops(s: PotionExplosionState) -> bool:
    """And no more tiles than they were made of; all others are under the tops."""
    if s.stacks < 0 or s.stacks >> 40 != 0 or s.tops < 0 or s.tops >> 40 != 0:
        return False
    if s.lying != 0:
        return s.stacks == 0 and s.tops == 0
    tiles = 48 - STARTERS_EACH * s.players
    under: i64 = 0
    stack: i64
    for stack in range(STACKS):
        height = s.stacks >> 8 * stack & 255
        if (height == 0) != (s.top(stack) == NO_TILE) or height > (tiles + STACKS - 1 - stack) // STACKS:
            return False
        if height != 0:
            under += height - 1
    return count_tiles(s.pile, s.pile_twice) == under


def tokens_are_all_there(s: PotionExplosionState) -> bool:
    helps, skills = s.help_left, s.skill_left
    for desk in s.desks:
        helps += desk.help
        skills += count_tiles(desk.skill, 0)
    return helps == LITTLE_HELPS and skills == SKILL_TOKENS
