"""Practice positions: one turn in which a goal can be reached.

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
    """The goal: a number of events of one kind in the pupil's turn, or a sum of one of their details."""

    event: str
    least: int = 1
    detail: str | None = None  # the detail to add up: an amount, or the length of a list


class Exercise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with its goal and a solution."""

    setup: dict[str, Any]  # the arguments of `Setup`
    seat: int
    position: msgspec.Raw
    goal: Goal
    solution: list[str]  # actions in notation
    seed: int = 1  # the seed for any luck


def names(game: str) -> list[str]:
    """The names of a game's exercises, from easy to hard."""
    folder = files("philtre.games") / game / "practice"
    if game not in games.OURS or not folder.is_dir():
        return []
    return sorted(path.name.removesuffix(".json") for path in folder.iterdir() if path.name.endswith(".json"))


@cache
def exercise(game: str, name: str) -> Exercise:
    """An exercise by its name. Raises SetupError if there is none."""
    if name not in names(game):
        raise SetupError(f"{game} has no exercise '{name}'; choose from: {', '.join(names(game))}")
    text = (files("philtre.games") / game / "practice" / f"{name}.json").read_bytes()
    return msgspec.json.decode(text, type=Exercise)


class Attempt:
    """A pupil's attempt at an exercise."""

    def __init__(self, face: Face[Any], wanted: Exercise) -> None:
        self.face = face
        self.exercise = wanted
        start = face.read(msgspec.json.decode(wanted.position, type=face.position))
        self.table = Table(face.game, Setup(**wanted.setup), Seeded(wanted.seed), start)

    def act(self, action: int) -> None:
        """Do an action. Raises IllegalAction if it is not legal, or after the end of the turn."""
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
        """Whether the attempt has ended: it is solved, or another seat is in turn."""
        return self.solved or self.table.seat() != self.exercise.seat or self.table.version >= MOST

    @property
    def onward(self) -> list[str]:
        """The rest of the solution, if the pupil has followed it so far; otherwise empty."""
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
