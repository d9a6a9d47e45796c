"""Fair dice: the secret of each match, and the salts from the browsers."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(
        "dice",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("salts", sa.Text, nullable=False),
        sa.Column("next_secret", sa.String(64), nullable=False),
        sa.Column("next_salts", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("dice")
