"""Bots think here: in processes of their own, from what their seat may see, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeVar

from philtre import bots
from philtre.bots.search import SearchBot
from philtre.core.chance import Seeded
from philtre.core.contract import Setup, State
from philtre.core.face import Face
from philtre.server.catalogue import LEVELS

LONGEST_THOUGHT: Final = 20.0  # seconds; then the game's absent rule answers instead
ADVISER: Final = "search:400ms"

T = TypeVar("T")


class Task(NamedTuple):
    """A question for a bot: what one seat sees, as numbers. Nothing else leaves the server's process."""

    module: str  # where the game's FACE is
    variant: str
    seats: int
    options: dict[str, str]
    fields: tuple[int, ...]
    seed: int


def task_for(face: Face[Any], setup: Setup, seen: State) -> Task:
    fields = tuple(int(number) for number in seen.fields())
    return Task(type(face).__module__, setup.variant, setup.seats, dict(setup.options), fields, secrets.randbits(90))


class Pool:
    """A few thinking processes, started when the first bot is needed."""

    def __init__(self, size: int | None = None) -> None:
        self._size = size or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, task: Task, level: str) -> int | None:
        """The action of a bot of that level; None if it could not think."""
        return await self._ask(choose, task, LEVELS[level])

    async def hints(self, task: Task) -> list[tuple[int, float]]:
        """The legal actions with their worth, best first."""
        return await self._ask(weigh, task, ADVISER) or []

    async def line(self, task: Task) -> list[int]:
        """The best decisions in order, where several belong together."""
        return await self._ask(foresee, task) or []

    def warm(self) -> None:
        """Start the processes, since a bot will soon be asked."""
        if self._pool is None:
            for _ in range(self._size):
                self._executor().submit(_nothing)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _ask(self, question: Callable[..., T], *args: Any) -> T | None:
        pool = self._executor()
        try:
            future = asyncio.wrap_future(pool.submit(question, *args))
            return await asyncio.wait_for(future, LONGEST_THOUGHT)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is pool:
                self.close()
            return None

    def _executor(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._size, context, initializer=_begin)
        return self._pool


def _begin() -> None:
    """Interrupts are for the server, which then ends its bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5) if hasattr(os, "nice") else None


def _nothing() -> None:
    return


@cache
def _face(module: str) -> Face[Any]:
    found: Face[Any] = import_module(module).FACE
    return found


def _seen(task: Task) -> State:
    setup = Setup(task.variant, task.seats, task.options)
    return _face(task.module).game.restore(task.fields, setup)


def choose(task: Task, code: str) -> int:
    bot = bots.make(code, _face(task.module).game)
    return int(bot.choose(_seen(task), Seeded(task.seed)))


def foresee(task: Task) -> list[int]:
    return [int(action) for action in _face(task.module).plan(_seen(task))]


def weigh(task: Task, code: str) -> list[tuple[int, float]]:
    """The legal actions with their worth, best first."""
    bot = bots.make(code, _face(task.module).game)
    assert isinstance(bot, SearchBot)
    weighed = bot.weigh(_seen(task), Seeded(task.seed))
    return [(int(each.action), float(each.value)) for each in sorted(weighed, key=lambda each: -each.visits)]
