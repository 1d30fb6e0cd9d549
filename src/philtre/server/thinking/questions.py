"""Questions for bots, with what one seat may see. They are answered in another process or worker."""

from __future__ import annotations

import secrets
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple

from philtre import analysis, bots
from philtre.bots.search import SearchBot
from philtre.core.chance import Seeded
from philtre.core.contract import Setup, State
from philtre.reasons import Reason, reason
from philtre.words.face import Face

ADVISED: Final = 3  # actions that get reasons in hints


class Task(NamedTuple):
    """A question for a bot: what one seat sees, as numbers. Nothing else leaves the server's process."""

    module: str  # where the game's FACE is
    variant: str
    seats: int
    options: dict[str, str]
    content: str | None
    fields: tuple[int, ...]
    seed: int


def task_for(face: Face[Any], setup: Setup, seen: State) -> Task:
    fields = tuple(int(number) for number in seen.fields())
    module, options = type(face).__module__, dict(setup.options)
    return Task(module, setup.variant, setup.seats, options, setup.content, fields, secrets.randbits(90))


@cache
def _face(module: str) -> Face[Any]:
    found: Face[Any] = import_module(module).FACE
    return found


def _seen(task: Task) -> State:
    setup = Setup(task.variant, task.seats, task.options, task.content)
    return _face(task.module).game.restore(task.fields, setup)


def choose(task: Task, code: str) -> int:
    bot = bots.make(code, _face(task.module).game)
    return int(bot.choose(_seen(task), Seeded(task.seed)))


def consider(task: Task, code: str) -> list[tuple[int, int, float]]:
    """How often search visited each action, and its value; one of several searches whose visits are added up."""
    bot, view = bots.make(code, _face(task.module).game), _seen(task)
    assert isinstance(bot, SearchBot)
    legal = view.legal_actions()
    if len(legal) == 1:
        return [(int(legal[0]), 1, 0.0)]
    found = bot.consider(view, Seeded(task.seed))
    return [(int(each.action), int(each.visits), float(each.value)) for each in found]


def foresee(task: Task) -> list[int]:
    return [int(action) for action in _face(task.module).plan(_seen(task))]


class Advice(NamedTuple):
    """A legal action with its value; the best ones have reasons, compared with the worst action."""

    action: int
    value: float
    why: Reason | None


def weigh(task: Task, code: str) -> list[Advice]:
    """The legal actions, best first: those that search visited most, sorted by value, then the rest."""
    face, view = _face(task.module), _seen(task)
    bot = bots.make(code, face.game)
    assert isinstance(bot, SearchBot)
    found = sorted(bot.weigh(view, Seeded(task.seed)), key=lambda each: -each.visits)
    best = sorted(found[:ADVISED], key=lambda each: -each.value)
    least = int(found[-1].action) if len(found) > 1 else None
    return [
        *(Advice(int(each.action), float(each.value), _why(face, view, int(each.action), least)) for each in best),
        *(Advice(int(each.action), float(each.value), None) for each in found[ADVISED:]),
    ]


def _why(face: Face[Any], view: State, action: int, least: int | None) -> Reason:
    return reason(face, view, action, None if action == least else least)


def judge(task: Task, step: analysis.Step, budget: analysis.Budget) -> analysis.Decision:
    return analysis.judge(_face(task.module).game, _seen(task), step, budget, task.seed)
