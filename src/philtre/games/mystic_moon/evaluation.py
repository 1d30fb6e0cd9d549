"""A guess of who is ahead, for the greedy bot and for search that cuts its playouts short.

Counted in hundredths of a star: what a witch has, and what her best brew would bring.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.contract import ZERO
from philtre.games.mystic_moon.best_fill import STAR, best_value, effect_worth
from philtre.games.mystic_moon.state import (
    BREW,
    CRYSTALS,
    GARDEN,
    GOLD,
    ROUNDS,
    MysticMoonState,
)
from philtre.games.mystic_moon.tables import MOST_PLACEMENTS
from philtre.games.mystic_moon.tokens import BASICS, WILD, count, total

# Ingredients, while a brew is still to come.
KEEP: Final[i64] = 45
RARE_BONUS: Final[i64] = 30
WILD_BONUS: Final[i64] = 50
LAST_KEEP: Final[i64] = 1  # ingredients break ties at the end
# What a brew that can be made now counts for: surely, or perhaps next time.
NOW: Final[i64] = 95
LATER: Final[i64] = 60
# A recipe's share of its worth for each brew still to come, the best recipe first.
SHARES: Final = (30, 16, 10)
USE_OF_INGREDIENT: Final[i64] = 70
USUAL_SIZE: Final[i64] = 3
GOLD_WORTH: Final[i64] = 170
MOST_GOLD: Final[i64] = 250  # for having most of it
CRYSTAL_WORTH: Final[i64] = 250
LIFT_WORTH: Final[i64] = 700
LIFT_HASTE: Final[i64] = 350  # more for each brew that is gone
EVEN: Final = 1200.0  # a lead of so much is worth half of all that can be won


def promise(state: MysticMoonState, seat: i64) -> float:
    """From 0 to 1: how far the seat is ahead of its best rival."""
    if state.round == 0:
        return 0.5
    mine, theirs = strength(state, seat), 0.0
    rival: i64
    for rival in range(state.players):
        if rival != seat:
            theirs = max(theirs, strength(state, rival))
    lead = mine - theirs
    return 0.5 + 0.5 * lead / (EVEN + abs(lead))


def strength(state: MysticMoonState, seat: i64) -> float:
    """What a seat has and may hope for."""
    brews = brews_left(state, seat)
    worth = STAR * state.stars(seat) + _ingredients(state, seat, brews) + _hope(state, seat, brews)
    worth += _recipes(state, seat, brews) + _alchemy(state, seat, brews)
    if seat == state.player:
        worth += _waiting(state)
    if state.is_cursed(seat):
        return float(worth) * (0.3 + 0.1 * float(brews))
    return float(worth)


def brews_left(state: MysticMoonState, seat: i64) -> i64:
    """How often the seat can still brew."""
    rounds = ROUNDS - state.round
    if seat == state.player:
        return rounds + (1 if GARDEN <= state.step <= BREW else 0)
    played = (seat - state.start + state.players) % state.players
    now = (state.player - state.start + state.players) % state.players
    return rounds + (1 if played > now else 0)


def keep_worth(brews: i64) -> i64:
    """What an ingredient is worth that is not used up in this brew."""
    return KEEP if brews > 1 else LAST_KEEP


def lift_worth(state: MysticMoonState, seat: i64) -> i64:
    """What lifting the curse is worth; 0 for the blessed."""
    if not state.is_cursed(seat):
        return 0
    return LIFT_WORTH + LIFT_HASTE * (ROUNDS - brews_left(state, seat))


def _ingredients(state: MysticMoonState, seat: i64, brews: i64) -> i64:
    satchel = state.satchel(seat)
    if brews == 0:
        return LAST_KEEP * total(satchel)
    rare = count(satchel, BASICS) + count(satchel, BASICS + 1)
    return KEEP * total(satchel) + RARE_BONUS * rare + WILD_BONUS * count(satchel, WILD)


def _hope(state: MysticMoonState, seat: i64, brews: i64) -> i64:
    """The best brew, if one is still to come."""
    if brews == 0:
        return 0
    now = seat == state.player and GARDEN <= state.step <= BREW
    value = best_value(state, seat, keep_worth(brews), lift_worth(state, seat))
    return value * (NOW if now else LATER) // 100


def _recipes(state: MysticMoonState, seat: i64, brews: i64) -> i64:
    """What the book promises beyond the ingredients at hand."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    position: i64
    for position in range(state.recipes(seat)):
        potion = state.recipe_card(seat, position)
        size = state.content.size[potion]
        gain = max(0, STAR * state.content.reward[potion] + effect_worth(state, potion) - USE_OF_INGREDIENT * size)
        gain = gain * USUAL_SIZE // size  # big recipes come together seldom
        if gain > first:
            first, second, third = gain, first, second
        elif gain > second:
            second, third = gain, second
        else:
            third = gain
    return brews * (SHARES[0] * first + SHARES[1] * second + SHARES[2] * third) // 100


def _alchemy(state: MysticMoonState, seat: i64, brews: i64) -> i64:
    if state.alchemy == 0:
        return 0
    gold = state.things[GOLD + seat]
    most = True
    rival: i64
    for rival in range(state.players):
        if state.things[GOLD + rival] > gold:
            most = False
    worth = min(gold, 4) * GOLD_WORTH + (MOST_GOLD if most and gold > 0 else ZERO)
    return worth + (CRYSTAL_WORTH * state.things[CRYSTALS + seat] if brews > 0 else ZERO)


def _waiting(state: MysticMoonState) -> i64:
    """Effects and charms of the turn that were not used yet."""
    worth: i64 = 0
    i: i64
    for i in range(state.brewed):
        if state.waiting >> i & 1 != 0:
            potion = state.recipe_at(state.brewed_at(i) // MOST_PLACEMENTS)
            worth += effect_worth(state, potion)
    return worth * 9 // 10
