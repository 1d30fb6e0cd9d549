"""Conditions on the contest and the end."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.core.chance import Refused
from philtre.core.contract import SILENT
from philtre.core.errors import NoLuck
from philtre.games.mystic_moon.rules.ending import GOLD_STARS, MOST_DRAWN, best_standing, equal_stars
from philtre.games.mystic_moon.rules.state import (
    ALL_CURSED,
    BY_SATCHEL,
    BY_SHEARS,
    BY_STARS,
    CONTEST,
    GOLD,
    NO_EFFECT,
    NO_SIGN,
    OVER,
    PLAYING,
    SHARED,
    MysticMoonState,
)
from philtre.games.mystic_moon.rules.tokens import (
    bits,
    shl,
)
from philtre.games.mystic_moon.rules.turn import proceed

# The end


def contest_is_among_the_best(s: MysticMoonState) -> bool:
    """The tied contest it; three or four may become fewer. Signs are chosen in turn order."""
    contested = s.step == CONTEST or s.ended in (BY_SHEARS, SHARED)
    if not contested:
        return s.contest == 0 and s.signs == 0 and s.drawn == 0
    best, left = best_standing(s), bits(s.contest)
    if s.contest & ~best != 0 or bits(best) < 2 or (bits(best) == 2 and s.step == CONTEST and s.contest != best):
        return False
    if s.step != CONTEST:
        enough = left == 1 and s.drawn < MOST_DRAWN if s.ended == BY_SHEARS else left >= 2 and s.drawn == MOST_DRAWN
        return enough and s.signs == 0
    return left >= 2 and s.drawn < MOST_DRAWN and _signs_are_in_order(s)


def _signs_are_in_order(s: MysticMoonState) -> bool:
    waits = False
    order: i64
    for order in range(s.players):
        seat = (s.start + order) % s.players
        if s.contest >> seat & 1 == 0:
            if s.sign_of(seat) != NO_SIGN:
                return False
        elif s.sign_of(seat) == NO_SIGN:
            waits = True
        elif waits:
            return False
    return waits


def endings_are_those_of_the_table(s: MysticMoonState) -> bool:
    if s.ended == PLAYING:
        return s.winners == 0
    all_cursed = s.cursed == shl(1, s.players) - 1
    if all_cursed or s.ended == ALL_CURSED:
        return all_cursed and s.ended == ALL_CURSED and s.winners == 0
    best = best_standing(s)
    if s.ended in (BY_STARS, BY_SATCHEL):
        by_satchel = bits(best) == 1 and equal_stars(s, best)
        return bits(best) == 1 and s.winners == best and by_satchel == (s.ended == BY_SATCHEL)
    return s.winners == s.contest


def stars_were_counted_in_the_end(s: MysticMoonState) -> bool:
    """The cursed have none, and gold has brought its own."""
    if s.step not in (CONTEST, OVER):
        return True
    seat: i64
    for seat in range(s.players):
        least: i64 = _for_gold(s, seat)
        if s.is_cursed(seat):
            if s.stars(seat) != 0:
                return False
        elif s.stars(seat) < least:
            return False
    return s.step == OVER or s.cursed != shl(1, s.players) - 1


def _for_gold(s: MysticMoonState, seat: i64) -> i64:
    gold = s.things[GOLD + seat]
    if gold == 0:
        return 0
    more: i64 = 0
    other: i64
    for other in range(s.players):
        if s.things[GOLD + other] > gold:
            more += 1
    return GOLD_STARS[more]


def nothing_goes_on_when_it_is_over(s: MysticMoonState) -> bool:
    return s.ended == PLAYING or (s.prompt == 0 and s.effect == NO_EFFECT and s.thefts == 0 and s.decider == s.player)


def question_is_the_one_asked_here(s: MysticMoonState) -> bool:
    """Going on from here asks just this, without luck and without a change."""
    if s.ended != PLAYING:
        return True
    asked = s.clone()
    assert isinstance(asked, MysticMoonState)
    try:
        proceed(asked, Refused(), SILENT)
    except NoLuck:
        return False
    return asked.fields() == s.fields()
