"""The tables of the database. Times are microseconds since 1970; entries of a table are only appended."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

REVISION: Final = "0006"  # the revision of this schema; `migrations/` upgrade every older one

metadata: Final = MetaData()

# Secrets of the server: the key that signs cookies, and the key for push services.
keepsakes: Final = Table(
    "keepsakes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

rooms: Final = Table(
    "rooms",
    metadata,
    Column("code", Text, primary_key=True),
    Column("table_id", Text, nullable=False),  # the present table
    Column("updated", BigInteger, nullable=False),
    Column("due", BigInteger),  # when the server must act even if nobody is connected
    Column("summary", LargeBinary),  # the summary for lists; None: not written yet
    Index("rooms_due", "due"),
    Index("rooms_updated", "updated"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("room", Text, ForeignKey("rooms.code"), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("record", Text),  # of a finished game, without the text of its pack
    Column("pack", Text),  # the digest of that text
    Index("tables_room", "room"),
    Index("tables_ended", "ended"),
)

# Texts of content packs. A thousand tables may share one.
packs: Final = Table(
    "packs",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

# Which tables need a text. It is deleted together with the last of them.
pack_uses: Final = Table(
    "pack_uses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("digest", Text, ForeignKey("packs.digest"), primary_key=True),
    Index("pack_uses_digest", "digest"),
    sqlite_with_rowid=False,
)

# The key is a fence: if two processes write the next entry, one of them fails.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Analyses of finished games, as they are sent. Rows of an older format are ignored.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("format", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

# The rooms in which a person has had a seat, for the list of their games.
sittings: Final = Table(
    "sittings",
    metadata,
    Column("person", Text, primary_key=True),
    Column("room", Text, ForeignKey("rooms.code"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("sittings_room", "room"),
    sqlite_with_rowid=False,
)

# Forgotten persons, whose cookies are invalid.
forgotten: Final = Table(
    "forgotten",
    metadata,
    Column("person", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# The processes that share this database, and until when each counts as alive.
processes: Final = Table(
    "processes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# The owner of each room. The term counts its owners.
leases: Final = Table(
    "leases",
    metadata,
    Column("room", Text, primary_key=True),
    Column("owner", Text),
    Column("term", BigInteger, nullable=False),
)

# Sanctions against persons and addresses (`ban`), persons in chats (`mute`) and rooms (`close`).
sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("target", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # None: for good
)

# Browsers that want notifications: their addresses and public keys.
subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("subscriptions_person", "person"),
)
