"""Deals anew what a seat may not know, which is nothing here: hidden things are only counted until they are drawn.

The order in which marbles lie under the lids, or tiles under the tops, is in no field; a test sees to that by
reading every state back from its written position, which has only counts.
"""

from __future__ import annotations

import random

from philtre import games
from philtre.core.contract import State


def scramble(state: State, seat: int, rng: random.Random) -> State:  # noqa: ARG001 - every game's takes these
    """Another true state that looks the same to the seat: the one its position describes, and nothing more."""
    face = games.face("potion_explosion")
    return face.read(face.write(state))
