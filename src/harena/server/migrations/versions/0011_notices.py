"""Notices: how people are reached while they are away, and what they are told."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_channels",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person_id", sa.String(40), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.String(64), nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("sign_in", sa.String(40), nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("off", sa.Text, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Float, nullable=False),
        sa.Column("busy_until", sa.Float, nullable=False),
        sa.UniqueConstraint("person_id", "fingerprint"),
    )
    op.create_index("ix_notice_channels_fingerprint", "notice_channels", ["fingerprint"])
    op.create_table(
        "notices",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("channel_id", sa.String(40), sa.ForeignKey("notice_channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("sent", sa.Float, nullable=False),
        sa.UniqueConstraint("channel_id", "table_id", "kind", "seat"),
    )
    op.create_index("ix_notices_table_id", "notices", ["table_id"])
    op.create_table(
        "notice_keys",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("notice_keys", "notices", "notice_channels"):
        op.drop_table(name)
