"""Conditions on tokens and cards."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.games.mystic_moon.rules.setup import ROW
from philtre.games.mystic_moon.rules.state import (
    BREWED_SIGN,
    CHOOSING,
    CRYSTALS,
    EFFECTS_STEP,
    GOLD,
    PLACE,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tables import (
    FORMULAS,
    POTIONS,
    SIGNS,
)
from philtre.games.mystic_moon.rules.tokens import (
    COLUMNS,
    CRYSTAL,
    EACH_CELL,
    INGREDIENTS,
    KINDS,
    MUSHROOM,
    PLACE_LIMIT,
    PLACES,
    WARES,
    bits,
    cells_with,
    count,
    heap_of,
    occupied,
    ones,
    shl,
    total,
)

# Tokens


def tokens_are_all_there(s: MysticMoonState) -> bool:
    kind: i64
    for kind in range(KINDS):
        found = count(s.bag, kind)
        box = count(s.content.bag, kind)
        if kind < WARES:
            found += count(s.shop, kind)
            box += count(s.content.shop, kind)
        place: i64
        for place in range(PLACES):
            found += count(s.things[PLACE + place], kind)
        seat: i64
        for seat in range(s.players):
            if kind < INGREDIENTS:
                found += count(s.satchel(seat), kind) + count(heap_of(s.cauldron(seat)), kind)
        if found != box:
            return False
    return True


def mushrooms_are_all_there(s: MysticMoonState) -> bool:
    return s.mushrooms + _in_cauldrons(s, MUSHROOM) == s.content.mushrooms


def _in_cauldrons(s: MysticMoonState, thing: i64) -> i64:
    found: i64 = 0
    seat: i64
    for seat in range(s.players):
        found += ones(cells_with(s.cauldron(seat), thing) & EACH_CELL)
    return found


def gold_crystals_and_sludge_are_all_there(s: MysticMoonState) -> bool:
    gold, crystals, sludge = s.gold, s.crystals + _in_cauldrons(s, CRYSTAL), s.sludges + s.sludging
    seat: i64
    for seat in range(s.players):
        gold += s.things[GOLD + seat]
        crystals += s.things[CRYSTALS + seat]
    place: i64
    for place in range(PLACES):
        sludge += count(s.sludge, place)
    if s.alchemy == 0:
        return gold + crystals + sludge == 0
    return gold == s.content.gold and crystals == s.content.crystals and sludge == s.content.sludge


def places_hold_three(s: MysticMoonState) -> bool:
    place: i64
    for place in range(PLACES):  # noqa: SIM110 - likewise
        if total(s.things[PLACE + place]) > PLACE_LIMIT:
            return False
    return True


def shop_holds_its_limit(s: MysticMoonState) -> bool:
    kind: i64
    for kind in range(WARES):  # noqa: SIM110 - likewise
        if count(s.shop, kind) > s.content.shop_limit:
            return False
    return True


def cauldrons_fill_from_the_bottom(s: MysticMoonState) -> bool:
    """Only from the cauldron of a brew things are taken out, and leave holes."""
    seat: i64
    for seat in range(s.players):
        if seat == s.player and EFFECTS_STEP <= s.step <= BREWED_SIGN:
            continue
        lying = occupied(s.cauldron(seat))
        column: i64
        for column in range(COLUMNS):
            cells = lying >> 12 * column & 0x111
            if cells not in (0, 1, 0x11, 0x111):
                return False
    return True


def cauldrons_hold_one_mushroom(s: MysticMoonState) -> bool:
    seat: i64
    for seat in range(s.players):  # noqa: SIM110 - likewise
        if ones(cells_with(s.cauldron(seat), MUSHROOM) & EACH_CELL) > 1:
            return False
    return True


# Cards


def potions_are_in_one_place(s: MysticMoonState) -> bool:
    there, cards = s.deck, bits(s.deck)
    for card in s.under():
        there |= shl(1, card)
        cards += 1
    slot: i64
    for slot in range(ROW):
        if s.row_card(slot) >= 0:
            there |= shl(1, s.row_card(slot))
            cards += 1
    seat: i64
    position: i64
    for seat in range(s.players):
        for position in range(s.recipes(seat)):
            there |= shl(1, s.recipe_card(seat, position))
            cards += 1
    if s.learning != 0:
        there |= shl(1, s.learning - 1)
        cards += 1
    return cards == POTIONS and there == shl(1, POTIONS) - 1


def row_is_filled(s: MysticMoonState) -> bool:
    """A slot is empty before the first round, while a fourth recipe is learned, or where the deck is used up."""
    if s.step == CHOOSING:
        return s.row == 0
    slot: i64
    for slot in range(ROW):
        if s.row_card(slot) < 0 and s.deck | s.under_count != 0 and not (s.learning != 0 and s.slot == slot):
            return False
    return True


def formulas_are_in_one_place(s: MysticMoonState) -> bool:
    there, cards = s.formulas, bits(s.formulas)
    i: i64
    for i in range(s.under_formulas_count):
        there |= shl(1, s.under_formulas >> 4 * i & 15)
        cards += 1
    if s.formula >= 0:
        there |= shl(1, s.formula)
        cards += 1
    seat: i64
    for seat in range(s.players):
        if s.own_formula(seat) >= 0:
            there |= shl(1, s.own_formula(seat))
            cards += 1
    if s.performing != 0 and there & shl(1, s.performing - 1) == 0:
        there |= shl(1, s.performing - 1)
        cards += 1
    if s.alchemy == 0:
        return cards == 0
    return cards == FORMULAS and there == shl(1, FORMULAS) - 1


def a_formula_is_on_top(s: MysticMoonState) -> bool:
    return s.formula >= 0 or s.step == CHOOSING or s.formulas | s.under_formulas_count == 0


def a_sign_rises_each_round(s: MysticMoonState) -> bool:
    if s.zodiac == 0:
        return s.rising < 0 and s.top < 0 and s.sky == 0 and s.cursed == 0
    if s.step == CHOOSING:
        return s.rising < 0 and s.top < 0 and bits(s.sky) == SIGNS and s.cursed == shl(1, s.players) - 1
    if s.rising < 0 or s.top < 0 or s.rising == s.top or bits(s.sky) != SIGNS - 1 - s.round:
        return False
    return s.sky & (shl(1, s.rising) | shl(1, s.top)) == 0


def everybody_has_a_hut(s: MysticMoonState) -> bool:
    """Chosen in turn order, each by one."""
    taken: i64 = 0
    chosen: i64 = 0
    order: i64
    for order in range(s.players):
        home = s.home((s.start + order) % s.players)
        if home >= 0:
            if chosen != order or taken & shl(1, home) != 0:
                return False
            taken |= shl(1, home)
            chosen += 1
    if s.step != CHOOSING:
        return chosen == s.players
    return s.decider == (s.start + chosen) % s.players and chosen < s.players
