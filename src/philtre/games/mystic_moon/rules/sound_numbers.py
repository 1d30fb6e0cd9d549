"""Conditions that the numbers of a state are within their bounds; all other conditions rely on these."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.games.mystic_moon.rules.brewing import placement_cells
from philtre.games.mystic_moon.rules.ending import MOST_DRAWN
from philtre.games.mystic_moon.rules.setup import ROW
from philtre.games.mystic_moon.rules.state import (
    ALL_CURSED,
    BOOK,
    BOOK_LIMIT,
    CARDS_PER_WORD,
    CAULDRON,
    CRYSTALS,
    FORMULA,
    GOLD,
    HIDDEN,
    HOME,
    NO_EFFECT,
    OVER,
    PLACE,
    PROMPTS,
    ROUNDS,
    SATCHEL,
    STARS,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tables import (
    EFFECTS,
    END,
    FORMULAS,
    HUTS,
    MOST_PLACEMENTS,
    POTIONS,
    SIGNS,
)
from philtre.games.mystic_moon.rules.tokens import (
    CELLS,
    COLUMNS,
    CRYSTAL,
    FULL,
    INGREDIENTS,
    KINDS,
    PLACES,
    WARES,
    shl,
)

MOST_STARS: Final[i64] = 1_000_000
MOST_BREWED: Final[i64] = 4
MOST_TIMES: Final[i64] = 99
SEATS: Final[i64] = 4


# Bounds of numbers; all other conditions rely on these


def seats_are_at_the_table(s: MysticMoonState) -> bool:
    if not (2 <= s.players <= SEATS and 0 <= s.start < s.players):
        return False
    if not (0 <= s.player < s.players and 0 <= s.decider < s.players):
        return False
    return (s.cursed | s.contest | s.winners) & ~(shl(1, s.players) - 1) == 0


def steps_and_questions_are_known(s: MysticMoonState) -> bool:
    if (s.zodiac | s.alchemy | s.may_empty) & ~1 != 0 or not 0 <= s.round <= ROUNDS:
        return False
    return 0 <= s.prompt < len(PROMPTS) and 0 <= s.step <= OVER and 0 <= s.ended <= ALL_CURSED and -1 <= s.hat < PLACES


def heaps_are_of_tokens(s: MysticMoonState) -> bool:
    if not (_heap(s.bag, KINDS) and _heap(s.shop, WARES) and _heap(s.sludge, PLACES)):
        return False
    place: i64
    for place in range(PLACES):  # noqa: SIM110 - a generator has no i64 variable
        if not _heap(s.things[PLACE + place], KINDS):
            return False
    return True


def _heap(heap: i64, kinds: i64) -> bool:
    return 0 <= heap < shl(1, 4 * kinds)


def cards_are_of_the_set(s: MysticMoonState) -> bool:
    if not (0 <= s.row < shl(1, 5 * ROW) and 0 <= s.deck < shl(1, POTIONS) and 0 <= s.sky < shl(1, SIGNS)):
        return False
    if not (-1 <= s.rising < SIGNS and -1 <= s.top < SIGNS and -1 <= s.formula < FORMULAS):
        return False
    if not (0 <= s.formulas < shl(1, FORMULAS) and 0 <= s.learning <= POTIONS and 0 <= s.performing <= FORMULAS):
        return False
    slot: i64
    for slot in range(ROW):
        if s.row_card(slot) >= POTIONS:
            return False
    return 0 <= s.slot < ROW


def cards_lie_under_the_decks(s: MysticMoonState) -> bool:
    if not (0 <= s.under_count <= POTIONS and 0 <= s.under_formulas_count <= FORMULAS):
        return False
    if s.under_formulas < 0 or s.under_formulas >> 4 * s.under_formulas_count != 0:
        return False
    word: i64
    for word in range(3):
        cards = s.under_1 if word == 0 else s.under_2 if word == 1 else s.under_3
        left = min(CARDS_PER_WORD, max(0, s.under_count - CARDS_PER_WORD * word))
        if cards < 0 or cards >> 5 * left != 0:
            return False
    return True


def seats_hold_things_in_bounds(s: MysticMoonState) -> bool:
    seat: i64
    for seat in range(SEATS):
        if seat < s.players:
            if not _things_in_bounds(s, seat):
                return False
        else:
            kind: i64
            for kind in range(8):
                if s.things[4 * kind + seat] != 0:
                    return False
    return True


def _things_in_bounds(s: MysticMoonState, seat: i64) -> bool:
    things = s.things
    if not (_heap(things[SATCHEL + seat], INGREDIENTS) and 0 <= things[CAULDRON + seat] <= FULL):
        return False
    if not (0 <= things[STARS + seat] < MOST_STARS and 0 <= things[HOME + seat] <= HUTS):
        return False
    if not (0 <= things[GOLD + seat] <= MOST_TIMES and 0 <= things[CRYSTALS + seat] <= MOST_TIMES):
        return False
    cell: i64
    for cell in range(CELLS):
        if things[CAULDRON + seat] >> 4 * cell & 15 > CRYSTAL:
            return False
    return 0 <= things[FORMULA + seat] <= FORMULAS and _is_book(things[BOOK + seat])


def _is_book(book: i64) -> bool:
    """Up to three recipes, one after the other."""
    if book < 0 or book >> 15 != 0:
        return False
    while book != 0:
        if not 1 <= book & 31 <= POTIONS:
            return False
        book >>= 5
    return True


def piles_are_counted(s: MysticMoonState) -> bool:
    if not (0 <= s.mushrooms <= 15 and 0 <= s.gold <= MOST_TIMES and 0 <= s.crystals <= MOST_TIMES):
        return False
    if not (0 <= s.sludges <= 15 and 0 <= s.sludging <= 15 and 0 <= s.thefts <= MOST_TIMES):
        return False
    return 0 <= s.column < COLUMNS and 0 <= s.added <= CELLS and 0 <= s.drawn <= MOST_DRAWN


def signs_are_three_bits_each(s: MysticMoonState) -> bool:
    if not 0 <= s.signs < shl(1, 3 * s.players):
        return False
    seat: i64
    for seat in range(s.players):  # noqa: SIM110 - likewise
        if s.sign_of(seat) > HIDDEN:
            return False
    return True


def brew_is_of_known_recipes(s: MysticMoonState) -> bool:
    if not (0 <= s.brewed <= MOST_BREWED and s.brew >= 0 and s.brew >> 8 * s.brewed == 0):
        return False
    if s.waiting < 0 or s.waiting >> s.brewed != 0 or not -1 <= s.source < s.brewed:
        return False
    used: i64 = 0
    i: i64
    for i in range(s.brewed):
        at = s.brewed_at(i)
        if not 0 <= at < MOST_PLACEMENTS * (BOOK_LIMIT + 1) or (i > 0 and at <= s.brewed_at(i - 1)):
            return False
        position = at // MOST_PLACEMENTS
        if (s.top < 0) if position == BOOK_LIMIT else (position >= s.recipes(s.player)):
            return False
        cells = placement_cells(s, at)
        if cells == 0 or cells & used != 0:
            return False
        used |= cells
    return s.used == used


def effect_is_in_its_row(s: MysticMoonState) -> bool:
    if not (NO_EFFECT <= s.effect < EFFECTS and 0 <= s.verb <= 4 and 0 <= s.left <= MOST_TIMES):
        return False
    if not 0 <= s.exchanging <= INGREDIENTS * s.players:
        return False
    if s.effect == NO_EFFECT:
        return s.verb == 0 and s.left == 0 and s.source == -1
    verb: i64
    for verb in range(s.verb + 1):  # noqa: SIM110 - likewise
        if s.content.verb[s.content.first_verb[s.effect] + verb] == END:
            return False
    return True
