"""Reads rooms and their matches from the database."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from philtre.server.guard.names import is_code
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.match import Match
from philtre.server.rooms.reading import Reader
from philtre.server.storage.store import Store

MOST_KEPT: Final = 4_000  # entries of finished matches that are cached for viewers who request more of them
KEPT_FOR: Final = 60.0  # seconds


class Archive:
    """Reads matches and replays their entries. Finished matches are cached, because viewers read them page by page."""

    def __init__(self, store: Store, reader: Reader) -> None:
        self._store = store
        self._reader = reader
        self._kept: OrderedDict[str, tuple[float, Match]] = OrderedDict()

    async def room(self, code: str) -> Match:
        """The present match of a room. Raises Refusal if there is no such room."""
        table_id = await self._store.table_of(code) if is_code(code) else None
        if table_id is None:
            raise Refusal("no-room")
        return await self._reader.match(table_id)

    async def table(self, table_id: str) -> Match:
        """A match by its table, whether finished or not."""
        self.forget_old()
        _, kept = self._kept.get(table_id, (0.0, None))
        match = kept or await self._reader.match(table_id)
        if match.phase == "over":  # what is shown of its game stays as it is, though people may still chat
            self._kept[table_id] = (time.monotonic(), match)
            self._kept.move_to_end(table_id)
        return match

    def forget_old(self) -> None:
        oldest = time.monotonic() - KEPT_FOR
        while self._kept:
            looked, _ = next(iter(self._kept.values()))
            few = len(self._kept) == 1 or sum(match.seq for _, match in self._kept.values()) <= MOST_KEPT
            if looked > oldest and few:
                return
            self._kept.popitem(last=False)
