"""Tables where everybody has to remember for themselves what was done in the open."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("open_book", sa.Boolean(), nullable=False, server_default=sa.true()))
