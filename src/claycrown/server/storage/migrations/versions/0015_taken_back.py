"""Games in which somebody took a finished turn back, with the bots' answers."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("taken_back", sa.Boolean(), nullable=False, server_default=sa.false()))
