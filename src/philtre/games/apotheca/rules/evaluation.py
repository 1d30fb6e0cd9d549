"""A fast estimate of who is ahead, for bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.games.apotheca.rules.board import count
from philtre.games.apotheca.rules.matches import satisfied_by
from philtre.games.apotheca.rules.state import ApothecaState, count_cards

SATISFIED_WORTH: Final = 1.0
ACTIVE_WORTH: Final = 0.22  # of the first active one, because a match needs an apothecary to satisfy
GEM_WORTH: Final = 0.05
PAIR_THREAT: Final = 0.08  # two of a colour in reach of a third, for the player who moves next
SOLO_POINTS: Final = 60.0  # more than the best solo games score
# In points; found by experiments on a hundred deals with search (docs/bots.md).
SOLO_ACTIVE: Final = 3.5
SOLO_GEM: Final = 1.0
SOLO_UP: Final = 0.6  # a potion that the next match of its colour may count
SOLO_PAIR: Final = 0.2
SOLO_OUTSIDE: Final = 0.4


def promise(state: ApothecaState, seat: i64) -> float:
    """From 0 to 1 for the seat's side."""
    if state.rules.solo:
        return _solo_promise(state)
    side = state.side(seat)
    mine = _strength(state, side)
    theirs = 0.0
    other: i64
    for other in range(state.rules.seats):
        if state.side(other) != side:
            theirs = max(theirs, _strength(state, state.side(other)))
    lead = mine - theirs
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


def _strength(state: ApothecaState, side: i64) -> float:
    strength = 0.0
    if state.rules.master and side == 0:
        strength = SATISFIED_WORTH * _colours_kept(state) + GEM_WORTH * _gems(state, state.start)
    else:
        strength = SATISFIED_WORTH * float(satisfied_by(state, side))
        seat: i64
        for seat in range(state.rules.seats):
            if state.side(seat) == side:
                strength += GEM_WORTH * _gems(state, seat)
                strength += ACTIVE_WORTH * min(2.0, float(count_cards(state.active_of(seat))))
    if side == state.side(state.player):
        strength += PAIR_THREAT * _pairs(state)
    return strength


def _gems(state: ApothecaState, seat: i64) -> float:
    """Gems count less the more there are."""
    gems = 0.0
    colour: i64
    for colour in range(3):
        gems += min(3.0, float(state.gems(seat, colour)))
    return gems


def _colours_kept(state: ApothecaState) -> float:
    kept = 0.0
    colour: i64
    for colour in range(3):
        if state.kept >> 8 * colour & 255 != 0:
            kept += 1.0
    return kept


def _pairs(state: ApothecaState) -> float:
    """Neighbours of one colour, face-up: half a match."""
    pairs = 0.0
    colour: i64
    for colour in range(3):
        up = state.face_up(colour)
        pairs += float(count(up & up >> 1 & 0x7777) + count(up & up >> 4 & 0x0FFF))
    return min(4.0, pairs)


def _solo_promise(state: ApothecaState) -> float:
    """Points, active apothecaries, gems, face-up potions, and potions still outside."""
    hope = 0.0
    if state.ended == 0:
        hope = SOLO_ACTIVE * float(count_cards(state.active_of(0))) + SOLO_GEM * _gems(state, 0)
        hope += SOLO_OUTSIDE * float(count(state.outside)) + SOLO_PAIR * _pairs(state)
        colour: i64
        for colour in range(3):
            hope += SOLO_UP * float(count(state.face_up(colour)))
    return min(1.0, (float(state.score) + hope) / SOLO_POINTS)
