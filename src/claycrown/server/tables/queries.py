"""Queries on tables, seats, and who may enter."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    Select,
    String,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from claycrown.server.storage.rows import Prepared, seats_text
from claycrown.server.storage.schema import absences, admitted, people, seats, tables
from claycrown.server.tables.rows import SEAT, TABLE, SeatRow, TableRow
from claycrown.server.tables.schemas import Access, Status

Cursor = tuple[int, str]
"""Lists go from the latest to the oldest; a page ends at a time and an id."""


def add(connection: Connection, **values: Any) -> None:
    connection.execute(insert(tables).values(**values))


def change(connection: Connection, table_id: str, **values: Any) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(**values))


def change_seat(connection: Connection, table_id: str, seat: int, **values: Any) -> None:
    connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values))


def start(connection: Connection, table_id: str, seed: int, head: int, deciders: Iterable[int], at: int) -> None:
    """The game is set up."""
    times = {"started_at": at, "updated_at": at, "moved_at": at}
    change(connection, table_id, seed=str(seed), status=Status.RUNNING, head=head, deciders=seats_text(deciders), **times)
    change_seats(connection, table_id, status=Status.RUNNING, updated_at=at)


def finish(connection: Connection, table_id: str, status: Status, result: str | None, at: int) -> None:
    """The game has ended: nobody is to decide any more."""
    change(connection, table_id, status=status, result=result, deciders="", finished_at=at, updated_at=at)
    change_seats(connection, table_id, status=status, updated_at=at)


def note_hint(connection: Connection, table_id: str) -> bool:
    """Somebody asks for a hint; whether it is the first, of a game that still goes on."""
    query = update(tables).where(tables.c.id == table_id, tables.c.status == Status.RUNNING, ~tables.c.hinted)
    return connection.execute(query.values(hinted=True)).rowcount > 0


def note_taken_back(connection: Connection, table_id: str) -> None:
    """A finished turn is taken back, with the bots' answers."""
    change(connection, table_id, taken_back=True)


def free_kept(connection: Connection, table_id: str, keeper_id: str) -> None:
    """Nobody plays any more at the seats that somebody kept."""
    query = update(seats).where(seats.c.table_id == table_id, seats.c.keeper_id == keeper_id)
    connection.execute(query.values(keeper_id=None, player=None))


def change_seats(connection: Connection, table_id: str, **values: Any) -> None:
    connection.execute(update(seats).where(seats.c.table_id == table_id).values(**values))


def remove(connection: Connection, table_id: str) -> None:
    """A table that never started."""
    connection.execute(delete(tables).where(tables.c.id == table_id))


def may_enter(person: str | BindParameter[str] | None) -> ColumnElement[bool]:
    """Of a row of `tables`: whether somebody may know of it, look on and, while there is room, sit down."""
    person = person if isinstance(person, BindParameter) else _parameter(person)
    seated = exists().where(seats.c.table_id == tables.c.id, seats.c.person_id == person)
    return or_(tables.c.access == Access.OPEN, tables.c.owner_id == person, seated, _admitted(person, barred=False))


def _parameter(person_id: str | None) -> BindParameter[str]:
    """Always a parameter: nobody's is NULL, which equals nothing. Compared with None itself, every free seat would be theirs."""
    return bindparam(None, person_id, String, unique=True)


def _admitted(person: str | BindParameter[str], barred: bool) -> ColumnElement[bool]:
    return exists().where(
        admitted.c.table_id == tables.c.id, admitted.c.person_id == person, admitted.c.barred if barred else ~admitted.c.barred
    )


_ONE = select(*TABLE.columns).where(tables.c.id == bindparam("of"))
_TABLE = Prepared(_ONE)
_LOCKED = Prepared(_ONE.with_for_update())
_VISIBLE_ONE = _ONE.where(may_enter(bindparam("person")))
_VISIBLE = Prepared(_VISIBLE_ONE)
_HELD_VISIBLE = Prepared(_VISIBLE_ONE.with_for_update(of=tables))
_SEAT = Prepared(select(seats.c.seat).where(seats.c.table_id == bindparam("of"), seats.c.person_id == bindparam("person")))
_SEATS = Prepared(
    select(seats.c.seat)
    .where(
        seats.c.table_id == bindparam("of"),
        or_(seats.c.person_id == bindparam("person"), seats.c.keeper_id == bindparam("person")),
    )
    .order_by(seats.c.seat)
)


def table(connection: Connection, table_id: str) -> TableRow | None:
    """For the server itself; what somebody asks for comes through `seats`."""
    return TABLE.one(_TABLE.first(connection, {"of": table_id}))


def locked_table(connection: Connection, table_id: str) -> TableRow | None:
    """The same, held until the transaction ends: nothing else is decided at it meanwhile."""
    return TABLE.one(_LOCKED.first(connection, {"of": table_id}))


def visible_table(connection: Connection, table_id: str, person_id: str | None) -> TableRow | None:
    """The table, if somebody may know of it."""
    return TABLE.one(_VISIBLE.first(connection, {"of": table_id, "person": person_id}))


def held_visible_table(connection: Connection, table_id: str, person_id: str | None) -> TableRow | None:
    return TABLE.one(_HELD_VISIBLE.first(connection, {"of": table_id, "person": person_id}))


def seat_of(connection: Connection, table_id: str, person_id: str) -> int | None:
    row = _SEAT.first(connection, {"of": table_id, "person": person_id})
    return None if row is None else row[0]


def seats_of(connection: Connection, table_id: str, person_id: str) -> list[int]:
    """All seats that somebody plays: their own, and those they keep."""
    return [row[0] for row in _SEATS.all(connection, {"of": table_id, "person": person_id})]


def public_table(connection: Connection, table_id: str) -> TableRow | None:
    """A table of which everybody may be told: it waits for players in the lobby, or its game is over and was open to all."""
    is_public = (tables.c.access == Access.OPEN) & tables.c.status.in_((Status.OPEN, Status.OVER))
    return TABLE.one(connection.execute(select(*TABLE.columns).where(tables.c.id == table_id, is_public)).one_or_none())


def by_invitation(connection: Connection, token: str, person_id: str | None) -> TableRow | None:
    """The table that somebody's link leads to. One for those named has a link too, but it lets nobody else in."""
    person = _parameter(person_id)
    by_link = and_(tables.c.access == Access.LINK, ~_admitted(person, barred=True))
    query = select(*TABLE.columns).where(tables.c.invitation == token, or_(by_link, may_enter(person)))
    return TABLE.one(connection.execute(query).one_or_none())


def known_tables(connection: Connection, table_ids: Collection[str], person_id: str | None) -> set[str]:
    """Those of some tables that somebody may know of."""
    if not table_ids:
        return set()
    query = select(tables.c.id).where(tables.c.id.in_(list(table_ids)), may_enter(person_id))
    return set(connection.execute(query).scalars())


def rematch_of(connection: Connection, table_id: str) -> str | None:
    found: str | None = connection.execute(select(tables.c.id).where(tables.c.rematch_of == table_id)).scalar()
    return found


def add_seats(connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
    connection.execute(insert(seats), rows)


def seats_at(connection: Connection, table_id: str) -> list[SeatRow]:
    query = select(*SEAT.columns).where(seats.c.table_id == table_id).order_by(seats.c.seat)
    return SEAT.all(connection.execute(query))


def seats_at_all(connection: Connection, table_ids: Iterable[str]) -> list[SeatRow]:
    """The seats of several tables, in order."""
    query = select(*SEAT.columns).where(seats.c.table_id.in_(list(table_ids))).order_by(seats.c.table_id, seats.c.seat)
    return SEAT.all(connection.execute(query))


def people_at(connection: Connection, table_id: str) -> set[str]:
    """The people at a table, without deleted accounts."""
    return set(still_there(connection, table_id).values())


def still_there(connection: Connection, table_id: str) -> dict[int, str]:
    """The same by their seats."""
    query = select(seats.c.seat, people.c.id).join(people, people.c.id == seats.c.person_id)
    rows = connection.execute(query.where(seats.c.table_id == table_id, people.c.deleted_at.is_(None)))
    return {row.seat: row.id for row in rows}


def admit(connection: Connection, table_id: str, person_id: str, at: int) -> None:
    """Somebody came by the link; who was sent away stays away."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"table_id": table_id, "person_id": person_id, "at": at, "barred": False}
    connection.execute(dialect.insert(admitted).values(**values).on_conflict_do_nothing())


def invite(connection: Connection, table_id: str, person_id: str, at: int, barred: bool = False) -> None:
    """The owner wants somebody at the table, or does not."""
    admit(connection, table_id, person_id, at)
    query = update(admitted).where(admitted.c.table_id == table_id, admitted.c.person_id == person_id)
    connection.execute(query.values(barred=barred))


def is_barred(connection: Connection, table_id: str, person_id: str) -> bool:
    """Whether the owner has sent somebody away."""
    query = select(admitted.c.barred).where(admitted.c.table_id == table_id, admitted.c.person_id == person_id)
    return bool(connection.execute(query).scalar())


def count_busy(connection: Connection, owner_id: str) -> int:
    """How many tables somebody has made that are not finished."""
    query = select(func.count()).where(tables.c.owner_id == owner_id, tables.c.status.in_((Status.OPEN, Status.RUNNING)))
    return connection.execute(query).scalar_one()


def open_to_all(connection: Connection, status: Status, game: str | None, before: Cursor | None, limit: int) -> list[TableRow]:
    """Tables that everybody may see, latest change first."""
    query = select(*TABLE.columns).where(tables.c.access == Access.OPEN, tables.c.status == status)
    if game is not None:
        query = query.where(tables.c.game == game)
    query = _page(query, tables.c.updated_at, tables.c.id, before, limit)
    return TABLE.all(connection.execute(query))


def of_person(
    connection: Connection, person_id: str, status: Status, game: str | None, before: Cursor | None, limit: int
) -> list[TableRow]:
    """Tables where somebody sits, latest change first."""
    query = select(*TABLE.columns).join(seats, seats.c.table_id == tables.c.id)
    query = query.where(seats.c.person_id == person_id, seats.c.status == status)
    if game is not None:
        query = query.where(tables.c.game == game)
    query = _page(query, seats.c.updated_at, seats.c.table_id, before, limit)
    return TABLE.all(connection.execute(query))


def _page(query: Select[Any], time: Any, key: Any, before: Cursor | None, limit: int) -> Select[Any]:
    if before is not None:
        query = query.where(tuple_(time, key) < tuple_(*before))
    return query.order_by(time.desc(), key.desc()).limit(limit)


def expected(connection: Connection, person_id: str) -> list[TableRow]:
    """Open tables that wait for somebody: invited by name, or kept a seat."""
    query = (
        select(*TABLE.columns)
        .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.kept_for == person_id), isouter=True)
        .join(admitted, and_(admitted.c.table_id == tables.c.id, admitted.c.person_id == person_id), isouter=True)
        .where(tables.c.status == Status.OPEN, or_(seats.c.kept_for.is_not(None), admitted.c.barred.is_(False)))
        .order_by(tables.c.updated_at.desc())
        .limit(50)
    )
    return TABLE.all(connection.execute(query))


def all_of_person(connection: Connection, person_id: str) -> list[tuple[TableRow, int]]:
    """Every table where somebody sits, with the seat."""
    query = select(*TABLE.columns, seats.c.seat).join(seats, seats.c.table_id == tables.c.id)
    return [(TABLE.row(row[:-1]), row.seat) for row in connection.execute(query.where(seats.c.person_id == person_id))]


def played_by(connection: Connection, person_id: str, status: Status) -> list[str]:
    """The tables where somebody plays, at their own seat or at one that they keep; always in the same order, to be held."""
    plays = or_(seats.c.person_id == person_id, seats.c.keeper_id == person_id)
    query = select(seats.c.table_id).where(plays, seats.c.status == status).distinct().order_by(seats.c.table_id)
    return list(connection.execute(query).scalars())


def deleted_and_awaited(connection: Connection) -> list[str]:
    """People who have been deleted and whose seats at running tables no bot has taken over for good."""
    taken_over = exists().where(
        absences.c.table_id == seats.c.table_id,
        absences.c.seat == seats.c.seat,
        absences.c.for_good,
        absences.c.ended_at.is_(None),
    )
    query = select(people.c.id).join(seats, or_(seats.c.person_id == people.c.id, seats.c.keeper_id == people.c.id))
    query = query.where(people.c.deleted_at.is_not(None), seats.c.status == Status.RUNNING, ~taken_over)
    return list(connection.execute(query.distinct().order_by(people.c.id)).scalars())


def owned(connection: Connection, person_id: str) -> list[TableRow]:
    return TABLE.all(connection.execute(select(*TABLE.columns).where(tables.c.owner_id == person_id)))


def heads(connection: Connection, table_ids: Iterable[str]) -> dict[str, int]:
    """The numbers that tables are at."""
    query = select(tables.c.id, tables.c.head).where(tables.c.id.in_(list(table_ids)))
    return {row.id: row.head for row in connection.execute(query)}


def keep_no_seats(connection: Connection, person_id: str) -> None:
    """Seats that were kept for somebody are free for anybody."""
    connection.execute(update(seats).where(seats.c.kept_for == person_id).values(kept_for=None))


def forget(connection: Connection, person_id: str) -> None:
    """Where somebody was admitted."""
    connection.execute(delete(admitted).where(admitted.c.person_id == person_id))
