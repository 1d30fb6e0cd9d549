"""Rooms, their tables, and the entries of each table.

Until version 0003 a kill could leave some of the tables and no version: what is there is taken as it is.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "keepsakes",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "rooms",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        if_not_exists=True,
    )
    op.create_index("rooms_due", "rooms", ["due"], if_not_exists=True)
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.code"), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("record", sa.Text),
        if_not_exists=True,
    )
    op.create_index("tables_room", "tables", ["room"], if_not_exists=True)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "sittings",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("room", sa.Text, sa.ForeignKey("rooms.code"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
        if_not_exists=True,
    )
    op.create_table(
        "forgotten",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )


def downgrade() -> None:
    for name in ("forgotten", "sittings", "entries", "tables", "rooms", "keepsakes"):
        op.drop_table(name)
