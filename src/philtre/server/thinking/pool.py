"""Lets bots think in other processes, from what their seat may see; limits how many think and for how long.

Who asks names a customer; customers are served in turn, see `guard.turns`.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import math
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any, Final, TypeVar

from philtre import analysis
from philtre.bots import LEVELS
from philtre.server.guard.refusals import Refusal
from philtre.server.guard.turns import Turns
from philtre.server.thinking.questions import Advice, Task, choose, consider, foresee, judge, weigh

LONGEST_THOUGHT: Final = 20.0  # seconds; after that the game's absent rule decides
STRONGEST: Final = LEVELS["archmage"]
ADVISER: Final = "search:400ms"
CROWDS: Final = ((2, "archmage"), (8, "sage"), (math.inf, "alchemist"))  # thoughts that come before, per process; level
MOST_ADVISED: Final = 8  # waiting hints of a customer for each process
NOBODY: Final = ("",)  # the customer of thoughts that nobody asked for, and of a device
GLANCE: Final = 0.05  # seconds between two checks for a free process, for tasks without hurry

T = TypeVar("T")


class Broken(Exception):
    """The process was killed while it was thinking."""


class Pool(ABC):
    """Answers questions, so many at once. Subclasses define where."""

    def __init__(self, size: int) -> None:
        self._size = size
        # The limit applies to thinking only, not to waiting for a free process.
        self._turns = Turns(self._size)
        self._advised: Counter[str] = Counter()  # persons waiting for a hint, by customer

    async def choose(self, task: Task, level: str, customers: Collection[str] = NOBODY) -> int | None:
        """The action of a bot of that level; None if it could not answer. It is for all of these customers."""
        customer = self._turns.quickest(customers or NOBODY)
        code, idle = self._affordable(level, customer), self._turns.idle()
        if code == STRONGEST and idle > 1:
            return await self._choose_together(customer, task, code, idle)
        return await self._ask(customer, choose, task, code)

    async def _choose_together(self, customer: str, task: Task, code: str, minds: int) -> int | None:
        """Several processes search, each with luck of its own; the action that they visited most often in all."""
        tasks = [task._replace(seed=task.seed + mind) for mind in range(minds)]
        found = await asyncio.gather(*(self._ask(customer, consider, each, code) for each in tasks))
        totals: dict[int, list[float]] = {}
        for action, visits, value in itertools.chain.from_iterable(each or [] for each in found):
            total = totals.setdefault(action, [0, 0.0])
            total[0] += visits
            total[1] += visits * value
        return max(totals, key=lambda action: totals[action], default=None)

    async def hints(self, task: Task, customer: str = "") -> list[Advice]:
        """The legal actions with their values, best first. Raises Refusal if too many people ask."""
        if self._advised[customer] >= MOST_ADVISED * self._size:
            raise Refusal("too-many", seconds=5)
        self._advised[customer] += 1
        try:
            return await self._ask(customer, weigh, task, ADVISER) or []
        finally:
            self._advised[customer] -= 1
            self._advised += Counter()  # forget those without any

    def _affordable(self, level: str, customer: str) -> str:
        """The code of the bot: if many thoughts come before it, strong levels think for a shorter time."""
        levels, ahead = list(LEVELS), self._turns.ahead(customer)
        best = next(name for most, name in CROWDS if ahead <= most * self._size)
        return LEVELS[min(level, best, key=levels.index)]

    async def line(self, task: Task, customer: str = "") -> list[int]:
        """The best sequence of decisions that belong together."""
        return await self._ask(customer, foresee, task) or []

    async def judge(self, task: Task, step: analysis.Step, budget: analysis.Budget) -> analysis.Decision | None:
        """Judge a decision of a finished game; None if it failed. Running games have priority."""
        while self._turns.locked():
            await asyncio.sleep(GLANCE)
        return await self._ask("", judge, task, step, budget)

    @abstractmethod
    def warm(self) -> None:
        """Prepare, because a bot will be asked soon."""

    @abstractmethod
    def close(self) -> None:
        """Stop thinking."""

    @abstractmethod
    async def _think(self, question: Callable[..., T], *args: Any) -> T:
        """The answer. Raises TimeoutError if it takes too long, and Broken if the process was killed."""

    async def _ask(self, customer: str, question: Callable[..., T], *args: Any) -> T | None:
        await self._turns.wait(customer)
        try:
            return await self._think(question, *args)
        except Broken:
            # Try once more if the process was killed, perhaps because of another task.
            with contextlib.suppress(Broken, TimeoutError):
                return await self._think(question, *args)
        except TimeoutError:
            pass
        finally:
            self._turns.release()
        return None
