"""Observations of Potion Explosion: what a seat sees, as numbers. Seats count from the viewer, in the order of turns.

All seats know the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOTHING, ZERO
from philtre.core.observing import FORGOTTEN, Feature, byte, flag, move_one, put_bits, put_counts, put_one, shl, spread
from philtre.games.potion_explosion.content import KINDS
from philtre.games.potion_explosion.rules.setup import STACKS
from philtre.games.potion_explosion.rules.state import (
    ASK_DEAL,
    ASK_PRISMATIC,
    PLAYING,
    PROMPTS,
    PotionExplosionState,
)

VERSION: Final = 1
BOARD: Final[i64] = 6  # words of a board of 45 places
TILES: Final[i64] = 4  # words of 32 tiles
KIND_NAMES: Final = ", ".join(KINDS)
ABOUT: Final = (
    "Colours are red, blue, black, yellow. A place in sight has the number `9 * track + place`, both from 0, the "
    f"lowest place first. A tile has the number `4 * kind + size - 4`; kinds are {KIND_NAMES}."
)

TABLE: Final = (
    Feature("red", 48, 1, "places in sight with a red marble, 45 and three 0; likewise the next three"),
    Feature("blue", 48, 1, ""),
    Feature("black", 48, 1, ""),
    Feature("yellow", 48, 1, ""),
    Feature("melting", 48, 1, "Lavamancing: the places chosen so far"),
    Feature("top_1", 32, 1, "the uppermost tile of the first stack; likewise the next four"),
    Feature("top_2", 32, 1, ""),
    Feature("top_3", 32, 1, ""),
    Feature("top_4", 32, 1, ""),
    Feature("top_5", 32, 1, ""),
    Feature("pile", 32, 1, "tiles that lie under the tops at least once"),
    Feature("pile_twice", 32, 1, "tiles that lie under the tops twice"),
    Feature("prompt", 16, 1, f"what is asked, one of: {', '.join(PROMPTS)}; none when the game is over"),
    Feature("effect", 8, 1, "the kind whose effect goes on"),
    Feature("left_out", 8, 1, "the kinds left out"),
    Feature("draft", 8, 12, "starters of each kind that lie out"),
    Feature("lids", 5, 7, "marbles under the lid of each track"),
    Feature("help_left", 1, 18, "Little Help tokens not given yet"),
    Feature("tokens_left", 1, 15, "Skill tokens not given yet"),
    Feature("tokens", 1, 15, "Skill tokens given that trigger the end"),
    Feature("unseen", 4, 80, "marbles under the lids, by colour"),
    Feature("hand", 4, 80, "marbles in the hand of the seat in turn, by colour"),
    Feature("three", 4, 3, "Prismatic Joy: what is left of the chosen marbles, by colour"),
    Feature("put", 1, 1, "Prismatic Joy: whether a marble has been placed"),
    Feature("picked", 1, 1, "whether this turn had its regular pick"),
    Feature("helped", 1, 1, "whether this turn had its Little Help"),
    Feature("last_round", 1, 1, "whether this round is the last"),
    Feature("stacks", 5, 32, "tiles in each stack, with its top"),
    Feature("turn", 1, 255, "turns begun, at most 255"),
    Feature("unlimited", 1, 1, "whether help may be asked as often as one likes"),
    Feature("over", 1, 1, "whether the game is over"),
    Feature("deal", 4, 1, "the colour that is being dealt out"),
    Feature("pad", 4, 0, "always 0"),
)
SEAT: Final = (
    Feature("tile_first", 32, 1, "the tile on burner 1"),
    Feature("tile_second", 32, 1, "the tile on burner 2"),
    Feature("potions", 32, 1, "tiles completed at least once"),
    Feature("potions_twice", 32, 1, "tiles completed twice"),
    Feature("empty", 8, 15, "empty holes on burner 1 and on burner 2, by colour"),
    Feature("marbles", 8, 15, "marbles on burner 1 and on burner 2, by their own colour"),
    Feature("undrunk", 8, 8, "potions of each kind not drunk yet"),
    Feature("drunk", 8, 15, "how often each kind was drunk"),
    Feature("skill", 16, 1, "what Skill tokens were given for: the kinds, five different kinds; then seven 0"),
    Feature("pool", 4, 80, "marbles in the pool, by colour; in the own turn those not taken in hand"),
    Feature("help", 1, 18, "Little Help tokens taken"),
    Feature("points", 1, 255, "points so far, 0 if they are negative, at most 255"),
    Feature("decides", 1, 1, "whether it must decide"),
    Feature("start", 1, 1, "whether it is the first player"),
    Feature("aside", 4, 80, "marbles put aside in a tie, by colour"),
    Feature("pad", 4, 0, "always 0"),
)


# Words of each part of an observation, and of what is remembered of it.
DISPENSER_WORDS: Final[i64] = 30
TILE_WORDS: Final[i64] = 28
TURN_WORDS: Final[i64] = 10
DESK_WORDS: Final[i64] = 24
DISPENSER_KEPT: Final[i64] = 4
TILES_KEPT: Final[i64] = 3
TURN_KEPT: Final[i64] = 2
DESK_KEPT: Final[i64] = 5
EVERYWHERE: Final[i64] = 0x1FFFFFFFFFFF  # the board of all places


def observe(state: PotionExplosionState, seat: i64, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    """Write what changed since the observation that `written` remembers from place `kept` on."""
    _put_dispenser(state, out, at, written, kept)
    at += DISPENSER_WORDS
    kept += DISPENSER_KEPT
    _put_tiles(state, out, at, written, kept)
    at += TILE_WORDS
    kept += TILES_KEPT
    _put_turn(state, out, at, written, kept)
    at += TURN_WORDS
    kept += TURN_KEPT
    seats = state.players
    other = seat
    i: i64
    for i in range(seats):
        _put_desk(state, other, out, at, written, kept)
        at += DESK_WORDS
        kept += DESK_KEPT
        other = other + 1 if other + 1 < seats else ZERO


def _put_dispenser(state: PotionExplosionState, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    there, low, high = state.there, state.low, state.high
    changed = there ^ written[kept] | low ^ written[kept + 1] | high ^ written[kept + 2]
    if changed != 0:
        _put_marbles(there, low, high, EVERYWHERE if written[kept] == FORGOTTEN else changed, out, at)
        written[kept] = there
        written[kept + 1] = low
        written[kept + 2] = high
    if written[kept + 3] != state.melting:
        written[kept + 3] = state.melting
        put_bits(out, at + 4 * BOARD, state.melting, BOARD)


def _put_marbles(there: i64, low: i64, high: i64, changed: i64, out: vec[i64], at: i64) -> None:
    """The marbles of each colour, in those eights of places that changed."""
    while changed != 0:
        if changed & 255 != 0:
            out[at] = spread(there & ~(low | high))
            out[at + BOARD] = spread(there & low & ~high)
            out[at + 2 * BOARD] = spread(there & high & ~low)
            out[at + 3 * BOARD] = spread(there & low & high)
        changed >>= 8
        there >>= 8
        low >>= 8
        high >>= 8
        at += 1


def _put_tiles(state: PotionExplosionState, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    if written[kept] != state.tops:
        written[kept] = state.tops
        stack: i64
        for stack in range(STACKS):
            put_one(out, at + TILES * stack, state.top(stack), TILES)
    if written[kept + 1] != state.pile:
        written[kept + 1] = state.pile
        put_bits(out, at + TILES * STACKS, state.pile, TILES)
    if written[kept + 2] != state.pile_twice:
        written[kept + 2] = state.pile_twice
        put_bits(out, at + TILES * STACKS + TILES, state.pile_twice, TILES)


def _put_turn(state: PotionExplosionState, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    over = state.ended != PLAYING
    prompt = NOTHING if over else state.prompt
    if written[kept] != prompt:
        move_one(out, at, written[kept], prompt, 2)
        written[kept] = prompt
    kinds = state.left_out | state.lying << 8 | state.effect + 1 << 40
    if written[kept + 1] != kinds:
        written[kept + 1] = kinds
        put_one(out, at + 2, state.effect, 1)
        put_bits(out, at + 3, state.left_out, 1)
        put_counts(out, at + 4, state.lying, 1)
    put_counts(out, at + 5, state.lids, 1)
    out[at + 5] |= state.help_left << 40 | state.skill_left << 48 | state.goal << 56
    out[at + 6] = state.unseen | state.hand << 32
    three = state.three if state.prompt == ASK_PRISMATIC else ZERO
    last = flag(state.last_round != 0)
    out[at + 7] = three | state.put << 32 | state.picked << 40 | state.helped << 48 | last << 56
    out[at + 8] = state.stacks | byte(state.turn) << 40 | state.unlimited << 48 | flag(over) << 56
    out[at + 9] = shl(1, 8 * state.deal) if prompt == ASK_DEAL and state.deal >= 0 else ZERO


def _put_desk(state: PotionExplosionState, seat: i64, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    desk = state.desks[seat]
    if written[kept] != desk.once or written[kept + 1] != desk.twice:
        written[kept] = desk.once
        written[kept + 1] = desk.twice
        put_bits(out, at + 2 * TILES, desk.once, TILES)
        put_bits(out, at + 3 * TILES, desk.twice, TILES)
    brewing = desk.skill | desk.tile_1 + 1 << 16 | desk.tile_2 + 1 << 24
    if written[kept + 2] != brewing:
        written[kept + 2] = brewing
        put_one(out, at, desk.tile_1, TILES)
        put_one(out, at + TILES, desk.tile_2, TILES)
        put_bits(out, at + 20, desk.skill, 2)
    if written[kept + 3] != desk.undrunk or written[kept + 4] != desk.drunk:
        written[kept + 3] = desk.undrunk
        written[kept + 4] = desk.drunk
        put_counts(out, at + 18, desk.undrunk, 1)
        put_counts(out, at + 19, desk.drunk, 1)
    out[at + 16] = desk.empty_1 | desk.empty_2 << 32
    out[at + 17] = desk.marbles_1 | desk.marbles_2 << 32
    decides, start = flag(state.seat() == seat), flag(state.start == seat)
    out[at + 22] = desk.pool | byte(desk.help) << 32 | byte(desk.points) << 40 | decides << 48 | start << 56
    out[at + 23] = desk.aside
