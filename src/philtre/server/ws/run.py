"""Runs a coroutine at once instead of in a task, for what happens hundreds of times a second."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from typing import Any

from philtre.server.storage.writer import Pending


class Run:
    """A coroutine that starts at once, and continues when its writes are on disk.

    A task would wait for its turn in the event loop each time. Only if the coroutine waits for something else does a
    task take it over.
    """

    __slots__ = ("_coroutine", "_finished", "_task")

    def __init__(self, coroutine: Coroutine[Any, Any, None], finished: Callable[[Exception | None], None]) -> None:
        self._coroutine = coroutine
        self._finished = finished
        self._task: asyncio.Task[None] | None = None

    def step(self) -> None:
        """Continue until it has to wait."""
        try:
            waiting = self._coroutine.send(None)
        except StopIteration:
            self._finished(None)
        except Exception as error:
            self._finished(error)
        else:
            if isinstance(waiting, Pending):
                waiting.resume = self.step
            else:
                self._task = asyncio.get_running_loop().create_task(self._as_task(waiting))

    async def _as_task(self, waiting: Any) -> None:
        try:
            await _Rest(self._coroutine, waiting)
        except Exception as error:
            self._finished(error)
        else:
            self._finished(None)


class _Rest:
    """The rest of a coroutine that is already waiting, as an awaitable."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waiting: Any) -> None:
        self._coroutine = coroutine
        self._waiting = waiting

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            while True:
                try:
                    sent = yield self._waiting
                except BaseException as error:
                    self._waiting = self._coroutine.throw(error)
                else:
                    self._waiting = self._coroutine.send(sent)
        except StopIteration:
            return
