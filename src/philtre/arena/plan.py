"""The plan of a tournament: everything that determines its games, so that equal plans give equal games."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from itertools import combinations, combinations_with_replacement, islice, permutations
from math import factorial
from typing import Any, Final, NamedTuple

import msgspec

from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Setup
from philtre.core.errors import SetupError
from philtre.core.playout import luck_of
from philtre.words.face import Face

MOST_BOTS: Final = 32
SHUFFLING: Final = 2**80  # from the tournament's seed to the seed of the order of its groups


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file of results. It does not contain the number of games, because more can be added later."""

    game: str
    rules: int
    variant: str
    seats: int
    options: dict[str, str]
    content: str | None
    bots: list[str]
    seed: int
    limit: float  # seconds a program may think
    module: str  # where the game's FACE is

    def setup(self) -> Setup:
        return Setup(self.variant, self.seats, dict(self.options), self.content)

    def face(self) -> Face[Any]:
        found: Face[Any] = import_module(self.module).FACE
        return found.of(self.setup())


def plan_for(face: Face[Any], setup: Setup, bots: list[str], seed: int, limit: float) -> Plan:
    if not 1 <= len(bots) <= MOST_BOTS:
        raise SetupError(f"a tournament has 1 to {MOST_BOTS} bots, not {len(bots)}")
    if len(set(bots)) < len(bots):
        twice = [bot for bot, times in Counter(bots).items() if times > 1]
        raise SetupError(f"every bot is named once; named twice: {', '.join(twice)[:80]!a}")
    game, options = face.game, dict(setup.options)
    face.game.check(setup)
    module = type(face).__module__
    return Plan(
        game.name, game.rules, setup.variant, setup.seats, options, setup.content, bots, seed, limit, module
    )  # fmt: skip


class Pairing(NamedTuple):
    """One game: its deal, and which bot plays each side. Sides are numbered by their first seats."""

    deal: int
    bots: tuple[int, ...]


class Schedule:
    """Games by their numbers. A group of bots plays a deal once in each rotation, so that luck and seats favour nobody.
    Every group gets the same deals, and the order in which a group sits changes from deal to deal."""

    def __init__(self, plan: Plan) -> None:
        self.sides = count_sides(plan)
        self.groups = _shuffled(_groups(len(plan.bots), self.sides), plan.seed)

    def pairing(self, number: int) -> Pairing:
        block, rotation = divmod(number, self.sides)
        deal, at = divmod(block, len(self.groups))
        circle = _circle(self.groups[at], deal)
        return Pairing(deal, circle[rotation:] + circle[:rotation])

    def whole(self, games: int) -> int:
        """A number of games that is at least this, and contains all games of each deal."""
        unit = self.sides if self.sides > 1 else len(self.groups)
        return -(-games // unit) * unit


def count_sides(plan: Plan) -> int:
    """How many sides play against each other: seats or teams; 1 in solo games."""
    state = plan.face().game.new(plan.setup(), luck_of(plan.seed, 0), SILENT)
    return len({int(state.side(seat)) for seat in range(plan.seats)})


def _groups(bots: int, sides: int) -> list[tuple[int, ...]]:
    """The groups of bots that play together: all different if possible, otherwise each bot about equally often."""
    if bots >= sides:
        return list(combinations(range(bots), sides))
    return [group for group in combinations_with_replacement(range(bots), sides) if _is_even(group, bots)]


def _is_even(group: tuple[int, ...], bots: int) -> bool:
    times = [group.count(bot) for bot in range(bots)]
    return max(times) - min(times) <= 1


def _shuffled(groups: list[tuple[int, ...]], seed: int) -> list[tuple[int, ...]]:
    """Order the groups so that no bot has played much more than others if the tournament is interrupted."""
    luck = Seeded(seed + SHUFFLING)
    for last in range(len(groups) - 1, 0, -1):
        other = int(luck.below(last + 1))
        groups[last], groups[other] = groups[other], groups[last]
    return groups


def _circle(group: tuple[int, ...], deal: int) -> tuple[int, ...]:
    wanted = deal % factorial(len(group) - 1)
    return (group[0], *next(islice(permutations(group[1:]), wanted, None)))
