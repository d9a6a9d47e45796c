"""The clock of an evening's tables."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = depends_on = None


def upgrade() -> None:
    op.add_column("evenings", sa.Column("clock", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("evenings", "clock")
