"""Conditions on the market and the cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.contract import ZERO
from philtre.games.apotheca.rules.board import BIT, count, shl
from philtre.games.apotheca.rules.setup import ALL_CARDS
from philtre.games.apotheca.rules.state import (
    NO_ARROW,
    NO_POTION,
    OPENING,
    PLAYING,
    ApothecaState,
    count_cards,
    total,
)
from philtre.games.apotheca.rules.turn import (
    FACEDOWN_LIMIT,
    TURN_ACTIONS,
)

OF_COLOUR: Final[i64] = 15  # potions
SOLO_POTIONS: Final[i64] = 26  # that come into the market in the end
SOLO_DOWN: Final[i64] = 6  # of them facedown at the beginning
FIRST_GAME: Final[i64] = 5


# The market


def spaces_hold_one_potion(s: ApothecaState) -> bool:
    return s.red & s.blue | s.red & s.yellow | s.blue & s.yellow == 0


def marks_lie_on_potions(s: ApothecaState) -> bool:
    return (s.mark_1 | s.mark_2 | s.mark_4 | s.mark_8) & ~s.occupied() == 0


def arrows_point_to_seats(s: ApothecaState) -> bool:
    space: i64
    for space in range(16):
        if s.down & BIT[space] != 0:
            mark = s.mark_at(BIT[space])
            if mark == NO_ARROW and s.rules.solo:
                continue
            if mark == OPENING and s.rules.master:
                continue
            if mark >= s.rules.seats:
                return False
    return True


def stacks_are_made_of_matches(s: ApothecaState) -> bool:
    space: i64
    for space in range(16):
        if s.occupied() & ~s.down & BIT[space] != 0:
            height = s.mark_at(BIT[space])
            if height != 0 and (height < 3 or not s.rules.solo):
                return False
    return True


def potions_are_fifteen_of_each_colour(s: ApothecaState) -> bool:
    colour: i64
    for colour in range(3):  # noqa: SIM110 - a generator has no i64 variable
        if _potions(s, colour) != OF_COLOUR:
            return False
    return True


def _potions(s: ApothecaState, colour: i64) -> i64:
    """All of a colour that are known to be somewhere."""
    shift = 8 * colour
    found = (s.unseen >> shift & 255) + (s.opening >> shift & 255) + (s.kept_potions >> shift & 255)
    found += potions_on(s, s.colour_board(colour))
    card: i64
    for card in range(15):
        if s.offer_colour >> 2 * card & 3 == colour:
            found += s.offer_size >> 4 * card & 15
    if s.match != 0 and s.match_colour == colour and not s.rules.solo:
        found += s.match_size  # in solo a match never leaves the market
    return found + 1 if s.hand == colour else found


def potions_on(s: ApothecaState, board: i64) -> i64:
    """Potions on some spaces, those in stacks too."""
    found: i64 = 0
    space: i64
    for space in range(16):
        if board & BIT[space] != 0:
            height = s.mark_at(BIT[space])
            found += height if s.down & BIT[space] == 0 and height != 0 else 1
    return found


def hidden_potions_are_among_the_unseen(s: ApothecaState) -> bool:
    return s.supply() >= (count(s.outside) if s.rules.solo else ZERO)


def opening_potions_are_those_not_known(s: ApothecaState) -> bool:
    """Of the master's first six potions two are of each colour, and two lay facedown."""
    marked = s.down & s.mark_4 & s.mark_1
    if total(s.opening) != count(marked & ~s.known()) or count(marked) > 2:
        return False
    colour: i64
    for colour in range(3):  # noqa: SIM110 - likewise
        if (s.opening >> 8 * colour & 255) + count(marked & s.colour_board(colour)) > 2:
            return False
    return True


def aged_potions_fade(s: ApothecaState) -> bool:
    """Those that were drawn before others went back to the supply: facedown, not of the opening, never in solo."""
    aged = s.mark_8 & s.down
    if (s.fade != 0) != (aged != 0) or s.fade < 0 or s.fade >> 48 != 0:
        return False
    return aged == 0 or (not s.rules.solo and aged & s.mark_4 == 0)


def three_at_most_lie_facedown(s: ApothecaState) -> bool:
    drawn: i64 = 0 if s.hand == NO_POTION else 1
    return s.rules.solo or count(s.down) + drawn <= FACEDOWN_LIMIT


def nobody_knows_what_nobody_looked_at(s: ApothecaState) -> bool:
    return s.down & s.mark_4 & ~s.mark_1 & s.known() == 0


def nothing_is_hidden_when_it_is_over(s: ApothecaState) -> bool:
    return s.ended == PLAYING or s.down & ~s.known() & ~(s.mark_4 & ~s.mark_1) == 0


def outside_is_for_solo(s: ApothecaState) -> bool:
    return s.rules.solo or s.outside == 0


def solo_potions_all_come_in(s: ApothecaState) -> bool:
    """Ten lie there at first, one comes in from outside after each turn, and none ever leaves."""
    if not s.rules.solo:
        return True
    came = 16 - count(s.outside)
    if potions_on(s, s.occupied()) != SOLO_POTIONS - 16 + came or s.turn != came + 1:
        return False
    return count(s.down & s.mark_4) <= SOLO_DOWN and count(s.down & ~s.mark_4) <= came


# Cards


def cards_are_in_one_place(s: ApothecaState) -> bool:
    if s.stations & ~0xFFF != 0 or (s.deck | s.top) & ~ALL_CARDS != 0:
        return False
    found = count_cards(s.deck) + count_cards(s.top)
    everywhere = s.deck | s.top
    station: i64
    for station in range(3):
        if s.station(station) >= 0:
            found += 1
            everywhere |= shl(1, s.station(station))
    seat: i64
    for seat in range(s.rules.seats):
        found += count_cards(s.active_of(seat)) + count_cards(s.satisfied_of(seat))
        everywhere |= s.active_of(seat) | s.satisfied_of(seat)
    return found == 15 and everywhere == ALL_CARDS


def cards_on_top_are_drawn_first(s: ApothecaState) -> bool:
    """The first game's five cards are drawn before any other."""
    return s.top == 0 or (count_cards(s.top) <= FIRST_GAME and count_cards(s.deck) == 15 - FIRST_GAME)


def stations_are_refilled(s: ApothecaState) -> bool:
    full = s.station(0) >= 0 and s.station(1) >= 0 and s.station(2) >= 0
    return full or s.deck | s.top == 0


def everybody_began_with_a_card(s: ApothecaState) -> bool:
    seat: i64
    for seat in range(s.rules.seats):
        cards = s.active_of(seat) | s.satisfied_of(seat)
        if s.is_master(seat) != (cards == 0):
            return False
        if count_cards(cards) > 1 + _turns_of(s, seat) * (TURN_ACTIONS if s.rules.solo else 1):
            return False
    return True


def _turns_of(s: ApothecaState, seat: i64) -> i64:
    """Turns that a seat has begun."""
    seats = s.rules.seats
    after = (seat - s.start + seats) % seats
    if not s.rules.master:
        return (s.turn - 1 - after + seats) // seats
    if after == 0:
        return (s.turn + 1) // 2
    return (s.turn // 2 - after + seats - 1) // (seats - 1)


def matches_lie_on_the_satisfied(s: ApothecaState) -> bool:
    satisfied: i64 = 0
    seat: i64
    for seat in range(s.rules.seats):
        satisfied |= s.satisfied_of(seat)
    if s.offer_colour < 0 or s.offer_colour >> 30 != 0 or s.offer_size < 0 or s.offer_size >> 60 != 0:
        return False
    card: i64
    for card in range(15):
        colour, size = s.offer_colour >> 2 * card & 3, s.offer_size >> 4 * card & 15
        if satisfied >> card & 1 == 0 or s.rules.solo:
            if colour != 0 or size != 0:
                return False
        elif colour > 2 or not 3 <= size <= 7:
            return False
    return True


def master_keeps_matches(s: ApothecaState) -> bool:
    colour: i64
    for colour in range(3):
        kept, potions = s.kept >> 8 * colour & 255, s.kept_potions >> 8 * colour & 255
        if not 3 * kept <= potions <= 7 * kept:
            return False
    return s.kept == 0 or s.rules.master
