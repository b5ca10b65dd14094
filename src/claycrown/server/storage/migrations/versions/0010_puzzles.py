"""The days on which accounts solved the puzzle of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "puzzle_days",
        sa.Column("person_id", sa.String(length=12), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("person_id", "game", "day", name="pk_puzzle_days"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_puzzle_days_person_id"),
    )
