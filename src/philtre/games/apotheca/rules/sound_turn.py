"""Conditions on the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.games.apotheca.rules.board import FULL, count, shl
from philtre.games.apotheca.rules.state import (
    ASK_ACTION,
    ASK_DECREE,
    ASK_EXTRA,
    ASK_OUTSIDE,
    ASK_PLACE,
    ASK_TRIGGER,
    FILLED,
    NO_COLOUR,
    PLAYING,
    QUIET,
    STUCK,
    USED_DECREE,
    USED_HIRE,
    USED_RESTOCK,
    USED_REVEAL,
    ApothecaState,
    count_cards,
    total,
)
from philtre.games.apotheca.rules.turn import (
    ALL_OUT_BONUS,
    QUIET_TURNS,
    TURN_ACTIONS,
)

SOLO_DOWN: Final[i64] = 6  # of them facedown at the beginning
FACE_UP_AT_FIRST: Final[i64] = 4


# What can have come about in so many turns


def _reveals(s: ApothecaState) -> i64:
    """How many potions may have been turned over."""
    if s.rules.solo:
        return SOLO_DOWN + 16 - count(s.outside) - count(s.down)
    revealing = s.ended == PLAYING and s.used & USED_REVEAL == 0
    return s.turn - 1 if revealing else s.turn


def face_up_potions_were_revealed(s: ApothecaState) -> bool:
    """Four lie face-up at first, and each turn turns over one; in solo two."""
    most = _reveals(s)
    if s.rules.solo:
        return 0 <= most <= TURN_ACTIONS * s.turn
    shown = count(s.occupied() & ~s.down) + total(s.kept_potions)
    card: i64
    for card in range(15):
        shown += s.offer_size >> 4 * card & 15
    if s.match != 0:
        shown += s.match_size
    return shown <= FACE_UP_AT_FIRST + most


def gems_were_gained(s: ApothecaState) -> bool:
    """One for a potion turned over, two at most for a match; each apothecary hired has cost two or three."""
    reveals = _reveals(s)
    gained = reveals + 2 * ((FACE_UP_AT_FIRST + reveals) // (2 if s.rules.solo else 3))
    found: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        found += s.gems(seat, 0) + s.gems(seat, 1) + s.gems(seat, 2)
        hired = count_cards(s.active_of(seat) | s.satisfied_of(seat)) - 1
        if not s.rules.master:
            found += s.rules.hire_price * hired
    return found <= gained


def points_were_scored(s: ApothecaState) -> bool:
    """Solo: each apothecary satisfied scored one to fourteen points, and five more if nothing is left outside."""
    if not s.rules.solo:
        return s.score == 0
    satisfied = count_cards(s.satisfied_of(0))
    bonus: i64 = ALL_OUT_BONUS if s.ended == FILLED and s.outside == 0 else 0
    return satisfied <= s.score - bonus <= 14 * satisfied


# The turn


def turns_go_round(s: ApothecaState) -> bool:
    """Clockwise from the start player; the master has every other turn."""
    seats, player = s.rules.seats, s.start
    apprentice = s.start
    if s.rules.master:
        begun = s.turn // 2
        if begun != 0:
            apprentice = (s.start + 1 + (begun - 1) % (seats - 1)) % seats
        if s.turn % 2 == 0:
            player = apprentice
    else:
        player = (s.start + s.turn - 1) % seats
    if s.ended != PLAYING:
        player = s.start
    return s.player == player and s.apprentice == apprentice


def extra_action_is_the_third_players(s: ApothecaState) -> bool:
    third = (s.start + 2) % s.rules.seats
    return s.token == -1 or (s.rules.extra_token and s.token == third)


def extra_action_is_there_until_it_is_taken(s: ApothecaState) -> bool:
    third_had_a_turn = s.turn >= 3
    return not s.rules.extra_token or s.token != -1 or third_had_a_turn


def decree_is_the_masters(s: ApothecaState) -> bool:
    undecided = s.ended == PLAYING and s.prompt == ASK_DECREE
    return (s.decree == NO_COLOUR) == (undecided or not s.rules.master)


def first_question_is_the_decree(s: ApothecaState) -> bool:
    return s.ended != PLAYING or s.prompt != ASK_DECREE or (s.rules.master and s.turn == 1 and s.used == 0)


def actions_are_the_players(s: ApothecaState) -> bool:
    """What was done this turn is what this player may do."""
    master = s.is_master(s.player)
    powers = s.used >> 4
    if s.used & USED_RESTOCK != 0 and not s.rules.restocks:
        return False
    if (s.used & USED_HIRE != 0 and master) or (s.used & USED_DECREE != 0 and not master):
        return False
    if master:
        station: i64
        for station in range(3):
            if s.station(station) >= 0:
                powers &= ~shl(1, s.station(station))
        return powers == 0
    return powers & ~(s.active_of(s.player) | s.satisfied_of(s.player)) == 0


def actions_done_and_left_make_a_turn(s: ApothecaState) -> bool:
    if s.ended != PLAYING:
        return s.used == 0 and s.left == 0
    done = count_cards(s.used & FULL) + count_cards(s.used >> 16)
    whole = s.rules.first_turn_actions if s.turn == 1 else TURN_ACTIONS
    if s.prompt == ASK_EXTRA:
        return done == whole and s.left == 0
    under_way: i64 = 0 if s.prompt in (ASK_ACTION, ASK_DECREE, ASK_OUTSIDE) or s.used == 0 else 1
    if s.rules.repeats:
        over: i64 = whole - s.left + under_way
        return done <= over and (done > 0) == (over > 0) and (s.left > 0 or s.prompt == ASK_OUTSIDE)
    if s.left < 1:
        return False
    may_be_extra = s.rules.extra_token and s.token == -1 and s.player == (s.start + 2) % 3
    if may_be_extra and s.left == 1 and done - under_way == TURN_ACTIONS:
        return True
    return done - under_way + s.left == whole


def quiet_turns_are_quiet(s: ApothecaState) -> bool:
    """Counted since something else happened than potions moving."""
    if s.rules.solo:
        return s.quiet == 0
    if s.ended == QUIET:
        return s.quiet == QUIET_TURNS and s.quiet <= s.turn
    if s.quiet >= s.turn or (s.ended != PLAYING and s.quiet != 0 and s.ended != STUCK):
        return False
    if s.quiet == QUIET_TURNS:  # a match that waits is scored before the end
        return s.ended == PLAYING and s.prompt == ASK_TRIGGER and s.used == 0
    loud = s.used & (USED_REVEAL | USED_HIRE | USED_DECREE) != 0
    if s.used & USED_RESTOCK != 0 and s.prompt != ASK_PLACE:
        loud = True
    return s.quiet == 0 or not (loud or s.match != 0)
