"""Which process owns which room: leases in the database, which a process renews as long as it works.

A process that died or hangs does not renew its leases, and the others take its rooms. Each time a room gets another
owner its term goes up. Every write checks owner and term in its transaction (the fence). So a process that continues
too late cannot write.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple

import psycopg
from sqlalchemy import Connection

from philtre.server.storage.writer import APPEND, Fenced

LEASE: Final = 0.5  # seconds without a renewal after which a process counts as dead
FORGOTTEN_AFTER: Final = 60.0  # seconds after which the rows of a dead process are deleted
_NOW: Final = "(extract(epoch from clock_timestamp()) * 1000000)::bigint"
_RENEW: Final = f"""
    with pulse as (
        insert into processes (name, until) values (%(me)s, {_NOW} + %(lease)s)
        on conflict (name) do update set until = excluded.until
    )
    select name from processes where name <> %(me)s and until <= {_NOW}
"""
_TAKE: Final = f"""
    insert into leases as mine (room, owner, term) select room, %(me)s, 1 from unnest(%(rooms)s::text[]) room
    on conflict (room) do update set owner = excluded.owner, term = mine.term + 1
    where mine.owner is null or mine.owner = excluded.owner
        or not exists (select 1 from processes where name = mine.owner and until > {_NOW})
    returning room, term
"""
_HELD: Final = """
    select 1 from leases
    join unnest(%(rooms)s::text[], %(terms)s::bigint[]) as mine (room, term)
        on leases.room = mine.room and leases.term = mine.term
    where leases.owner = %(me)s for share of leases
"""
# PostgreSQL ends the transaction of a process that hangs inside it, so that others need not wait.
_GUARD: Final = f"""
    select set_config('idle_in_transaction_session_timeout', '{round(LEASE * 1000)}', true), (
        select count(*) from ({_HELD}) as held
    ) as found
"""
_APPEND: Final = f"with held as ({_HELD}) {APPEND['postgresql']} where (select count(*) from held) = %(found)s"


class Renewed(NamedTuple):
    """The result of a renewal: whether it came too late, and which other processes have stopped renewing."""

    late: bool
    dead: set[str]


class Leases:
    """The rooms of this process."""

    def __init__(self, name: str, connect: Callable[[], Awaitable[psycopg.AsyncConnection[Any]]]) -> None:
        self.name = name
        self.terms: dict[str, int] = {}  # by room; the writer's thread reads it too
        self._connect = connect
        self._connections: list[psycopg.AsyncConnection[Any]] = []
        self._renewed = 0.0
        # Opening a room may take time; renewing the lease must not wait for it.
        self._lock = asyncio.Lock()

    async def open(self) -> None:
        """Connect or reconnect. Raises psycopg.Error."""
        await self._hang_up()
        self._connections = [await self._connect(), await self._connect()]
        self._pulse, self._hand = self._connections
        for connection in (self._pulse, self._hand):
            await connection.execute("set synchronous_commit = off")  # a lease need not survive a crash
        await self.renew()

    async def close(self) -> None:
        """Give back all leases, so that other processes need not wait until they expire."""
        self.terms.clear()
        with contextlib.suppress(psycopg.Error):
            await self._pulse.execute("delete from processes where name = %s", [self.name])
        await self._hang_up()

    async def _hang_up(self) -> None:
        for connection in self._connections:
            with contextlib.suppress(psycopg.Error):
                await connection.close()

    @property
    def broken(self) -> bool:
        return any(connection.closed or connection.broken for connection in self._connections)

    async def renew(self) -> Renewed:
        """Renew the lease of this process. Raises psycopg.Error."""
        values = {"me": self.name, "lease": round(LEASE * 1_000_000)}
        asked = time.monotonic()
        cursor = await self._pulse.execute(_RENEW, values)
        dead = {row[0] for row in await cursor.fetchall()}
        late, self._renewed = bool(self._renewed) and asked - self._renewed > LEASE, asked
        return Renewed(late, dead)

    async def lost(self) -> set[str]:
        """Rooms that other processes have taken from us. Raises psycopg.Error."""
        async with self._lock:
            cursor = await self._hand.execute("select room, term from leases where owner = %s", [self.name])
            held = dict(await cursor.fetchall())
        gone = {room for room, term in self.terms.items() if held.get(room) != term}
        for room in gone:
            self.terms.pop(room, None)
        return gone

    async def tidy(self) -> None:
        """Delete the rows of processes that ended long ago. Raises psycopg.Error."""
        old = round(FORGOTTEN_AFTER * 1_000_000)
        await self._pulse.execute(f"delete from processes where until <= {_NOW} - %s", [old])

    async def take(self, codes: list[str]) -> set[str]:
        """Take these rooms if nobody has them; returns those that are ours now. Raises psycopg.Error."""
        wanted = sorted(code for code in codes if code not in self.terms)
        if wanted:
            async with self._lock:
                cursor = await self._hand.execute(_TAKE, {"me": self.name, "rooms": wanted})
                self.terms.update(await cursor.fetchall())
        return set(codes).intersection(self.terms)

    async def free(self, code: str) -> bool:
        """Give up a room. Returns False if it was not ours. Raises psycopg.Error."""
        if self.terms.pop(code, None) is None:
            return False
        async with self._lock:
            freed = "update leases set owner = null where room = %s and owner = %s"
            await self._hand.execute(freed, [code, self.name])
        return True

    def guard(self, connection: Connection, rooms: list[str]) -> None:
        """Make sure that rooms stay ours until the end of the transaction. Raises Fenced."""
        if connection.exec_driver_sql(_GUARD, self._held(rooms)).one().found != len(rooms):
            raise Fenced

    def append(self, connection: Connection, rooms: list[str], rows: dict[str, list[Any]]) -> None:
        """Insert entries if all of these rooms are ours. Raises Fenced."""
        values = {**self._held(rooms), **rows, "found": len(rooms)}
        if connection.exec_driver_sql(_APPEND, values).rowcount == 0:
            raise Fenced

    def _held(self, rooms: list[str]) -> dict[str, Any]:
        return {"me": self.name, "rooms": rooms, "terms": [self.terms.get(room, 0) for room in rooms]}
