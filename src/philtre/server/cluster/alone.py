"""The interface to other processes on the same database. With SQLite there are none, and we own every room."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Connection

from philtre.server import wire

if TYPE_CHECKING:
    from philtre.server.rooms.commit import Commit
    from philtre.server.rooms.following import Follower
    from philtre.server.rooms.registry import Registry


class Elsewhere(msgspec.Struct):
    """The viewers of a room who are connected to another process."""

    persons: list[str] = []
    spectators: int = 0
    viewers: int = 0


class Cluster:
    """A server of one process, which owns every room."""

    async def start(
        self, registry: Registry, follower: Follower, commit: Commit, let_go_of: Callable[[str], None]
    ) -> None:
        """Begin to listen to the other processes. `let_go_of` is called when one of them forgets a person."""

    def announce(self, code: str, table_id: str, seq: int) -> None:
        """Tell the others that the room's present table has entries up to this number, which are on disk."""

    def guard(self, connection: Connection, rooms: list[str]) -> None:
        """Raise Fenced unless these rooms are ours, within their transaction. Called by the writer's thread."""

    def append(self, connection: Connection, rooms: list[str], rows: dict[str, list[Any]]) -> None:
        """Insert entries of these rooms, or raise Fenced. Called by the writer's thread, but not with SQLite."""
        raise NotImplementedError

    async def own(self, code: str) -> bool:
        """Become the process that writes in a room; False if another process already is."""
        return True

    def doubt(self, code: str) -> None:
        """Check again whether a room is still ours, because a write in it was refused."""

    async def release(self, code: str) -> None:
        """Give up the ownership of a room, so that another process can take it."""

    async def forward(self, code: str, person: str, request: wire.Asking) -> bool | None:
        """Forward a request to the owner. True: done now; False: done before; None: no answer.

        Raises Refusal.
        """
        raise NotImplementedError

    def tell_presence(self, code: str, there: Elsewhere | None, ask: bool = False) -> None:
        """Tell the other processes who the viewers here are, and perhaps ask for theirs. None: it was unloaded."""

    def tell_forgotten(self, person: str) -> None:
        """Tell the others that a person's cookie is void."""

    async def close(self) -> None:
        """Give up all rooms and close the connections."""
