"""People: guests and accounts, where they are signed in, their passkeys, and whose a seat is."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0007"
branch_labels = depends_on = None


def of_person() -> sa.Column[str]:
    return sa.Column(
        "person_id", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
    )


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(80), nullable=True, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("settings", sa.Text, nullable=False, server_default="{}"),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "sign_ins",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("previous", sa.String(64), nullable=False, index=True),
        of_person(),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("renewed", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(400), primary_key=True),
        of_person(),
        sa.Column("host", sa.String(255), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(50), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "move_codes",
        sa.Column("code", sa.String(64), primary_key=True),
        of_person(),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.add_column("seats", sa.Column("person", sa.String(40), nullable=False, server_default=""))
    op.create_index("ix_seats_person", "seats", ["person"])


def downgrade() -> None:
    op.drop_index("ix_seats_person", "seats")
    op.drop_column("seats", "person")
    for name in ("move_codes", "challenges", "passkeys", "sign_ins", "people"):
        op.drop_table(name)
