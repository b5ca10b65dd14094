"""Clocks, and the work of bots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("clock", sa.Text()))
        batch.add_column(sa.Column("bot_pace", sa.Integer()))
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False, autoincrement=False),
        sa.Column("left", sa.BigInteger(), nullable=False),
        sa.Column("spent", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.BigInteger()),
        sa.Column("deadline", sa.BigInteger()),
        sa.Column("night", sa.String(length=60)),
        sa.Column("absence", sa.String(length=4), nullable=False),
        sa.Column("absent_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_clocks"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_clocks_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_clocks_deadline", "clocks", ["deadline"])
    op.create_table(
        "nights",
        sa.Column("person_id", sa.String(length=12), nullable=False),
        sa.Column("night", sa.String(length=60), nullable=False),
        sa.PrimaryKeyConstraint("person_id", name="pk_nights"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_nights_person_id"),
    )
    op.create_table(
        "bot_work",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False, autoincrement=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("wake_at", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.String(length=12)),
        sa.Column("tries", sa.SmallInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_bot_work"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_bot_work_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_bot_work_wake_at", "bot_work", ["wake_at"])
