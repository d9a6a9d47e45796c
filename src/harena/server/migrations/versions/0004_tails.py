"""Snapshots every so many entries: what a server needs so that it reads only the newest part of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = depends_on = None


def upgrade() -> None:
    op.add_column("snapshots", sa.Column("draft_on", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("snapshots", sa.Column("before", sa.Text, nullable=False, server_default="{}"))
    op.add_column("commands", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bot_due", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("ix_tables_bot_due", "tables", ["bot_due"])


def downgrade() -> None:
    op.drop_index("ix_tables_bot_due", "tables")
    op.drop_column("tables", "bot_due")
    op.drop_column("commands", "version")
    op.drop_column("snapshots", "before")
    op.drop_column("snapshots", "draft_on")
