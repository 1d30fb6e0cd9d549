"""Setting up (page 3): kinds left out, the draft of starters, the stacks and the dispenser."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOTHING, Chance, Story
from philtre.games.potion_explosion.rules import telling
from philtre.games.potion_explosion.rules.actions import CHOOSE
from philtre.games.potion_explosion.rules.desk import brew, empty_burner
from philtre.games.potion_explosion.rules.dispenser import IN_SIGHT, ONE_UNDER_EACH_LID, TRACKS, UNDER_LID, lay_marble
from philtre.games.potion_explosion.rules.marbles import ONE, drawn
from philtre.games.potion_explosion.rules.state import ASK_DRAFT, KIND_BITS, ONE_OF_KIND, PotionExplosionState
from philtre.games.potion_explosion.rules.tiles import (
    KINDS,
    NO_TILE,
    STARTERS,
    TILE_BIT,
    count_tiles,
    drawn_tile,
    kind_of,
    of_kinds,
)

ALL_KINDS: Final[i64] = 0xFF
ALL_MARBLES: Final[i64] = 20 * 0x01010101
LITTLE_HELPS: Final[i64] = 18
SKILL_TOKENS: Final[i64] = 15
STACKS: Final[i64] = 5
IN_STACK: Final[vec[i64]] = vec[i64]([256**stack for stack in range(5)])  # one, in a stack's byte
STARTERS_EACH: Final[i64] = 2


def lay_out(state: PotionExplosionState, start: i64, left_out: i64, chance: Chance, story: Story) -> None:
    """Begin a game with the state's numbers of players and tokens. `start` is a seat, or -1 for a random one;
    `left_out` is a set of two kinds, or 0 for random ones."""
    state.start = chance.below(state.players) if start < 0 else start
    state.left_out = _two_kinds(chance) if left_out == 0 else left_out
    state.unseen = ALL_MARBLES
    state.help_left = LITTLE_HELPS
    state.skill_left = SKILL_TOKENS
    state.pile = state.pile_twice = of_kinds(ALL_KINDS & ~state.left_out)
    telling.started(story, state.start)
    _tell_left_out(state, story)
    i: i64
    for i in range(STARTERS_EACH * state.players):
        tile = drawn_tile(state.pile & STARTERS, state.pile_twice & STARTERS, chance)
        state.take_from_pile(tile)
        state.lying += ONE_OF_KIND[kind_of(tile)]
        telling.laid_out(story, NOTHING, kind=kind_of(tile))
    state.prompt = ASK_DRAFT
    state.player = state.start


def _two_kinds(chance: Chance) -> i64:
    first = chance.below(KINDS)
    second = chance.below(KINDS - 1)
    if second >= first:
        second += 1
    return TILE_BIT[first] | TILE_BIT[second]


def _tell_left_out(state: PotionExplosionState, story: Story) -> None:
    if state.left_out != 0:
        telling.left_out(story, NOTHING, kind=state.left_out)


# The draft


def fill_starters(state: PotionExplosionState, out: vec[i64]) -> i64:
    n: i64 = 0
    kind: i64
    for kind in range(KINDS):
        if state.lying >> KIND_BITS * kind & 15 != 0:
            out[n] = CHOOSE + kind
            n += 1
    return n


def choose(state: PotionExplosionState, kind: i64, story: Story) -> None:
    """Take a starter; who is next goes up and comes back down again."""
    state.lying -= ONE_OF_KIND[kind]
    desk = state.desk()
    brew(desk, empty_burner(desk), 4 * kind, state.tiles)
    telling.chose(story, state.player, kind=kind)
    taken = _taken(state)
    if taken < 2 * state.players:
        steps = taken if taken < state.players else 2 * state.players - 1 - taken
        state.player = (state.start + steps) % state.players


def _taken(state: PotionExplosionState) -> i64:
    """How many starters have been taken."""
    lying: i64 = 0
    kind: i64
    for kind in range(KINDS):
        lying += state.lying >> KIND_BITS * kind & 15
    return STARTERS_EACH * state.players - lying


# After the draft


def build_stacks(state: PotionExplosionState, chance: Chance, story: Story) -> None:
    """Five stacks of all remaining tiles, as equal as can be, the first ones higher."""
    tiles = count_tiles(state.pile, state.pile_twice)
    stack: i64
    for stack in range(STACKS):
        height = (tiles + STACKS - 1 - stack) // STACKS
        state.stacks += height * IN_STACK[stack]
        uncover(state, stack, chance, story)


def uncover(state: PotionExplosionState, stack: i64, chance: Chance, story: Story) -> None:
    """Turn to the next tile of a stack that has one."""
    tile = drawn_tile(state.pile, state.pile_twice, chance)
    state.take_from_pile(tile)
    state.tops += (tile - NO_TILE) * IN_STACK[stack]
    telling.uncovered(story, NOTHING, tile=tile, stack=stack)


def fill_dispenser(state: PotionExplosionState, chance: Chance, story: Story) -> None:
    """Nine marbles of each track come into sight, the rest lies under the lids."""
    state.there = 0
    track: i64
    i: i64
    for track in range(TRACKS):
        for i in range(IN_SIGHT):
            colour = drawn(state.unseen, chance)
            state.unseen -= ONE[colour]
            lay_marble(state, track, colour)
    state.lids = UNDER_LID * ONE_UNDER_EACH_LID
    telling.dispenser_filled(story, NOTHING)
