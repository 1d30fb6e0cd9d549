"""Sanctions by the host: banned persons and addresses, persons who may not chat, closed rooms.

`philtre admin` stores them while the server runs, which reads them every few seconds.
"""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Final, Literal, NamedTuple

from philtre.server.clock import now_us
from philtre.server.guard.refusals import Refusal
from philtre.server.storage.store import Store

READ_EVERY: Final = 2.0  # seconds

Kind = Literal["ban", "mute", "close"]


class Sanction(NamedTuple):
    """A ban, a mute or a closed room, until a time or for ever."""

    kind: str
    target: str
    at: int
    until: int | None


class Sanctions:
    """All sanctions that are in force now."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._banned: frozenset[str] = frozenset()
        self._muted: frozenset[str] = frozenset()
        self._closed: frozenset[str] = frozenset()

    async def read(self) -> bool:
        """Read what is in force now; True if something changed."""
        before = (self._banned, self._muted, self._closed)
        found = [Sanction(*row) for row in await self._store.sanctions(now_us())]
        self._banned = frozenset(one.target for one in found if one.kind == "ban")
        self._muted = frozenset(one.target for one in found if one.kind == "mute")
        self._closed = frozenset(one.target for one in found if one.kind == "close")
        return before != (self._banned, self._muted, self._closed)

    def check_address(self, address: str) -> None:
        """Raise Refusal for a banned address."""
        if address in self._banned or any(_is_in(address, net) for net in self._banned if "/" in net):
            raise Refusal("banned")

    def check_person(self, person: str) -> None:
        if person in self._banned:
            raise Refusal("banned")

    def check_voice(self, person: str) -> None:
        if person in self._muted:
            raise Refusal("muted")

    def check_room(self, code: str) -> None:
        if code in self._closed:
            raise Refusal("room-closed")

    def refused(self, address: str, person: str, code: str) -> str | None:
        """Why an open connection must be closed, or None."""
        try:
            self.check_address(address)
            self.check_person(person)
            self.check_room(code)
        except Refusal as refusal:
            return refusal.code
        return None


def _is_in(address: str, net: str) -> bool:
    try:
        return ip_address(address) in ip_network(net)
    except (ValueError, TypeError):
        return False
