"""The lobby (tables that everybody may join), club evenings, and reports to the operator."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("lang", sa.String(2), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("banned", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("evening", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("reporter", sa.Integer, nullable=False),
        sa.Column("accused", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("around", sa.Text, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_index("ix_reports_at", "reports", ["at"])
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("bot", sa.String(20), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("ix_evenings_changed", "evenings", ["changed"])
    op.create_index("ix_evenings_person", "evenings", ["person"])
    op.create_table(
        "evening_guests",
        _of_evening(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("missed", sa.Text, nullable=False),
    )
    op.create_index("ix_evening_guests_person", "evening_guests", ["person"])
    op.create_table(
        "evening_tables",
        _of_evening(),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )


def _of_evening() -> sa.Column[str]:
    return sa.Column("evening_id", sa.String(40), sa.ForeignKey("evenings.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    for name in ("evening_tables", "evening_guests", "evenings", "reports"):
        op.drop_table(name)
    for name in ("evening", "banned", "lang", "listed"):
        op.drop_column("tables", name)
