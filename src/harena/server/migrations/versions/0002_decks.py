"""Decks: each table names the decks it was dealt with. Tables of version 0.1 name none; persistence.py knows theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("decks", sa.String(24), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "decks")
    op.drop_table("decks")
