"""Opens the database and migrates it; an unusable database is reported in one line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, func, inspect, select, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from philtre.core.errors import PhiltreError
from philtre.server.storage.schema import REVISION

READERS: Final = 4  # connections for reading
MIGRATION_LOCK: Final = 7_041_776  # an arbitrary number, the same in every process
# A browser has no shared memory, and no other process reads the file.
JOURNAL: Final = "truncate" if sys.platform == "emscripten" else "wal"
_SIGNS: Final = (
    ("read-only", ("readonly", "read-only", "permission denied")),
    ("damaged", ("malformed", "not a database", "corrupt")),
)


class StorageError(PhiltreError):
    """The database cannot be used. The message says which one and why."""


def file_of(database: str) -> Path | None:
    """The file of a SQLite address, wherever links lead; None for other databases. Raises StorageError."""
    url = _read_address(database)
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise StorageError("games must be kept: a SQLite address needs a file, like sqlite:////var/lib/philtre.db")
    return Path(url.database).resolve()


def _read_address(database: str) -> URL:
    try:
        return make_url(database)
    except ArgumentError as error:
        # Not told again: it may hold a password.
        known = "postgresql://user:password@host/name"
        raise StorageError(f"this is not the address of a database, which is like {known}") from error


def connect(database: str) -> Engine:
    """Connect to a database, and migrate it to the present schema. Raises StorageError."""
    url = _read_address(database)
    engine = _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)
    try:
        migrate(engine)
    except Exception as error:
        engine.dispose()
        raise unusable(database, error) from error
    return engine


def unusable(database: str, error: Exception) -> StorageError:
    """What is wrong with a database, in one line."""
    place, problem = _read_address(database).render_as_string(hide_password=True), _first_line(error)
    line = f"the database {place} cannot be used: {problem}"
    if isinstance(error, StorageError) and error.key:
        return StorageError(line, error.key, {**error.details, "place": place})
    kind = next((kind for kind, signs in _SIGNS if any(sign in problem.lower() for sign in signs)), "unusable")
    return StorageError(line, f"database-{kind}", {"place": place, "problem": problem})


def migrate(engine: Engine) -> None:
    """Migrate the database to the present schema, which takes no time if it has it already."""
    with engine.connect() as connection:
        found = _revision(connection)
        if found == REVISION:
            return
        if found is not None and found > REVISION:
            raise StorageError(
                f"a newer Philtre has written it ({found}; this one knows {REVISION})",
                "database-newer",
                {"found": found, "known": REVISION},
            )
        connection.rollback()
        _begin_alone(connection)
        _upgrade(connection)
        connection.commit()


def _begin_alone(connection: Connection) -> None:
    """All steps in one exclusive transaction: if the process is killed, nothing has changed."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    else:
        # Python's driver would begin only before the first row, so each new table would be committed separately.
        connection.exec_driver_sql("begin immediate")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("select version_num from alembic_version")).scalar()
    return found


def _upgrade(connection: Connection) -> None:
    # Alembic is slow to import, and most starts need no migration.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _sqlite(url: URL) -> Engine:
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, pool_size=READERS + 1, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    for pragma in (f"journal_mode = {JOURNAL}", "synchronous = full", "foreign_keys = on", "busy_timeout = 5000"):
        connection.execute(f"pragma {pragma}")


def _postgresql(url: URL) -> Engine:
    if url.get_backend_name() != "postgresql":
        raise StorageError(f"the database must be sqlite:// or postgresql://, not {url.get_backend_name()}://")
    driver = url.set(drivername="postgresql+psycopg")
    try:
        # Errors are logged, and parameters may contain seeds and names.
        return create_engine(driver, pool_size=READERS + 1, pool_pre_ping=True, hide_parameters=True)
    except ImportError as error:
        raise StorageError("PostgreSQL needs an extra package: pip install 'philtre[postgresql]'") from error


def _first_line(error: Exception) -> str:
    return str(error).strip().split("\n", 1)[0]
