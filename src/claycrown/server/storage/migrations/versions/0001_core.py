"""People, tables, games."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_facts"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=160), nullable=False),
        sa.Column("password", sa.String(length=200)),
        sa.Column("email", sa.String(length=254)),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("deleted_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_index(
        "uq_people_account_name",
        "people",
        ["name_key"],
        unique=True,
        sqlite_where=sa.text("password IS NOT NULL"),
        postgresql_where=sa.text("password IS NOT NULL"),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=12), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sessions_person_id"),
    )
    op.create_index("ix_sessions_expires_at", "sessions", ["expires_at"])
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("edition_name", sa.String(length=60), nullable=False),
        sa.Column("edition_hash", sa.String(length=64), nullable=False),
        sa.Column("edition_text", sa.Text()),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("seed", sa.String(length=20)),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("access", sa.String(length=8), nullable=False),
        sa.Column("invitation", sa.String(length=32), nullable=False),
        sa.Column("owner_id", sa.String(length=12), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("deciders", sa.String(length=20), nullable=False),
        sa.Column("result", sa.Text()),
        sa.Column("rematch_of", sa.String(length=12)),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger()),
        sa.Column("finished_at", sa.BigInteger()),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.Column("moved_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["owner_id"], ["people.id"], name="fk_tables_owner_id"),
        sa.UniqueConstraint("invitation", name="uq_tables_invitation"),
        sa.UniqueConstraint("rematch_of", name="uq_tables_rematch_of"),
    )
    op.create_index("ix_tables_game_list", "tables", ["access", "game", "status", "updated_at", "id"])
    op.create_index("ix_tables_list", "tables", ["access", "status", "updated_at", "id"])
    op.create_index("ix_tables_owner_id", "tables", ["owner_id"])
    op.create_table(
        "admitted",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("person_id", sa.String(length=12), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("barred", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person_id", name="pk_admitted"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_admitted_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_admitted_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_admitted_person_id", "admitted", ["person_id"])
    op.create_table(
        "decisions",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("text", sa.String(length=200), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(length=44), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_decisions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_decisions_table_id"),
    )
    op.create_table(
        "proposals",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("number", sa.Integer()),
        sa.Column("person_id", sa.String(length=12), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_proposals"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_proposals_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_proposals_table_id"),
    )
    op.create_index("ix_proposals_table_id", "proposals", ["table_id"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False, autoincrement=False),
        sa.Column("person_id", sa.String(length=12)),
        sa.Column("bot", sa.String(length=40)),
        sa.Column("kept_for", sa.String(length=12)),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["kept_for"], ["people.id"], name="fk_seats_kept_for"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_seats_person_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.UniqueConstraint("table_id", "person_id", name="uq_seats_table_id_person_id"),
    )
    op.create_index("ix_seats_kept_for", "seats", ["kept_for"])
    op.create_index("ix_seats_list", "seats", ["person_id", "status", "updated_at", "table_id"])
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=12), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_snapshots_table_id"),
    )
    op.create_table(
        "votes",
        sa.Column("proposal_id", sa.String(length=12), nullable=False),
        sa.Column("person_id", sa.String(length=12), nullable=False),
        sa.Column("agrees", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("proposal_id", "person_id", name="pk_votes"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_votes_person_id"),
        sa.ForeignKeyConstraint(["proposal_id"], ["proposals.id"], name="fk_votes_proposal_id"),
    )
