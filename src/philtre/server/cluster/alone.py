"""Other processes that serve the same database. With SQLite there are none, and every room is ours."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from philtre.server import wire

if TYPE_CHECKING:
    from philtre.server.rooms.commit import Commit
    from philtre.server.rooms.following import Follower
    from philtre.server.rooms.registry import Registry


class Elsewhere(msgspec.Struct):
    """Who looks at a room through another process."""

    persons: list[str] = []
    spectators: int = 0
    viewers: int = 0


class Cluster:
    """A server of one process, which owns every room."""

    async def start(
        self, registry: Registry, follower: Follower, commit: Commit, let_go_of: Callable[[str], None]
    ) -> None:
        """Begin to listen to the others. They may end persons: `let_go_of` is told."""

    async def own(self, code: str) -> bool:
        """Become the one process that writes in a room; False if another is."""
        return True

    async def release(self, code: str) -> None:
        """Let another process have the room."""

    async def forward(self, code: str, person: str, request: wire.Asking) -> bool | None:
        """Let the owner decide. True if it was done now, False if it had been done before, None if nobody answers.

        Raises Refusal.
        """
        raise NotImplementedError

    def tell_presence(self, code: str, there: Elsewhere, ask: bool = False) -> None:
        """Tell the others who looks on through this process, and perhaps ask them the same."""

    def tell_forgotten(self, person: str) -> None:
        """Tell the others that a person's cookie is void."""

    async def close(self) -> None:
        """Let go of everything."""
