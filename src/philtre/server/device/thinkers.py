"""Bots in another worker of the browser, with a Python of its own."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeVar

from philtre.server.thinking.pool import Broken, Pool

LONGEST_THOUGHT: Final = 60.0  # seconds, because phones are slow

T = TypeVar("T")


class Thinker(Protocol):
    """The other worker, as JavaScript passes it to Python. The first call starts it, or `warm`."""

    def ask(self, question: bytes) -> Awaitable[Any]:
        """The answer as bytes; the promise is rejected if the worker failed."""

    def warm(self) -> None: ...

    def stop(self) -> None: ...


class Thinkers(Pool):
    """Uses a single worker, because the device has other work to do."""

    def __init__(self, thinker: Thinker) -> None:
        super().__init__(1)
        self._thinker = thinker

    def warm(self) -> None:
        self._thinker.warm()

    def close(self) -> None:
        self._thinker.stop()

    async def _think(self, question: Callable[..., T], *args: Any) -> T:
        try:
            return await asyncio.wait_for(self._asked(question, *args), LONGEST_THOUGHT)
        except TimeoutError:
            self._thinker.stop()
            raise

    async def _asked(self, question: Callable[..., T], *args: Any) -> T:
        try:
            answer = await self._thinker.ask(pickle.dumps((question.__name__, args)))
        except Exception as error:
            raise Broken from error
        found: T = pickle.loads(bytes(answer))
        return found
