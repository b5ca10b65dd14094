"""Analyses of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=12)),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("depth", sa.String(length=10), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("done", sa.Float(), nullable=False),
        sa.Column("result", sa.LargeBinary()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("beat", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_analyses"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_analyses_person_id"),
    )
    op.create_index("ix_analyses_person_id", "analyses", ["person_id"])
    op.create_index("ix_analyses_status", "analyses", ["status"])
