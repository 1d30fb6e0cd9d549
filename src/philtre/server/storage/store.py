"""The database: SQLite in one file, or PostgreSQL. Reads use a few threads; all writes use one thread."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import sqlite

from philtre.server.storage.connecting import READERS
from philtre.server.storage.packs import digest_of, with_pack, without_pack
from philtre.server.storage.schema import (
    analyses,
    entries,
    forgotten,
    keepsakes,
    pack_uses,
    packs,
    rooms,
    sanctions,
    sittings,
    subscriptions,
    tables,
)
from philtre.server.storage.writer import Fence, Row, Write, Writer

AHEAD: Final = 3600 * 1_000_000  # microseconds by which clocks may differ
LATEST: Final = 30  # rooms in a person's list

T = TypeVar("T")


class Listed(NamedTuple):
    """A room for lists: its summary, and the number and time of its last entry."""

    code: str
    table_id: str
    summary: bytes | None
    seq: int
    at: int


class Store:
    """The database for the event loop. A method that writes returns when everything is on disk."""

    def __init__(
        self,
        engine: Engine,
        observe: Callable[[int, float], None] | None = None,
        fence: Fence | None = None,
        writer: type[Writer] = Writer,
    ) -> None:
        self.engine = engine
        self.writer = writer(engine, observe, fence)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    def _read(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)

    async def table_of(self, code: str) -> str | None:
        """The present table of a room."""
        query = select(rooms.c.table_id).where(rooms.c.code == code)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def rows(self, table_id: str, start: int = 0, most: int | None = None) -> list[Row]:
        """The entries of a table from a number on: all, or at most so many."""
        return await self.read(lambda connection: _rows(connection, table_id, start, most))

    async def pack(self, digest: str) -> str:
        """The text of a content pack."""
        query = select(packs.c.text).where(packs.c.digest == digest)
        return await self.read(lambda connection: connection.execute(query).scalar_one())

    async def has_pack(self, text: str) -> bool:
        query = select(packs.c.digest).where(packs.c.digest == digest_of(text))
        return await self.read(lambda connection: connection.execute(query).first()) is not None

    async def room_of(self, table_id: str) -> str | None:
        query = select(tables.c.room).where(tables.c.id == table_id)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def record(self, table_id: str) -> str | None:
        """The record of a finished table."""
        query = (
            select(tables.c.record, packs.c.text)
            .join_from(tables, packs, packs.c.digest == tables.c.pack, isouter=True)
            .where(tables.c.id == table_id)
        )
        found = await self.read(lambda connection: connection.execute(query).first())
        if found is None or found.record is None:
            return None
        return str(found.record) if found.text is None else with_pack(found.record, found.text)

    async def analysis(self, table_id: str, form: int) -> bytes | None:
        """The stored analysis of a finished table, if it has the present format."""
        query = select(analyses.c.body).where(analyses.c.table_id == table_id, analyses.c.format == form)
        body = await self.read(lambda connection: connection.execute(query).scalar())
        return None if body is None else bytes(body)

    async def keep_analysis(self, table_id: str, form: int, body: bytes) -> None:
        """Store it, unless another process was faster."""
        row = {"table_id": table_id, "format": form, "body": body}
        await self.write(Write(after=[(_insert_once(self.engine, analyses), row)]))

    async def rooms_of(self, person: str) -> list[str]:
        """The rooms in which a person had a seat, latest change first."""
        query = (
            select(rooms.c.code)
            .join(sittings, sittings.c.room == rooms.c.code)
            .where(sittings.c.person == person)
            .order_by(rooms.c.updated.desc())
            .limit(LATEST)
        )
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def listed(self, codes: list[str]) -> list[Listed]:
        """Those of these rooms that exist."""
        return await self.read(
            lambda connection: [Listed(*row) for row in connection.execute(_LISTED, {"b_codes": codes})]
        )

    async def due(self, now: int) -> list[str]:
        """Rooms in which the server must act now."""
        # A wrong clock may have stored a time in the far future: such rooms are due, too.
        from_the_future = rooms.c.updated > now + AHEAD
        wanted = and_(rooms.c.due.is_not(None), or_(rooms.c.due <= now, from_the_future))
        query = select(rooms.c.code).where(wanted).order_by(rooms.c.due).limit(100)
        return await self.read(lambda connection: list(connection.execute(query).scalars()))

    async def sanctions(self, now: int) -> list[tuple[str, str, int, int | None]]:
        """All sanctions in force: kind, target, since when and until when."""
        query = select(sanctions).where(or_(sanctions.c.until.is_(None), sanctions.c.until > now))
        return await self.read(lambda connection: [tuple(row) for row in connection.execute(query)])

    async def is_forgotten(self, person: str) -> bool:
        query = select(forgotten.c.person).where(forgotten.c.person == person)
        return await self.read(lambda connection: connection.execute(query).first()) is not None

    async def forget(self, person: str, now: int) -> None:
        void = _insert_once(self.engine, forgotten)
        unsubscribe = delete(subscriptions).where(subscriptions.c.person == person)
        await self.write(Write(after=[(void, {"person": person, "at": now}), (unsubscribe, {})]))

    def write(self, write: Write) -> Awaitable[None]:
        """Write something; await the result until it is on disk."""
        return self.writer.write(write)

    async def probe(self) -> None:
        """Write without changing anything, to see whether it works. Raises what writing raises."""
        await self.write(Write(after=[(_PROBE, {})]))

    def open_room(self, code: str, row: Row) -> Write:
        """The write that makes a new room with its first table."""
        before: list[Any] = [
            (insert(rooms), {"code": code, "table_id": row.table_id, "updated": row.at, "due": None}),
            (insert(tables), {"id": row.table_id, "room": code, "opened": row.at, "ended": None, "record": None}),
        ]
        return Write(rows=[row], before=before)

    def next_table(self, code: str, closing: Row, opening: Row) -> Write:
        """The write that makes the next table of a room. The closing entry of the last table is the fence."""
        opened = {"id": opening.table_id, "room": code, "opened": opening.at, "ended": None, "record": None}
        moved = {"b_code": code, "b_table": opening.table_id, "b_updated": opening.at}
        return Write(rows=[closing, opening], before=[(insert(tables), opened)], after=[(_MOVE_ROOM, moved)], room=code)

    def sit(self, person: str, code: str, at: int) -> tuple[Any, dict[str, Any]]:
        return _insert_once(self.engine, sittings), {"person": person, "room": code, "at": at}

    def touch(self, code: str, at: int, due: int | None) -> tuple[Any, dict[str, Any]]:
        return _TOUCH_ROOM, {"b_code": code, "b_updated": at, "b_due": due}

    def sum_up(self, code: str, at: int, summary: bytes) -> tuple[Any, dict[str, Any]]:
        return _SUM_UP, {"b_code": code, "b_updated": at, "b_summary": summary}

    def put_off(self, code: str, at: int, due: int | None) -> tuple[Any, dict[str, Any]]:
        return _PUT_OFF, {"b_code": code, "b_updated": at, "b_due": due}

    def end(self, table_id: str, at: int, record: str) -> tuple[Any, dict[str, Any]]:
        kept, text = without_pack(record)
        digest = None if text is None else digest_of(text)
        return _END_TABLE, {"b_id": table_id, "b_ended": at, "b_record": kept, "b_pack": digest}

    def packs_of(self, table_id: str, at: int, text: str | None) -> list[tuple[Any, dict[str, Any]]]:
        """The statements that store the text of a table's content pack, once for all tables that use it."""
        if text is None:
            return []
        digest = digest_of(text)
        return [
            (_insert_once(self.engine, packs), {"digest": digest, "at": at, "text": text}),
            (_insert_once(self.engine, pack_uses), {"table_id": table_id, "digest": digest}),
        ]

    async def key(self) -> bytes:
        """The secret that signs cookies."""
        return await self.keepsake("key", lambda: secrets.token_bytes(32))

    async def keepsake(self, name: str, new: Callable[[], bytes]) -> bytes:
        """A secret of the server, which is made when it is first requested."""
        await self.write(Write(after=[(_insert_once(self.engine, keepsakes), {"name": name, "value": new()})]))
        query = select(keepsakes.c.value).where(keepsakes.c.name == name)
        return bytes(await self.read(lambda connection: connection.execute(query).scalar_one()))

    def close(self) -> None:
        """Finish pending writes, then close the database."""
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()


_PROBE: Final = update(keepsakes).where(keepsakes.c.name == "key").values(name=keepsakes.c.name)
_MOVE_ROOM: Final = (
    update(rooms)
    .where(rooms.c.code == bindparam("b_code"))
    .values(table_id=bindparam("b_table"), updated=bindparam("b_updated"), due=None)
)
_TOUCH_ROOM: Final = (
    update(rooms)
    .where(rooms.c.code == bindparam("b_code"))
    .values(updated=bindparam("b_updated"), due=bindparam("b_due"))
)
_SUM_UP: Final = (
    update(rooms)
    .where(rooms.c.code == bindparam("b_code"))
    .values(updated=bindparam("b_updated"), summary=bindparam("b_summary"))
)
_LAST: Final = (
    select(func.max(entries.c.seq)).where(entries.c.table_id == rooms.c.table_id).correlate(rooms).scalar_subquery()
)
_LISTED: Final = (
    select(rooms.c.code, rooms.c.table_id, rooms.c.summary, entries.c.seq, entries.c.at)
    .join(entries, and_(entries.c.table_id == rooms.c.table_id, entries.c.seq == _LAST))
    .where(rooms.c.code.in_(bindparam("b_codes", expanding=True)))
)
_PUT_OFF: Final = (
    update(rooms)
    .where(rooms.c.code == bindparam("b_code"))
    .values(
        due=bindparam("b_due"),
        updated=case((rooms.c.updated > bindparam("b_updated"), bindparam("b_updated")), else_=rooms.c.updated),
    )
)
_END_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("b_id"))
    .values(ended=bindparam("b_ended"), record=bindparam("b_record"), pack=bindparam("b_pack"))
)


def _rows(connection: Connection, table_id: str, start: int, most: int | None) -> list[Row]:
    query = select(entries).where(entries.c.table_id == table_id, entries.c.seq >= start).order_by(entries.c.seq)
    query = query if most is None else query.limit(most)
    return [Row(row.table_id, row.seq, row.at, bytes(row.body)) for row in connection.execute(query)]


def _insert_once(engine: Engine, table: Any) -> Any:
    """An insert that does nothing if the row exists."""
    if engine.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql

        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()
