"""Deletes rooms and finished games that are older than the configuration allows, a few at a time."""

from __future__ import annotations

from collections.abc import Container
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, and_, bindparam, delete, exists, or_, select

from philtre.server.storage.schema import analyses, entries, leases, pack_uses, packs, rooms, sittings, tables
from philtre.server.storage.store import Store
from philtre.server.storage.writer import Write

DAY: Final = 86_400 * 1_000_000  # microseconds
AT_ONCE: Final = 20  # rooms or games in one transaction


class Ages(tuple[int | None, int | None]):
    """For how many days rooms and finished games are kept; None: for ever."""

    def __new__(cls, rooms: int | None, records: int | None) -> Ages:
        return super().__new__(cls, (rooms, records))

    def before(self, now: int) -> tuple[int | None, int | None]:
        """The times before which they are deleted."""
        first, second = (None if days is None else now - days * DAY for days in self)
        return first, second


async def prune(store: Store, ages: Ages, now: int, spared: Container[str] = ()) -> tuple[int, int]:
    """Delete old rooms and games, except some rooms. Returns how many rooms and games were deleted."""
    rooms_before, records_before = ages.before(now)
    games = 0 if records_before is None else await _prune_games(store, records_before, spared)
    gone = await _prune_rooms(store, rooms_before, records_before, spared)
    if games or gone:
        await store.write(Write(after=[(_FORGET_PACKS, {"b_before": now - DAY})]))
    return gone, games


async def _prune_games(store: Store, before: int, spared: Container[str]) -> int:
    """Delete finished games whose rooms have continued with another one."""
    last, gone = "", 0
    while found := await store.read(partial(_old_games, before=before, last=last)):
        last = found[-1][0]
        old = [table for table, room in found if room not in spared]
        await store.write(Write(after=[(step, {"b_table": table}) for table in old for step in _FORGET_TABLE]))
        gone += len(old)
    return gone


async def _prune_rooms(store: Store, before: int | None, records_before: int | None, spared: Container[str]) -> int:
    """Delete rooms without finished games and without recent activity."""
    if before is None and records_before is None:
        return 0
    last, gone = "", 0
    while found := await store.read(partial(_old_rooms, before=before, records_before=records_before, last=last)):
        last = found[-1]
        old = [code for code in found if code not in spared]
        steps: list[tuple[Any, dict[str, Any]]] = []
        for code in old:
            for table in await store.read(partial(_tables_of, code=code)):
                steps += [(step, {"b_table": table}) for step in _FORGET_TABLE]
            steps += [(step, {"b_room": code}) for step in _FORGET_ROOM]
        await store.write(Write(after=steps))
        gone += len(old)
    return gone


def _old_games(connection: Connection, before: int, last: str) -> list[tuple[str, str]]:
    query = (
        select(tables.c.id, tables.c.room)
        .join(rooms, rooms.c.code == tables.c.room)
        .where(tables.c.ended < before, tables.c.id != rooms.c.table_id, tables.c.id > last)
        .order_by(tables.c.id)
        .limit(AT_ONCE)
    )
    return [(table, room) for table, room in connection.execute(query)]


def _old_rooms(connection: Connection, before: int | None, records_before: int | None, last: str) -> list[str]:
    kept = and_(tables.c.room == rooms.c.code, tables.c.ended.is_not(None))
    if records_before is not None:
        kept = and_(kept, tables.c.ended >= records_before)
    old = [rooms.c.code > last, ~exists(select(tables.c.id).where(kept))]
    if before is None:
        # Rooms are kept, but not for the sake of a last game that is not.
        over = and_(tables.c.id == rooms.c.table_id, tables.c.ended.is_not(None))
        old.append(exists(select(tables.c.id).where(over)))
    since = records_before if before is None else before
    query = (
        select(rooms.c.code)
        .where(rooms.c.updated < since, or_(rooms.c.due.is_(None), rooms.c.due < since), *old)
        .order_by(rooms.c.code)
        .limit(AT_ONCE)
    )
    return list(connection.execute(query).scalars())


def _tables_of(connection: Connection, code: str) -> list[str]:
    return list(connection.execute(select(tables.c.id).where(tables.c.room == code)).scalars())


_FORGET_TABLE: Final = (
    *(delete(kept).where(kept.c.table_id == bindparam("b_table")) for kept in (entries, analyses, pack_uses)),
    delete(tables).where(tables.c.id == bindparam("b_table")),
)
_FORGET_ROOM: Final = (
    delete(sittings).where(sittings.c.room == bindparam("b_room")),
    delete(leases).where(leases.c.room == bindparam("b_room")),
    delete(rooms).where(rooms.c.code == bindparam("b_room")),
)
_FORGET_PACKS: Final = delete(packs).where(
    packs.c.at < bindparam("b_before"), ~exists(select(pack_uses.c.digest).where(pack_uses.c.digest == packs.c.digest))
)
