"""Chat, notes, notices, ratings, statistics, imported records."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _id(name: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=12), nullable=nullable)


def _time(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=nullable)


def _person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=f"fk_{table}_person_id")


def _table(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{table}_table_id", ondelete="CASCADE")


def upgrade() -> None:
    op.add_column("tables", sa.Column("imported", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("player", sa.String(length=60)))
    _at_tables()
    _notices()
    _ratings()


def _at_tables() -> None:
    op.create_table(
        "imports",
        _id("table_id"),
        sa.Column("seed", sa.String(length=20), nullable=False),
        sa.Column("decisions", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_imports"),
        _table("imports"),
    )
    op.create_table(
        "messages",
        _id("table_id"),
        sa.Column("number", sa.Integer(), nullable=False),
        _id("person_id"),
        sa.Column("text", sa.String(length=500), nullable=False),
        _time("at"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_messages"),
        _person("messages"),
        _table("messages"),
    )
    op.create_index("ix_messages_person_id", "messages", ["person_id"])
    op.create_table(
        "notes",
        _id("person_id"),
        _id("table_id"),
        sa.Column("text", sa.Text(), nullable=False),
        _time("at"),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_notes"),
        _person("notes"),
        _table("notes"),
    )
    op.create_index("ix_notes_table_id", "notes", ["table_id"])
    op.create_table(
        "quiet",
        _id("person_id"),
        sa.PrimaryKeyConstraint("person_id", name="pk_quiet"),
        _person("quiet"),
    )
    op.create_table(
        "mutes",
        _id("person_id"),
        _id("table_id"),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_mutes"),
        _person("mutes"),
        _table("mutes"),
    )
    op.create_index("ix_mutes_table_id", "mutes", ["table_id"])


def _notices() -> None:
    op.create_table(
        "notices",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        _id("person_id"),
        _id("table_id", nullable=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        _time("at"),
        _time("read_at", nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
        _person("notices"),
        _table("notices"),
    )
    op.create_index("ix_notices_list", "notices", ["person_id", "id"])
    op.create_index("ix_notices_table", "notices", ["table_id", "kind", "person_id"])
    op.create_table(
        "channels",
        _id("id"),
        _id("person_id"),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("shown", sa.String(length=254), nullable=False),
        sa.Column("code", sa.String(length=64)),
        _time("created_at"),
        _time("worked_at", nullable=True),
        sa.Column("trouble", sa.String(length=40)),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        _person("channels"),
    )
    op.create_index("ix_channels_person_id", "channels", ["person_id"])
    op.create_table(
        "deliveries",
        sa.Column("notice_id", sa.BigInteger(), nullable=False),
        _id("channel_id"),
        _time("due_at"),
        sa.Column("tries", sa.SmallInteger(), nullable=False),
        sa.PrimaryKeyConstraint("notice_id", "channel_id", name="pk_deliveries"),
        sa.ForeignKeyConstraint(["notice_id"], ["notices.id"], name="fk_deliveries_notice_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["channel_id"], ["channels.id"], name="fk_deliveries_channel_id", ondelete="CASCADE"),
    )
    op.create_index("ix_deliveries_channel_id", "deliveries", ["channel_id"])
    op.create_index("ix_deliveries_due_at", "deliveries", ["due_at"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("who", sa.String(length=44), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        _time("at"),
        sa.PrimaryKeyConstraint("game", "who", name="pk_ratings"),
    )
    op.create_index("ix_ratings_list", "ratings", ["game", "rating", "who"])
    op.create_index("ix_ratings_who", "ratings", ["who"])
    op.create_table(
        "results",
        _id("table_id"),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("who", sa.String(length=44), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("rating", sa.Float()),
        sa.Column("gain", sa.Float()),
        _time("at"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id"),
    )
    op.create_index("ix_results_list", "results", ["who", "game", "at", "table_id", "seat"])
    op.create_table(
        "counters",
        sa.Column("scope", sa.String(length=80), nullable=False),
        sa.Column("key", sa.String(length=80), nullable=False),
        sa.Column("value", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("scope", "key", name="pk_counters"),
    )
