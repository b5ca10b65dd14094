"""What does not change any more of games that are over."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_finished"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_finished_table_id", ondelete="CASCADE"),
    )
