"""The queue of outgoing frames of one connection. It is bounded: a client that does not read is disconnected."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import msgspec

from philtre.server import wire

MOST_FRAMES: Final = 256
MOST_BYTES: Final = 1 << 20
PATIENCE: Final = 10.0  # seconds within which one frame must be sent

_encode = msgspec.json.Encoder().encode


def encoded(message: wire.Telling) -> bytes:
    return _encode(message)


class Connection(Protocol):
    """The connection to which frames are sent."""

    def send_now(self, frame: bytes) -> bool:
        """Send without waiting. False if it is not possible."""

    def abort(self) -> None:
        """Close at once, without sending what is left."""


class Outbox:
    """Queues frames; `run` sends them. It ends after `close` when the queue is empty, or at an overflow."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.code = 0  # the close code; 0: not closing yet
        self.sending_since: float | None = None
        self._frames: deque[bytes] = deque()
        self._bytes = 0
        self._waiter: asyncio.Future[None] | None = None

    def put(self, frame: bytes) -> None:
        if self.code:
            return
        if not self._frames and self.sending_since is None and self._connection.send_now(frame):
            return
        self._frames.append(frame)
        self._bytes += len(frame)
        if len(self._frames) > MOST_FRAMES or self._bytes > MOST_BYTES:
            self._overflow()
        self._wake()

    def say(self, message: wire.Telling) -> None:
        self.put(encoded(message))

    def close(self, code: int) -> None:
        """Close after the queued frames have been sent."""
        self.code = self.code or code
        self._wake()

    def drop(self, reason: str, code: int, again: bool = True) -> None:
        """Close and drop the queued frames: a client that reconnects gets everything again."""
        self._frames.clear()
        self._bytes = 0
        self.put(encoded(wire.Bye(code=reason, again=again)))
        self.close(code)

    def hang_up(self) -> None:
        """Disconnect a client that does not read."""
        self._connection.abort()

    def _overflow(self) -> None:
        """Disconnect a client whose queue is full, and tell it why, if it still reads."""
        stuck = self.sending_since is not None
        self.drop("too-slow", wire.Close.TOO_SLOW)
        if stuck:
            self.hang_up()

    async def run(self, send: Callable[[bytes], Awaitable[None]]) -> int:
        """Send until closed; returns the close code."""
        while self._frames or not self.code:
            if not self._frames:
                await self._something()
                continue
            frame = self._frames.popleft()
            self._bytes -= len(frame)
            self.sending_since = time.monotonic()
            await send(frame)
            self.sending_since = None
        return self.code

    def is_stuck(self, now: float) -> bool:
        return self.sending_since is not None and now - self.sending_since > PATIENCE

    async def _something(self) -> None:
        self._waiter = asyncio.get_running_loop().create_future()
        await self._waiter
        self._waiter = None

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)
