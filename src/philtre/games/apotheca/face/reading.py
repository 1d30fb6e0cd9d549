"""Makes states from positions."""

from __future__ import annotations

from philtre.core.errors import PositionError
from philtre.games.apotheca.face.position import USED_WORDS, Counts, Offered, Position, Potion
from philtre.games.apotheca.rules.board import count, mask_of
from philtre.games.apotheca.rules.game import LiveState
from philtre.games.apotheca.rules.kinds import APOTHECARIES, COLOURS
from philtre.games.apotheca.rules.state import (
    CARD_BITS,
    ENDINGS,
    GEM_BITS,
    LIKELY,
    NO_ARROW,
    NO_COLOUR,
    OPENING,
    PLAYING,
    PROMPTS,
    QUIET,
    SATISFIED,
    STUCK,
    UNKNOWN,
)
from philtre.games.apotheca.rules.turn import QUIET_TURNS
from philtre.games.apotheca.rules.variants import RULES, SOLO


def build(position: Position) -> LiveState:
    """The state of a position. Raises PositionError for the first thing that is malformed."""
    _check_shape(position)
    state = LiveState()
    _read_table(state, position)
    _read_players(state, position)
    _read_turn(state, position)
    return state


def _fail(what: str) -> None:
    raise PositionError(f"position: {what}")


def _need(true: bool, what: str) -> None:
    if not true:
        _fail(what)


def _check_shape(position: Position) -> None:
    _need(
        any(r.variant == position.variant and r.seats == position.seats for r in RULES),
        f"{position.variant} is not played with {position.seats} seats",
    )
    seats = position.seats
    _need(len(position.market) == 16, f"market has {len(position.market)} spaces, not 16")
    _need(len(position.stations) == 3, f"stations has {len(position.stations)} entries, not 3")
    for name in ("gems", "active", "satisfied"):
        rows = len(getattr(position, name))
        _need(rows == seats, f"{name} has {rows} rows for {seats} seats")
    for name in ("start", "seat", "token", "apprentice"):
        seat = getattr(position, name)
        _need(seat is None or 0 <= seat < seats, f"{name} is {seat}, not a seat from 0 to {seats - 1}")
    for name in ("outside", "opening_spaces", "aged"):
        _check_spaces(name, getattr(position, name))
    if position.prompt is not None:
        _need(position.prompt in PROMPTS, f"prompt {position.prompt[:40]!a} is not one of: {', '.join(PROMPTS)}")
    _need(
        (position.prompt is None) == (position.ended is not None),
        "prompt is null when the game has ended, and only then",
    )
    _need(position.ended is None or position.ended in ENDINGS[1:], f"ended must be one of: {', '.join(ENDINGS[1:])}")
    _need(0 <= position.actions_left <= 2, "actions_left must be from 0 to 2")
    _need(0 <= position.quiet <= QUIET_TURNS, f"quiet must be from 0 to {QUIET_TURNS}")
    _need(0 <= position.turn < 10**6 and 0 <= position.score < 10**6, "turn and score must be from 0 to 999999")


def _check_spaces(name: str, spaces: list[int]) -> None:
    _need(spaces == sorted(set(spaces)), f"{name} must be different spaces in ascending order")
    _need(all(0 <= space < 16 for space in spaces), f"{name} must be spaces from 0 to 15")


def _packed(name: str, counts: Counts) -> int:
    _need(all(0 <= n <= 15 for n in counts), f"{name} must be counts from 0 to 15")
    return counts[0] + (counts[1] << 8) + (counts[2] << 16)


def _number(card: str) -> int:
    _need(card in APOTHECARIES, f"there is no apothecary {card[:40]!a}; choose from: {', '.join(APOTHECARIES)}")
    return APOTHECARIES.index(card)


def _set(cards: list[str]) -> int:
    return sum({2 ** _number(card) for card in cards})


def _read_table(state: LiveState, position: Position) -> None:
    state.rules = next(r for r in RULES if r.variant == position.variant and r.seats == position.seats)
    state.start = position.start
    for space, potion in enumerate(position.market):
        if potion is not None:
            _read_potion(state, position, space, potion)
    _need(all(position.market[space] is not None for space in position.aged), "aged must be spaces with a potion")
    state.mark_8 |= mask_of(position.aged)
    _need(all(0 <= share <= LIKELY for share in position.fade), f"fade must be three numbers from 0 to {LIKELY}")
    state.fade = sum(share << 16 * colour for colour, share in enumerate(position.fade))
    state.unseen = _packed("unseen", position.unseen)
    state.opening = _packed("opening", position.opening)
    state.kept = _packed("kept", position.kept)
    state.kept_potions = _packed("kept_potions", position.kept_potions)
    state.outside = mask_of(position.outside)
    for station, card in enumerate(position.stations):
        if card is not None:
            state.stations |= (_number(card) + 1) << 4 * station
    state.top = _set(position.top)
    state.deck = _set(position.deck) & ~state.top


def _read_potion(state: LiveState, position: Position, space: int, potion: Potion) -> None:
    bit = 2**space
    if potion.colour is not None:
        state.put_colour(COLOURS.index(potion.colour), bit)
    _need(1 <= potion.stack <= 15, f"the stack on space {space} has {potion.stack} potions, not 1 to 15")
    if potion.up:
        _need(potion.colour is not None, f"the face-up potion on space {space} has no colour")
        _need(potion.arrow is None, f"the face-up potion on space {space} has an arrow")
        _need(potion.stack == 1 or position.variant == SOLO, "only solo has stacks")
        state.set_mark(bit, potion.stack if potion.stack > 1 else 0)
        return
    state.down |= bit
    _need(potion.stack == 1, f"the facedown potion on space {space} is a stack")
    arrow = NO_ARROW if potion.arrow is None else potion.arrow
    _need(potion.arrow is None or 0 <= arrow < position.seats, f"the arrow on space {space} points to no seat")
    _need((arrow == NO_ARROW) <= (position.variant == SOLO), f"the arrow on space {space} points to nobody")
    if space in position.opening_spaces:
        _need(arrow == state.second(), f"the opening's arrow on space {space} points to the second player")
        arrow = int(OPENING)
    state.set_mark(bit, arrow)


def _read_players(state: LiveState, position: Position) -> None:
    for seat in range(position.seats):
        for colour, gems in enumerate(position.gems[seat]):
            _need(0 <= gems < 2 ** int(GEM_BITS), f"seat {seat} has {gems} gems of a kind")
            state.add_gems(seat, colour, gems)
        state.active |= _set(position.active[seat]) << int(CARD_BITS) * seat
        state.satisfied |= _set([offer.card for offer in position.satisfied[seat]]) << int(CARD_BITS) * seat
        for offer in position.satisfied[seat]:
            _read_offer(state, offer)


def _read_offer(state: LiveState, offer: Offered) -> None:
    card = _number(offer.card)
    if state.rules.solo:
        _need(offer.colour is None and offer.size == 0, "in solo no potions lie on apothecaries")
        return
    _need(
        offer.colour is not None and 3 <= offer.size <= 7, f"the match on {offer.card} has a colour and 3 to 7 potions"
    )
    state.offer_colour |= COLOURS.index(offer.colour or "red") << 2 * card
    state.offer_size |= offer.size << 4 * card


def _read_turn(state: LiveState, position: Position) -> None:
    for word in position.used:
        _need(word in USED_WORDS, f"used holds {word[:40]!a}, not one of: {', '.join(USED_WORDS)}")
    state.used = sum({2 ** USED_WORDS.index(word) for word in position.used})
    state.ended = ENDINGS.index(position.ended or "")
    _need((position.seat is None) == (state.ended != PLAYING), "seat must be null exactly when the game is over")
    state.player = position.start if position.seat is None else position.seat
    state.prompt = 0 if position.prompt is None else PROMPTS.index(position.prompt)
    state.left = position.actions_left
    if position.hand is not None:
        state.hand = UNKNOWN if position.hand.colour is None else COLOURS.index(position.hand.colour)
    if position.match is not None:
        _check_spaces("match.spaces", position.match.spaces)
        state.match = mask_of(position.match.spaces)
        state.match_colour = COLOURS.index(position.match.colour)
        state.match_size = position.match.size
        _need(
            state.match_size == len(position.match.spaces) and 3 <= state.match_size <= 7, "a match has 3 to 7 spaces"
        )
    state.token = -1 if position.token is None else position.token
    _need(state.token < 0 or state.rules.extra_token, "the Extra Action token is for three players")
    state.decree = NO_COLOUR if position.decree is None else COLOURS.index(position.decree)
    _need(state.decree == NO_COLOUR or state.rules.master, "only a master's game has a decree")
    state.turn, state.quiet, state.score = position.turn, position.quiet, position.score
    state.apprentice = position.start if position.apprentice is None else position.apprentice
    _need((position.apprentice is None) != state.rules.master, "apprentice must be a seat exactly in the master's game")
    if state.ended != PLAYING:
        state.winner = _winner(state)


def _winner(state: LiveState) -> int:
    if state.ended in (STUCK, QUIET):
        return -1
    if state.ended == SATISFIED:
        sides = {state.side(seat) for seat in range(int(state.rules.seats))}
        return next((side for side in sorted(sides) if _satisfied(state, side) >= 3), -1)
    return 0


def _satisfied(state: LiveState, side: int) -> int:
    seats = [seat for seat in range(int(state.rules.seats)) if state.side(seat) == side]
    return sum(int(count(state.satisfied_of(seat))) for seat in seats)
