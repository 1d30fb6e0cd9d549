"""All games, variants and numbers of seats, and states that random play reaches in them.

Pebbles is among them, so that the laws hold for other games, too.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, NamedTuple

from hypothesis import strategies as st

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import NOBODY, SILENT, SPECTATOR, Game, Setup, State
from philtre.words.face import Face
from tests.core import pebbles

Scramble = Callable[[State, int, random.Random], State]
BOUND = 5_000  # decisions; random games of Apotheca take about a hundred


class Case(NamedTuple):
    """A game with a variant and a number of seats."""

    face: Face[Any]
    variant: str
    seats: int

    @property
    def game(self) -> Game:
        return self.face.game

    @property
    def name(self) -> str:
        return f"{self.game.name}-{self.variant}-{self.seats}"

    def setup(self, options: dict[str, str] | None = None) -> Setup:
        return Setup(self.variant, self.seats, options)

    def viewers(self) -> list[int]:
        return [*range(self.seats), int(SPECTATOR)]

    def scramble(self) -> Scramble:
        """The game's own test function that deals anew what a seat may not know."""
        if self.game.name == "pebbles":
            return pebbles.scramble
        found: Scramble = import_module(f"tests.{self.game.name}.scramble").scramble
        return found


def _cases(face: Face[Any]) -> list[Case]:
    return [Case(face, variant.name, seats) for variant in face.game.variants for seats in variant.seats]


REGISTERED = [case for name in games.NAMES for case in _cases(games.face(name))]
CASES = REGISTERED + _cases(pebbles.FACE)


def each_case(case: Case) -> str:
    return case.name


def options_of(case: Case) -> st.SearchStrategy[dict[str, str]]:
    """Random options that this case allows."""
    usable = [o for o in case.game.options if not o.variants or case.variant in o.variants]
    chosen = {o.name: st.sampled_from([c for c in o.choices if _fits(case, c)]) for o in usable}
    return st.fixed_dictionaries({}, optional=chosen)


def _fits(case: Case, choice: str) -> bool:
    # The number of a seat is only allowed if the seat exists.
    return not choice.isdigit() or int(choice) <= case.seats


def reached(case: Case, options: dict[str, str], seed: int, decisions: int) -> State:
    """The state after so many random decisions, or at the end of the game."""
    luck, choices = Seeded(seed), random.Random(seed)
    state = case.game.new(case.setup(options), luck, SILENT)
    for _ in range(decisions):
        legal = state.legal_actions()
        if not legal:
            break
        state.apply(choices.choice(legal), luck, SILENT)
    return state


@st.composite
def states(draw: st.DrawFn, case: Case) -> State:
    """Any state of a game, from the set-up to the end."""
    return reached(case, draw(options_of(case)), draw(st.integers(0, 2**32)), draw(st.integers(0, 150)))


@st.composite
def running(draw: st.DrawFn, case: Case) -> State:
    """Any state in which somebody must decide."""
    options, seed, decisions = draw(options_of(case)), draw(st.integers(0, 2**32)), draw(st.integers(0, 150))
    state = reached(case, options, seed, decisions)
    return state if state.seat() != NOBODY else reached(case, options, seed, 0)


def walk(case: Case, seed: int) -> Iterator[State]:
    """Every running state of a random game. The state is the game's own: copy it before changing it."""
    luck, choices = Seeded(seed), random.Random(seed)
    state = case.game.new(case.setup(), luck, SILENT)
    while state.seat() != NOBODY:
        yield state
        state.apply(choices.choice(state.legal_actions()), luck, SILENT)
