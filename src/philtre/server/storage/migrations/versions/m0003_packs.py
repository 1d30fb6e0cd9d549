"""Texts of content packs are stored once; rooms have a summary for lists; indexes for pruning.

Older databases hold the text of a pack in every entry and every record that mentions it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from alembic import op

from philtre.server.storage.packs import digest_of, without_pack

revision = "0003"
down_revision = "0002"

SHORTEST: Final = 150  # bytes of an entry with a pack in it
AT_ONCE: Final = 200  # rows in memory, each with as much as a pack's text

_packs = sa.table("packs", sa.column("digest"), sa.column("at"), sa.column("text"))
_uses = sa.table("pack_uses", sa.column("table_id"), sa.column("digest"))
_entries = sa.table("entries", *map(sa.column, ("table_id", "seq", "at", "body")))
_tables = sa.table("tables", *map(sa.column, ("id", "record", "pack")))


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "pack_uses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("digest", sa.Text, sa.ForeignKey("packs.digest"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("pack_uses_digest", "pack_uses", ["digest"])
    op.add_column("rooms", sa.Column("summary", sa.LargeBinary))
    op.create_index("rooms_updated", "rooms", ["updated"])
    op.add_column("tables", sa.Column("pack", sa.Text))
    op.create_index("tables_ended", "tables", ["ended"])
    op.create_index("sittings_room", "sittings", ["room"])
    _move_texts_of_entries()
    _move_texts_of_records()


def _move_texts_of_entries() -> None:
    connection, known = op.get_bind(), set[tuple[str, str]]()
    key = (_entries.c.table_id == sa.bindparam("b_table"), _entries.c.seq == sa.bindparam("b_seq"))
    change = sa.update(_entries).where(*key).values(body=sa.bindparam("b_body"))
    for table_id, seq, at, body in _long_entries():
        entry: dict[str, Any] = msgspec.json.decode(bytes(body))
        text = entry.pop("content", None)
        if entry.get("type") not in ("opened", "arranged") or text is None:
            continue
        entry["digest"] = digest_of(text)
        _keep(known, table_id, text, at)
        new = {"b_table": table_id, "b_seq": seq, "b_body": msgspec.json.encode(entry)}
        connection.execute(change, new)


def _long_entries() -> Iterator[Any]:
    """Entries long enough to hold a pack, a few at a time, in the order of their keys."""
    last = ("", -1)
    place = sa.tuple_(_entries.c.table_id, _entries.c.seq)
    while True:
        query = (
            sa.select(_entries)
            .where(place > last, sa.func.length(_entries.c.body) > SHORTEST)
            .order_by(_entries.c.table_id, _entries.c.seq)
            .limit(AT_ONCE)
        )
        rows = op.get_bind().execute(query).all()
        yield from rows
        if len(rows) < AT_ONCE:
            return
        last = (rows[-1].table_id, rows[-1].seq)


def _move_texts_of_records() -> None:
    connection, known = op.get_bind(), set[tuple[str, str]]()
    query = sa.select(_tables.c.id).where(_tables.c.record.like('%[Content "%'))
    for table_id in connection.execute(query).scalars().all():
        one = _tables.c.id == table_id
        whole = connection.execute(sa.select(_tables.c.record).where(one)).scalar_one()
        record, text = without_pack(whole)
        if text is not None:
            _keep(known, table_id, text, 0)
            connection.execute(sa.update(_tables).where(one).values(record=record, pack=digest_of(text)))


def _keep(known: set[tuple[str, str]], table_id: str, text: str, at: int) -> None:
    """A text, if it is not there yet, and that this table needs it."""
    connection, digest = op.get_bind(), digest_of(text)
    if (table_id, digest) in known:
        return
    known.add((table_id, digest))
    here = connection.execute(sa.select(_packs.c.digest).where(_packs.c.digest == digest)).first()
    if here is None:
        connection.execute(sa.insert(_packs).values(digest=digest, at=at, text=text))
    use = sa.select(_uses.c.digest).where(_uses.c.table_id == table_id, _uses.c.digest == digest)
    if connection.execute(use).first() is None:
        connection.execute(sa.insert(_uses).values(table_id=table_id, digest=digest))


def downgrade() -> None:
    raise NotImplementedError("an older Philtre does not find the texts of packs: restore the backup made before")
