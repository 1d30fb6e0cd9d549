"""What holds for every table of Apotheca, whole or as a seat sees it. Reading a position asks all of it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import ZERO
from philtre.core.invariants import Invariant
from philtre.games.apotheca.rules.actions import ACTIONS
from philtre.games.apotheca.rules.board import BIT, FULL, MATCH_SPACES, count, has_line, shl
from philtre.games.apotheca.rules.matches import MATCH_COUNT, TO_WIN, find_matches, may_score, satisfied_by
from philtre.games.apotheca.rules.setup import ALL_CARDS
from philtre.games.apotheca.rules.state import (
    ASK_ACTION,
    ASK_DECREE,
    ASK_EXTRA,
    ASK_OUTSIDE,
    ASK_PLACE,
    ASK_SATISFY,
    ASK_STACK,
    ASK_TRIGGER,
    CARD_BITS,
    ENDINGS,
    FILLED,
    GEM_BITS,
    KEPT,
    NO_ARROW,
    NO_COLOUR,
    NO_POTION,
    OPENING,
    PLAYING,
    PROMPTS,
    QUIET,
    SATISFIED,
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
    FACEDOWN_LIMIT,
    QUIET_TURNS,
    TURN_ACTIONS,
    can_act,
    fill_actions,
)

LEGAL: Final[vec[i64]] = vec[i64]([0] * ACTIONS)  # scratch
OF_COLOUR: Final[i64] = 15  # potions
SOLO_POTIONS: Final[i64] = 26  # that come into the market in the end
SOLO_DOWN: Final[i64] = 6  # of them facedown at the beginning
FACE_UP_AT_FIRST: Final[i64] = 4
MOST_TURNS: Final[i64] = 1_000_000
POWERS: Final[i64] = 0x7FFF
FIRST_GAME: Final[i64] = 5


# Numbers within their bounds: all others rely on these


def boards_have_sixteen_spaces(s: ApothecaState) -> bool:
    boards = s.red | s.blue | s.yellow | s.down | s.mark_1 | s.mark_2 | s.mark_4 | s.mark_8 | s.outside | s.match
    return boards & ~FULL == 0


def seats_are_at_the_table(s: ApothecaState) -> bool:
    seats = s.rules.seats
    at_table = 0 <= s.start < seats and 0 <= s.player < seats and 0 <= s.apprentice < seats
    return at_table and -1 <= s.token < seats and -1 <= s.winner < seats


def small_numbers_are_small(s: ApothecaState) -> bool:
    if not (0 <= s.prompt < len(PROMPTS) and 0 <= s.ended < len(ENDINGS) and 0 <= s.used < 0x80000):
        return False
    if not (0 <= s.left <= 2 and -1 <= s.hand <= 3 and -1 <= s.decree <= 2 and 0 <= s.match_colour <= 2):
        return False
    if not (0 <= s.match_size <= 7 and 0 <= s.quiet <= QUIET_TURNS):
        return False
    return 1 <= s.turn < MOST_TURNS and 0 <= s.score < MOST_TURNS


def counts_are_of_potions(s: ApothecaState) -> bool:
    return _counted(s.unseen) and _counted(s.opening) and _counted(s.kept) and _counted(s.kept_potions)


def _counted(counts: i64) -> bool:
    if counts & ~0xFFFFFF != 0:
        return False
    return counts & 255 <= OF_COLOUR and counts >> 8 & 255 <= OF_COLOUR and counts >> 16 <= OF_COLOUR


def seats_alone_have_gems_and_cards(s: ApothecaState) -> bool:
    gems, cards = shl(1, GEM_BITS * s.rules.seats), shl(1, CARD_BITS * s.rules.seats)
    if not (0 <= s.rubies < gems and 0 <= s.sapphires < gems and 0 <= s.topazes < gems):
        return False
    return 0 <= s.active < cards and 0 <= s.satisfied < cards


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
    found += _lying(s, s.colour_board(colour))
    card: i64
    for card in range(15):
        if s.offer_colour >> 2 * card & 3 == colour:
            found += s.offer_size >> 4 * card & 15
    if s.match != 0 and s.match_colour == colour and not s.rules.solo:
        found += s.match_size  # in solo a match never leaves the market
    return found + 1 if s.hand == colour else found


def _lying(s: ApothecaState, board: i64) -> i64:
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
    if _lying(s, s.occupied()) != SOLO_POTIONS - 16 + came or s.turn != came + 1:
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


# What is asked


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
    return count(lying) == 1 and _lying(s, lying) >= s.match_size


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


INVARIANTS: Final = (
    Invariant(boards_have_sixteen_spaces, "a market has sixteen spaces"),
    Invariant(seats_are_at_the_table, "a seat is named that is not at the table"),
    Invariant(small_numbers_are_small, "a number of the turn is out of its bounds"),
    Invariant(counts_are_of_potions, "there are at most 15 potions of a colour anywhere"),
    Invariant(seats_alone_have_gems_and_cards, "gems or cards belong to a seat that is not there"),
    Invariant(spaces_hold_one_potion, "a space of the market holds two potions"),
    Invariant(marks_lie_on_potions, "an arrow or a stack lies where no potion does"),
    Invariant(arrows_point_to_seats, "the arrow of a facedown potion points to nobody"),
    Invariant(stacks_are_made_of_matches, "a stack has three or more potions, and there are stacks in solo only"),
    Invariant(potions_are_fifteen_of_each_colour, "there are not 15 potions of each colour"),
    Invariant(opening_potions_are_those_not_known, "opening is not what the opening's facedown potions can be"),
    Invariant(hidden_potions_are_among_the_unseen, "more potions are hidden than unseen"),
    Invariant(three_at_most_lie_facedown, "more than three potions lie facedown or are about to"),
    Invariant(nobody_knows_what_nobody_looked_at, "a potion that nobody may look at has a colour"),
    Invariant(nothing_is_hidden_when_it_is_over, "a potion is hidden although the game has ended"),
    Invariant(outside_is_for_solo, "potions lie outside in solo only"),
    Invariant(solo_potions_all_come_in, "in solo the market and the turn do not fit what is left outside"),
    Invariant(cards_are_in_one_place, "each of the 15 apothecaries is in one place"),
    Invariant(cards_on_top_are_drawn_first, "the cards on top are up to five that are drawn before all others"),
    Invariant(stations_are_refilled, "a station is empty although the deck is not"),
    Invariant(everybody_began_with_a_card, "a seat has no apothecary, or more than it can have hired"),
    Invariant(matches_lie_on_the_satisfied, "a match of 3 to 7 potions lies on each satisfied apothecary"),
    Invariant(master_keeps_matches, "what the master keeps are matches of 3 to 7 potions"),
    Invariant(face_up_potions_were_revealed, "more potions are face up than could be turned over in so many turns"),
    Invariant(gems_were_gained, "there are more gems than could be gained in so many turns"),
    Invariant(points_were_scored, "the score is not that of so many satisfied apothecaries"),
    Invariant(turns_go_round, "it is another seat's turn"),
    Invariant(extra_action_is_the_third_players, "the Extra Action token is the third of three players'"),
    Invariant(extra_action_is_there_until_it_is_taken, "the Extra Action token is gone before the third player's turn"),
    Invariant(decree_is_the_masters, "a colour is decreed in the master's game, once it was chosen"),
    Invariant(first_question_is_the_decree, "the first decree is chosen before the master's first action"),
    Invariant(actions_are_the_players, "what was used this turn is not the player's to use"),
    Invariant(actions_done_and_left_make_a_turn, "the actions done and left do not make a turn"),
    Invariant(quiet_turns_are_quiet, "quiet does not count the turns in which potions were only moved"),
    Invariant(winners_have_won, "the game has ended, or not, in contradiction to what is satisfied and kept"),
    Invariant(last_match_kept_won, "the master has gone on after a match of each colour"),
    Invariant(solo_ends_when_nothing_can_come_in, "the game ends when no potion can come in, and only in solo"),
    Invariant(potion_in_hand_is_placed, "a potion is in hand exactly when a restock places it"),
    Invariant(match_is_being_settled, "a match is given exactly when it is stacked or satisfies somebody"),
    Invariant(match_was_made_where_it_lies, "the match does not lie where it was made"),
    Invariant(matches_are_scored_at_once, "a match in the market has not been scored"),
    Invariant(matches_wait_for_one_turn, "a match waits that nobody made this turn"),
    Invariant(full_market_is_overloaded, "the full market would be overloaded"),
    Invariant(extra_action_could_be_taken, "the player has no Extra Action to take"),
    Invariant(solo_turns_are_used_up, "a potion comes in only when the turn's actions are done"),
    Invariant(question_has_an_answer, "what is asked has no answer here, or needs none"),
    Invariant(stuck_is_who_can_do_nothing, "the game is not stuck: somebody can do something"),
)  # fmt: skip
