"""Observations of Mystic Moon: what a seat sees, as numbers. Seats count from the viewer, in the order of turns."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOTHING, ZERO
from philtre.core.observing import Feature, byte, flag, put_bits, put_counts, put_one, word
from philtre.games.mystic_moon.rules.state import (
    BOOK_LIMIT,
    CAULDRON,
    CRYSTALS,
    GOLD,
    PLACE,
    PLAYING,
    PROMPTS,
    SATCHEL,
    STEPS,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tokens import CELLS, INGREDIENTS, PLACES, bits, shl

VERSION: Final = 1
ABOUT: Final = (
    "Kinds are the eight ingredients, wild, frog; ingredients, huts, potions, signs and formulas come in the order of "
    "`content.toml`, with a content pack in the pack's. Places of the garden go clockwise from the light arrow; cells "
    "of a cauldron go column by column from the left, each from the bottom up."
)
POTION_WORDS: Final[i64] = 4  # 27 potions

TABLE: Final = (
    Feature("prompt", 32, 1, f"what is asked, one of: {', '.join(PROMPTS)}; none when the game is over"),
    Feature("step", 32, 1, f"where the turn stands, one of: {', '.join(STEPS)}"),
    Feature("bag", 16, 15, "tokens of each kind in the bag, ten and six 0"),
    Feature("shop", 8, 15, "tokens of each kind in the shop"),
    Feature("garden", 192, 3, "for each of the twelve places the tokens of each kind, ten and six 0"),
    Feature("sludge", 16, 15, "sludge on each place, twelve and four 0"),
    Feature("hat", 16, 1, "the hat's place, twelve and four 0"),
    Feature("row_1", 32, 1, "the potion in the first slot of the row, 27 and five 0; likewise the next three"),
    Feature("row_2", 32, 1, ""),
    Feature("row_3", 32, 1, ""),
    Feature("row_4", 32, 1, ""),
    Feature("deck", 32, 1, "potions in the deck whose order nobody knows"),
    Feature("under", 32, 1, "potions put under the deck"),
    Feature("next", 32, 1, "the one of them that comes next, once the deck is used up"),
    Feature("rising", 16, 1, "the Rising Sign, twelve and four 0; likewise the next two"),
    Feature("top", 16, 1, "the sky's top card"),
    Feature("sky", 16, 1, "the other signs in the sky"),
    Feature("formula", 16, 1, "the formula on top of the deck, nine and seven 0"),
    Feature("formulas", 16, 1, "the formulas under it, of whatever order"),
    Feature("learning", 32, 1, "the potion being learned while one must be forgotten"),
    Feature("performing", 16, 1, "the formula being performed, nine and seven 0"),
    Feature("exchanging", 16, 1, "the kind asked for in an exchange, nine and seven 0"),
    Feature("used", 16, 1, "cells of the cauldron used by the brew so far, nine and seven 0"),
    Feature("round", 1, 5, "the round, 0 while huts are chosen"),
    Feature("mushrooms", 1, 255, "mushrooms in the pile"),
    Feature("gold", 1, 255, "gold in the pile"),
    Feature("crystals", 1, 255, "crystals in the pile"),
    Feature("sludges", 1, 255, "sludge in the pile"),
    Feature("column", 1, 3, "the leftmost column still open for adding"),
    Feature("added", 1, 9, "tokens added this turn"),
    Feature("brewed", 1, 9, "potions of this brew"),
    Feature("waiting", 1, 9, "effects that wait"),
    Feature("left", 1, 255, "how often the effect's verb is still to be done"),
    Feature("thefts", 1, 255, "thefts that frogs still bring"),
    Feature("sludging", 1, 255, "sludge still to be placed"),
    Feature("drawn", 1, 9, "contests drawn"),
    Feature("zodiac", 1, 1, "whether the Zodiac is played"),
    Feature("alchemy", 1, 1, "whether alchemy is played"),
    Feature("over", 1, 1, "whether the game is over"),
)
SEAT: Final = (
    Feature("cauldron", 144, 1, "for each of nine cells what it holds: nine kinds, mushroom, crystal; then five 0"),
    Feature("satchel", 16, 15, "ingredients of each kind in the satchel, nine and seven 0"),
    Feature("book", 32, 1, "the recipes learned, 27 and five 0"),
    Feature("hut", 8, 1, "the hut, six and two 0"),
    Feature("own_formula", 16, 1, "the formula card kept, nine and seven 0"),
    Feature("stars", 1, 255, "star power, at most 255"),
    Feature("own_gold", 1, 255, "gold"),
    Feature("own_crystals", 1, 255, "crystals"),
    Feature("cursed", 1, 1, "whether she is cursed"),
    Feature("decides", 1, 1, "whether she must decide"),
    Feature("in_turn", 1, 1, "whether it is her turn"),
    Feature("start", 1, 1, "whether she began"),
    Feature("contest", 1, 5, "her sign in a contest: 1 none, 2 stone, 3 parchment, 4 shears, 5 hidden; 0 if not in it"),
)  # fmt: skip


def observe(state: MysticMoonState, seat: i64, out: vec[i64], at: i64) -> None:
    at = _put_table(state, out, at)
    at = _put_cards(state, out, at)
    at = _put_turn(state, out, at)
    seats = state.players
    other = seat
    i: i64
    for i in range(seats):
        at = _put_seat(state, seat, other, out, at)
        other = other + 1 if other + 1 < seats else ZERO


def _put_table(state: MysticMoonState, out: vec[i64], at: i64) -> i64:
    at = put_one(out, at, state.prompt if state.ended == PLAYING else NOTHING, 4)
    at = put_one(out, at, state.step, 4)
    at = put_counts(out, at, state.bag, 2)
    at = put_counts(out, at, state.shop, 1)
    place: i64
    for place in range(PLACES):
        at = put_counts(out, at, state.things[PLACE + place], 2)
    at = put_counts(out, at, state.sludge, 2)
    return put_one(out, at, state.hat, 2)


def _put_cards(state: MysticMoonState, out: vec[i64], at: i64) -> i64:
    slot: i64
    for slot in range(4):
        at = put_one(out, at, state.row_card(slot), POTION_WORDS)
    at = put_bits(out, at, state.deck, POTION_WORDS)
    at = put_bits(out, at, _under(state), POTION_WORDS)
    at = put_one(out, at, state.under_1 & 31 if state.under_count > 0 else NOTHING, POTION_WORDS)
    at = put_one(out, at, state.rising, 2)
    at = put_one(out, at, state.top, 2)
    at = put_bits(out, at, state.sky, 2)
    at = put_one(out, at, state.formula, 2)
    at = put_bits(out, at, state.formulas | _under_formulas(state), 2)
    at = put_one(out, at, state.learning - 1, POTION_WORDS)
    return put_one(out, at, state.performing - 1, 2)


def _under(state: MysticMoonState) -> i64:
    """The potions under the deck, as a set."""
    found: i64 = 0
    i: i64
    for i in range(state.under_count):
        word_of = state.under_1 if i < 12 else state.under_2 if i < 24 else state.under_3
        found |= shl(1, word_of >> 5 * (i % 12) & 31)
    return found


def _under_formulas(state: MysticMoonState) -> i64:
    found: i64 = 0
    i: i64
    for i in range(state.under_formulas_count):
        found |= shl(1, state.under_formulas >> 4 * i & 15)
    return found


def _put_turn(state: MysticMoonState, out: vec[i64], at: i64) -> i64:
    kind = (state.exchanging - 1) % INGREDIENTS if state.exchanging != 0 else NOTHING
    at = put_one(out, at, kind, 2)
    at = put_bits(out, at, _lowest(state.used), 2)
    out[at] = word(
        state.round, byte(state.mushrooms), byte(state.gold), byte(state.crystals), byte(state.sludges), state.column,
        state.added, state.brewed,
    )  # fmt: skip
    out[at + 1] = word(
        bits(state.waiting), byte(state.left), byte(state.thefts), byte(state.sludging), state.drawn,
        state.zodiac, state.alchemy, flag(state.ended != PLAYING),
    )  # fmt: skip
    return at + 2


def _lowest(cells: i64) -> i64:
    """A bit for each cell of which all four are set."""
    found: i64 = 0
    cell: i64
    for cell in range(CELLS):
        found |= (cells >> 4 * cell & 1) << cell
    return found


def _put_seat(state: MysticMoonState, seat: i64, other: i64, out: vec[i64], at: i64) -> i64:
    cauldron = state.things[CAULDRON + other]
    cell: i64
    for cell in range(CELLS):
        at = put_one(out, at, (cauldron >> 4 * cell & 15) - 1, 2)
    at = put_counts(out, at, state.things[SATCHEL + other], 2)
    at = put_bits(out, at, _book(state, other), POTION_WORDS)
    at = put_one(out, at, state.home(other), 1)
    at = put_one(out, at, state.own_formula(other), 2)
    in_turn = state.round > 0 and state.ended == PLAYING and state.player == other
    out[at] = word(
        byte(state.stars(other)), byte(state.things[GOLD + other]), byte(state.things[CRYSTALS + other]),
        flag(state.is_cursed(other)), flag(state.seat() == other), flag(in_turn), flag(state.start == other),
        _sign(state, seat, other),
    )  # fmt: skip
    return at + 1


def _book(state: MysticMoonState, seat: i64) -> i64:
    found: i64 = 0
    position: i64
    for position in range(BOOK_LIMIT):
        card = state.recipe_card(seat, position)
        if card >= 0:
            found |= shl(1, card)
    return found


def _sign(state: MysticMoonState, seat: i64, other: i64) -> i64:
    """What the seat knows of a sign in the contest."""
    if state.contest >> other & 1 == 0:
        return 0
    sign = state.sign_of(other)
    if sign != 0 and other != seat and state.ended == PLAYING:
        return 5
    return sign + 1
