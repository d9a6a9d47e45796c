"""Clocks: how much time decisions have, how the clocks stand, and the seconds that the service has run."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("timing", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("clock_due", sa.Float, nullable=False, server_default="0"))
    op.create_index("ix_tables_clock_due", "tables", ["clock_due"])
    op.create_table(
        "service_time",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("service_time")
    op.drop_index("ix_tables_clock_due", "tables")
    for name in ("clock_due", "timing", "clock"):
        op.drop_column("tables", name)
