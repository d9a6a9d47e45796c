"""Tables, seats, records, snapshots and commands."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = depends_on = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False, index=True),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(40), nullable=False),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
    )
    op.create_table(
        "entries",
        _of_table(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        _of_table(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("position", sa.Text, nullable=False),
        sa.Column("drafter", sa.Integer, nullable=False),
        sa.Column("draft", sa.Text, nullable=False),
    )
    op.create_table(
        "commands",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("command", sa.String(40), primary_key=True),
    )


def downgrade() -> None:
    for name in ("commands", "snapshots", "entries", "seats", "tables"):
        op.drop_table(name)
