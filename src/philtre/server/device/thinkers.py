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
