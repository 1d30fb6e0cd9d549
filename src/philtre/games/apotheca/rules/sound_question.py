"""Conditions on the question and on the end of the game."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.apotheca.rules.actions import ACTIONS
from philtre.games.apotheca.rules.board import FULL, MATCH_SPACES, count, has_line
from philtre.games.apotheca.rules.matches import MATCH_COUNT, TO_WIN, find_matches, may_score, satisfied_by
from philtre.games.apotheca.rules.sound_table import potions_on
from philtre.games.apotheca.rules.state import (
    ASK_ACTION,
    ASK_EXTRA,
    ASK_OUTSIDE,
    ASK_PLACE,
    ASK_SATISFY,
    ASK_STACK,
    ASK_TRIGGER,
    FILLED,
    KEPT,
    NO_POTION,
    PLAYING,
    QUIET,
    SATISFIED,
    STUCK,
    USED_RESTOCK,
    USED_REVEAL,
    ApothecaState,
    total,
)
from philtre.games.apotheca.rules.turn import (
    can_act,
    fill_actions,
)

LEGAL: Final[vec[i64]] = vec[i64]([0] * ACTIONS)  # buffer
POWERS: Final[i64] = 0x7FFF


# The question


def potion_in_hand_is_placed(s: ApothecaState) -> bool:
    placing = s.ended == PLAYING and s.prompt == ASK_PLACE
    return (s.hand != NO_POTION) == placing and (not placing or s.used & USED_RESTOCK != 0)


def match_is_being_settled(s: ApothecaState) -> bool:
    settling = s.ended == PLAYING and s.prompt in (ASK_SATISFY, ASK_STACK)
    if not settling:
        return s.match == 0 and s.match_colour == 0 and s.match_size == 0
    if s.prompt == ASK_STACK and not s.rules.solo:
        return False
    match: i64
    for match in range(MATCH_COUNT):
        if MATCH_SPACES[match] == s.match:
            return s.match_size == count(s.match) and may_score(s, s.match_colour)
    return False


def match_was_made_where_it_lies(s: ApothecaState) -> bool:
    """In solo its potions lie there, alone or as one stack; else they are off the market."""
    if s.match == 0:
        return True
    lying = s.occupied() & s.match
    if not s.rules.solo:
        return lying == 0 and not s.is_master(s.player)
    if s.face_up(s.match_colour) & s.match != lying:
        return False
    if s.prompt == ASK_STACK:
        return lying == s.match and _is_there(s, s.match)
    return count(lying) == 1 and potions_on(s, lying) >= s.match_size


def _is_there(s: ApothecaState, spaces: i64) -> bool:
    n = find_matches(s, LEGAL)
    i: i64
    for i in range(n):  # noqa: SIM110 - likewise
        if MATCH_SPACES[LEGAL[i]] == spaces:
            return True
    return False


def matches_are_scored_at_once(s: ApothecaState) -> bool:
    """What the player in turn may score is scored before anything else is asked, and before a quiet end."""
    if s.ended in (SATISFIED, KEPT):
        return True
    if s.ended in (STUCK, QUIET):
        return not _has_any_line(s)
    if s.ended == PLAYING and s.prompt in (ASK_TRIGGER, ASK_SATISFY, ASK_STACK):
        return True
    return find_matches(s, LEGAL) == 0


def _has_any_line(s: ApothecaState) -> bool:
    return has_line(s.face_up(0)) or has_line(s.face_up(1)) or has_line(s.face_up(2))


def matches_wait_for_one_turn(s: ApothecaState) -> bool:
    """The master's game: what the others must score was made in this turn, by turning over or moving a potion."""
    if not s.rules.master or s.ended != PLAYING or s.used & (USED_REVEAL | POWERS << 4) != 0:
        return True
    colour: i64
    for colour in range(3):  # noqa: SIM110 - likewise
        if has_line(s.face_up(colour)) and not may_score(s, colour):
            return False
    return True


def full_market_is_overloaded(s: ApothecaState) -> bool:
    """Where it has no match, and a colour that lies there face-up is surely in the supply too."""
    asked = s.ended == PLAYING and s.prompt in (ASK_ACTION, ASK_PLACE, ASK_EXTRA)
    if not asked or s.occupied() != FULL or not s.rules.overloads or _has_any_line(s):
        return True
    not_in_supply = total(s.unseen) - s.supply()
    colour: i64
    for colour in range(3):  # noqa: SIM110 - likewise
        if s.face_up(colour) != 0 and s.unseen >> 8 * colour & 255 > not_in_supply:
            return False
    return True


def question_has_an_answer(s: ApothecaState) -> bool:
    if s.ended != PLAYING:
        return s.prompt == ASK_ACTION
    n = fill_actions(s, LEGAL)
    return n > 1 if s.prompt in (ASK_TRIGGER, ASK_SATISFY) else n > 0


def extra_action_could_be_taken(s: ApothecaState) -> bool:
    return s.ended != PLAYING or s.prompt != ASK_EXTRA or (s.token == s.player and can_act(s))


def solo_turns_are_used_up(s: ApothecaState) -> bool:
    """A potion comes in when both actions are done, or none can be."""
    asked = s.ended == PLAYING and s.prompt == ASK_OUTSIDE
    return not asked or (s.rules.solo and (s.left == 0 or not can_act(s)))


# The end


def winners_have_won(s: ApothecaState) -> bool:
    """Three satisfied, or one match of each colour kept, end the game at once, and nothing else is a victory."""
    side: i64
    winner: i64 = -1
    for side in range(s.rules.seats):
        if not s.rules.solo and satisfied_by(s, side) >= TO_WIN:
            if winner >= 0 or satisfied_by(s, side) > TO_WIN:
                return False
            winner = side
    if (winner >= 0) != (s.ended == SATISFIED):
        return False
    all_kept = s.kept & 255 != 0 and s.kept >> 8 & 255 != 0 and s.kept >> 16 != 0
    if all_kept != (s.ended == KEPT):
        return False
    if s.ended in (KEPT, FILLED):
        winner = 0
    return s.winner == winner


def last_match_kept_won(s: ApothecaState) -> bool:
    one = s.kept & 255 == 1 or s.kept >> 8 & 255 == 1 or s.kept >> 16 == 1
    return s.ended != KEPT or one


def solo_ends_when_nothing_can_come_in(s: ApothecaState) -> bool:
    if s.rules.solo:
        return s.ended == PLAYING or (s.ended == FILLED and s.outside & ~s.occupied() == 0)
    return s.ended != FILLED


def stuck_is_who_can_do_nothing(s: ApothecaState) -> bool:
    if s.ended != STUCK:
        return True
    found = False
    player = s.player
    seat: i64
    for seat in range(s.rules.seats):
        s.player = seat
        found = found or can_act(s)
    s.player = player
    return not found
