"""Keeping up with what other processes write, and with who looks on through them."""

from __future__ import annotations

from philtre.server.catalogue import Catalogue
from philtre.server.cluster.alone import Elsewhere
from philtre.server.rooms.entries import entry_of
from philtre.server.rooms.events import RoomEvents
from philtre.server.rooms.match import Match
from philtre.server.rooms.open_room import OpenRoom
from philtre.server.rooms.registry import Registry
from philtre.server.storage.store import Store


class Follower:
    """Reads on where others have written, and tells our viewers."""

    def __init__(self, store: Store, catalogue: Catalogue, registry: Registry, events: RoomEvents) -> None:
        self._store = store
        self._catalogue = catalogue
        self._registry = registry
        self._events = events

    async def follow(self, opened: OpenRoom) -> None:
        async with opened.lock:
            await self.catch_up(opened)

    async def catch_up(self, opened: OpenRoom) -> None:
        """The same for a caller who holds the lock."""
        happened = opened.take(await self._store.rows(opened.match.table_id, opened.match.seq))
        while opened.match.next_table is not None:
            table_id = opened.match.next_table
            rows = await self._store.rows(table_id)
            self._registry.move(opened, Match(self._catalogue, table_id, rows))
            happened += [entry_of(row) for row in rows]
        if happened:
            opened.tell(happened)
            self._events.room_changed(opened)

    def note_elsewhere(self, opened: OpenRoom, process: str, there: Elsewhere | None) -> None:
        """Somebody came or went in another process."""
        if there is None:
            opened.elsewhere.pop(process, None)
        else:
            opened.elsewhere[process] = there
        opened.note_presence()
        opened.tell_room()
        self._events.room_changed(opened)
