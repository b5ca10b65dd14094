"""Queries on notices, the ways they are sent, and what is still to be sent."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, bindparam, delete, exists, func, insert, literal, select, update

from claycrown.server.notices.schemas import ChannelKind, NoticeKind
from claycrown.server.storage.rows import Prepared, RowMapper
from claycrown.server.storage.schema import absences, channels, deliveries, mutes, notices, people, seats, tables
from claycrown.server.tables.schemas import Cause


class NoticeRow(NamedTuple):
    """A notice, with its table's name and game."""

    id: int
    kind: NoticeKind
    table_id: str | None
    name: str | None
    game: str | None
    number: int
    at: int
    read_at: int | None
    by_id: str | None


class ChannelRow(NamedTuple):
    """A way in which somebody wants to be told."""

    id: str
    person_id: str
    kind: ChannelKind
    target: str
    """The address, or a push subscription as JSON; shown to nobody."""
    shown: str
    code: str | None
    """The hash of what confirms an e-mail address; none when it is confirmed."""
    created_at: int
    worked_at: int | None
    trouble: str | None


class DeliveryRow(NamedTuple):
    """A notice on its way to one channel."""

    notice_id: int
    channel_id: str
    tries: int
    what: NoticeKind
    table_id: str | None
    kind: ChannelKind
    target: str
    name: str | None
    """The table's."""
    game: str | None
    language: str | None
    """The reader's, if they have said any."""


_NOTICE = RowMapper(NoticeRow, notices, tables.c.name, tables.c.game)
_CHANNEL = RowMapper(ChannelRow, channels)
_DELIVERY = RowMapper(
    DeliveryRow,
    deliveries,
    notices.c.kind.label("what"),
    notices.c.table_id,
    channels.c.kind,
    channels.c.target,
    tables.c.name,
    tables.c.game,
    people.c.language,
)

_MUTED = exists().where(mutes.c.person_id == people.c.id, mutes.c.table_id == bindparam("of"))
_LEFT = exists().where(
    absences.c.table_id == seats.c.table_id,
    absences.c.seat == seats.c.seat,
    absences.c.ended_at.is_(None),
    absences.c.cause != Cause.TIME,
)
_WHAT = (
    bindparam("of", type_=notices.c.table_id.type),
    bindparam("kind", type_=notices.c.kind.type),
    bindparam("number", type_=notices.c.number.type),
    bindparam("at", type_=notices.c.at.type),
)
_COLUMNS = ["person_id", "table_id", "kind", "number", "at"]
_TO_PEOPLE = (
    insert(notices)
    .from_select(
        [*_COLUMNS, "by_id"],
        select(people.c.id, *_WHAT, bindparam("by", type_=notices.c.by_id.type)).where(
            people.c.id.in_(bindparam("people", expanding=True)), people.c.deleted_at.is_(None), ~_MUTED
        ),
    )
    .returning(notices.c.id, notices.c.person_id)
)
_TO_SEAT = Prepared(
    insert(notices)
    .from_select(
        _COLUMNS,
        select(people.c.id, *_WHAT)
        .join(seats, func.coalesce(seats.c.person_id, seats.c.keeper_id) == people.c.id)
        .where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("place"), ~_MUTED, ~_LEFT),
    )
    .returning(notices.c.id, notices.c.person_id)
)
_SEND = Prepared(
    insert(deliveries).from_select(
        ["notice_id", "channel_id", "due_at", "tries"],
        select(notices.c.id, channels.c.id, bindparam("due", type_=deliveries.c.due_at.type), literal(0))
        .join(channels, channels.c.person_id == notices.c.person_id)
        .where(notices.c.id == bindparam("notice"), channels.c.code.is_(None)),
    )
)
_TURN_OVER = Prepared(
    delete(notices).where(
        notices.c.table_id == bindparam("of"),
        notices.c.kind == NoticeKind.TURN,
        notices.c.person_id
        == select(func.coalesce(seats.c.person_id, seats.c.keeper_id))
        .where(seats.c.table_id == bindparam("of"), seats.c.seat == bindparam("place"))
        .scalar_subquery(),
    )
)


def add_for_people(
    connection: Connection,
    people_ids: Collection[str],
    kind: NoticeKind,
    table_id: str | None,
    number: int,
    at: int,
    due: int,
    by: str | None,
) -> list[str]:
    """Tell people something, but for those who want to hear nothing of the table; gives those who are told."""
    values = {"people": list(people_ids), "of": table_id, "kind": kind, "number": number, "at": at, "by": by}
    return _send(connection, [(row.id, row.person_id) for row in connection.execute(_TO_PEOPLE, values)], due)


def add_for_seats(
    connection: Connection, taken: Collection[int], kind: NoticeKind, table_id: str, number: int, at: int, due: int
) -> list[str]:
    """Tell the people at some seats something, but for those who have left the game to a bot."""
    values = {"of": table_id, "kind": kind, "number": number, "at": at}
    added = [row for seat in taken for row in _TO_SEAT.all(connection, {**values, "place": seat})]
    return _send(connection, added, due)


def _send(connection: Connection, added: Sequence[tuple[Any, ...]], due: int) -> list[str]:
    for notice_id, _ in added:
        _SEND.run(connection, {"notice": notice_id, "due": due})
    return [person_id for _, person_id in added]


def add_for_channel(connection: Connection, person_id: str, channel_id: str, kind: NoticeKind, at: int) -> None:
    """Something that is sent in one way only."""
    query = insert(notices).values(person_id=person_id, kind=kind, number=0, at=at, read_at=at).returning(notices.c.id)
    notice_id = connection.execute(query).scalar_one()
    connection.execute(insert(deliveries).values(notice_id=notice_id, channel_id=channel_id, due_at=at, tries=0))


def end_turns(connection: Connection, table_id: str, taken: Collection[int]) -> None:
    """It is no longer these seats' turn: nobody needs to be told any more."""
    for seat in taken:
        _TURN_OVER.run(connection, {"of": table_id, "place": seat})


def end_all_turns(connection: Connection, table_id: str) -> None:
    connection.execute(delete(notices).where(notices.c.table_id == table_id, notices.c.kind == NoticeKind.TURN))


def page(connection: Connection, person_id: str, before: int | None, limit: int) -> list[NoticeRow]:
    """Somebody's notices before an id, latest first, each with its table."""
    query = (
        select(*_NOTICE.columns)
        .join(tables, tables.c.id == notices.c.table_id, isouter=True)
        .where(notices.c.person_id == person_id)
    )
    if before is not None:
        query = query.where(notices.c.id < before)
    return _NOTICE.all(connection.execute(query.order_by(notices.c.id.desc()).limit(limit)))


def unread(connection: Connection, person_id: str) -> int:
    query = select(func.count()).where(notices.c.person_id == person_id, notices.c.read_at.is_(None))
    return connection.execute(query).scalar_one()


def mark_read(connection: Connection, person_id: str, up_to: int, at: int) -> None:
    query = update(notices).where(notices.c.person_id == person_id, notices.c.id <= up_to, notices.c.read_at.is_(None))
    connection.execute(query.values(read_at=at))


def forget_old(connection: Connection, before: int) -> None:
    connection.execute(delete(notices).where(notices.c.at < before))


# Muting


def set_muted(connection: Connection, person_id: str, table_id: str, muted: bool) -> None:
    connection.execute(delete(mutes).where(mutes.c.person_id == person_id, mutes.c.table_id == table_id))
    if muted:
        connection.execute(insert(mutes).values(person_id=person_id, table_id=table_id))
        connection.execute(delete(notices).where(notices.c.table_id == table_id, notices.c.person_id == person_id))


def is_muted(connection: Connection, person_id: str, table_id: str) -> bool:
    query = select(exists().where(mutes.c.person_id == person_id, mutes.c.table_id == table_id))
    return bool(connection.execute(query).scalar())


def muted_by(connection: Connection, person_id: str) -> list[str]:
    return list(connection.execute(select(mutes.c.table_id).where(mutes.c.person_id == person_id)).scalars())


# Channels


def channels_of(connection: Connection, person_id: str) -> list[ChannelRow]:
    query = select(*_CHANNEL.columns).where(channels.c.person_id == person_id).order_by(channels.c.created_at)
    return _CHANNEL.all(connection.execute(query))


def channel(connection: Connection, person_id: str, channel_id: str) -> ChannelRow | None:
    query = select(*_CHANNEL.columns).where(channels.c.id == channel_id, channels.c.person_id == person_id)
    return _CHANNEL.one(connection.execute(query).one_or_none())


def add_channel(connection: Connection, **values: Any) -> None:
    connection.execute(insert(channels).values(**values))


def change_channel(connection: Connection, channel_id: str, **values: Any) -> None:
    connection.execute(update(channels).where(channels.c.id == channel_id).values(**values))


def remove_channel(connection: Connection, channel_id: str) -> None:
    connection.execute(delete(channels).where(channels.c.id == channel_id))


def forget(connection: Connection, person_id: str) -> None:
    connection.execute(update(notices).where(notices.c.by_id == person_id).values(by_id=None))
    for kept in (notices, channels, mutes):
        connection.execute(delete(kept).where(kept.c.person_id == person_id))


# Sending


def is_due(connection: Connection, at: int) -> bool:
    return connection.execute(select(deliveries.c.notice_id).where(deliveries.c.due_at <= at).limit(1)).scalar() is not None


def move(connection: Connection, by: int) -> None:
    """All deliveries are due later by so many milliseconds, or earlier."""
    connection.execute(update(deliveries).values(due_at=deliveries.c.due_at + by))


def bring_forward(connection: Connection, at: int, latest: int) -> None:
    """What is due later than anything can be is due now: a clock was wrong when it was put off."""
    connection.execute(update(deliveries).where(deliveries.c.due_at > latest).values(due_at=at))


def take_on(connection: Connection, at: int, until: int, limit: int) -> list[DeliveryRow]:
    """Deliveries that are due, put off until a time by which they will be sent: nobody else takes them on meanwhile."""
    query: Select[Any] = (
        select(*_DELIVERY.columns)
        .select_from(deliveries)
        .join(notices, notices.c.id == deliveries.c.notice_id)
        .join(channels, channels.c.id == deliveries.c.channel_id)
        .join(people, people.c.id == channels.c.person_id)
        .join(tables, tables.c.id == notices.c.table_id, isouter=True)
        .where(deliveries.c.due_at <= at)
        .order_by(deliveries.c.due_at)
        .limit(limit)
        .with_for_update(of=deliveries, skip_locked=True)
    )
    rows = _DELIVERY.all(connection.execute(query))
    for row in rows:
        connection.execute(_one(update(deliveries), row).values(due_at=until, tries=row.tries + 1))
    return rows


def _one(statement: Any, row: DeliveryRow) -> Any:
    return statement.where(deliveries.c.notice_id == row.notice_id, deliveries.c.channel_id == row.channel_id)


def done_with(connection: Connection, row: DeliveryRow) -> None:
    connection.execute(_one(delete(deliveries), row))


def put_off(connection: Connection, row: DeliveryRow, due: int) -> None:
    connection.execute(_one(update(deliveries), row).values(due_at=due))
