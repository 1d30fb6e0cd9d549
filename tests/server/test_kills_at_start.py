"""The server is killed while it creates or migrates its database, and starts again without losing anything.

`make test` kills a few starts on each kind of database; `make kills` a hundred of each.
"""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import psycopg
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import MetaData, create_engine, insert, select
from sqlalchemy.engine import make_url

from philtre.server.config import sqlite_in
from philtre.server.rooms.entries import Opened, Played, Spoke, entry_of
from philtre.server.storage import schema, store
from philtre.server.storage.connecting import StorageError, connect
from philtre.server.storage.packs import digest_of
from philtre.server.storage.writer import Row
from tests.server.running import settings
from tests.server.starting import Starts

KILLS = int(os.environ.get("PHILTRE_KILLS", "4"))  # kills for each kind of start and of database
TEXT = 'title = "mine"\n' + "# padding\n" * 500
RECORD = '[Game "pebbles"]\n[Content "a \\"pack\\""]\n[Date "x"]\n\n1. 1: x\n'
OLD_TABLES = 300

New = Callable[[], str]


@pytest.fixture(scope="module")
def starts() -> Iterator[Starts]:
    found = Starts()
    yield found
    found.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> New:
    """Makes empty databases."""
    if request.param == "postgresql":
        made: New = request.getfixturevalue("postgres")
        return made
    numbers = iter(range(10**6))
    return lambda: sqlite_in(tmp_path / str(next(numbers)))


@pytest.fixture
def old(empty: New) -> New:
    """Makes databases of the oldest version with some content."""
    first = empty()
    fill(first)
    return lambda: copy_of(first)


def copy_of(address: str) -> str:
    url = make_url(address)
    if url.get_backend_name() == "postgresql":
        name = f"c{random.randbytes(6).hex()}"
        with psycopg.connect(url.set(database="postgres").render_as_string(False), autocommit=True) as connection:
            connection.execute(f"create database {name} template {url.database}")
        return url.set(database=name).render_as_string(False)
    file = Path(str(url.database))
    copy = file.with_name(f"{random.randbytes(6).hex()}.db")
    shutil.copy(file, copy)
    return f"sqlite:///{copy}"


def engine_of(address: str) -> Any:
    url = make_url(address)
    return create_engine(url.set(drivername="postgresql+psycopg") if url.get_backend_name() == "postgresql" else url)


def fill(address: str) -> None:
    """A database of the first version with some content."""
    folder = Path(store.__file__).with_name("migrations")
    config = Config()
    config.set_main_option("script_location", str(folder))
    if address.startswith("sqlite"):
        Path(str(make_url(address).database)).parent.mkdir(parents=True, exist_ok=True)
    engine = engine_of(address)
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.commit()
        made = MetaData()
        made.reflect(connection)
        for number in range(OLD_TABLES):
            code, table = f"ROOM{number:04}", f"table{number:09}"
            opened = Opened(code=code, host="h", settings=settings(), chairs=[], content=TEXT)
            told = [opened, Spoke(person="p", seat=0, name="Ada", text="hello" * 60), Played(entry=1, seat=0)]
            bodies = map(msgspec.json.encode, told)
            rows = [{"table_id": table, "seq": seq, "at": 7, "body": body} for seq, body in enumerate(bodies)]
            connection.execute(
                insert(made.tables["rooms"]), {"code": code, "table_id": table, "updated": 7, "due": None}
            )
            filed = {"id": table, "room": code, "opened": 7, "ended": 8, "record": RECORD if number % 2 else "no pack"}
            connection.execute(insert(made.tables["tables"]), filed)
            connection.execute(insert(made.tables["entries"]), rows)
        connection.execute(insert(made.tables["keepsakes"]), {"name": "key", "value": b"k" * 32})
        connection.commit()
    engine.dispose()


def check_whole(address: str, filled: bool) -> None:
    """Check that it opens with the expected schema and all its content."""
    engine = connect(address)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
        kept = list(
            connection.execute(select(schema.entries).order_by(schema.entries.c.table_id, schema.entries.c.seq))
        )
        texts = {row.digest: row.text for row in connection.execute(select(schema.packs))}
        records = connection.execute(select(schema.tables.c.record, schema.tables.c.pack)).all()
    engine.dispose()
    if not filled:
        assert kept == []
        return
    entries = [entry_of(Row(*row)) for row in kept]
    assert [type(entry) for entry in entries] == [Opened, Spoke, Played] * OLD_TABLES
    assert {entry.digest for entry in entries if isinstance(entry, Opened)} == {digest_of(TEXT)}
    assert texts == {digest_of(TEXT): TEXT, digest_of('a "pack"'): 'a "pack"'}
    assert sum(pack == digest_of('a "pack"') for _, pack in records) == OLD_TABLES // 2
    assert {record for record, _ in records} == {"no pack", RECORD.replace('a \\"pack\\"', "")}


def test_the_server_starts_again_after_a_kill_at_its_first_start(starts: Starts, empty: New) -> None:
    kill_at_random_moments(starts, empty, filled=False)


def test_the_server_starts_again_after_a_kill_during_a_migration(starts: Starts, old: New) -> None:
    kill_at_random_moments(starts, old, filled=True)


def kill_at_random_moments(starts: Starts, new: New, filled: bool) -> None:
    luck, killed, usual = random.Random(filled), 0, []
    for _ in range(3):
        starts.begin(new())
        whole, seconds = starts.end()
        assert whole
        usual.append(seconds)
    for _ in range(KILLS * 3):
        if killed == KILLS:
            break
        address = new()
        starts.begin(address, luck.uniform(0.0, sorted(usual)[1]))
        killed += not starts.end()[0]
        check_whole(address, filled)
    assert killed >= KILLS // 2, "nearly all of them had finished before they were killed"


def test_several_processes_can_migrate_a_database_at_once(old: New) -> None:
    address, together = old(), [Starts() for _ in range(3)]
    for one in together:
        one.begin(address)
    assert [one.end()[0] for one in together] == [True, True, True]
    for one in together:
        one.close()
    check_whole(address, filled=True)


@pytest.mark.parametrize("made", ["keepsakes", "sittings"])
def test_a_half_created_database_of_an_older_version_is_completed(made: str, tmp_path: Path) -> None:
    """Older versions created one table after the other, and stored the version last."""
    address = sqlite_in(tmp_path)
    whole = engine_of(address)
    schema.keepsakes.create(whole)
    if made == "sittings":
        with whole.begin() as connection:
            connection.exec_driver_sql(
                "create table rooms (code text not null primary key, table_id text not null, "
                "updated bigint not null, due bigint)"
            )
            connection.exec_driver_sql("create table alembic_version (version_num varchar(32) not null primary key)")
    whole.dispose()
    check_whole(address, filled=False)


def test_a_database_of_a_newer_version_is_not_changed(tmp_path: Path) -> None:
    address = sqlite_in(tmp_path)
    engine = connect(address)
    with engine.begin() as connection:
        connection.exec_driver_sql("update alembic_version set version_num = '9999'")
    engine.dispose()
    with pytest.raises(StorageError, match="newer"):
        connect(address)
