"""Bots in another worker of the browser, with a Python of its own."""

from __future__ import annotations

import asyncio
import pickle
from collections import deque
from collections.abc import Awaitable, Callable
from statistics import median
from time import perf_counter
from typing import Any, Final, Protocol, TypeVar

from philtre.server.thinking import questions
from philtre.server.thinking.pool import Broken, Pool

LONGEST_THOUGHT: Final = 60.0  # seconds, because phones are slow
LOOKED_AT: Final = 9  # thoughts of a level, to say how long it takes

T = TypeVar("T")


class Thinker(Protocol):
    """The other worker, as JavaScript hands it to us. It is started by the first call, or by `warm`."""

    def ask(self, question: bytes) -> Awaitable[Any]:
        """The answer as bytes; rejected where the worker broke down."""

    def warm(self) -> None: ...

    def stop(self) -> None: ...


class Thinkers(Pool):
    """One worker: a device has other things to do as well."""

    def __init__(self, thinker: Thinker) -> None:
        super().__init__(1)
        self._thinker = thinker
        self._took: dict[str, deque[float]] = {}  # by the code of the bot

    def warm(self) -> None:
        self._thinker.warm()

    def close(self) -> None:
        self._thinker.stop()

    def seconds(self, code: str) -> float | None:
        """About how long a bot thinks here, as far as it was seen."""
        took = self._took.get(code)
        return median(took) if took else None

    async def _think(self, question: Callable[..., T], *args: Any) -> T:
        began = perf_counter()
        try:
            answer = await asyncio.wait_for(self._asked(question, *args), LONGEST_THOUGHT)
        except TimeoutError:
            self._thinker.stop()
            raise
        if question is questions.choose:
            self._took.setdefault(args[1], deque(maxlen=LOOKED_AT)).append(perf_counter() - began)
        return answer

    async def _asked(self, question: Callable[..., T], *args: Any) -> T:
        try:
            answer = await self._thinker.ask(pickle.dumps((question.__name__, args)))
        except Exception as error:
            raise Broken from error
        found: T = pickle.loads(bytes(answer))
        return found
