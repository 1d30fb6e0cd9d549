"""Rooms and their matches as they are on disk."""

from __future__ import annotations

import asyncio
from typing import Final

from philtre.server.catalogue import Catalogue
from philtre.server.guard.names import is_code
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.match import Match
from philtre.server.storage.store import Store
from philtre.server.storage.writer import Row

BREATH: Final = 40  # entries that are taken at a stretch


class Archive:
    """Reads matches and plays their entries again."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store = store
        self._catalogue = catalogue

    async def room(self, code: str) -> Match:
        """The present match of a room. Raises Refusal if there is no such room."""
        stored = await self._store.room(code) if is_code(code) else None
        if stored is None:
            raise Refusal("no-room")
        return await self._restore(stored.table_id, stored.rows)

    async def table(self, table_id: str) -> Match:
        """A match by its table, be it over or not."""
        return await self._restore(table_id, await self._store.rows(table_id))

    async def _restore(self, table_id: str, rows: list[Row]) -> Match:
        """A long game takes a while, in which others must have their turn."""
        match = Match(self._catalogue, table_id, rows[:1])
        for number, row in enumerate(rows[1:]):
            if number % BREATH == 0:
                await asyncio.sleep(0)
            match.take(row)
        return match
