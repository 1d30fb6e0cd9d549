"""On PostgreSQL a process writes only in rooms that it owns, and a move takes one statement."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from typing import Any

import psycopg
import pytest
from sqlalchemy import event, insert

from philtre.server.cluster.leases import Leases
from philtre.server.storage import schema
from philtre.server.storage.connecting import connect
from philtre.server.storage.store import Store
from philtre.server.storage.writer import Fenced, Row, Unwritten, Write

MOVES = [Write(rows=[Row("table", seq, 1, b"%d" % seq)], room="ROOM") for seq in range(1, 4)]


@contextlib.asynccontextmanager
async def owner(name: str, database: str) -> AsyncIterator[tuple[Leases, Store]]:
    """A process that tries to own the room."""
    leases = Leases(name, lambda: psycopg.AsyncConnection.connect(database, autocommit=True))
    store = Store(connect(database), fence=leases)
    await leases.open()
    try:
        await leases.take(["ROOM"])
        yield leases, store
    finally:
        store.close()
        await leases.close()


@pytest.fixture
def database(postgres: Callable[[], str]) -> str:
    return postgres()


async def new_room(store: Store) -> None:
    await store.write(store.open_room("ROOM", Row("table", 0, 1, b"first")))


async def bodies(store: Store) -> list[bytes]:
    return [row.body for row in await store.rows("table")]


async def test_moves_of_several_rooms_take_one_statement(database: str) -> None:
    async with owner("one", database) as (_, store):
        await new_room(store)
        told: list[str] = []
        event.listen(store.engine, "before_cursor_execute", lambda *args: told.append(args[2]))
        await store.write(MOVES[0])
        assert len(told) == 1
        assert await bodies(store) == [b"first", b"1"]


async def test_who_lost_the_room_writes_nothing(database: str) -> None:
    async with owner("one", database) as (_, late), owner("two", database) as (leases, store):
        await new_room(late)
        assert leases.terms == {}
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute("delete from processes where name = 'one'")
        await leases.take(["ROOM"])
        await store.write(MOVES[0])
        with pytest.raises(Fenced):
            await late.write(MOVES[1])
        assert await bodies(store) == [b"first", b"1"]


async def test_a_row_that_is_there_already_is_fenced(database: str) -> None:
    async with owner("one", database) as (_, store):
        await new_room(store)
        await store.write(MOVES[0])
        with pytest.raises(Fenced):
            await store.write(MOVES[0])
        await store.write(MOVES[1])
        assert await bodies(store) == [b"first", b"1", b"2"]


async def test_after_moves_other_writes_are_whole_or_not_done(database: str) -> None:
    """A move is a transaction of its own; what belongs together must not become several."""
    async with owner("one", database) as (_, store):
        await new_room(store)
        await store.write(MOVES[0])
        twice: Any = (insert(schema.sittings), {"person": "p", "room": "ROOM", "at": 1})
        with pytest.raises((Fenced, Unwritten)):
            await store.write(Write(rows=MOVES[1].rows, after=[twice, twice], room="ROOM"))
        assert await bodies(store) == [b"first", b"1"]


async def test_moves_are_written_after_the_connection_was_lost(database: str) -> None:
    async with owner("one", database) as (_, store):
        await new_room(store)
        await store.write(MOVES[0])
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()"
                " and pid <> pg_backend_pid() and query like 'with held as%'"
            )
        await store.write(MOVES[1])
        assert await bodies(store) == [b"first", b"1", b"2"]
