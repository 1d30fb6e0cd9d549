"""Follows rooms that other processes own: their entries and their viewers."""

from __future__ import annotations

from philtre.server.catalogue import Catalogue
from philtre.server.cluster.alone import Elsewhere
from philtre.server.rooms.entries import AnyEntry
from philtre.server.rooms.events import RoomEvents
from philtre.server.rooms.match import Match
from philtre.server.rooms.open_room import OpenRoom
from philtre.server.rooms.reading import Reader
from philtre.server.rooms.registry import Registry


class Follower:
    """Reads entries that other processes have written, and sends them to our viewers."""

    def __init__(self, reader: Reader, catalogue: Catalogue, registry: Registry, events: RoomEvents) -> None:
        self._reader = reader
        self._catalogue = catalogue
        self._registry = registry
        self._events = events

    async def follow(self, opened: OpenRoom) -> None:
        async with opened.lock:
            await self.catch_up(opened)

    async def catch_up(self, opened: OpenRoom) -> None:
        """The same for a caller who holds the room's lock."""
        happened: list[AnyEntry] = []
        while True:
            async for rows, entries in self._reader.since(opened.match.table_id, opened.match.seq):
                happened += opened.take(rows, entries, checked=False)
            table_id = opened.match.next_table
            if table_id is None:
                break
            # The new match must be complete before anybody sees it: without its first entry it has not even a host.
            match = Match(self._catalogue, table_id, [])
            async for rows, entries in self._reader.since(table_id, 0):
                happened += [match.take(row, entry, checked=False) for row, entry in zip(rows, entries, strict=True)]
            self._registry.move(opened, match)
        if happened:
            opened.tell(happened)
            self._events.room_changed(opened)

    async def read_again(self, opened: OpenRoom) -> None:
        """Read a room again after its stored entries were changed, and show it."""
        async with opened.lock:
            self._registry.move(opened, await self._reader.match(opened.match.table_id))
            await self.catch_up(opened)
            for viewer in opened.viewers:
                opened.show_all(viewer)
            self._events.room_changed(opened)

    def note_elsewhere(self, opened: OpenRoom, process: str, there: Elsewhere | None) -> None:
        """Note the viewers of a room at another process."""
        if there is None:
            opened.elsewhere.pop(process, None)
        else:
            opened.elsewhere[process] = there
        opened.note_presence()
        opened.tell_room()
        self._events.room_changed(opened)
