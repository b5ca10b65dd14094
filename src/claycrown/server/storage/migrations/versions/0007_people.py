"""What people expect around a table: seats handed over, friends, blocks and reports, holidays, hints that are noted."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    _absences()
    _people()
    _reports()
    op.create_table(
        "holidays",
        _id("person_id"),
        sa.Column("begins", sa.BigInteger(), autoincrement=False, nullable=False),
        _time("ends"),
        sa.PrimaryKeyConstraint("person_id", "begins", name="pk_holidays"),
        _person("holidays", "person_id"),
    )
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("hinted", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch.add_column(sa.Column("starts_when_full", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("notices") as batch:
        batch.add_column(sa.Column("by_id", sa.String(length=12)))
        batch.create_foreign_key("fk_notices_by_id", "people", ["by_id"], ["id"])


def _id(name: str, nullable: bool = False) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=12), nullable=nullable)


def _time(name: str, nullable: bool = False) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=nullable)


def _person(table: str, column: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint([column], ["people.id"], name=f"fk_{table}_{column}")


def _absences() -> None:
    """Absences were a part of clocks: only those whose time was up could be absent."""
    op.create_table(
        "absences",
        _id("table_id"),
        sa.Column("seat", sa.SmallInteger(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("cause", sa.String(length=8), nullable=False),
        sa.Column("for_good", sa.Boolean(), nullable=False),
        sa.Column("bot", sa.String(length=40), nullable=False),
        _time("ended_at", nullable=True),
        sa.Column("ended_number", sa.Integer()),
        sa.PrimaryKeyConstraint("table_id", "seat", "at", name="pk_absences"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_absences_table_id", ondelete="CASCADE"),
    )
    _move_absences()
    with op.batch_alter_table("clocks") as batch:
        batch.drop_column("absence")
        batch.drop_column("absent_at")
        batch.add_column(sa.Column("holidays", sa.Text()))


def _move_absences() -> None:
    """Of a game under way only the latest absence of each seat is known, and not when in the game it began: now, as it is."""
    clocks = sa.table(
        "clocks", sa.column("table_id"), sa.column("seat"), sa.column("absence"), sa.column("absent_at", sa.BigInteger)
    )
    tables = sa.table("tables", sa.column("id"), sa.column("head"), sa.column("clock"))
    absences = sa.table("absences", *map(sa.column, ("table_id", "seat", "at", "number", "cause", "for_good", "bot")))
    query = sa.select(clocks, tables.c.head, tables.c.clock).join(tables, tables.c.id == clocks.c.table_id)
    for row in op.get_bind().execute(query.where(clocks.c.absence != "")).all():
        op.get_bind().execute(
            sa.insert(absences).values(
                table_id=row.table_id,
                seat=row.seat,
                at=row.absent_at or 0,
                number=row.head,
                cause="time",
                for_good=row.absence == "out",
                bot=_stand_in(row.clock),
            )
        )


def _stand_in(clock: str) -> str:
    return str(json.loads(clock).get("stand_in") or "steward")


def _people() -> None:
    op.create_table(
        "presence",
        _id("person_id"),
        _time("seen_at"),
        sa.PrimaryKeyConstraint("person_id", name="pk_presence"),
        _person("presence", "person_id"),
    )
    op.create_table(
        "friends",
        _id("person_id"),
        _id("friend_id"),
        _time("at"),
        _time("confirmed_at", nullable=True),
        sa.PrimaryKeyConstraint("person_id", "friend_id", name="pk_friends"),
        _person("friends", "person_id"),
        _person("friends", "friend_id"),
    )
    op.create_index("ix_friends_friend_id", "friends", ["friend_id"])
    op.create_table(
        "blocks",
        _id("person_id"),
        _id("blocked_id"),
        _time("at"),
        sa.PrimaryKeyConstraint("person_id", "blocked_id", name="pk_blocks"),
        _person("blocks", "person_id"),
        _person("blocks", "blocked_id"),
    )
    op.create_index("ix_blocks_blocked_id", "blocks", ["blocked_id"])
    op.create_table(
        "sanctions",
        _id("person_id"),
        sa.Column("kind", sa.String(length=8), nullable=False),
        _time("at"),
        _id("by_id"),
        sa.PrimaryKeyConstraint("person_id", "kind", name="pk_sanctions"),
        _person("sanctions", "person_id"),
        _person("sanctions", "by_id"),
    )


def _reports() -> None:
    op.create_table(
        "reports",
        _id("id"),
        _id("by_id"),
        _id("person_id"),
        _id("table_id", nullable=True),
        sa.Column("reason", sa.String(length=10), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        _time("at"),
        _time("settled_at", nullable=True),
        _id("settled_by", nullable=True),
        sa.Column("outcome", sa.String(length=8)),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        _person("reports", "by_id"),
        _person("reports", "person_id"),
        _person("reports", "settled_by"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reports_table_id", ondelete="SET NULL"),
    )
    for column in ("by_id", "person_id", "settled_at"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
