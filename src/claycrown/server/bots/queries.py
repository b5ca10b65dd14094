"""Queries on the decisions that bots are to make: a queue that all processes take from."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, String, and_, bindparam, cast, delete, exists, func, insert, literal, or_, select, update

from claycrown.server.storage.rows import RowMapper
from claycrown.server.storage.schema import absences, bot_work, seats, tables
from claycrown.server.tables.schemas import Status

MOST = 500
"""Decisions that are looked at to find whose turn it is; those that people wait for come first among them, and of every owner
the oldest: however many somebody's bots owe, others' are seen."""


class DueDecision(NamedTuple):
    """A decision that a bot is to make: it is due, or some process has taken it up."""

    table_id: str
    seat: int
    bot: str
    number: int
    wake_at: int
    """Since when it is due; of one that is taken up, until when it is held."""
    holder: str | None
    tries: int
    owner_id: str
    """Who owns the table."""
    awaited: bool
    """Somebody sits at the table and plays."""


class ScheduledDecision(NamedTuple):
    """What is noted at a table that a bot is to decide."""

    seat: int
    bot: str
    number: int
    holder: str | None


_NOTED = RowMapper(ScheduledDecision, bot_work)
_ABSENT = exists().where(absences.c.table_id == seats.c.table_id, absences.c.seat == seats.c.seat, absences.c.ended_at.is_(None))
_AWAITED = (
    exists()
    .where(seats.c.table_id == bot_work.c.table_id, or_(seats.c.person_id.is_not(None), seats.c.keeper_id.is_not(None)), ~_ABSENT)
    .label("awaited")
)
_PLACE = func.row_number().over(partition_by=(tables.c.owner_id, _AWAITED.element), order_by=bot_work.c.wake_at)
"""Among those of the same owner."""
_PENDING = RowMapper(DueDecision, bot_work, tables.c.owner_id, _AWAITED)
_QUEUE = (
    select(*_PENDING.columns)
    .select_from(bot_work)
    .join(tables, tables.c.id == bot_work.c.table_id)
    .where(or_(bot_work.c.wake_at <= bindparam("at"), bot_work.c.holder.is_not(None)))
    .where(tables.c.game.in_(bindparam("games", expanding=True)))
    .order_by(_AWAITED.desc(), _PLACE, bot_work.c.wake_at)
    .limit(bindparam("most"))
)
_OF_TABLE = select(*_NOTED.columns).where(bot_work.c.table_id == bindparam("of"))
_NEXT = select(func.min(bot_work.c.wake_at)).where(bot_work.c.wake_at > bindparam("after"))
_HELD = select(bot_work.c.table_id, bot_work.c.seat).where(bot_work.c.holder == bindparam("of")).with_for_update(skip_locked=True)
_FREE = (
    select(bot_work.c.tries)
    .where(
        bot_work.c.table_id == bindparam("of"),
        bot_work.c.seat == bindparam("at_seat"),
        bot_work.c.number == bindparam("due_since"),
        bot_work.c.wake_at <= bindparam("at"),
    )
    .with_for_update(skip_locked=True)  # what another process is just taking is not waited for
)


def add(connection: Connection, table_id: str, seat: int, bot: str, number: int, wake_at: int) -> None:
    values = {"table_id": table_id, "seat": seat, "bot": bot, "number": number, "wake_at": wake_at, "holder": None, "tries": 0}
    connection.execute(insert(bot_work).values(**values))


def at_table(connection: Connection, table_id: str) -> list[ScheduledDecision]:
    return _NOTED.all(connection.execute(_OF_TABLE, {"of": table_id}))


def remove(connection: Connection, table_id: str, seat: int) -> None:
    connection.execute(delete(bot_work).where(bot_work.c.table_id == table_id, bot_work.c.seat == seat))


def queue(connection: Connection, at: int, games: Sequence[str], most: int = MOST) -> list[DueDecision]:
    """What is due, and what is taken up, at tables of these games."""
    return _PENDING.all(connection.execute(_QUEUE, {"at": at, "games": list(games), "most": most}))


def next_wake(connection: Connection, after: int = 0) -> int | None:
    """When the next piece of work may be taken up, of those that could not be at a time."""
    return connection.execute(_NEXT, {"after": after}).scalar()


def take(connection: Connection, holder: str, wanted: Sequence[DueDecision], at: int, until: int) -> list[DueDecision]:
    """Take up what is still due of it. Others leave it alone for as long as its holder may need; then it is theirs."""
    taken = []
    for one in wanted:
        of = {"of": one.table_id, "at_seat": one.seat, "due_since": one.number, "at": at}
        if connection.execute(_FREE, of).first() is not None:
            query = update(bot_work).where(bot_work.c.table_id == one.table_id, bot_work.c.seat == one.seat)
            connection.execute(query.values(holder=holder, wake_at=until, tries=bot_work.c.tries + 1))
            taken.append(one)
    return taken


def taken(connection: Connection, holder: str) -> set[tuple[str, int, int]]:
    """The table, seat and number of each decision that one has taken up."""
    query = select(bot_work.c.table_id, bot_work.c.seat, bot_work.c.number).where(bot_work.c.holder == holder)
    return {(row.table_id, row.seat, row.number) for row in connection.execute(query)}


def hold(connection: Connection, holder: str, until: int) -> None:
    """Go on with what one has taken up. What is just being decided is not waited for: two could wait for each other."""
    for row in connection.execute(_HELD, {"of": holder}).all():
        query = update(bot_work).where(bot_work.c.table_id == row.table_id, bot_work.c.seat == row.seat)
        connection.execute(query.values(wake_at=until))


def hasten(connection: Connection, table_id: str, at: int) -> bool:
    """What nobody at a table has taken up yet is due at that time at the latest; false where nothing changes."""
    due_later = and_(bot_work.c.table_id == table_id, bot_work.c.holder.is_(None), bot_work.c.wake_at > at)
    return connection.execute(update(bot_work).where(due_later).values(wake_at=at)).rowcount > 0


def put_all_back(connection: Connection, at: int) -> None:
    """Whoever had taken something up is gone: it may be taken up at once."""
    connection.execute(update(bot_work).where(bot_work.c.holder.is_not(None)).values(wake_at=at))


def move(connection: Connection, by: int) -> None:
    """Everything is due later by so many milliseconds, or earlier."""
    connection.execute(update(bot_work).values(wake_at=bot_work.c.wake_at + by))


def bring_forward(connection: Connection, at: int, latest: int) -> None:
    """What is due later than anything can be is due now: a clock was wrong when it was noted."""
    connection.execute(update(bot_work).where(bot_work.c.wake_at > latest).values(wake_at=at))


def forgotten(connection: Connection, games: Sequence[str]) -> list[str]:
    """Running tables of these games where a bot plays that is not in the queue: perhaps it owes a decision that nobody noted."""
    query = (
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(bot_work, and_(bot_work.c.table_id == seats.c.table_id, bot_work.c.seat == seats.c.seat), isouter=True)
        .where(or_(seats.c.bot.is_not(None), _ABSENT), seats.c.status == Status.RUNNING)
        .where(bot_work.c.seat.is_(None), tables.c.game.in_(games))
        .where((literal(",") + tables.c.deciders + ",").contains(literal(",") + cast(seats.c.seat, String) + ","))
        .distinct()
    )
    return [row.table_id for row in connection.execute(query)]
