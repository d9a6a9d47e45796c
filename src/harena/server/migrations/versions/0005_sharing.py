"""What several servers on one database share besides the tables. Only PostgreSQL has it; nothing of it must survive."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name != "postgresql":
        return
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("worker", sa.String(20), nullable=False, index=True),
        sa.Column("until", sa.Float, nullable=False),
        prefixes=["UNLOGGED"],
    )
    op.create_table(
        "counters",
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("address", sa.String(50), primary_key=True),
        sa.Column("since", sa.Float, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        prefixes=["UNLOGGED"],
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
        prefixes=["UNLOGGED"],
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("worker", sa.String(20), primary_key=True),
        prefixes=["UNLOGGED"],
    )


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        for name in ("presence", "workers", "counters", "leases"):
            op.drop_table(name)
