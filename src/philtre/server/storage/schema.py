"""The tables of the database. Times are microseconds since 1970; entries of a table are only appended."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

REVISION: Final = "0006"  # of the schema below; `migrations/` leads here from every older one

metadata: Final = MetaData()

# What the server keeps for itself: the key that signs cookies, and the one that push services know.
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
    Column("due", BigInteger),  # when the server must act although nobody is present
    Column("summary", LargeBinary),  # what lists show of it; None: not known yet
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
    Column("record", Text),  # once it is over; without the text of its pack
    Column("pack", Text),  # the digest of that text
    Index("tables_room", "room"),
    Index("tables_ended", "ended"),
)

# Texts of content packs: the same one may be played with at a thousand tables.
packs: Final = Table(
    "packs",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
)

# Which tables need a text: when the last of them goes, so does the text.
pack_uses: Final = Table(
    "pack_uses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("digest", Text, ForeignKey("packs.digest"), primary_key=True),
    Index("pack_uses_digest", "digest"),
    sqlite_with_rowid=False,
)

# The key is the fence: of two writers who think they are next, one fails.
entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Finished games looked at again, as they are told. An older format is not read any more.
analyses: Final = Table(
    "analyses",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("format", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
)

# Which rooms a person has sat in: "continue my games".
sittings: Final = Table(
    "sittings",
    metadata,
    Column("person", Text, primary_key=True),
    Column("room", Text, ForeignKey("rooms.code"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("sittings_room", "room"),
    sqlite_with_rowid=False,
)

# Persons who wanted to be forgotten: their cookies are void.
forgotten: Final = Table(
    "forgotten",
    metadata,
    Column("person", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Processes that serve this database together, and until when each is believed to be well.
processes: Final = Table(
    "processes",
    metadata,
    Column("name", Text, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Which of them writes in a room. The term counts its owners.
leases: Final = Table(
    "leases",
    metadata,
    Column("room", Text, primary_key=True),
    Column("owner", Text),
    Column("term", BigInteger, nullable=False),
)

# Sanctions: against persons, addresses (both `ban`), talkers (`mute`) and rooms (`close`).
sanctions: Final = Table(
    "sanctions",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("target", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),  # None: for good
)

# Browsers that want to be notified: where, and the keys that only they can read with.
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
