"""Deals anew what a seat may not know. It works on the written position, independently of the engine's `imagine`."""

from __future__ import annotations

import random

import msgspec

from philtre import games
from philtre.core.contract import State

COLOURS = ["red", "blue", "yellow"]


def scramble(state: State, seat: int, rng: random.Random) -> State:
    """Another true state that looks the same to the seat: every settled colour it may not see is dealt anew."""
    face = games.face("apotheca")
    table = msgspec.to_builtins(face.write(state))
    if table["ended"] is not None:
        return state.clone()
    opening = [space for space in table["opening_spaces"] if table["market"][space]["colour"] is not None]
    hidden = [space for space, potion in enumerate(table["market"]) if _hidden(potion, seat)]
    _deal_among(table["market"], [space for space in hidden if space in opening], rng)
    _deal_with_the_unseen(table, [space for space in hidden if space not in opening], seat, rng)
    return face.read(msgspec.convert(table, face.position))


def _hidden(potion: dict[str, object] | None, seat: int) -> bool:
    return potion is not None and not potion["up"] and potion["colour"] is not None and potion["arrow"] != seat


def _deal_among(market: list[dict[str, object]], spaces: list[int], rng: random.Random) -> None:
    """The opening's potions are known to come from one small pile: only their places may change."""
    colours = [market[space]["colour"] for space in spaces]
    rng.shuffle(colours)
    for space, colour in zip(spaces, colours, strict=True):
        market[space]["colour"] = colour


def _deal_with_the_unseen(table: dict, spaces: list[int], seat: int, rng: random.Random) -> None:  # type: ignore[type-arg]
    in_hand = table["hand"] is not None and table["hand"]["colour"] is not None and table["seat"] != seat
    pile = [colour for number, colour in enumerate(COLOURS) for _ in range(table["unseen"][number])]
    pile += [table["market"][space]["colour"] for space in spaces]
    pile += [table["hand"]["colour"]] if in_hand else []
    rng.shuffle(pile)
    for space in spaces:
        table["market"][space]["colour"] = pile.pop()
    if in_hand:
        table["hand"]["colour"] = pile.pop()
    table["unseen"] = [pile.count(colour) for colour in COLOURS]
