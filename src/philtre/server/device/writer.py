"""Writes without a thread, because Python has none in a browser."""

from __future__ import annotations

import asyncio

from philtre.server.storage.writer import Pending, Write, Writer


class DirectWriter(Writer):
    """Writes at once, and reports the result in a later turn of the event loop."""

    def _begin(self) -> None:
        self._connection = self._engine.connect()

    def write(self, write: Write) -> Pending:
        pending = Pending(write, asyncio.get_running_loop())
        self._commit(self._connection, [pending])
        return pending

    def close(self) -> None:
        self._connection.close()
