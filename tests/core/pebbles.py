"""The game of `examples/pebbles`, which many tests use as a neutral game; and its `scramble`."""

from __future__ import annotations

import random

from pebbles.face import FACE, PebblesFace
from pebbles.rules import DRAW, GAME, PUT, SLIDE, TURN, UNKNOWN, Line, Pebbles
from philtre.core.contract import State

__all__ = ["DRAW", "FACE", "GAME", "PUT", "SLIDE", "TURN", "UNKNOWN", "Line", "Pebbles", "PebblesFace", "scramble"]


def scramble(state: State, seat: int, rng: random.Random) -> State:
    """For the laws: another line that looks the same to the seat, with everything hidden dealt anew."""
    assert isinstance(state, Line)
    other = state.clone()
    if other.over():
        return other
    hidden = [
        n for n in range(other.length) if other.down(n) and other.owners[n] != seat and other.colours[n] != UNKNOWN
    ]
    in_hand = other.hand in (0, 1) and other.turn != seat
    stones = [0] * other.unseen[0] + [1] * other.unseen[1] + [other.colours[n] for n in hidden]
    stones += [other.hand] if in_hand else []
    rng.shuffle(stones)
    for place in hidden:
        other.colours[place] = stones.pop()
    if in_hand:
        other.hand = stones.pop()
    other.unseen = [stones.count(0), stones.count(1)]
    return other
