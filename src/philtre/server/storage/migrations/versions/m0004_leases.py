"""Leases of rooms, for several processes on one database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("room", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text),
        sa.Column("term", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for name in ("leases", "processes"):
        op.drop_table(name)
