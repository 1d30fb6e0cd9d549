"""Setting up the market, the alley and the players (pages 2-3, 8 and 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.contract import Chance, Story
from philtre.games.apotheca.rules import telling
from philtre.games.apotheca.rules.board import BIT, CORNERS, EVEN_SPACES, FULL, ODD_SPACES, shl
from philtre.games.apotheca.rules.state import (
    ASK_ACTION,
    ASK_DECREE,
    CARD_BITS,
    NO_ARROW,
    OPENING,
    ApothecaState,
    drawn,
    packed,
)

ALL_POTIONS: Final[i64] = 15 + 15 * 0x100 + 15 * 0x10000
OPENING_POTIONS: Final[i64] = 2 + 2 * 0x100 + 2 * 0x10000
ALL_CARDS: Final[i64] = 0x7FFF
DIAGONALS: Final = ((5, 10), (6, 9))


def deal(state: ApothecaState, start: i64, first_cards: i64, chance: Chance, story: Story) -> None:
    """Lay out a game of the state's rules. `start` is a seat, or -1 for a random one;
    `first_cards` are the cards that lie on top of the deck."""
    state.top = first_cards
    state.deck = ALL_CARDS & ~first_cards
    if state.rules.solo:
        _deal_solo_market(state, chance)
    else:
        state.start = chance.below(state.rules.seats) if start < 0 else start
        _deal_market(state, chance)
    _deal_cards(state, chance)
    if state.rules.extra_token:
        state.token = (state.start + 2) % state.rules.seats
    state.player = state.start
    state.apprentice = state.start
    state.left = state.rules.first_turn_actions
    state.turn = 1
    state.prompt = ASK_DECREE if state.rules.master else ASK_ACTION
    telling.started(story, state.start)


def _deal_market(state: ApothecaState, chance: Chance) -> None:
    facedown = DIAGONALS[chance.below(2)]
    pile = OPENING_POTIONS if state.rules.master else ALL_POTIONS
    apart = ALL_POTIONS - pile
    mark = OPENING if state.rules.master else state.second()
    for space in CORNERS + facedown:
        colour = drawn(pile, chance)
        pile -= packed(colour)
        state.put_colour(colour, BIT[space])
    for space in facedown:
        state.down |= BIT[space]
        state.set_mark(BIT[space], mark)
    state.unseen = pile + apart


def _deal_solo_market(state: ApothecaState, chance: Chance) -> None:
    """Half of the free spaces are filled, facedown; every space has a potion outside. Nobody knows any of them."""
    squares = EVEN_SPACES if chance.below(2) == 0 else ODD_SPACES
    state.unseen = ALL_POTIONS
    corners: i64 = 0
    for space in CORNERS:
        corners |= BIT[space]
        state.put_colour(state.draw_potion(chance), BIT[space])
    state.down = squares & ~corners
    state.mark_4 = state.down
    assert NO_ARROW == 4
    state.outside = FULL


def _deal_cards(state: ApothecaState, chance: Chance) -> None:
    i: i64
    for i in range(state.rules.seats):
        seat = (state.start + i) % state.rules.seats
        if not state.is_master(seat):
            state.active |= shl(1, state.draw_card(chance) + CARD_BITS * seat)
    for i in range(3):
        state.stations |= (state.draw_card(chance) + 1) << 4 * i
