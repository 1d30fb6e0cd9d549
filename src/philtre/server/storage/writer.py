"""The only writer of entries. In a thread of its own it writes everything that is waiting in one commit."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Generator
from typing import Any, Final, NamedTuple, Protocol

import msgspec
from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from philtre.server.storage.schema import entries

MOST_AT_ONCE: Final = 500  # writes in one commit
COLUMNS: Final = "table_id, seq, at, body"
APPEND: Final = {
    "sqlite": f"insert into {entries.name} ({COLUMNS}) values (?, ?, ?, ?)",
    # One statement for all rows: each row in a statement of its own takes three times as long.
    "postgresql": f"insert into {entries.name} ({COLUMNS})"
    " select * from unnest(%(table_id)s::text[], %(seq)s::integer[], %(at)s::bigint[], %(body)s::bytea[])",
}


class Fenced(Exception):
    """Another process wrote first: this process has an old state of the room."""


class Unwritten(Exception):
    """The database failed. Only reading shows whether the write was done."""


TROUBLE: Final = (SQLAlchemyError, Fenced, Unwritten)  # caused by the database or another process


class Row(NamedTuple):
    """An entry of a table, as it is stored."""

    table_id: str
    seq: int
    at: int
    body: bytes


class Write(msgspec.Struct):
    """Changes that are made together or not at all."""

    rows: list[Row] = []
    before: list[tuple[Executable, dict[str, Any]]] = []  # before the rows: what they refer to
    after: list[tuple[Executable, dict[str, Any]]] = []
    room: str | None = None  # the room, in which only its owner may write; None: any process may


class Fence(Protocol):
    """Lets a process write only in rooms that it owns."""

    def guard(self, connection: Connection, rooms: list[str]) -> None:
        """Raise Fenced unless these rooms are ours until the end of the transaction."""

    def append(self, connection: Connection, rooms: list[str], rows: dict[str, list[Any]]) -> None:
        """Insert entries in one statement, or raise Fenced unless these rooms are ours."""


class Pending:
    """A write that is not on disk yet. Await it until it is; it raises if the write failed."""

    __slots__ = ("write", "loop", "resume", "_done", "_error", "_future")

    def __init__(self, write: Write, loop: asyncio.AbstractEventLoop) -> None:
        self.write = write
        self.loop = loop
        self.resume: Callable[[], None] | None = None  # set by a waiting `Run`
        self._done = False
        self._error: Exception | None = None
        self._future: asyncio.Future[None] | None = None  # set by a waiting task

    def __await__(self) -> Generator[Any, None, None]:
        if not self._done:
            if asyncio.current_task() is None:
                yield self
            else:
                self._future = self.loop.create_future()
                yield from self._future
        if self._error is not None:
            raise self._error

    def settle(self, error: Exception | None) -> None:
        """The write succeeded, or failed with this error."""
        self._done, self._error = True, error
        if self.resume is not None:
            self.resume()
        elif self._future is not None and not self._future.done():
            self._future.set_result(None)


class Writer:
    """Takes writes from the event loop, and reports each once it is on disk."""

    def __init__(
        self,
        engine: Engine,
        observe: Callable[[int, float], None] | None = None,
        fence: Fence | None = None,
    ) -> None:
        self._engine = engine
        self._fence = fence
        self._observe = observe
        self._append = APPEND[engine.dialect.name]  # nearly all writes are of this kind
        self._direct = engine.dialect.name == "sqlite"
        # Rows that are written to SQLite directly raise its errors.
        self._taken = (Fenced, IntegrityError, engine.dialect.loaded_dbapi.IntegrityError)
        self._wrote = 0.0  # time of the last write, by the monotonic clock
        self._jobs: queue.SimpleQueue[Pending | None] = queue.SimpleQueue()
        self._begin()

    def _begin(self) -> None:
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def write(self, write: Write) -> Pending:
        """Write something; await the result until it is on disk. It raises Fenced if another process wrote first."""
        # If the caller is cancelled, the write goes on; then the fence makes the next writer read it.
        pending = Pending(write, asyncio.get_running_loop())
        self._jobs.put(pending)
        return pending

    def wrote_within(self, seconds: float) -> bool:
        """Whether the last write is not older than this."""
        return time.monotonic() - self._wrote < seconds

    def close(self) -> None:
        """Finish pending writes, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (first := self._jobs.get()) is not None:
                jobs, last = self._waiting(first)
                self._commit(connection, jobs)
                if last:
                    return

    def _waiting(self, first: Pending) -> tuple[list[Pending], bool]:
        jobs = [first]
        while len(jobs) < MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
            if job is None:
                return jobs, True
            jobs.append(job)
        return jobs, False

    def _commit(self, connection: Connection, jobs: list[Pending]) -> None:
        began = time.perf_counter()
        try:
            self._store_again(connection, [job.write for job in jobs])
        except Exception as error:
            if len(jobs) == 1:
                self._wrote = 0.0
                _answer(jobs, Fenced() if isinstance(error, self._taken) else _unwritten(error))
                return
            self._wrote = 0.0
            # One of them failed: write each of them separately.
            for job in jobs:
                self._commit(connection, [job])
            return
        self._wrote = time.monotonic()
        if self._observe is not None:
            self._observe(len(jobs), time.perf_counter() - began)
        _answer(jobs, None)

    def _store_again(self, connection: Connection, writes: list[Write]) -> None:
        """Try again, because only a failed write shows that the database was restarted. If the first try was stored all
        the same, the fence stops the second one."""
        try:
            self._store(connection, writes)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            self._store(connection, writes)

    def _store(self, connection: Connection, writes: list[Write]) -> None:
        rows = [row for write in writes for row in write.rows]
        rooms = sorted({write.room for write in writes if write.room is not None})
        if any(write.before or write.after for write in writes):
            self._store_all(connection, writes, rows, rooms)
        elif self._direct:
            self._add(connection, rows)
        elif self._fence is not None and all(write.room for write in writes):
            self._add_fenced(connection, rows, rooms, self._fence)
        else:
            self._store_all(connection, writes, rows, rooms)

    def _store_all(self, connection: Connection, writes: list[Write], rows: list[Row], rooms: list[str]) -> None:
        with connection.begin():
            if self._fence is not None and rooms:
                self._fence.guard(connection, rooms)
            for write in writes:
                for statement, values in write.before:
                    connection.execute(statement, values)
            if rows:
                connection.exec_driver_sql(self._append, self._arranged(rows))
            for write in writes:
                for statement, values in write.after:
                    connection.execute(statement, values)

    def _arranged(self, rows: list[Row]) -> Any:
        """Rows as the statement for this database takes them: by rows, or by columns."""
        return [tuple(row) for row in rows] if self._direct else _columns(rows)

    def _add(self, connection: Connection, rows: list[Row]) -> None:
        """Insert entries directly with SQLite, which takes a third of the time. Nearly all writes are of this kind."""
        direct: Any = connection.connection.driver_connection
        try:
            direct.executemany(self._append, rows)
            direct.commit()
        except Exception:
            direct.rollback()
            raise

    def _add_fenced(self, connection: Connection, rows: list[Row], rooms: list[str], fence: Fence) -> None:
        """Insert entries in a transaction of one statement, because PostgreSQL is asked once instead of four times."""
        direct: Any = connection.connection.driver_connection
        direct.autocommit = True
        try:
            with connection.begin():
                fence.append(connection, rooms, _columns(rows))
        finally:
            if not direct.closed:
                direct.autocommit = False


def _columns(rows: list[Row]) -> dict[str, list[Any]]:
    return dict(zip(Row._fields, map(list, zip(*rows, strict=True)), strict=True))


def _unwritten(cause: Exception) -> Unwritten:
    error = Unwritten(str(cause).strip().split("\n", 1)[0])
    error.__cause__ = cause
    return error


def _answer(jobs: list[Pending], error: Exception | None) -> None:
    loop = jobs[0].loop
    if not loop.is_closed():
        loop.call_soon_threadsafe(_settle, jobs, error)


def _settle(jobs: list[Pending], error: Exception | None) -> None:
    for job in jobs:
        job.settle(error)
