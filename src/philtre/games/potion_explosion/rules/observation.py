"""Observations of Potion Explosion: what a seat sees, as numbers. Seats count from the viewer, in the order of turns.

All seats know the same.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOTHING, ZERO
from philtre.core.observing import Feature, byte, flag, put_bits, put_counts, put_one, word
from philtre.games.potion_explosion.content import KINDS
from philtre.games.potion_explosion.rules.dispenser import of_colour
from philtre.games.potion_explosion.rules.setup import STACKS
from philtre.games.potion_explosion.rules.state import (
    ASK_DEAL,
    ASK_PRISMATIC,
    PLAYING,
    PROMPTS,
    Desk,
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


def observe(state: PotionExplosionState, seat: i64, out: vec[i64], at: i64) -> None:
    at = _put_dispenser(state, out, at)
    at = _put_tiles(state, out, at)
    at = _put_turn(state, out, at)
    seats = state.players
    other = seat
    i: i64
    for i in range(seats):
        at = _put_desk(state, other, state.desks[other], out, at)
        other = other + 1 if other + 1 < seats else ZERO


def _put_dispenser(state: PotionExplosionState, out: vec[i64], at: i64) -> i64:
    colour: i64
    for colour in range(4):
        at = put_bits(out, at, of_colour(state, colour), BOARD)
    return put_bits(out, at, state.melting, BOARD)


def _put_tiles(state: PotionExplosionState, out: vec[i64], at: i64) -> i64:
    stack: i64
    for stack in range(STACKS):
        at = put_one(out, at, state.top(stack), TILES)
    at = put_bits(out, at, state.pile, TILES)
    return put_bits(out, at, state.pile_twice, TILES)


def _put_turn(state: PotionExplosionState, out: vec[i64], at: i64) -> i64:
    over = state.ended != PLAYING
    at = put_one(out, at, NOTHING if over else state.prompt, 2)
    at = put_one(out, at, state.effect, 1)
    at = put_bits(out, at, state.left_out, 1)
    at = put_counts(out, at, state.lying, 1)
    at = put_counts(out, at, state.lids, 1)
    out[at - 1] |= state.help_left << 40 | state.skill_left << 48 | state.goal << 56
    out[at] = state.unseen | state.hand << 32
    three = state.three if state.prompt == ASK_PRISMATIC else ZERO
    out[at + 1] = three | state.put << 32 | state.picked << 40 | state.helped << 48 | flag(state.last_round != 0) << 56
    out[at + 2] = state.stacks | byte(state.turn) << 40 | state.unlimited << 48 | flag(over) << 56
    deal = state.deal if state.prompt == ASK_DEAL and not over else NOTHING
    out[at + 3] = word(flag(deal == 0), flag(deal == 1), flag(deal == 2), flag(deal == 3))
    return at + 4


def _put_desk(state: PotionExplosionState, seat: i64, desk: Desk, out: vec[i64], at: i64) -> i64:
    at = put_one(out, at, desk.tile_1, TILES)
    at = put_one(out, at, desk.tile_2, TILES)
    at = put_bits(out, at, desk.once, TILES)
    at = put_bits(out, at, desk.twice, TILES)
    out[at] = desk.empty_1 | desk.empty_2 << 32
    out[at + 1] = desk.marbles_1 | desk.marbles_2 << 32
    at = put_counts(out, at + 2, desk.undrunk, 1)
    at = put_counts(out, at, desk.drunk, 1)
    at = put_bits(out, at, desk.skill, 2)
    decides, start = flag(state.seat() == seat), flag(state.start == seat)
    out[at] = desk.pool | byte(desk.help) << 32 | byte(desk.points) << 40 | decides << 48 | start << 56
    out[at + 1] = desk.aside
    return at + 2
