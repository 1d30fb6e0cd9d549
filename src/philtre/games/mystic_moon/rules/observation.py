"""Observations of Mystic Moon: what a seat sees, as numbers. Seats count from the viewer, in the order of turns."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOBODY, NOTHING, ZERO
from philtre.core.observing import Feature, byte, flag, move_one, put_bits, put_counts, put_one, word
from philtre.games.mystic_moon.rules.state import (
    BOOK,
    BOOK_LIMIT,
    CAULDRON,
    CRYSTALS,
    FORMULA,
    GOLD,
    HOME,
    PLACE,
    PLAYING,
    PROMPTS,
    SATCHEL,
    STARS,
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


# Words of each part of an observation, and of what is remembered of it.
TOKEN_WORDS: Final[i64] = 39
CARD_WORDS: Final[i64] = 44
TURN_WORDS: Final[i64] = 6
SEAT_WORDS: Final[i64] = 28
TOKENS_KEPT: Final[i64] = 17
CARDS_KEPT: Final[i64] = 6
TURN_KEPT: Final[i64] = 1
SEAT_KEPT: Final[i64] = 3

# The two words of a cell, by the thing in it.
FIRST_OF_CELL: Final[vec[i64]] = vec[i64]([256 ** (thing - 1) if 0 < thing <= 8 else 0 for thing in range(16)])
SECOND_OF_CELL: Final[vec[i64]] = vec[i64]([256 ** (thing - 9) if 8 < thing <= 11 else 0 for thing in range(16)])


def observe(state: MysticMoonState, seat: i64, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    """Write what changed since the observation that `written` remembers from place `kept` on."""
    _put_tokens(state, out, at, written, kept)
    _put_cards(state, out, at + TOKEN_WORDS, written, kept + TOKENS_KEPT)
    at += TOKEN_WORDS + CARD_WORDS
    kept += TOKENS_KEPT + CARDS_KEPT
    _put_turn(state, out, at, written, kept)
    _put_seats(state, seat, out, at + TURN_WORDS, written, kept + TURN_KEPT)


def _put_tokens(state: MysticMoonState, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    """The question, and the tokens that belong to nobody."""
    prompt = state.prompt if state.ended == PLAYING else NOTHING
    move_one(out, at, written[kept], prompt, 4)
    move_one(out, at + 4, written[kept + 1], state.step, 4)
    written[kept] = prompt
    written[kept + 1] = state.step
    if written[kept + 2] != state.bag:
        written[kept + 2] = state.bag
        put_counts(out, at + 8, state.bag, 2)
    if written[kept + 3] != state.shop:
        written[kept + 3] = state.shop
        put_counts(out, at + 10, state.shop, 1)
    hat_and_sludge = state.sludge | state.hat + 1 << 48
    if written[kept + 4] != hat_and_sludge:
        written[kept + 4] = hat_and_sludge
        put_counts(out, at + 35, state.sludge, 2)
        put_one(out, at + 37, state.hat, 2)
    _put_garden(state.things, out, at + 11, written, kept + 5)


def _put_garden(things: vec[i64], out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    changed: i64 = 0
    place: i64
    for place in range(PLACES):
        changed |= things[PLACE + place] ^ written[kept + place]
    if changed != 0:
        for place in range(PLACES):
            heap = things[PLACE + place]
            written[kept + place] = heap
            put_counts(out, at + 2 * place, heap, 2)


def _put_cards(state: MysticMoonState, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    row = state.row | state.under_3 << 20 | state.under_count << 35
    if (
        written[kept] != row
        or written[kept + 1] != state.deck
        or written[kept + 2] != state.under_1
        or written[kept + 3] != state.under_2
    ):
        written[kept] = row
        written[kept + 1] = state.deck
        written[kept + 2] = state.under_1
        written[kept + 3] = state.under_2
        _put_potions(state, out, at)
    piles = state.sky | state.formulas << 12 | state.rising + 1 << 21 | state.top + 1 << 25 | state.formula + 1 << 29
    piles |= state.learning << 33 | state.performing << 38 | state.under_formulas_count << 42
    if written[kept + 4] != piles or written[kept + 5] != state.under_formulas:
        written[kept + 4] = piles
        written[kept + 5] = state.under_formulas
        _put_piles(state, out, at + 28)


def _put_potions(state: MysticMoonState, out: vec[i64], at: i64) -> None:
    slot: i64
    for slot in range(4):
        at = put_one(out, at, state.row_card(slot), POTION_WORDS)
    at = put_bits(out, at, state.deck, POTION_WORDS)
    at = put_bits(out, at, _under(state), POTION_WORDS)
    put_one(out, at, state.under_1 & 31 if state.under_count > 0 else NOTHING, POTION_WORDS)


def _put_piles(state: MysticMoonState, out: vec[i64], at: i64) -> None:
    at = put_one(out, at, state.rising, 2)
    at = put_one(out, at, state.top, 2)
    at = put_bits(out, at, state.sky, 2)
    at = put_one(out, at, state.formula, 2)
    at = put_bits(out, at, state.formulas | _under_formulas(state), 2)
    at = put_one(out, at, state.learning - 1, POTION_WORDS)
    put_one(out, at, state.performing - 1, 2)


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


def _put_turn(state: MysticMoonState, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    rare = state.used | state.exchanging << 36
    if written[kept] != rare:
        written[kept] = rare
        put_one(out, at, (state.exchanging - 1) % INGREDIENTS if state.exchanging != 0 else NOTHING, 2)
        put_bits(out, at + 2, _lowest(state.used), 2)
    out[at + 4] = word(
        state.round, byte(state.mushrooms), byte(state.gold), byte(state.crystals), byte(state.sludges), state.column,
        state.added, state.brewed,
    )  # fmt: skip
    out[at + 5] = word(
        bits(state.waiting), byte(state.left), byte(state.thefts), byte(state.sludging), state.drawn,
        state.zodiac, state.alchemy, flag(state.ended != PLAYING),
    )  # fmt: skip


def _lowest(cells: i64) -> i64:
    """A bit for each cell of which all four are set."""
    found: i64 = 0
    cell: i64
    for cell in range(CELLS):
        found |= (cells >> 4 * cell & 1) << cell
    return found


def _put_seats(state: MysticMoonState, seat: i64, out: vec[i64], at: i64, written: vec[i64], kept: i64) -> None:
    things, seats, decider = state.things, state.players, state.seat()
    player = state.player if state.round > 0 and state.ended == PLAYING else NOBODY
    other = seat
    i: i64
    for i in range(seats):
        cauldron, satchel = things[CAULDRON + other], things[SATCHEL + other]
        if written[kept] != cauldron:
            written[kept] = cauldron
            _put_cells(cauldron, out, at)
        if written[kept + 1] != satchel:
            written[kept + 1] = satchel
            put_counts(out, at + 18, satchel, 2)
        cards = things[BOOK + other] | things[HOME + other] << 20 | things[FORMULA + other] << 24
        if written[kept + 2] != cards:
            written[kept + 2] = cards
            _put_own_cards(state, other, out, at + 20)
        out[at + 27] = word(
            byte(things[STARS + other]), byte(things[GOLD + other]), byte(things[CRYSTALS + other]),
            state.cursed >> other & 1, flag(decider == other), flag(player == other), flag(state.start == other),
            _sign(state, seat, other) if state.contest != 0 else ZERO,
        )  # fmt: skip
        at += SEAT_WORDS
        kept += SEAT_KEPT
        other = other + 1 if other + 1 < seats else ZERO


def _put_cells(cauldron: i64, out: vec[i64], at: i64) -> None:
    """What lies in each cell, from tables, because nobody can predict what changed."""
    first, second = FIRST_OF_CELL, SECOND_OF_CELL
    cell: i64
    for cell in range(CELLS):
        thing = cauldron >> 4 * cell & 15
        out[at + 2 * cell] = first[thing]
        out[at + 2 * cell + 1] = second[thing]


def _put_own_cards(state: MysticMoonState, seat: i64, out: vec[i64], at: i64) -> None:
    put_bits(out, at, _book(state, seat), POTION_WORDS)
    put_one(out, at + 4, state.home(seat), 1)
    put_one(out, at + 5, state.own_formula(seat), 2)


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
