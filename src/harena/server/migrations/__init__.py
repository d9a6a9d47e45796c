"""Alembic's scripts, one a change of the schema: `make migration` writes the next."""
