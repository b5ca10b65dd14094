"""Editions that people keep."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "editions",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("owner_id", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["people.id"], name="fk_editions_owner_id"),
        sa.PrimaryKeyConstraint("id", name="pk_editions"),
        sa.UniqueConstraint("owner_id", "game", "name", name="uq_editions_owner_id_game_name"),
    )
