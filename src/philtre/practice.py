"""Practice positions: one turn in which something can be reached, and what shows that it was.

They are data of each game, `games/<game>/practice/<name>.json`. The engine plays what the pupil tries and judges it.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from philtre import games
from philtre.core.chance import Seeded
from philtre.core.contract import Setup
from philtre.core.errors import IllegalAction, SetupError
from philtre.table.table import Table
from philtre.words.face import Face, Happening

MOST: Final = 60  # decisions of one turn


class Goal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of events of one kind in the pupil's turn; or a sum of one of their details."""

    event: str
    least: int = 1
    detail: str | None = None  # the amount, or how many things the list has


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what is to be reached in it, and one way to do so."""

    setup: dict[str, Any]  # as `Setup` takes it
    seat: int
    position: msgspec.Raw
    goal: Goal
    solution: list[str]  # actions in notation
    seed: int = 1  # of whatever luck there is


def names(game: str) -> list[str]:
    """The exercises of a game, from easy to hard."""
    folder = files("philtre.games") / game / "practice"
    if game not in games.OURS or not folder.is_dir():
        return []
    return sorted(path.name.removesuffix(".json") for path in folder.iterdir() if path.name.endswith(".json"))


@cache
def exercise(game: str, name: str) -> Exercise:
    """Raises SetupError if there is none of this name."""
    if name not in names(game):
        raise SetupError(f"{game} has no exercise '{name}'; there are: {', '.join(names(game))}")
    text = (files("philtre.games") / game / "practice" / f"{name}.json").read_bytes()
    return msgspec.json.decode(text, type=Exercise)


class Attempt:
    """An exercise as far as the pupil has come."""

    def __init__(self, face: Face[Any], wanted: Exercise) -> None:
        self.face = face
        self.exercise = wanted
        start = face.read(msgspec.json.decode(wanted.position, type=face.position))
        self.table = Table(face.game, Setup(**wanted.setup), Seeded(wanted.seed), start)

    def act(self, action: int) -> None:
        """Raises IllegalAction for one that is not allowed, or after the end of the turn."""
        if self.over:
            raise IllegalAction("the turn is over", "over")
        self.table.act(self.exercise.seat, action)

    @property
    def reached(self) -> int:
        told = [line for moment in self.table.moments[1:] for line in moment.story.told(self.face)]
        return sum(amount(self.exercise.goal, line) for line in told if line.who == self.exercise.seat)

    @property
    def solved(self) -> bool:
        return self.reached >= self.exercise.goal.least

    @property
    def over(self) -> bool:
        """Solved, or the turn has gone to somebody else."""
        return self.solved or self.table.seat() != self.exercise.seat or self.table.version >= MOST

    @property
    def onward(self) -> list[str]:
        """The rest of the way, where the pupil is on it."""
        way, done = self.exercise.solution, self.table.version
        start = self.table.moments
        played = [self.face.game.notation(start[n].state, int(start[n + 1].entry or 0)) for n in range(done)]
        return way[done:] if played == way[:done] else []


def amount(goal: Goal, line: Happening) -> int:
    """What an event adds to a goal."""
    if line.event != goal.event:
        return 0
    detail = 1 if goal.detail is None else line.details[goal.detail]
    return detail if isinstance(detail, int) else len(detail)
