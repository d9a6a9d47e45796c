"""A server says which version it is, so that two versions never use one database at once. Only PostgreSQL has it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = depends_on = None


def upgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.add_column("workers", sa.Column("version", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    if op.get_bind().dialect.name == "postgresql":
        op.drop_column("workers", "version")
