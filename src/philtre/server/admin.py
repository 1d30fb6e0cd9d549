"""`philtre admin`: maintenance of the stored games. With PostgreSQL it works while a server runs; a SQLite file
is changed only while no server uses it.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from philtre.core.errors import PhiltreError
from philtre.server.command import Data, Database, KeepRecords, KeepRooms, only_one

if TYPE_CHECKING:
    from sqlalchemy import Engine

SETTLED: Final = 1.5  # seconds within which running servers have acted on it

app = typer.Typer(name="admin", help="cli-help-admin", add_completion=False, no_args_is_help=True)

Person = Annotated[str, typer.Argument(help="admin-arg-person", metavar="PERSON")]
Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
Compact = Annotated[bool, typer.Option("--compact", help="admin-opt-compact")]


@app.command("stats", help="admin-help-stats")
def stats(ctx: typer.Context, data: Data = None, database: Database = None, as_json: Json = False) -> None:
    from philtre.server.storage.erasing import counts

    with opened(data, database) as engine:
        found = counts(engine)
    if as_json:
        print(json.dumps(found))
        return
    for name, count in found.items():
        print(ctx.obj(f"admin-stats-{name}", count=count, size=f"{count / 1e6:.1f}"))


@app.command("export", help="admin-help-export")
def export(ctx: typer.Context, person: Person, data: Data = None, database: Database = None) -> None:
    from philtre.server.storage import erasing

    _check_person(ctx, person)
    with opened(data, database) as engine:
        print(json.dumps(erasing.export(engine, person), indent=1, ensure_ascii=False))


@app.command("forget", help="admin-help-forget")
def forget(ctx: typer.Context, person: Person, data: Data = None, database: Database = None) -> None:
    from philtre.server.clock import now_us
    from philtre.server.storage import erasing

    _check_person(ctx, person)
    with only_one(_address(data, database), ctx.obj), opened(data, database) as engine:
        count = erasing.erase(engine, person, now_us())
        if engine.dialect.name == "postgresql":
            _tell_servers(engine, person)
            count += erasing.erase(engine, person, now_us())  # entries that servers wrote before they heard of it
        print(ctx.obj("admin-forgotten", count=count))


@app.command("prune", help="admin-help-prune")
def prune(
    ctx: typer.Context,
    data: Data = None,
    database: Database = None,
    keep_rooms: KeepRooms = None,
    keep_records: KeepRecords = None,
    compact: Compact = False,
) -> None:
    from philtre.server.storage.pruning import Ages

    with only_one(_address(data, database), ctx.obj), opened(data, database) as engine:
        rooms, games = asyncio.run(_prune(engine, Ages(keep_rooms, keep_records)))
        print(ctx.obj("admin-pruned", rooms=rooms, games=games))
        if compact:
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.exec_driver_sql("vacuum")


async def _prune(engine: Engine, ages: Any) -> tuple[int, int]:
    from philtre.server.clock import now_us
    from philtre.server.storage.pruning import prune as prune_store
    from philtre.server.storage.store import Store

    store = Store(engine)
    try:
        return await prune_store(store, ages, now_us())
    finally:
        await asyncio.to_thread(store.close)


def _tell_servers(engine: Engine, person: str) -> None:
    """Tell running servers, which have rooms in memory, and wait until they have read them again."""
    from philtre.server.cluster.postgresql import tell_erased

    with engine.begin() as connection:
        tell_erased(connection, person)
    time.sleep(SETTLED)


def _check_person(ctx: typer.Context, person: str) -> None:
    from philtre.server.storage.erasing import is_person

    if not is_person(person):
        raise PhiltreError(ctx.obj("admin-no-person"))


def _address(data: Path | None, database: str | None) -> str:
    from philtre.server.config import data_folder, sqlite_in

    return database or sqlite_in(data or data_folder())


@contextlib.contextmanager
def opened(data: Path | None, database: str | None) -> Iterator[Engine]:
    """Open the database, which must already exist."""
    from philtre.server.storage.connecting import StorageError, connect, file_of, unusable

    address = _address(data, database)
    file = file_of(address)
    try:
        missing = file is not None and not file.exists()
    except OSError as error:  # of the folders above it
        raise unusable(address, error) from error
    if missing:
        raise StorageError(f"there is no database {file}", "database-none", {"place": str(file)})
    engine = connect(address)
    try:
        yield engine
    finally:
        engine.dispose()
