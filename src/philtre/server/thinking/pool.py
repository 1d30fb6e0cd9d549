"""Bots think here: in processes of their own, from what their seat may see, never in the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import math
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, TypeVar

from philtre import analysis, bots
from philtre.bots import LEVELS
from philtre.bots.search import SearchBot
from philtre.core.chance import Seeded
from philtre.core.contract import Setup, State
from philtre.server.guard.refusals import Refusal
from philtre.words.face import Face
from philtre.workers import Workers

LONGEST_THOUGHT: Final = 20.0  # seconds; then the game's absent rule answers instead
ADVISER: Final = "search:400ms"
CROWDS: Final = ((2, "archmage"), (8, "sage"), (math.inf, "alchemist"))  # so many waiting for each process
MOST_ADVISED: Final = 8  # hints that may wait for each process
GLANCE: Final = 0.05  # seconds between two looks whether a process is free for what is in no hurry

T = TypeVar("T")


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


class Pool:
    """A few worker processes, started when the first bot is needed."""

    def __init__(self, size: int | None = None) -> None:
        self._size = size or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._pool: Workers | None = None
        # The limit counts thinking time only, not the wait for a free process.
        self._free = asyncio.Semaphore(self._size)
        self._waiting = 0  # tasks that wait for a free process
        self._advised = 0  # persons who wait for a hint

    async def choose(self, task: Task, level: str) -> int | None:
        """The action of a bot of that level; None if it could not think."""
        return await self._ask(choose, task, self._affordable(level))

    async def hints(self, task: Task) -> list[tuple[int, float]]:
        """The legal actions with their worth, best first. Raises Refusal if too many ask."""
        if self._advised >= MOST_ADVISED * self._size:
            raise Refusal("too-many", seconds=5)
        self._advised += 1
        try:
            return await self._ask(weigh, task, ADVISER) or []
        finally:
            self._advised -= 1

    def _affordable(self, level: str) -> str:
        """The code of the bot to use: under load the strong levels think shorter, so that nobody waits for minutes."""
        levels = list(LEVELS)
        best = next(name for most, name in CROWDS if self._waiting <= most * self._size)
        return LEVELS[min(level, best, key=levels.index)]

    async def line(self, task: Task) -> list[int]:
        """The best decisions in order, where several belong together."""
        return await self._ask(foresee, task) or []

    async def judge(self, task: Task, step: analysis.Step, budget: analysis.Budget) -> analysis.Decision | None:
        """What a decision was worth; None if that could not be thought about. Everybody in a game comes first."""
        while self._free.locked():
            await asyncio.sleep(GLANCE)
        return await self._ask(judge, task, step, budget)

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
        await self._wait()
        try:
            return await self._think(question, *args)
        except BrokenProcessPool:
            # A process that was ended from outside is no reason to play badly.
            with contextlib.suppress(BrokenProcessPool, TimeoutError):
                return await self._think(question, *args)
        except TimeoutError:
            pass
        finally:
            self._free.release()
        return None

    async def _wait(self) -> None:
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1

    async def _think(self, question: Callable[..., T], *args: Any) -> T:
        pool = self._executor()
        try:
            return await self._thought(pool, question, *args)
        except (BrokenProcessPool, TimeoutError):
            self._give_up(pool)
            raise

    async def _thought(self, pool: Workers, question: Callable[..., T], *args: Any) -> T:
        future = pool.submit(question, *args)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), LONGEST_THOUGHT)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            # The pool was ended because of another task.
            raise BrokenProcessPool from None

    def _give_up(self, pool: Workers) -> None:
        """End the processes, also one that thinks for ever."""
        if self._pool is pool:
            self.close()
            for child in multiprocessing.active_children():
                child.kill()

    def _executor(self) -> Workers:
        if self._pool is None:
            self._pool = Workers(self._size, _begin)
        return self._pool


def _begin() -> None:
    """An interrupted server ends its bots; if it is killed they end by themselves."""
    os.nice(5) if hasattr(os, "nice") else None
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _nothing() -> None:
    return


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


def foresee(task: Task) -> list[int]:
    return [int(action) for action in _face(task.module).plan(_seen(task))]


def weigh(task: Task, code: str) -> list[tuple[int, float]]:
    """The legal actions with their worth, best first."""
    bot = bots.make(code, _face(task.module).game)
    assert isinstance(bot, SearchBot)
    weighed = bot.weigh(_seen(task), Seeded(task.seed))
    return [(int(each.action), float(each.value)) for each in sorted(weighed, key=lambda each: -each.visits)]


def judge(task: Task, step: analysis.Step, budget: analysis.Budget) -> analysis.Decision:
    return analysis.judge(_face(task.module).game, _seen(task), step, budget, task.seed)
