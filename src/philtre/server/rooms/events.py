"""Lets parts of the server listen for changes of rooms without importing each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from philtre.server.rooms.open_room import OpenRoom


class RoomListener(Protocol):
    """A listener for changes of rooms, such as the scheduler."""

    def room_changed(self, opened: OpenRoom) -> None:
        """Something happened in a room, somebody came or went, or it was opened or closed."""


class RoomEvents:
    """Calls the listeners when a room changes, at once and in order."""

    def __init__(self) -> None:
        self._listeners: list[RoomListener] = []

    def listen(self, listener: RoomListener) -> None:
        self._listeners.append(listener)

    def room_changed(self, opened: OpenRoom) -> None:
        for listener in self._listeners:
            listener.room_changed(opened)
