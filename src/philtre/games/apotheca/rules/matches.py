"""Making matches and satisfying apothecaries (pages 6-7): found, triggered, settled one at a time."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.contract import Story
from philtre.games.apotheca.rules import telling
from philtre.games.apotheca.rules.actions import CARDS
from philtre.games.apotheca.rules.board import (
    BIT,
    MATCH_COLUMN,
    MATCH_ROW,
    MATCH_SPACES,
    count,
    has_line,
    shl,
    space_of,
)
from philtre.games.apotheca.rules.state import (
    ASK_SATISFY,
    ASK_STACK,
    ASK_TRIGGER,
    CARD_BITS,
    KEPT,
    SATISFIED,
    ApothecaState,
    count_cards,
    lowest_card,
    packed,
)

MATCH_COUNT: Final[i64] = 124
ALONE: Final[i64] = 24  # matches of a single line come first: twelve rows, then twelve columns
TO_WIN: Final[i64] = 3
FOUND: Final[vec[i64]] = vec[i64]([0] * 124)  # buffer: the matches in the market


def may_score(state: ApothecaState, colour: i64) -> bool:
    """Whether the player in turn may make matches of a colour: the master's decree divides them."""
    if not state.rules.master:
        return True
    return (colour == state.decree) == (state.player == state.start)


def find_matches(state: ApothecaState, out: vec[i64]) -> i64:
    """Write the matches that the player in turn may trigger, ascending; how many."""
    n: i64 = 0
    colours: i64 = 0
    if not state.has_line():
        return n
    colour: i64
    for colour in range(3):
        up = state.face_up(colour)
        if has_line(up) and may_score(state, colour):
            colours += 1
            n = _matches_of(up, out, n)
    if colours > 1:
        _sort(out, n)
    return n


def _matches_of(up: i64, out: vec[i64], n: i64) -> i64:
    """The matches of a colour that has a line. Usually there is only one."""
    across = up & up >> 1 & up >> 2 & 0x3333
    along = up & up >> 4 & up >> 8 & 0x00FF
    if along == 0 and across & (across - 1) == 0:
        space = space_of(across)
        out[n] = space // 4 * 3 + space % 4 * 2
        return n + 1
    if across == 0 and along & (along - 1) == 0:
        space = space_of(along)
        out[n] = 12 + space % 4 * 3 + space // 4 * 2
        return n + 1
    match: i64
    for match in range(MATCH_COUNT):
        if _is_match(up, match):
            out[n] = match
            n += 1
    return n


def _sort(out: vec[i64], n: i64) -> None:
    """Sorts the matches of two colours, which were found one colour after the other."""
    i: i64
    for i in range(1, n):
        match = out[i]
        at = i
        while at > 0 and out[at - 1] > match:
            out[at] = out[at - 1]
            at -= 1
        out[at] = match


def _is_match(up: i64, match: i64) -> bool:
    """Whether this is a complete match: its lines cannot be extended, and a crossing line is part of it."""
    spaces = MATCH_SPACES[match]
    if up & spaces != spaces:
        return False
    row, column = MATCH_ROW[match], MATCH_COLUMN[match]
    if (row != 0 and _goes_on(up, row, 1)) or (column != 0 and _goes_on(up, column, 4)):
        return False
    return match >= ALONE or not _crossed(up, spaces, column != 0)


def _goes_on(up: i64, line: i64, stride: i64) -> bool:
    """Whether a line of three is part of a line of four: the row or column has no other fourth space."""
    if count(line) == 4:
        return False
    longer = _whole_line(line, stride)
    return up & longer == longer


def _whole_line(line: i64, stride: i64) -> i64:
    lowest = count((line & -line) - 1)
    if stride == 1:
        return shl(0xF, lowest // 4 * 4)
    return shl(0x1111, lowest % 4)


def _crossed(up: i64, line: i64, is_column: bool) -> bool:
    """Whether another line of the colour crosses this one."""
    first: i64 = 0 if is_column else 12
    i: i64
    for i in range(first, first + 12):
        other = MATCH_SPACES[i]
        if other & line != 0 and up & other == other:
            return True
    return False


def settle_matches(state: ApothecaState, story: Story) -> bool:
    """Trigger matches until none is left. False if a question must be answered first, or the game is over."""
    while True:
        n = find_matches(state, FOUND)
        if n == 0:
            return True
        if n > 1:
            state.prompt = ASK_TRIGGER
            return False
        if not trigger(state, FOUND[0], story):
            return False


def trigger(state: ApothecaState, match: i64, story: Story) -> bool:
    """Make a match. False if a question must be answered first, or the game is over."""
    spaces = MATCH_SPACES[match]
    state.match = spaces
    state.match_colour = state.colour_at(spaces & -spaces)
    state.match_size = count(spaces)
    state.quiet = 0
    telling.matched(story, state.player, match=match, colour=state.match_colour)
    if state.is_master(state.player):
        return _keep(state, story)
    if state.match_size > 3:
        gain_gem(state, state.match_colour, story)
    if state.rules.solo:
        state.prompt = ASK_STACK
        return False
    state.clear(spaces)
    return _offer(state, story)


def gain_gem(state: ApothecaState, colour: i64, story: Story) -> None:
    state.add_gems(state.player, colour, 1)
    telling.gained_gem(story, state.player, colour=colour)


def _keep(state: ApothecaState, story: Story) -> bool:
    """The master keeps the match; one of each colour wins."""
    state.clear(state.match)
    one = packed(state.match_colour)
    state.kept += one
    state.kept_potions += one * state.match_size
    telling.kept(story, state.player, colour=state.match_colour)
    _forget_match(state)
    if state.kept & 255 != 0 and state.kept >> 8 & 255 != 0 and state.kept >> 16 != 0:
        end_game(state, KEPT, 0, story)
        return False
    return True


def _offer(state: ApothecaState, story: Story) -> bool:
    """The match goes to one of the player's active apothecaries, if there is one."""
    active = state.active_of(state.player)
    if active == 0:
        _hand_back(state, story)
        return True
    if active & (active - 1) != 0:
        state.prompt = ASK_SATISFY
        return False
    return satisfy(state, lowest_card(active), story)


def _hand_back(state: ApothecaState, story: Story) -> None:
    """A match that satisfies nobody: the player gains a gem, and the potions go into the supply (solo: a stack)."""
    if not state.rules.solo:
        back = packed(state.match_colour) * state.match_size
        state.unseen += back
        state.age(back)
        telling.returned(story, state.player, colour=state.match_colour, potions=state.match_size)
    gain_gem(state, state.match_colour, story)
    _forget_match(state)


def satisfy(state: ApothecaState, card: i64, story: Story) -> bool:
    """Satisfy an apothecary with the match. False if the game is over."""
    bit = shl(1, card + CARD_BITS * state.player)
    state.active ^= bit
    state.satisfied |= bit
    telling.satisfied(story, state.player, card=card, colour=state.match_colour)
    if state.rules.solo:
        _score(state, story)
        return True
    state.offer_colour |= state.match_colour << 2 * card
    state.offer_size |= state.match_size << 4 * card
    _forget_match(state)
    side = state.side(state.player)
    if satisfied_by(state, side) >= TO_WIN:
        end_game(state, SATISFIED, side, story)
        return False
    return True


def satisfied_by(state: ApothecaState, side: i64) -> i64:
    """How many apothecaries a side has satisfied."""
    cards: i64 = 0
    seat: i64
    for seat in range(state.rules.seats):
        if state.side(seat) == side:
            cards += count_cards(state.satisfied_of(seat))
    return cards


def stack(state: ApothecaState, space: i64, story: Story) -> bool:
    """Solo: the matched potions become one stack on a space of the match."""
    height: i64 = 0
    i: i64
    for i in range(16):
        if state.match & BIT[i] != 0:
            height += max(1, state.mark_at(BIT[i]))
    state.clear(state.match)
    state.put_colour(state.match_colour, BIT[space])
    state.set_mark(BIT[space], height)
    telling.stacked(story, state.player, space=space, potions=height)
    return _offer(state, story)


def _score(state: ApothecaState, story: Story) -> None:
    """Solo: a point for each face-up potion of the colour, a stack being one."""
    points = count(state.face_up(state.match_colour))
    state.score += points
    telling.scored(story, state.player, points=points)
    _forget_match(state)


def _forget_match(state: ApothecaState) -> None:
    state.match = state.match_colour = state.match_size = 0


def end_game(state: ApothecaState, ending: i64, side: i64, story: Story) -> None:
    """Ends the game. The player is reset, so that equal final tables are equal states."""
    state.ended = ending
    state.winner = side
    state.player = state.start
    state.prompt = state.used = state.left = 0
    telling.game_over(story, -1, ending=ending)


def add_satisfiable(state: ApothecaState, out: vec[i64], base: i64) -> i64:
    """Write the player's active cards as actions from `base` on; how many."""
    active = state.active_of(state.player)
    n: i64 = 0
    card: i64
    for card in range(CARDS):
        if active >> card & 1 != 0:
            out[n] = base + card
            n += 1
    return n
