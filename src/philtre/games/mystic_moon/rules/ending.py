"""The end (pages 7 and 11): gold, curses, ties, and Stone, Parchment, Shears."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import NOBODY, ZERO, Chance, Story
from philtre.games.mystic_moon.rules import telling
from philtre.games.mystic_moon.rules.actions import SHOW
from philtre.games.mystic_moon.rules.state import (
    ALL_CURSED,
    ASK_SIGN,
    BY_SATCHEL,
    BY_SHEARS,
    BY_STARS,
    CONTEST,
    GOLD,
    HIDDEN,
    NO_SIGN,
    OVER,
    SHARED,
    STARS,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tokens import bits, member, shl, total

GOLD_STARS: Final[vec[i64]] = vec[i64]([7, 4, 2, 0])  # by how many have more gold
SIGN_COUNT: Final[i64] = 3
MOST_DRAWN: Final[i64] = 9
BLESSED_WORTH: Final[i64] = 0x10000000000  # in a standing: before star power, which comes before ingredients
STAR_WORTH: Final[i64] = 0x400


def finish(state: MysticMoonState, story: Story) -> None:
    """After the fifth round. Either the game is over or the tied seats must contest it."""
    if state.alchemy != 0:
        _count_gold(state, story)
    _fell_cursed(state, story)
    if state.cursed == shl(1, state.players) - 1:
        _end(state, 0, ALL_CURSED, story)
        return
    best = best_standing(state)
    if bits(best) == 1:
        _end(state, best, BY_SATCHEL if equal_stars(state, best) else BY_STARS, story)
        return
    state.contest = best
    state.step = CONTEST


def _count_gold(state: MysticMoonState, story: Story) -> None:
    seat: i64
    other: i64
    for seat in range(state.players):
        gold = state.things[GOLD + seat]
        if gold > 0:
            more: i64 = 0
            for other in range(state.players):
                if state.things[GOLD + other] > gold:
                    more += 1
            state.things[STARS + seat] += GOLD_STARS[more]
            telling.counted_gold(story, seat, stars=GOLD_STARS[more])


def _fell_cursed(state: MysticMoonState, story: Story) -> None:
    seat: i64
    for seat in range(state.players):
        if state.is_cursed(seat):
            state.things[STARS + seat] = 0
            telling.stayed_cursed(story, seat)


def standing(state: MysticMoonState, seat: i64) -> i64:
    """Blessed before cursed, then star power, then ingredients, as one number."""
    blessed = ZERO if state.is_cursed(seat) else BLESSED_WORTH
    return blessed + STAR_WORTH * state.stars(seat) + total(state.satchel(seat))


def best_standing(state: MysticMoonState) -> i64:
    """The set of seats with the best standing."""
    best: i64 = 0
    most: i64 = -1
    seat: i64
    for seat in range(state.players):
        mine = standing(state, seat)
        if mine > most:
            best, most = 0, mine
        if mine == most:
            best |= shl(1, seat)
    return best


def equal_stars(state: MysticMoonState, best: i64) -> bool:
    """Whether somebody else who is not cursed has the winner's star power."""
    winner = member(best, 0)
    seat: i64
    for seat in range(state.players):
        if seat != winner and not state.is_cursed(seat) and state.stars(seat) == state.stars(winner):
            return True
    return False


def _end(state: MysticMoonState, winners: i64, ending: i64, story: Story) -> None:
    state.winners = winners
    state.ended = ending
    state.step = OVER
    state.prompt = 0
    state.decider = state.player
    telling.game_over(story, NOBODY, ending=ending)


# The contest


def next_in_contest(state: MysticMoonState) -> i64:
    """The next seat to choose a sign, in turn order from the start seat; NOBODY once all have."""
    i: i64
    for i in range(state.players):
        seat = (state.start + i) % state.players
        if state.contest >> seat & 1 != 0 and state.sign_of(seat) == NO_SIGN:
            return seat
    return NOBODY


def go_on_contesting(state: MysticMoonState, chance: Chance, story: Story) -> bool:
    """Ask the next seat for its sign, or show them all. True: it asks."""
    seat = next_in_contest(state)
    if seat != NOBODY:
        state.decider = seat
        state.prompt = ASK_SIGN
        return True
    _show_signs(state, chance, story)
    return False


def fill_signs(out: vec[i64]) -> i64:
    i: i64
    for i in range(SIGN_COUNT):
        out[i] = SHOW + i
    return SIGN_COUNT


def choose_sign(state: MysticMoonState, sign: i64, story: Story) -> None:
    state.signs |= shl(sign, 3 * state.decider)
    telling.chose_sign(story, state.decider)


def _show_signs(state: MysticMoonState, chance: Chance, story: Story) -> None:
    shown: i64 = 0
    seat: i64
    for seat in range(state.players):
        if state.contest >> seat & 1 != 0:
            if state.sign_of(seat) == HIDDEN:
                state.settle_sign(seat, chance)
            shown |= shl(1, state.sign_of(seat))
            telling.showed_sign(story, seat, hand=state.sign_of(seat))
    if bits(shown) == 2:
        _beat(state, _losing_sign(shown), story)
    else:
        state.drawn += 1
        telling.drew_contest(story, NOBODY, drawn=state.drawn)
    state.signs = 0
    if bits(state.contest) == 1:
        _end(state, state.contest, BY_SHEARS, story)
    elif state.drawn == MOST_DRAWN:
        _end(state, state.contest, SHARED, story)


def _losing_sign(shown: i64) -> i64:
    """Of two signs: parchment beats stone, shears beat parchment, stone beats shears."""
    low, high = member(shown, 0), member(shown, 1)
    return low if high == low + 1 else high


def _beat(state: MysticMoonState, loser: i64, story: Story) -> None:
    seat: i64
    for seat in range(state.players):
        if state.sign_of(seat) == loser:
            state.contest &= ~shl(1, seat)
            telling.beaten(story, seat)


def rank(state: MysticMoonState, seat: int) -> int:
    """1 for winners; behind them one more than the number of seats that stand better."""
    if state.winners >> seat & 1:
        return 1
    if state.winners == 0:
        return 2
    better = 0
    for other in range(state.players):
        if state.winners >> other & 1 or standing(state, other) > standing(state, seat):
            better += 1
    return 1 + better
