"""Queries on people and their sessions."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from claycrown.server.people.schemas import Person
from claycrown.server.storage.rows import RowMapper
from claycrown.server.storage.schema import people, sessions


class PersonRow(NamedTuple):
    """A person; one without a password is a guest. Not for outside."""

    id: str
    name: str
    name_key: str
    """How names are compared."""
    password: str | None
    """Its argon2id hash."""
    email: str | None
    admin: bool
    created_at: int
    deleted_at: int | None
    language: str | None
    """In which they are told something."""


class SessionRow(NamedTuple):
    """A session; its token is kept as a hash only."""

    created_at: int
    seen_at: int
    expires_at: int


_PERSON = RowMapper(PersonRow, people)
_SESSION = RowMapper(SessionRow, sessions)
_BY_SESSION = (
    select(*_PERSON.columns, *_SESSION.columns)
    .join(sessions, sessions.c.person_id == people.c.id)
    .where(sessions.c.token == bindparam("hashed"))
)


class NameTaken(Exception):
    """The name belongs to an account."""


def by_session(connection: Connection, hashed: str) -> tuple[PersonRow, SessionRow] | None:
    """A session, and whose it is."""
    row = connection.execute(_BY_SESSION, {"hashed": hashed}).one_or_none()
    own = len(PersonRow._fields)
    return None if row is None else (_PERSON.row(row[:own]), _SESSION.row(row[own:]))


def by_id(connection: Connection, person_id: str) -> PersonRow | None:
    query = select(*_PERSON.columns).where(people.c.id == person_id)
    return _PERSON.one(connection.execute(query).one_or_none())


def account(connection: Connection, name_key: str) -> PersonRow | None:
    """The account of that name."""
    query = select(*_PERSON.columns).where(people.c.name_key == name_key, people.c.password.is_not(None))
    return _PERSON.one(connection.execute(query).one_or_none())


def account_names(connection: Connection) -> list[tuple[str, str]]:
    """The ids and names of all accounts."""
    query = select(people.c.id, people.c.name).where(people.c.password.is_not(None))
    return [(row.id, row.name) for row in connection.execute(query)]


def add(connection: Connection, **values: Any) -> None:
    _refuse_taken(connection, insert(people).values(**values))


def change(connection: Connection, person_id: str, **values: Any) -> None:
    _refuse_taken(connection, update(people).where(people.c.id == person_id).values(**values))


def _refuse_taken(connection: Connection, statement: Any) -> None:
    """Two may want a name at the same moment: the index decides, not a look beforehand."""
    try:
        connection.execute(statement)
    except IntegrityError:
        raise NameTaken from None


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


def sessions_of(connection: Connection, person_id: str) -> list[SessionRow]:
    return _SESSION.all(connection.execute(select(*_SESSION.columns).where(sessions.c.person_id == person_id)))


def end_old_sessions(connection: Connection, at: int) -> None:
    connection.execute(delete(sessions).where(sessions.c.expires_at < at))


def move_sessions(connection: Connection, by: int) -> None:
    """All sessions last longer by so many milliseconds, or shorter."""
    later = {"seen_at": sessions.c.seen_at + by, "expires_at": sessions.c.expires_at + by}
    connection.execute(update(sessions).values(**later))


def persons(connection: Connection, ids: Collection[str]) -> dict[str, Person]:
    if not ids:
        return {}
    query = select(people.c.id, people.c.name, (people.c.password.is_(None)).label("guest")).where(people.c.id.in_(list(ids)))
    return {row.id: Person(row.id, row.name, row.guest) for row in connection.execute(query)}
