"""Deals anew what a seat may not know: the signs of others. It works on the written position, without `imagine`."""

from __future__ import annotations

import random

import msgspec

from philtre import games
from philtre.core.contract import State

SIGNS = ["stone", "parchment", "shears"]


def scramble(state: State, seat: int, rng: random.Random) -> State:
    """Another true state that looks the same to the seat."""
    face = games.face("mystic_moon")
    table = msgspec.to_builtins(face.write(state))
    if table["ended"] is not None or table["contest"] is None:
        return state.clone()
    signs = table["contest"]["signs"]
    table["contest"]["signs"] = [
        sign if sign is None or other == seat else rng.choice(SIGNS) for other, sign in enumerate(signs)
    ]
    return face.read(msgspec.convert(table, face.position))
