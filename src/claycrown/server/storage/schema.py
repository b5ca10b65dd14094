"""The tables of the database. Times are milliseconds since 1970; JSON is text that only this package reads."""

import secrets

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(12)
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that are easily taken for another."""


def new_id() -> str:
    """A random name for something that is kept: 31**10 of them, nobody guesses one."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


facts = Table(
    "facts",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What there is one of: the key that signs tokens, who came first."""

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(160), nullable=False),  # how names are compared: case and width of letters do not matter
    Column("password", String(200)),  # argon2id; a guest has none
    Column("email", String(254)),
    Column("admin", Boolean, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("deleted_at", BigInteger),
    Column("language", String(8)),  # in which they are told something; null where nobody has said or wished for one
    Index(
        "uq_people_account_name",
        "name_key",
        unique=True,
        sqlite_where=text("password IS NOT NULL"),
        postgresql_where=text("password IS NOT NULL"),
    ),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # only its hash: who reads the database cannot sign in with it
    Column("person_id", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

presence = Table(
    "presence",
    metadata,
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)
"""When somebody's page was last known to be open."""

friends = Table(
    "friends",
    metadata,
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("friend_id", ID, ForeignKey("people.id"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger),  # null until the other agrees
)
"""Who asked whom to be friends; one row for a pair."""

blocks = Table(
    "blocks",
    metadata,
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("blocked_id", ID, ForeignKey("people.id"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)
"""Whom somebody wants nothing to do with. Secret to everybody else."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by_id", ID, ForeignKey("people.id"), nullable=False),
)
"""What an administrator has forbidden somebody: to speak, to sit down."""

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", String(60), nullable=False),
    Column("game", String(20), nullable=False),
    Column("edition_name", String(60), nullable=False),
    Column("edition_hash", String(64), nullable=False),
    Column("edition_text", Text),  # of an edition that is not the package's own
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("seed", String(20)),  # secret; drawn at the start
    Column("settings", Text, nullable=False, server_default="{}"),  # all that no query asks for
    Column("access", String(8), nullable=False),
    Column("invitation", String(32), nullable=False, unique=True),
    Column("owner_id", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("status", String(10), nullable=False),
    Column("head", Integer, nullable=False),  # how many entries the game has
    Column("deciders", String(20), nullable=False),  # the seats that are to decide, as in "0,2"
    Column("result", Text),
    Column("rematch_of", ID, unique=True),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("finished_at", BigInteger),
    Column("updated_at", BigInteger, nullable=False),  # when the status last changed: lists are sorted by it
    Column("moved_at", BigInteger),  # when the last entry came
    Column("imported", Boolean, nullable=False, server_default=false()),  # from a record; not rated
    Column("hinted", Boolean, nullable=False, server_default=false()),  # somebody asked for a hint during the game; not rated
    Column("taken_back", Boolean, nullable=False, server_default=false()),  # a finished turn, with the bots' answers; not rated
    Column("starts_when_full", Boolean, nullable=False, server_default=false()),  # a quick match: nobody has to start it
    Column("position", Text),  # where the game began, as JSON, if not with a set-up; secret
    Index("ix_tables_list", "access", "status", "updated_at", "id"),
    Index("ix_tables_game_list", "access", "game", "status", "updated_at", "id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("person_id", ID, ForeignKey("people.id")),
    Column("bot", String(40)),
    Column("keeper_id", ID, ForeignKey("people.id")),  # of a seat that somebody at the table plays besides their own
    Column("player", String(60)),  # the name of who plays at a kept seat, or of who played in an imported record
    Column("kept_for", ID, ForeignKey("people.id"), index=True),  # of a rematch: who sat here before may sit down again
    Column("status", String(10), nullable=False),  # that of the table, and
    Column("updated_at", BigInteger, nullable=False),  # when that last changed: one index answers "my games, latest first"
    UniqueConstraint("table_id", "person_id"),
    Index("ix_seats_list", "person_id", "status", "updated_at", "table_id"),
)

admitted = Table(
    "admitted",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
    Column("barred", Boolean, nullable=False),  # sent away by the owner: may not sit down again
)
"""Who may enter a table that is not open to all: invited by name, or came by its link."""

decisions = Table(
    "decisions",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("text", String(200), nullable=False),
    Column("answers", Integer, nullable=False),
    Column(
        "hidden", Boolean, nullable=False
    ),  # made without knowing those of others: shown to nobody else until the game is over
    Column("at", BigInteger, nullable=False),
    Column("by", String(44), nullable=False),  # a person's id, or as in `bylines.py`
)
"""The truth. Rows are added and never changed; the primary key makes the order."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""The cache: positions that save replaying from the start. Secret."""

proposals = Table(
    "proposals",
    metadata,
    Column("id", ID, primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("number", Integer),  # of a taking back: the number to go back to
    Column("person_id", ID, ForeignKey("people.id"), nullable=False),
    Column("status", String(10), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What needs the agreement of all: to take the game back, to abandon it."""

votes = Table(
    "votes",
    metadata,
    Column("proposal_id", ID, ForeignKey("proposals.id"), primary_key=True),
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("agrees", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

imports = Table(
    "imports",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seed", String(20), nullable=False),
    Column("decisions", Text, nullable=False),
)
"""Records of unfinished games that wait for people to sit down and play on. Secret."""

messages = Table(
    "messages",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person_id", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What was said at a table."""

reports = Table(
    "reports",
    metadata,
    Column("id", ID, primary_key=True),
    Column("by_id", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("person_id", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="SET NULL")),
    Column("reason", String(10), nullable=False),
    Column("text", String(500), nullable=False),
    Column("said", Text, nullable=False),  # what the reported person had said at the table, as JSON: it may be deleted later
    Column("at", BigInteger, nullable=False),
    Column("settled_at", BigInteger, index=True),
    Column("settled_by", ID, ForeignKey("people.id")),
    Column("outcome", String(8)),
)
"""What people tell the administrators of others. For administrators only."""

notes = Table(
    "notes",
    metadata,
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What people write down for themselves. Secret to everybody else."""

editions = Table(
    "editions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("owner_id", ID, ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    UniqueConstraint("owner_id", "game", "name"),
)
"""Figures that people have corrected after their own box. Tables have copies of their own."""

quiet = Table(
    "quiet",
    metadata,
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
)
"""Who has switched chat off."""

mutes = Table(
    "mutes",
    metadata,
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)
"""Who wants no notices of a table."""

notices = Table(
    "notices",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("person_id", ID, ForeignKey("people.id"), nullable=False),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("kind", String(12), nullable=False),
    Column("number", Integer, nullable=False),  # where the game stood
    Column("at", BigInteger, nullable=False),
    Column("read_at", BigInteger),
    Column("by_id", ID, ForeignKey("people.id")),  # who invites or asks
    Index("ix_notices_list", "person_id", "id"),
    Index("ix_notices_table", "table_id", "kind", "person_id"),
)
"""What people are told. One that it is somebody's turn goes away with the turn."""

channels = Table(
    "channels",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person_id", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),  # the address, or a push subscription as JSON; shown to nobody
    Column("shown", String(254), nullable=False),
    Column("code", String(64)),  # the hash of what confirms an e-mail address; none when it is confirmed
    Column("created_at", BigInteger, nullable=False),
    Column("worked_at", BigInteger),
    Column("trouble", String(40)),
)
"""How people want to be told, besides in the page."""

deliveries = Table(
    "deliveries",
    metadata,
    Column("notice_id", BigInteger, ForeignKey("notices.id", ondelete="CASCADE"), primary_key=True),
    Column("channel_id", ID, ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("due_at", BigInteger, nullable=False, index=True),  # not before; whoever takes it on puts it off by the lease
    Column("tries", SmallInteger, nullable=False),
)
"""Notices that are still to be sent. A row goes away once it is sent, or given up."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("who", String(44), primary_key=True),  # a person's id, or `bot:` and its name
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Float, nullable=False),  # what one is surely worth: mu less three sigma
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_ratings_list", "game", "rating", "who"),
    Index("ix_ratings_who", "who"),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("who", String(44), nullable=False),
    Column("game", String(20), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("rating", Float),  # after the game; none where it was not rated
    Column("gain", Float),
    Column("at", BigInteger, nullable=False),
    Index("ix_results_list", "who", "game", "at", "table_id", "seat"),
)
"""How finished games came out, seat by seat."""

finished = Table(
    "finished",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("summary", Text, nullable=False),  # as JSON; without anybody's name
)
"""What does not change any more of games that are over. It can be made again from the game."""

counters = Table(
    "counters",
    metadata,
    Column("scope", String(80), primary_key=True),  # a game and a number of players, and whose games
    Column("key", String(80), primary_key=True),
    Column("value", BigInteger, nullable=False),
)
"""Statistics, counted on with each finished game."""

clocks = Table(
    "clocks",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("left", BigInteger, nullable=False),  # of the time for thinking, when the clock last started or stopped
    Column("spent", BigInteger, nullable=False),  # since another's decision made it this seat's turn
    Column("since", BigInteger),  # when it started; null while it stands still
    Column("deadline", BigInteger, index=True),  # when it comes to zero; null when it does not, or did and was seen to
    Column("night", String(60)),  # when it pauses, as said before it started
    Column("holidays", Text),  # further pauses, as JSON: pairs of times
)
"""The clocks of people at tables where time is kept."""

absences = Table(
    "absences",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),  # of entries when it began
    Column("cause", String(8), nullable=False),
    Column("for_good", Boolean, nullable=False),  # to the end of the game, and ranked behind all who stayed
    Column("bot", String(40), nullable=False),  # that plays meanwhile
    Column("ended_at", BigInteger),  # null while it lasts
    Column("ended_number", Integer),
)
"""When a bot played for somebody: their time was up, they handed their seat over, or resigned."""

holidays = Table(
    "holidays",
    metadata,
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("begins", BigInteger, primary_key=True, autoincrement=False),
    Column("ends", BigInteger, nullable=False),
)
"""When people are away for days: the clocks of their slow games stand still then."""

nights = Table(
    "nights",
    metadata,
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("night", String(60), nullable=False),
)
"""When people sleep: a time zone and two hours."""

puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("person_id", ID, ForeignKey("people.id"), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),  # the date, by UTC, as days since the year 1
    Column("solved", Boolean, nullable=False),  # before the solution was asked for
)
"""When accounts were done with the puzzle of the day."""

analyses = Table(
    "analyses",
    metadata,
    Column("key", String(64), primary_key=True),  # of what was played, the depth, and the versions of all that judges it
    Column("person_id", ID, ForeignKey("people.id"), index=True),  # who asked for it last
    Column("record", Text, nullable=False),
    Column("depth", String(10), nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("done", Float, nullable=False),  # from 0 to 1
    Column("result", LargeBinary),  # what is known so far
    Column("at", BigInteger, nullable=False),  # when it was asked for
    Column("beat", BigInteger, nullable=False),  # until when whoever works on it is waited for
)
"""Analyses of games that are over, each made once."""

bot_work = Table(
    "bot_work",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("bot", String(40), nullable=False),
    Column("number", Integer, nullable=False),  # of entries when the decision came to be due
    Column("wake_at", BigInteger, nullable=False, index=True),  # when it may be taken up, or taken over from one who is gone
    Column("holder", String(12)),  # who has taken it up
    Column("tries", SmallInteger, nullable=False),
)
"""The decisions that bots are to make."""
