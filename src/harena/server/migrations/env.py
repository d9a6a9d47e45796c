"""Run by Alembic: store.py hands it a connection."""

from alembic import context

from harena.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
