"""Queries on people and their sessions."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from claycrown.server.storage.schema import people, sessions

_BY_SESSION = (
    select(people, sessions.c.expires_at, sessions.c.seen_at)
    .join(sessions, sessions.c.person_id == people.c.id)
    .where(sessions.c.token == bindparam("hashed"))
)


class Taken(Exception):
    """The name belongs to an account."""


def by_session(connection: Connection, hashed: str) -> Row[Any] | None:
    return connection.execute(_BY_SESSION, {"hashed": hashed}).one_or_none()


def by_id(connection: Connection, person_id: str) -> Row[Any] | None:
    return connection.execute(select(people).where(people.c.id == person_id)).one_or_none()


def account(connection: Connection, name_key: str) -> Row[Any] | None:
    """The account of that name."""
    query = select(people).where(people.c.name_key == name_key, people.c.password.is_not(None))
    return connection.execute(query).one_or_none()


def add(connection: Connection, **values: Any) -> None:
    _refuse_taken(connection, insert(people).values(**values))


def change(connection: Connection, person_id: str, **values: Any) -> None:
    _refuse_taken(connection, update(people).where(people.c.id == person_id).values(**values))


def _refuse_taken(connection: Connection, statement: Any) -> None:
    """Two may want a name at the same moment: the index decides, not a look beforehand."""
    try:
        connection.execute(statement)
    except IntegrityError:
        raise Taken from None


def count_admins(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(people).where(people.c.admin)).scalar_one()


def count_accounts(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(people).where(people.c.password.is_not(None))).scalar_one()


def add_session(connection: Connection, hashed: str, person_id: str, at: int, expires_at: int) -> None:
    values = {"token": hashed, "person_id": person_id, "created_at": at, "seen_at": at, "expires_at": expires_at}
    connection.execute(insert(sessions).values(**values))


def touch_session(connection: Connection, hashed: str, at: int, expires_at: int) -> None:
    connection.execute(update(sessions).where(sessions.c.token == hashed).values(seen_at=at, expires_at=expires_at))


def end_session(connection: Connection, hashed: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.token == hashed))


def end_sessions(connection: Connection, person_id: str, but: str = "") -> None:
    """All of a person's, but one."""
    connection.execute(delete(sessions).where(sessions.c.person_id == person_id, sessions.c.token != but))


def sessions_of(connection: Connection, person_id: str) -> list[Row[Any]]:
    return list(connection.execute(select(sessions).where(sessions.c.person_id == person_id)))


def end_old_sessions(connection: Connection, at: int) -> None:
    connection.execute(delete(sessions).where(sessions.c.expires_at < at))


def persons(connection: Connection, ids: Iterable[str]) -> dict[str, Row[Any]]:
    query = select(people.c.id, people.c.name, (people.c.password.is_(None)).label("guest")).where(people.c.id.in_(list(ids)))
    return {row.id: row for row in connection.execute(query)}
