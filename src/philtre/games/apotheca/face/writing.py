"""Makes positions from states. Compiled, because every viewer of every move gets one."""

from __future__ import annotations

from philtre.games.apotheca.face.position import USED_WORDS, Colour, Counts, Hand, Match, Offered, Position, Potion
from philtre.games.apotheca.rules.board import spaces_in
from philtre.games.apotheca.rules.kinds import APOTHECARIES, COLOURS
from philtre.games.apotheca.rules.state import (
    ENDINGS,
    LIKELY,
    NO_ARROW,
    NO_COLOUR,
    NO_POTION,
    OPENING,
    PROMPTS,
    UNKNOWN,
    ApothecaState,
)


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
