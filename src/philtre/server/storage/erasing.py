"""Exports what is stored about a person, or erases it so that the games of others stay complete."""

from __future__ import annotations

import re
import secrets
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, text, update

from philtre.server.storage.schema import entries, forgotten, rooms, sittings, subscriptions, tables

NOBODY: Final = "–"  # the name of erased persons
SECRET: Final = ("seed", "next_seed")  # of a deal that may be under way; the records of finished games have theirs

_PERSON = re.compile(r"[0-9a-f]{18}")


def is_person(text: str) -> bool:
    """Whether it could be the public name of a person."""
    return _PERSON.fullmatch(text) is not None


def export(engine: Engine, person: str) -> dict[str, Any]:
    """All that mentions a person: rooms, what they did there, and the records of their games."""
    with engine.connect() as connection:
        sat = connection.execute(select(sittings.c.room, sittings.c.at).where(sittings.c.person == person))
        found = [{"room": room, "at": at} for room, at in sat]
        mentions = [
            {"table": table, "number": seq, "at": at, "entry": _of_one(msgspec.json.decode(bytes(body)), person)}
            for table, seq, at, body in _mentions(connection, person)
        ]
        names = sorted({mention["table"] for mention in mentions})
        kept = select(tables.c.id, tables.c.record).where(tables.c.id.in_(names), tables.c.record.is_not(None))
        records = {row.id: row.record for row in connection.execute(kept)}
        devices = select(subscriptions.c.endpoint, subscriptions.c.at).where(subscriptions.c.person == person)
        notified = [
            {"push service": urlsplit(endpoint).netloc, "at": at} for endpoint, at in connection.execute(devices)
        ]
        void = connection.execute(select(forgotten.c.at).where(forgotten.c.person == person)).scalar()
    return {
        "person": person,
        "forgotten": void,
        "rooms": found,
        "entries": mentions,
        "records": records,
        "notified": notified,
    }


def erase(engine: Engine, person: str, now: int) -> int:
    """Replace a person everywhere, and make their cookie invalid; return how many entries changed."""
    stranger = secrets.token_hex(9)
    with engine.begin() as connection:
        rows = {(row.table_id, row.seq): row.body for row in _mentions(connection, person)}
        names = _names([msgspec.json.decode(bytes(body)) for body in rows.values()], person)
        # Later tables of a room name the players of earlier ones.
        rows |= {(row.table_id, row.seq): row.body for row in _openings(connection, person)}
        for (table, seq), body in rows.items():
            new = msgspec.json.encode(_without(msgspec.json.decode(bytes(body)), person, stranger, names))
            connection.execute(_CHANGE, {"b_table": table, "b_seq": seq, "b_body": new})
        for table in {table for table, _ in rows}:
            _clean_record(connection, table, names)
        connection.execute(update(rooms).where(rooms.c.code.in_(_rooms_of(connection, person))).values(summary=None))
        connection.execute(delete(sittings).where(sittings.c.person == person))
        connection.execute(delete(subscriptions).where(subscriptions.c.person == person))
        if connection.execute(select(forgotten.c.at).where(forgotten.c.person == person)).first() is None:
            connection.execute(insert(forgotten), {"person": person, "at": now})
    return len(rows)


def _openings(connection: Connection, person: str) -> list[Any]:
    """The first entries of all tables in rooms that a person sat in."""
    where = tables.c.room.in_(_rooms_of(connection, person))
    query = select(entries).join(tables, tables.c.id == entries.c.table_id).where(where, entries.c.seq == 0)
    return list(connection.execute(query).all())


def _rooms_of(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(sittings.c.room).where(sittings.c.person == person)).scalars())


def _mentions(connection: Connection, person: str) -> list[Any]:
    """Every entry that mentions a person. It reads all entries, which takes a while."""
    within = "position(:sign in body)" if connection.dialect.name == "postgresql" else "instr(body, :sign)"
    query = (
        select(entries.c.table_id, entries.c.seq, entries.c.at, entries.c.body)
        .where(text(f"{within} > 0"))
        .order_by(entries.c.table_id, entries.c.seq)
    )
    return list(connection.execute(query, {"sign": person.encode()}).all())


def _of_one(entry: Any, person: str) -> Any:
    """An entry without the names of the others, and without what its person must not know yet."""
    if isinstance(entry, list):
        return [_of_one(item, person) for item in entry]
    if not isinstance(entry, dict):
        return entry
    if entry.get("person") not in (None, person):
        return {"person": "…"}
    return {key: _of_one(value, person) for key, value in entry.items() if key not in SECRET}


def _without(entry: Any, person: str, stranger: str, names: set[str]) -> Any:
    """An entry in which an anonymous person without messages replaces a person."""
    if isinstance(entry, str):
        return entry.replace(person, stranger)
    if isinstance(entry, list):
        return [_without(item, person, stranger, names) for item in entry]
    if not isinstance(entry, dict):
        return entry
    changed = {key: _without(value, person, stranger, names) for key, value in entry.items()}
    if isinstance(entry.get("names"), list):
        changed["names"] = [NOBODY if name in names else name for name in entry["names"]]
    if entry.get("person") == person:
        changed |= {key: NOBODY for key in ("name", "text") if entry.get(key) is not None}
    return changed


def _names(entry: Any, person: str) -> set[str]:
    """All names of a person."""
    if isinstance(entry, list):
        return set().union(*(_names(item, person) for item in entry))
    if not isinstance(entry, dict):
        return set()
    mine = {entry["name"]} if entry.get("person") == person and entry.get("name") else set()
    return mine.union(*(_names(item, person) for item in entry.values()))


def _clean_record(connection: Connection, table: str, names: set[str]) -> None:
    record = connection.execute(select(tables.c.record).where(tables.c.id == table)).scalar()
    if record is None:
        return
    for name in names:
        quoted = re.escape(msgspec.json.encode(name).decode())
        record = re.sub(rf"^\[Player (\d+) {quoted}\]$", rf'[Player \1 "{NOBODY}"]', record, flags=re.MULTILINE)
    connection.execute(update(tables).where(tables.c.id == table).values(record=record))


def counts(engine: Engine) -> dict[str, int]:
    """How many things of each kind are stored."""
    wanted = {
        "rooms": select(func.count()).select_from(rooms),
        "tables": select(func.count()).select_from(tables),
        "games": select(func.count()).select_from(tables).where(tables.c.ended.is_not(None)),
        "entries": select(func.count()).select_from(entries),
        "persons": select(func.count(func.distinct(sittings.c.person))),
        "forgotten": select(func.count()).select_from(forgotten),
        "bytes": _size(engine),
    }
    with engine.connect() as connection:
        return {name: int(connection.execute(query).scalar() or 0) for name, query in wanted.items()}


def _size(engine: Engine) -> Any:
    if engine.dialect.name == "postgresql":
        return select(func.pg_database_size(func.current_database()))
    return text("select page_count * page_size from pragma_page_count(), pragma_page_size()")


_CHANGE: Final = (
    update(entries)
    .where(entries.c.table_id == bindparam("b_table"), entries.c.seq == bindparam("b_seq"))
    .values(body=bindparam("b_body"))
)
