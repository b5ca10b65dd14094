"""Seats that somebody at the table plays too, for a friend at the same screen."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("seats") as batch:
        batch.add_column(sa.Column("keeper_id", sa.String(length=12)))
        batch.create_foreign_key("fk_seats_keeper_id", "people", ["keeper_id"], ["id"])
