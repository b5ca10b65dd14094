"""Queries on the decisions that bots owe: a queue that all processes take from."""

from typing import Any

from sqlalchemy import Connection, Row, String, and_, bindparam, cast, delete, func, insert, literal, select, update

from claycrown.server.storage.schema import bot_work, seats, tables

_OF_TABLE = select(bot_work).where(bot_work.c.table_id == bindparam("of"))
_NEXT = select(func.min(bot_work.c.wake_at))
_HELD = select(bot_work).where(bot_work.c.holder == bindparam("of")).with_for_update(skip_locked=True)
_FREE = (
    select(bot_work)
    .where(bot_work.c.wake_at <= bindparam("at"))
    .order_by(bot_work.c.wake_at)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)  # what another process is just taking is not waited for
)


def add(connection: Connection, table_id: str, seat: int, bot: str, number: int, wake_at: int) -> None:
    values = {"table_id": table_id, "seat": seat, "bot": bot, "number": number, "wake_at": wake_at, "holder": None, "tries": 0}
    connection.execute(insert(bot_work).values(**values))


def at_table(connection: Connection, table_id: str) -> list[Row[Any]]:
    return list(connection.execute(_OF_TABLE, {"of": table_id}))


def remove(connection: Connection, table_id: str, seat: int) -> None:
    connection.execute(delete(bot_work).where(bot_work.c.table_id == table_id, bot_work.c.seat == seat))


def next_wake(connection: Connection) -> int | None:
    """When the next piece of work may be taken up."""
    return connection.execute(_NEXT).scalar()


def take(connection: Connection, holder: str, at: int, until: int, most: int) -> list[Row[Any]]:
    """Take up what is due. Others leave it alone for as long as its holder may need; then it is theirs."""
    rows = list(connection.execute(_FREE, {"at": at, "most": most}))
    for row in rows:
        query = update(bot_work).where(bot_work.c.table_id == row.table_id, bot_work.c.seat == row.seat)
        connection.execute(query.values(holder=holder, wake_at=until, tries=row.tries + 1))
    return rows


def hold(connection: Connection, holder: str, until: int) -> None:
    """Go on with what one has taken up. What is just being decided is not waited for: two could wait for each other."""
    for row in connection.execute(_HELD, {"of": holder}).all():
        query = update(bot_work).where(bot_work.c.table_id == row.table_id, bot_work.c.seat == row.seat)
        connection.execute(query.values(wake_at=until))


def put_all_back(connection: Connection, at: int) -> None:
    """Whoever had taken something up is gone: it may be taken up at once."""
    connection.execute(update(bot_work).where(bot_work.c.holder.is_not(None)).values(wake_at=at))


def forgotten(connection: Connection) -> list[str]:
    """Running tables where a bot sits that is not in the queue: perhaps it owes a decision that nobody noted."""
    query = (
        select(seats.c.table_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(bot_work, and_(bot_work.c.table_id == seats.c.table_id, bot_work.c.seat == seats.c.seat), isouter=True)
        .where(seats.c.bot.is_not(None), seats.c.status == "running", bot_work.c.seat.is_(None))
        .where((literal(",") + tables.c.deciders + ",").contains(literal(",") + cast(seats.c.seat, String) + ","))
        .distinct()
    )
    return [row.table_id for row in connection.execute(query)]
