"""Secrets of Alchemy (page 11): formulas, gold, crystals and sludge."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOBODY, Chance, Story
from philtre.games.mystic_moon.rules import telling
from philtre.games.mystic_moon.rules.actions import KEEP, PERFORM, SPILL
from philtre.games.mystic_moon.rules.state import (
    ASK_KEEP,
    ASK_SLUDGE,
    CRYSTALS,
    FORMULA,
    GOLD,
    SATCHEL,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tokens import PLACES, WARES, count, shl


def fill_formulas(state: MysticMoonState, out: vec[i64], n: i64) -> i64:
    satchel = state.satchel(state.player)
    if state.formula >= 0 and _holds(satchel, state.content.given[state.formula]):
        out[n] = PERFORM
        n += 1
    own = state.own_formula(state.player)
    if own >= 0 and _holds(satchel, state.content.given[own]):
        out[n] = PERFORM + 1
        n += 1
    return n


def _holds(satchel: i64, given: i64) -> bool:
    """Wilds stand for nothing here."""
    kind: i64
    for kind in range(WARES):  # noqa: SIM110 - a generator has no i64 variable
        if count(satchel, kind) < count(given, kind):
            return False
    return True


def perform(state: MysticMoonState, own: bool, story: Story) -> None:
    """Give the ingredients, take the products while the piles last; sludge and the card come next."""
    player, content = state.player, state.content
    card = state.own_formula(player) if own else state.formula
    gold = min(content.gold_of[card], state.gold)
    crystals = min(content.crystals_of[card], state.crystals)
    sludge = min(content.sludge_of[card], state.sludges)
    state.things[SATCHEL + player] -= content.given[card]
    state.bag += content.given[card]
    state.gold -= gold
    state.things[GOLD + player] += gold
    state.crystals -= crystals
    state.things[CRYSTALS + player] += crystals
    state.sludges -= sludge
    state.sludging = sludge
    state.performing = card + 1
    telling.performed(story, player, formula=card, gold=gold, crystals=crystals)


def go_on_performing(state: MysticMoonState, chance: Chance, story: Story) -> bool:
    """Sludge, then the card, then which of two to keep. True: it asks."""
    card, own = state.performing - 1, state.own_formula(state.player)
    if state.sludging > 0:
        state.prompt = ASK_SLUDGE
        return True
    if card == own:
        state.performing = 0
        return False
    if card == state.formula:
        telling.took_formula(story, state.player, formula=card)
        state.formula = state.draw_formula(chance)
        telling.top_formula(story, NOBODY, formula=state.formula)
    if own < 0:
        state.things[FORMULA + state.player] = card + 1
        state.performing = 0
        return False
    state.prompt = ASK_KEEP
    return True


def fill_spills(out: vec[i64]) -> i64:
    place: i64
    for place in range(PLACES):
        out[place] = SPILL + place
    return PLACES


def spill(state: MysticMoonState, place: i64, story: Story) -> None:
    state.sludge += shl(1, 4 * place)
    state.sludging -= 1
    telling.spilled(story, state.player, place=place)


def fill_keeps(out: vec[i64]) -> i64:
    out[0] = KEEP
    out[1] = KEEP + 1
    return 2


def keep(state: MysticMoonState, new: bool, story: Story) -> None:
    """Of two formula cards one goes under the deck."""
    old, fresh = state.own_formula(state.player), state.performing - 1
    state.performing = 0
    back = old if new else fresh
    if new:
        state.things[FORMULA + state.player] = fresh + 1
    state.under_formulas |= back << 4 * state.under_formulas_count
    state.under_formulas_count += 1
    telling.returned_formula(story, state.player, formula=back)
