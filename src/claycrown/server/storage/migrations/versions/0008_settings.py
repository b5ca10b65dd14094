"""A table's settings are one value: columns of their own have only those that queries ask for."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

SECOND = 1000


def upgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("settings", sa.Text(), nullable=False, server_default="{}"))
    _move_settings()
    with op.batch_alter_table("tables") as batch:
        for column in ("open_book", "pace", "clock", "bot_pace"):
            batch.drop_column(column)


def _move_settings() -> None:
    tables = sa.table(
        "tables",
        sa.column("id", sa.String),
        sa.column("open_book", sa.Boolean),
        *map(sa.column, ("pace", "clock", "bot_pace", "settings")),
    )
    rows = op.get_bind().execute(sa.select(tables)).all()
    if rows:
        change = sa.update(tables).where(tables.c.id == sa.bindparam("of")).values(settings=sa.bindparam("moved"))
        op.get_bind().execute(change, [{"of": row.id, "moved": _settings(row)} for row in rows])


def _settings(row: sa.Row[tuple[str, bool, str, str | None, int | None, str]]) -> str:
    return json.dumps(
        {
            "open_book": row.open_book,
            "pace": row.pace,
            "clock": None if row.clock is None else json.loads(row.clock),
            "bot_seconds": None if row.bot_pace is None else row.bot_pace / SECOND,
        }
    )
