"""Lets bots think in other processes, from what their seat may see; limits how many think and for how long."""

from __future__ import annotations

import asyncio
import contextlib
import math
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final, TypeVar

from philtre import analysis
from philtre.bots import LEVELS
from philtre.server.guard.refusals import Refusal
from philtre.server.thinking.questions import Advice, Task, choose, foresee, judge, weigh

LONGEST_THOUGHT: Final = 20.0  # seconds; after that the game's absent rule decides
ADVISER: Final = "search:400ms"
CROWDS: Final = ((2, "archmage"), (8, "sage"), (math.inf, "alchemist"))  # waiting tasks per process, level
MOST_ADVISED: Final = 8  # waiting hints for each process
GLANCE: Final = 0.05  # seconds between two checks for a free process, for tasks without hurry

T = TypeVar("T")


class Broken(Exception):
    """The process was killed while it was thinking."""


class Pool(ABC):
    """Answers questions, so many at once. Subclasses define where."""

    def __init__(self, size: int) -> None:
        self._size = size
        # The limit applies to thinking only, not to waiting for a free process.
        self._free = asyncio.Semaphore(self._size)
        self._waiting = 0  # tasks waiting for a free process
        self._advised = 0  # persons waiting for a hint

    async def choose(self, task: Task, level: str) -> int | None:
        """The action of a bot of that level; None if it could not answer."""
        return await self._ask(choose, task, self._affordable(level))

    async def hints(self, task: Task) -> list[Advice]:
        """The legal actions with their values, best first. Raises Refusal if too many people ask."""
        if self._advised >= MOST_ADVISED * self._size:
            raise Refusal("too-many", seconds=5)
        self._advised += 1
        try:
            return await self._ask(weigh, task, ADVISER) or []
        finally:
            self._advised -= 1

    def _affordable(self, level: str) -> str:
        """The code of the bot: under load, strong levels think for a shorter time."""
        levels = list(LEVELS)
        best = next(name for most, name in CROWDS if self._waiting <= most * self._size)
        return LEVELS[min(level, best, key=levels.index)]

    async def line(self, task: Task) -> list[int]:
        """The best sequence of decisions that belong together."""
        return await self._ask(foresee, task) or []

    async def judge(self, task: Task, step: analysis.Step, budget: analysis.Budget) -> analysis.Decision | None:
        """Judge a decision of a finished game; None if it failed. Running games have priority."""
        while self._free.locked():
            await asyncio.sleep(GLANCE)
        return await self._ask(judge, task, step, budget)

    @abstractmethod
    def warm(self) -> None:
        """Prepare, because a bot will be asked soon."""

    @abstractmethod
    def close(self) -> None:
        """Stop thinking."""

    @abstractmethod
    async def _think(self, question: Callable[..., T], *args: Any) -> T:
        """The answer. Raises TimeoutError if it takes too long, and Broken if the process was killed."""

    async def _ask(self, question: Callable[..., T], *args: Any) -> T | None:
        await self._wait()
        try:
            return await self._think(question, *args)
        except Broken:
            # Try once more if the process was killed, perhaps because of another task.
            with contextlib.suppress(Broken, TimeoutError):
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
