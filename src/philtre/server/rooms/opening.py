"""Loads rooms into memory, unloads them, and admits viewers."""

from __future__ import annotations

import asyncio
import time
from typing import Final
from weakref import WeakValueDictionary

from philtre.server.clock import now_us
from philtre.server.cluster.alone import Cluster
from philtre.server.guard.refusals import Refusal
from philtre.server.rooms.archive import Archive
from philtre.server.rooms.commit import Commit
from philtre.server.rooms.events import RoomEvents
from philtre.server.rooms.following import Follower
from philtre.server.rooms.open_room import OpenRoom
from philtre.server.rooms.registry import Registry
from philtre.server.ws.viewer import Viewer

IDLE: Final = 60.0  # seconds for which a room without viewers stays in memory


class Opening:
    """Finds every room, in memory or in the database."""

    def __init__(
        self,
        archive: Archive,
        registry: Registry,
        follower: Follower,
        commit: Commit,
        cluster: Cluster,
        events: RoomEvents,
    ) -> None:
        self._archive = archive
        self._registry = registry
        self._follower = follower
        self._commit = commit
        self._cluster = cluster
        self._events = events
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # loading

    async def get(self, code: str) -> OpenRoom:
        """The room, in memory. Raises Refusal if there is none."""
        found = self._registry.open.get(code)
        if found is not None:
            return found
        # The lock lives as long as anybody waits for it, so that no two callers open the room after a failure.
        opening = self._opening.setdefault(code, asyncio.Lock())
        async with opening:
            return self._registry.open.get(code) or await self._open(code)

    async def _open(self, code: str) -> OpenRoom:
        opened = OpenRoom(await self._archive.room(code))
        opened.match.is_now(now_us())
        opened.owned = await self._cluster.own(code)
        if opened.owned:
            # The former owner may have written more between our reading and our owning.
            await self._follower.catch_up(opened)
        self._registry.add(opened)
        self._cluster.tell_presence(code, opened.seen_here(), ask=True)
        await self._commit.settle(opened)
        return opened

    async def sweep(self) -> None:
        """Unload rooms that have had no viewers for a while."""
        oldest = time.monotonic() - IDLE
        for opened in list(self._registry.open.values()):
            if not opened.attendance.watched and opened.touched < oldest and not opened.lock.locked():
                await self.close(opened)

    async def close(self, opened: OpenRoom) -> None:
        async with opened.lock:
            if opened.viewers or opened.closed:
                return
            opened.closed = True
            self._registry.remove(opened)
            self._events.room_changed(opened)
            self._cluster.tell_presence(opened.code, None)
            if opened.owned:
                await self._cluster.release(opened.code)

    # viewers

    async def enter(self, code: str, viewer: Viewer, most: int) -> OpenRoom:
        """Add a viewer to a room. Raises Refusal if they are not allowed to see it."""
        while True:
            opened = await self.get(code)
            async with opened.lock:
                if opened.closed:
                    continue
                _check_may_enter(opened, viewer, most)
                opened.enter(viewer)
                self._presence_changed(opened, viewer)
                return opened

    def leave(self, opened: OpenRoom, viewer: Viewer) -> None:
        opened.leave(viewer)
        self._presence_changed(opened, viewer)

    def _presence_changed(self, opened: OpenRoom, who: Viewer) -> None:
        self._cluster.tell_presence(opened.code, opened.seen_here())
        for viewer in opened.viewers:
            if viewer is not who:
                viewer.say(opened.room_for(viewer))
        self._events.room_changed(opened)


def _check_may_enter(opened: OpenRoom, viewer: Viewer, most: int) -> None:
    match = opened.match
    seated = viewer.person in match.persons() or viewer.person == match.host
    if len(opened.viewers) >= most and not seated:
        raise Refusal("room-crowded")
    if not opened.may_look(viewer):
        raise Refusal("watching-off")
