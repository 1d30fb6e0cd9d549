"""Run by Alembic: apply the steps on the connection that `storage.migrate` hands over."""

from __future__ import annotations

from alembic import context

from philtre.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,  # SQLite can, once a transaction has begun
)
with context.begin_transaction():
    context.run_migrations()
