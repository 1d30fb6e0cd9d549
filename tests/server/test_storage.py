"""The database: shared commits, order, fences, and the same schema after any migrations."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, insert
from sqlalchemy.engine import make_url

from philtre.client import Client
from philtre.server import wire
from philtre.server.config import sqlite_in
from philtre.server.storage import schema, store
from philtre.server.storage.connecting import StorageError, connect
from philtre.server.storage.store import Store
from philtre.server.storage.writer import Fenced, Row, Unwritten, Write
from tests.core import pebbles
from tests.server.running import me, refusal, running, settings


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Engine:
    if request.param == "sqlite":
        return connect(sqlite_in(tmp_path))
    empty: Callable[[], str] = request.getfixturevalue("postgres")
    return connect(empty())


def test_migrations_lead_to_the_present_schema(engine: Engine) -> None:
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()
    scripts = ScriptDirectory(str(Path(store.__file__).with_name("migrations")))
    assert scripts.get_current_head() == schema.REVISION


async def test_many_writes_share_a_commit_and_each_is_stored_once(engine: Engine) -> None:
    groups: list[int] = []
    store = Store(engine, observe=lambda steps, _: groups.append(steps))
    await store.write(store.open_room("ROOM", Row("table", 0, 1, b"first")))
    writes = [store.write(Write(rows=[Row("table", seq, 1, b"%d" % seq)])) for seq in range(1, 301)]
    await asyncio.gather(*writes)
    assert sum(groups) == 301
    assert len(groups) < 150
    assert [row.body for row in await store.rows("table", 1)] == [b"%d" % seq for seq in range(1, 301)]
    store.close()


async def test_a_fenced_write_does_not_affect_others_in_its_commit(engine: Engine) -> None:
    store = Store(engine)
    await store.write(store.open_room("ROOM", Row("table", 0, 1, b"first")))
    sitting = (insert(schema.sittings), {"person": "p", "room": "ROOM", "at": 1})
    both = Write(rows=[Row("table", 1, 1, b"new"), Row("table", 0, 1, b"twice")], after=[sitting])
    results = await asyncio.gather(
        store.write(both), store.write(Write(rows=[Row("table", 2, 1, b"other")])), return_exceptions=True
    )
    assert isinstance(results[0], Fenced)
    assert results[1] is None
    assert [row.seq for row in await store.rows("table")] == [0, 2]  # nothing of the failed write
    assert await store.rooms_of("p") == []
    store.close()


async def test_pending_writes_are_finished_before_the_store_closes(engine: Engine) -> None:
    store = Store(engine)
    await store.write(store.open_room("ROOM", Row("table", 0, 1, b"first")))
    writes = [asyncio.ensure_future(store.write(Write(rows=[Row("table", seq, 1, b"x")]))) for seq in range(1, 50)]
    await asyncio.sleep(0)
    await asyncio.to_thread(store.close)
    await asyncio.gather(*writes)


async def test_the_key_for_cookies_is_made_once(engine: Engine) -> None:
    store = Store(engine)
    assert len(await store.key()) == 32
    assert await store.key() == await store.key()
    store.close()


def test_errors_name_the_database_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="sqlite:// or postgresql://"):
        connect("oracle://x")
    with pytest.raises(StorageError) as error:
        connect(f"postgresql://user:hunter2@/{tmp_path.name}?host={tmp_path}")
    assert "hunter2" not in str(error.value)
    (tmp_path / "philtre.db").write_bytes(b"this is no database" * 100)
    with pytest.raises(StorageError, match="not a database"):
        connect(sqlite_in(tmp_path))


async def test_if_the_disk_fails_nothing_is_sent_and_the_game_continues_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, faces={"pebbles": pebbles.FACE}) as server, Client(server.address) as ada:
        made = await ada.create(wire.CreateRoom(settings=settings(), seats=[me("Ada"), me("Bob")], start=True))
        async with ada.enter(made.code) as visit:
            await visit.until(lambda message: isinstance(message, wire.Table))
            writer = server.services.store.writer
            whole = writer.write

            async def fails_after(write: Write) -> None:
                await whole(write)
                raise Unwritten("the disk is full")

            async def fails(_: Write) -> None:
                raise Unwritten("the disk is full")

            choice: Any = visit.seen().choices[0].id
            monkeypatch.setattr(writer, "write", fails)
            assert await refusal(visit.act(choice, "first")) == "busy"
            monkeypatch.setattr(writer, "write", fails_after)
            assert await refusal(visit.act(choice, "second")) == "busy"
            monkeypatch.setattr(writer, "write", whole)
            # It was on disk after all, which a resent request finds out.
            again = await visit.ask(wire.Act(id="second", table=made.table, version=0, action=choice))
            assert (again.version, len(await server.services.store.rows(made.table))) == (1, 3)


async def test_the_server_reconnects_to_the_database(postgres: Callable[[], str]) -> None:
    database = postgres()
    store = Store(connect(database))
    try:
        key = await store.key()
        with psycopg.connect(database, autocommit=True) as connection:
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where datname = current_database() and pid <> pg_backend_pid()"
            )
        await store.forget("somebody", 1)
        assert await store.is_forgotten("somebody")
        assert await store.key() == key
    finally:
        store.close()


def test_the_database_of_the_tests_is_not_in_a_folder_that_pytest_closes(
    postgres: Callable[[], str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """It stopped in the middle of a run when another pytest began, because root's PostgreSQL is another user."""
    folder = Path(str(make_url(postgres()).query["host"]))
    assert (folder / "PG_VERSION").exists()
    assert not folder.is_relative_to(tmp_path_factory.getbasetemp().parent)
