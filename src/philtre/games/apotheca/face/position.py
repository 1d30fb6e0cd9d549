"""Positions as JSON: written from a state and built again; `invariants` says what cannot be."""

from __future__ import annotations

from typing import Literal

import msgspec

from philtre.core.errors import PositionError
from philtre.games.apotheca.rules.actions import POWER_VERBS
from philtre.games.apotheca.rules.board import count, mask_of, spaces_in
from philtre.games.apotheca.rules.game import LiveState
from philtre.games.apotheca.rules.kinds import APOTHECARIES, COLOURS
from philtre.games.apotheca.rules.state import (
    CARD_BITS,
    ENDINGS,
    GEM_BITS,
    LIKELY,
    NO_ARROW,
    NO_COLOUR,
    NO_POTION,
    OPENING,
    PLAYING,
    PROMPTS,
    QUIET,
    SATISFIED,
    STUCK,
    UNKNOWN,
    ApothecaState,
)
from philtre.games.apotheca.rules.turn import QUIET_TURNS
from philtre.games.apotheca.rules.variants import RULES, SOLO

Colour = Literal["red", "blue", "yellow"]
Counts = tuple[int, int, int]
USED_WORDS = ("reveal", "restock", "hire", "decree", *POWER_VERBS)


class Potion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Colour | None  # null: not known here
    up: bool
    arrow: int | None  # the seat that may look at it
    stack: int


class Offered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: str
    colour: Colour | None
    size: int


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Colour | None


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spaces: list[int]
    colour: Colour
    size: int


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of Apotheca, whole or as one seat sees it."""

    variant: Literal["standard", "solo", "master"]
    seats: int
    start: int
    market: list[Potion | None]
    unseen: Counts
    opening: Counts
    opening_spaces: list[int]
    outside: list[int]
    gems: list[Counts]
    active: list[list[str]]
    satisfied: list[list[Offered]]
    kept: Counts
    kept_potions: Counts
    stations: list[str | None]
    deck: list[str]
    top: list[str]
    seat: int | None
    prompt: str | None
    used: list[str]
    actions_left: int
    hand: Hand | None
    match: Match | None
    token: int | None
    decree: Colour | None
    turn: int
    quiet: int
    apprentice: int | None
    score: int
    ended: str | None
    aged: list[int] = []
    fade: Counts = (0, 0, 0)


# Writing


def write(state: ApothecaState) -> Position:
    seats = range(int(state.rules.seats))
    return Position(
        variant=state.rules.variant,  # type: ignore[arg-type]  # the rules know only these words
        seats=len(seats),
        start=state.start,
        market=[_potion(state, 2**space) for space in range(16)],
        unseen=_counts(state.unseen),
        opening=_counts(state.opening),
        opening_spaces=[space for space in spaces_in(state.down) if state.mark_at(2**space) == OPENING],
        outside=spaces_in(state.outside),
        gems=[(state.gems(seat, 0), state.gems(seat, 1), state.gems(seat, 2)) for seat in seats],
        active=[_cards(state.active_of(seat)) for seat in seats],
        satisfied=[_offered(state, seat) for seat in seats],
        kept=_counts(state.kept),
        kept_potions=_counts(state.kept_potions),
        stations=[_card_or_none(state.station(station)) for station in range(3)],
        deck=_cards(state.deck | state.top),
        top=_cards(state.top),
        seat=None if state.ended else state.player,
        prompt=None if state.ended else PROMPTS[state.prompt],
        used=[word for bit, word in enumerate(USED_WORDS) if state.used >> bit & 1],
        actions_left=state.left,
        hand=None if state.hand == NO_POTION else Hand(_colour(state.hand)),
        match=_match(state),
        token=None if state.token < 0 else state.token,
        decree=None if state.decree == NO_COLOUR else _colour(state.decree),
        turn=state.turn,
        quiet=state.quiet,
        apprentice=state.apprentice if state.rules.master else None,
        score=state.score,
        ended=ENDINGS[state.ended] or None,
        aged=spaces_in(state.mark_8 & state.down),
        fade=(state.fade & LIKELY, state.fade >> 16 & LIKELY, state.fade >> 32),
    )


def _colour(colour: int) -> Colour | None:
    return None if colour == UNKNOWN else COLOURS[colour]


def _counts(packed: int) -> Counts:
    return (packed & 255, packed >> 8 & 255, packed >> 16 & 255)


def _cards(cards: int) -> list[str]:
    return [name for card, name in enumerate(APOTHECARIES) if cards >> card & 1]


def _card_or_none(card: int) -> str | None:
    return None if card < 0 else APOTHECARIES[card]


def _potion(state: ApothecaState, bit: int) -> Potion | None:
    if not state.occupied() & bit:
        return None
    mark = state.mark_at(bit)
    if not state.down & bit:
        return Potion(_colour(state.colour_at(bit)), True, None, max(1, mark))
    arrow = None if mark == NO_ARROW else state.second() if mark == OPENING else mark
    return Potion(_colour(state.colour_at(bit)), False, arrow, 1)


def _offered(state: ApothecaState, seat: int) -> list[Offered]:
    solo = state.rules.solo
    return [
        Offered(
            APOTHECARIES[card],
            None if solo else _colour(state.offer_colour >> 2 * card & 3),
            state.offer_size >> 4 * card & 15,
        )
        for card in range(15)
        if state.satisfied_of(seat) >> card & 1
    ]


def _match(state: ApothecaState) -> Match | None:
    if state.match == 0:
        return None
    return Match(spaces_in(state.match), COLOURS[state.match_colour], state.match_size)


# Reading


def build(position: Position) -> LiveState:
    """The state of a position; PositionError for the first thing about it that is badly written."""
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
        _need(seat is None or 0 <= seat < seats, f"{name} is {seat}, seats are 0 to {seats - 1}")
    for name in ("outside", "opening_spaces", "aged"):
        _check_spaces(name, getattr(position, name))
    if position.prompt is not None:
        _need(position.prompt in PROMPTS, f"prompt '{position.prompt[:40]}' is not one of: {', '.join(PROMPTS)}")
    _need(
        (position.prompt is None) == (position.ended is not None),
        "prompt is null when the game has ended, and only then",
    )
    _need(position.ended is None or position.ended in ENDINGS[1:], f"ended is one of: {', '.join(ENDINGS[1:])}")
    _need(0 <= position.actions_left <= 2, "actions_left is 0 to 2")
    _need(0 <= position.quiet <= QUIET_TURNS, f"quiet is 0 to {QUIET_TURNS}")
    _need(0 <= position.turn < 10**6 and 0 <= position.score < 10**6, "turn and score are 0 to 999999")


def _check_spaces(name: str, spaces: list[int]) -> None:
    _need(spaces == sorted(set(spaces)), f"{name} are different spaces, ascending")
    _need(all(0 <= space < 16 for space in spaces), f"{name} are spaces 0 to 15")


def _packed(name: str, counts: Counts) -> int:
    _need(all(0 <= n <= 15 for n in counts), f"{name} are counts from 0 to 15")
    return counts[0] + (counts[1] << 8) + (counts[2] << 16)


def _number(card: str) -> int:
    _need(card in APOTHECARIES, f"there is no apothecary '{card[:40]}'; there are: {', '.join(APOTHECARIES)}")
    return APOTHECARIES.index(card)


def _set(cards: list[str]) -> int:
    return sum({2 ** _number(card) for card in cards})


def _read_table(state: LiveState, position: Position) -> None:
    state.rules = next(r for r in RULES if r.variant == position.variant and r.seats == position.seats)
    state.start = position.start
    for space, potion in enumerate(position.market):
        if potion is not None:
            _read_potion(state, position, space, potion)
    _need(all(position.market[space] is not None for space in position.aged), "aged are spaces with a potion")
    state.mark_8 |= mask_of(position.aged)
    _need(all(0 <= share <= LIKELY for share in position.fade), f"fade are three numbers from 0 to {LIKELY}")
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
        _need(potion.stack == 1 or position.variant == SOLO, "there are stacks in solo only")
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
        _need(word in USED_WORDS, f"used holds '{word[:40]}', not one of: {', '.join(USED_WORDS)}")
    state.used = sum({2 ** USED_WORDS.index(word) for word in position.used})
    state.ended = ENDINGS.index(position.ended or "")
    _need((position.seat is None) == (state.ended != PLAYING), "seat is null when the game has ended, and only then")
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
    _need(state.decree == NO_COLOUR or state.rules.master, "only a master decrees")
    state.turn, state.quiet, state.score = position.turn, position.quiet, position.score
    state.apprentice = position.start if position.apprentice is None else position.apprentice
    _need((position.apprentice is None) != state.rules.master, "apprentice is a seat in the master's game, else null")
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
