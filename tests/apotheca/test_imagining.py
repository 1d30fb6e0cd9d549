"""Imagined worlds compared with exact weights: all possible colours of facedown potions, with their probabilities.

The weights are updated from the public story through whole games.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import cycle, islice
from typing import Any

import pytest

from philtre.core.chance import Seeded
from philtre.core.contract import SPECTATOR, Setup, State
from philtre.games.apotheca.rules.events import DREW, EVENTS, MOVED, OVERLOADED, PLACED, REMOVED, RETURNED, REVEALED
from philtre.words.story import Chronicle
from tests.apotheca.drawing import GAME, view

Ways = dict[tuple[int, ...], float]
IMAGINED = 1500  # worlds of each position
POSITIONS = 8
COLOURS = ["red", "blue", "yellow"]
HAND = -1


class Weights:
    """The probability of each colouring of the facedown potions for a spectator."""

    def __init__(self, position: dict[str, Any]) -> None:
        market = position["market"]
        up = [potion["colour"] for potion in market if potion and potion["up"]]
        self.unseen = [15 - up.count(colour) for colour in COLOURS]
        self.spaces: list[int] = []
        self.ways: Ways = {(): 1.0}
        for space, potion in enumerate(market):
            if potion and not potion["up"]:
                self.draw(space)

    def in_bag(self, way: tuple[int, ...], colour: int) -> int:
        return self.unseen[colour] - way.count(colour)

    def draw(self, space: int) -> None:
        """A potion is drawn from the bag unseen."""
        old, self.ways = self.ways, {}
        for way, weight in old.items():
            for colour in range(3):
                if self.in_bag(way, colour) > 0:
                    self.ways[(*way, colour)] = weight * self.in_bag(way, colour)
        self.spaces.append(space)

    def see_drawn(self, colour: int) -> None:
        """A potion is drawn in public and put back, which is more likely the more of its colour are in the bag."""
        self.ways = {way: weight * self.in_bag(way, colour) for way, weight in self.ways.items()}

    def reveal(self, space: int, colour: int) -> None:
        at = self.spaces.index(space)
        self.ways = {(*way[:at], *way[at + 1 :]): weight for way, weight in self.ways.items() if way[at] == colour}
        self.spaces.remove(space)
        self.unseen[colour] -= 1

    def follow(self, story: Chronicle) -> None:
        moved = {line.args[0]: line.args[1] for line in story.lines if line.event == MOVED}
        self.spaces = [moved.get(space, space) for space in self.spaces]
        for line in story.lines:
            a, b, _ = line.args
            if line.event == DREW:
                self.draw(HAND)
            elif line.event == PLACED:
                self.spaces[self.spaces.index(HAND)] = a
            elif line.event == REVEALED:
                self.reveal(a, b)
            elif line.event == OVERLOADED:
                self.see_drawn(a)
            elif line.event == REMOVED:
                self.unseen[a] += bin(b).count("1")
            elif line.event == RETURNED:
                self.unseen[a] += b

    def shares(self, seen: list[int | None]) -> Ways:
        """The probabilities for a viewer who sees some of the colours."""
        ways = {way: weight for way, weight in self.ways.items() if weight and fits(way, seen)}
        total = sum(ways.values())
        return {way: weight / total for way, weight in ways.items()}


def fits(way: tuple[int, ...], seen: list[int | None]) -> bool:
    return all(known in (None, colour) for known, colour in zip(seen, way, strict=True))


def colours(state: State, spaces: list[int]) -> list[int | None]:
    """The colours of the potions on these spaces, as far as they are known."""
    position = view(state)
    potions = [position["hand"] if space == HAND else position["market"][space] for space in spaces]
    return [
        None if potion is None or potion["colour"] is None else COLOURS.index(potion["colour"]) for potion in potions
    ]


def aged_positions(variant: str, seats: int) -> Iterator[tuple[State, Weights]]:
    """Positions of random games in which potions went back while others lay facedown."""
    for seed in range(10_000):
        luck, rng = Seeded(seed), random.Random(seed)
        state = GAME.new(Setup(variant, seats), luck, Chronicle())
        weights = Weights(view(state))
        while state.seat() >= 0:
            story = Chronicle()
            state.apply(rng.choice(state.legal_actions()), luck, story)
            weights.follow(story)
            if state.seat() >= 0 and view(state)["aged"] and rng.random() < 0.2:
                yield state, weights


def imagined(seen: State, spaces: list[int]) -> Counter[tuple[int | None, ...]]:
    luck, world = Seeded(9), seen.clone()
    found = Counter[tuple[int | None, ...]]()
    for _ in range(IMAGINED):
        world.copy_from(seen)
        world.imagine(luck)
        found[tuple(colours(world, spaces))] += 1
    return found


def drawn_today(weights: Weights) -> Counter[tuple[int, ...]]:
    """The distribution if facedown potions were dealt from all unseen potions, without memory."""
    rng = random.Random(4)
    unseen = [colour for colour in range(3) for _ in range(weights.unseen[colour])]
    return Counter(tuple(rng.sample(unseen, len(weights.spaces))) for _ in range(IMAGINED))


def apart(found: Mapping[Any, int], exact: Ways) -> float:
    """How far two distributions are from each other: 0 the same, 1 nothing in common."""
    return sum(abs(found.get(way, 0) / IMAGINED - exact.get(way, 0.0)) for way in found.keys() | exact.keys()) / 2


@pytest.mark.parametrize(("variant", "seats"), [("standard", 2), ("standard", 4), ("master", 3)])
def test_worlds_are_imagined_as_often_as_they_are_likely(variant: str, seats: int) -> None:
    """For spectators and for seats, which know the potions they looked at. Exact except for two aged potions of one
    colour, and for potions that aged at different times."""
    differences, of_today = [], []
    viewers = cycle([int(SPECTATOR), *range(seats)])
    for state, weights in islice(aged_positions(variant, seats), POSITIONS):
        seen = state.seen_by(next(viewers))
        exact, found = weights.shares(colours(seen, weights.spaces)), imagined(seen, weights.spaces)
        assert found.keys() <= exact.keys(), "an impossible world"
        differences.append(apart(found, exact))
        of_today.append(apart(drawn_today(weights), exact))
    assert sum(differences) / POSITIONS < 0.06  # of this 0.03 to 0.04 is the noise of so many worlds
    assert sum(differences) < sum(of_today) / 2
    assert max(differences) < 0.2


def test_the_events_looked_at_are_told_as_named() -> None:
    assert [EVENTS[n] for n in (DREW, PLACED, REVEALED, OVERLOADED, REMOVED, RETURNED, MOVED)] == [
        "drew", "placed", "revealed", "overloaded", "removed", "returned", "moved",
    ]  # fmt: skip
