"""Run by Alembic: applies the migrations on the connection from `storage.migrate`."""

from __future__ import annotations

from alembic import context

from philtre.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,  # SQLite can, if the transaction has begun already
)
with context.begin_transaction():
    context.run_migrations()
