"""An estimate of who is ahead, for bots.

In hundredths of a star: what a witch has, and the value of her best brew.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import ZERO
from philtre.games.mystic_moon.rules.best_fill import STAR, best_value, effect_worth, named_value
from philtre.games.mystic_moon.rules.ending import GOLD_STARS
from philtre.games.mystic_moon.rules.state import BREW, CRYSTALS, GARDEN, GOLD, ROUNDS, MysticMoonState
from philtre.games.mystic_moon.rules.tables import CHARM_EFFECT, HAVING_BREWED, MOST_PLACEMENTS, NUMBER_COUNT, NUMBERS
from philtre.games.mystic_moon.rules.tokens import BASICS, WILD, count, total

# Ingredients, while a brew is still to come.
KEEP: Final[i64] = 45
RARE_BONUS: Final[i64] = 30
WILD_BONUS: Final[i64] = 50
LATE_KEEP: Final[i64] = 20  # before the last turn
LAST_KEEP: Final[i64] = 1  # in it: ingredients break ties at the end
# The weight of a brew that is possible now: if it is certain, and if it may be made next time.
NOW: Final[i64] = 95
LATER: Final[i64] = 60
# The part of a recipe's value to expect from a later brew, the best recipe first.
SHARES: Final = (38, 20, 12)
USE_OF_INGREDIENT: Final[i64] = 70
USUAL_SIZE: Final[i64] = 3
GOLD_WORTH: Final[i64] = 40  # beside what it scores
FIRST_SURE: Final[i64] = 50  # of a hundred: how sure the score of gold is before the first round
CRYSTAL_WORTH: Final[i64] = 250
LIFT_WORTH: Final[i64] = 700
LIFT_HASTE: Final[i64] = 350  # more for each brew that is gone
# What one of a talent's numbers is about worth in a turn.
WORTH: Final = {"reach": 150, "glyph": 25, "frogs": 10, "price": -30, "limit": 5, "reward": 100, "ward": 10}
NUMBER_WORTH: Final[vec[i64]] = vec[i64]([WORTH.get(number, 0) for number in NUMBERS])
TURNS_WITH_BREWS: Final[i64] = 90  # of a hundred
EVEN: Final = 1200.0  # the lead that is worth half of the way to a sure win

BEST: Final[vec[i64]] = vec[i64]([0] * 4)  # per seat: the best brew when its strength was computed


def promise(state: MysticMoonState, seat: i64) -> float:
    """From 0 to 1: how far the seat is ahead of its best rival."""
    mine, theirs = strength(state, seat), 0.0
    rival: i64
    for rival in range(state.players):
        if rival != seat:
            theirs = max(theirs, strength(state, rival))
    lead = mine - theirs
    return 0.5 + 0.5 * lead / (EVEN + abs(lead))


def strength(state: MysticMoonState, seat: i64) -> float:
    """What a seat has and can expect.

    A turn by itself should neither raise nor lower it, otherwise search would end its turns too early or too late. So
    an expected gain is removed as soon as the real one is counted.
    """
    BEST[seat] = 0
    if state.round == 0:
        return float(ROUNDS * _talent(state, seat))  # huts are being chosen, and all else is equal
    brews = brews_left(state, seat)
    best = ZERO if brews == 0 else best_value(state, seat, keep_worth(brews), lift_worth(state, seat))
    BEST[seat] = best
    worth = STAR * state.stars(seat) + _ingredients(state, seat, brews) + _brews(state, seat, brews, best)
    worth += _talent(state, seat) * turns_left(state, seat) + _alchemy(state, seat, brews, best)
    if seat == state.player:
        worth += _waiting(state, best)
    if state.is_cursed(seat):
        return float(worth) * _chance_of_the_cursed(state, brews)
    return float(worth)


def turns_left(state: MysticMoonState, seat: i64) -> i64:
    """How many turns the seat has not begun."""
    if seat == state.player and state.step > GARDEN:
        return ROUNDS - state.round
    return ROUNDS - state.round + (1 if _place(state, seat) >= _place(state, state.player) else 0)


def _place(state: MysticMoonState, seat: i64) -> i64:
    """In turn order, from 0."""
    return (seat - state.start + state.players) % state.players


def brews_left(state: MysticMoonState, seat: i64) -> i64:
    """How often the seat can still brew."""
    rounds = ROUNDS - state.round
    if seat == state.player:
        return rounds + (1 if GARDEN <= state.step <= BREW else 0)
    return rounds + (1 if _place(state, seat) > _place(state, state.player) else 0)


def keep_worth(brews: i64) -> i64:
    """What an ingredient is worth that is not used up in this brew."""
    return KEEP if brews > 1 else LAST_KEEP


def lift_worth(state: MysticMoonState, seat: i64) -> i64:
    """What lifting the curse is worth; 0 for the blessed."""
    if not state.is_cursed(seat):
        return 0
    return LIFT_WORTH + LIFT_HASTE * (ROUNDS - brews_left(state, seat))


def _talent(state: MysticMoonState, seat: i64) -> i64:
    """What the hut is worth in a turn; nothing while none is chosen."""
    content, hut = state.content, state.home(seat)
    if hut < 0:
        return 0
    worth = effect_worth(state, CHARM_EFFECT + hut)
    if content.moment[hut] == HAVING_BREWED:
        worth = worth * TURNS_WITH_BREWS // 100
    which: i64
    for which in range(NUMBER_COUNT):
        worth += NUMBER_WORTH[which] * content.numbers[NUMBER_COUNT * hut + which]
    return worth


def _chance_of_the_cursed(state: MysticMoonState, brews: i64) -> float:
    """The chance to lift the curse in time. It is constant during a round, until she has brewed for the last time."""
    return 0.05 if brews == 0 else 0.4 + 0.1 * float(ROUNDS - state.round)


def _ingredients(state: MysticMoonState, seat: i64, brews: i64) -> i64:
    satchel = state.satchel(seat)
    if brews == 0 or (brews == 1 and seat == state.player and state.step > GARDEN):
        return LAST_KEEP * total(satchel)  # their use in the last brew is counted there
    if brews == 1:
        return LATE_KEEP * total(satchel)
    rare = count(satchel, BASICS) + count(satchel, BASICS + 1)
    return KEEP * total(satchel) + RARE_BONUS * rare + WILD_BONUS * count(satchel, WILD)


def _brews(state: MysticMoonState, seat: i64, brews: i64, best: i64) -> i64:
    """The value of the best brew that is possible now, and of later brews."""
    if seat == state.player and GARDEN < state.step <= BREW:
        return best * NOW // 100 + (brews - 1) * _usual_brew(state, seat)
    return best * LATER // 100 + brews * _usual_brew(state, seat)


def _usual_brew(state: MysticMoonState, seat: i64) -> i64:
    """The value to expect of a later brew, from the book."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    position: i64
    for position in range(state.recipes(seat)):
        potion = state.recipe_card(seat, position)
        size = state.content.size[potion]
        gain = max(0, STAR * state.content.reward[potion] + effect_worth(state, potion) - USE_OF_INGREDIENT * size)
        gain = gain * USUAL_SIZE // size  # large recipes are seldom complete
        if gain > first:
            first, second, third = gain, first, second
        elif gain > second:
            second, third = gain, second
        else:
            third = gain
    return (SHARES[0] * first + SHARES[1] * second + SHARES[2] * third) // 100


def _alchemy(state: MysticMoonState, seat: i64, brews: i64, best: i64) -> i64:
    """The value of gold, as if it were scored now but less the earlier it is, and of crystals outside the best brew."""
    if state.alchemy == 0:
        return 0
    gold = state.things[GOLD + seat]
    crystals = CRYSTAL_WORTH * state.things[CRYSTALS + seat] if brews > 0 and best == 0 else ZERO
    if gold == 0:
        return crystals
    richer: i64 = 0
    rival: i64
    for rival in range(state.players):
        if state.things[GOLD + rival] > gold:
            richer += 1
    sure = FIRST_SURE + (100 - FIRST_SURE) * state.round // ROUNDS
    return crystals + GOLD_WORTH * gold + GOLD_STARS[richer] * STAR * sure // 100


def _waiting(state: MysticMoonState, best: i64) -> i64:
    """Potions that are named but not brewed yet; effects that were not used yet."""
    if state.step == BREW:
        return named_value(state, best)
    worth: i64 = 0
    i: i64
    for i in range(state.brewed):
        if state.waiting >> i & 1 != 0:
            worth += effect_worth(state, state.recipe_at(state.brewed_at(i) // MOST_PLACEMENTS))
    return worth * 9 // 10
