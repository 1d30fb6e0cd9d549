"""Runs bots in worker processes."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from philtre.server.thinking.pool import LONGEST_THOUGHT, Broken, Pool
from philtre.workers import Workers

T = TypeVar("T")


class Processes(Pool):
    """A few worker processes, started when the first bot is needed."""

    def __init__(self, size: int | None = None) -> None:
        super().__init__(size or max(1, min(4, (os.cpu_count() or 2) - 1)))
        self._pool: Workers | None = None

    def warm(self) -> None:
        """Start the processes."""
        if self._pool is None:
            for _ in range(self._size):
                self._executor().submit(_nothing)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _think(self, question: Callable[..., T], *args: Any) -> T:
        pool = self._executor()
        try:
            return await self._thought(pool, question, *args)
        except TimeoutError:
            self._give_up(pool)
            raise
        except BrokenProcessPool as error:
            self._give_up(pool)
            raise Broken from error

    async def _thought(self, pool: Workers, question: Callable[..., T], *args: Any) -> T:
        future = pool.submit(question, *args)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), LONGEST_THOUGHT)
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            # The pool was closed because of another task.
            raise BrokenProcessPool from None

    def _give_up(self, pool: Workers) -> None:
        """Kill the processes, because one of them does not stop thinking."""
        if self._pool is pool:
            self.close()
            for child in multiprocessing.active_children():
                child.kill()

    def _executor(self) -> Workers:
        if self._pool is None:
            self._pool = Workers(self._size, _begin)
        return self._pool


def _begin() -> None:
    """Ignore interrupts, because the server ends its workers; if the server is killed, they end by themselves."""
    os.nice(5) if hasattr(os, "nice") else None
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _nothing() -> None:
    return
