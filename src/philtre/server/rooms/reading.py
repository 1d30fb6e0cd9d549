"""Reads entries from the database, a few at a time, and prepares their content packs.

Memory does not grow with the number of entries, and checking a pack does not block the event loop.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Final

from philtre.server.catalogue import Catalogue
from philtre.server.rooms.entries import AnyEntry, Arranged, Opened, entry_of
from philtre.server.rooms.match import Match
from philtre.server.storage.store import Store
from philtre.server.storage.writer import Row

AT_ONCE: Final = 500  # rows in memory at once
BREATH: Final = 10  # entries that are applied before other tasks run; one address may have sixty rooms read at once
MOST_TEXTS: Final = 32  # characters of packs that are cached

Happened = tuple[list[Row], list[AnyEntry]]


class Reader:
    """Reads the entries of tables."""

    def __init__(self, store: Store, catalogue: Catalogue) -> None:
        self._store = store
        self._catalogue = catalogue
        self._texts: OrderedDict[str, str] = OrderedDict()

    async def match(self, table_id: str) -> Match:
        """Read a match from disk. A long one is read in parts, so that the event loop is not blocked."""
        match = Match(self._catalogue, table_id, [])
        async for rows, entries in self.since(table_id, 0):
            for number, (row, entry) in enumerate(zip(rows, entries, strict=True)):
                if number % BREATH == 0:
                    await asyncio.sleep(0)
                match.take(row, entry, checked=False)
        return match

    async def since(self, table_id: str, start: int) -> AsyncIterator[Happened]:
        """The entries of a table from a number on, in parts."""
        while rows := await self._store.rows(table_id, start, AT_ONCE):
            entries = [entry_of(row) for row in rows]
            for entry in entries:
                if isinstance(entry, Opened | Arranged):
                    await self.prepare(entry)
            yield rows, entries
            start += len(rows)
            if len(rows) < AT_ONCE:
                return

    async def prepare(self, entry: Opened | Arranged) -> None:
        """Get the text of an entry's pack, and check it outside the event loop."""
        if entry.content is None and entry.digest is not None:
            entry.content = await self._text(entry.digest)
        await self._catalogue.prepare(entry.settings, entry.content)

    async def _text(self, digest: str) -> str:
        text = self._texts.get(digest)
        if text is None:
            text = await self._store.pack(digest)
        self._texts[digest] = text
        self._texts.move_to_end(digest)
        if len(self._texts) > MOST_TEXTS:
            self._texts.popitem(last=False)
        return text
