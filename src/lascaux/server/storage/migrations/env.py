"""Alembic's entry: migrations run on the connection that the server gives."""

from __future__ import annotations

from alembic import context

# They describe their tables in METADATA.
from lascaux.server.storage import analysis_schema, checkup, people_schema, schema  # noqa: F401
from lascaux.server.storage.metadata import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
