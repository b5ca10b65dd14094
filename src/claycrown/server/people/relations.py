"""Queries on what people are to each other and to the server: seen, friends, blocked, forbidden something."""

from collections.abc import Collection, Iterable
from enum import StrEnum
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, exists, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from claycrown.server.http import errors
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.rows import RowMapper
from claycrown.server.storage.schema import blocks, friends, people, presence, sanctions

ONLINE = 90 * 1000
"""Milliseconds for which somebody counts as here after their page was last known to be open."""


class Sanction(StrEnum):
    """What an administrator can forbid: to speak at tables, to sit down at them."""

    SILENT = "silent"
    BARRED = "barred"


class FriendRow(NamedTuple):
    """A pair: who asked whom, and when the other agreed."""

    person_id: str
    friend_id: str
    at: int
    confirmed_at: int | None


class SanctionRow(NamedTuple):
    person_id: str
    kind: Sanction
    at: int


_FRIEND = RowMapper(FriendRow, friends)
_SANCTION = RowMapper(SanctionRow, sanctions)


# Who is here


def note_seen(connection: Connection, ids: Collection[str], at: int) -> None:
    """These people's pages are open."""
    if not ids:
        return
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    there = dialect.insert(presence)
    there = there.on_conflict_do_update(index_elements=["person_id"], set_={"seen_at": there.excluded.seen_at})
    connection.execute(there, [{"person_id": person_id, "seen_at": at} for person_id in sorted(ids)])


def nobody_is_here(connection: Connection) -> None:
    """No process has served anybody for a while."""
    connection.execute(delete(presence))


def online(connection: Connection, ids: Iterable[str], at: int) -> set[str]:
    """Those of some people who are here."""
    query = select(presence.c.person_id).where(presence.c.person_id.in_(list(ids)), presence.c.seen_at > at - ONLINE)
    return set(connection.execute(query).scalars())


# Friends


def _pair(one: str, other: str) -> Any:
    return or_(
        and_(friends.c.person_id == one, friends.c.friend_id == other),
        and_(friends.c.person_id == other, friends.c.friend_id == one),
    )


def friendship(connection: Connection, one: str, other: str) -> FriendRow | None:
    return _FRIEND.one(connection.execute(select(*_FRIEND.columns).where(_pair(one, other))).first())


def friendships(connection: Connection, person_id: str) -> list[FriendRow]:
    """All pairs that somebody is in, whoever asked, but those with somebody whom they have blocked."""
    other = or_(blocks.c.blocked_id == friends.c.person_id, blocks.c.blocked_id == friends.c.friend_id)
    blocked = exists().where(blocks.c.person_id == person_id, other)
    mine = or_(friends.c.person_id == person_id, friends.c.friend_id == person_id)
    return _FRIEND.all(connection.execute(select(*_FRIEND.columns).where(mine, ~blocked).order_by(friends.c.at)))


def ask(connection: Connection, person_id: str, friend_id: str, at: int) -> None:
    connection.execute(insert(friends).values(person_id=person_id, friend_id=friend_id, at=at))


def confirm(connection: Connection, one: str, other: str, at: int) -> None:
    connection.execute(update(friends).where(_pair(one, other)).values(confirmed_at=at))


def part(connection: Connection, one: str, other: str) -> None:
    connection.execute(delete(friends).where(_pair(one, other)))


# Blocks


def block(connection: Connection, person_id: str, blocked_id: str, at: int) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"person_id": person_id, "blocked_id": blocked_id, "at": at}
    connection.execute(dialect.insert(blocks).values(**values).on_conflict_do_nothing())


def unblock(connection: Connection, person_id: str, blocked_id: str) -> None:
    connection.execute(delete(blocks).where(blocks.c.person_id == person_id, blocks.c.blocked_id == blocked_id))


def blocked_by(connection: Connection, person_id: str) -> list[str]:
    """Whom somebody has blocked."""
    query = select(blocks.c.blocked_id).where(blocks.c.person_id == person_id).order_by(blocks.c.at)
    return list(connection.execute(query).scalars())


def has_blocked(connection: Connection, person_id: str, other: str) -> bool:
    query = select(exists().where(blocks.c.person_id == person_id, blocks.c.blocked_id == other))
    return bool(connection.execute(query).scalar())


def apart(connection: Connection, person_id: str, others: Collection[str]) -> bool:
    """Whether somebody wants nothing to do with one of these others, or one of them with somebody."""
    by_one = exists().where(blocks.c.person_id == person_id, blocks.c.blocked_id.in_(others))
    by_others = exists().where(blocks.c.blocked_id == person_id, blocks.c.person_id.in_(others))
    return bool(connection.execute(select(or_(by_one, by_others))).scalar())


# Sanctions


def is_under(connection: Connection, person_id: str, kind: Sanction) -> bool:
    query = select(exists().where(sanctions.c.person_id == person_id, sanctions.c.kind == kind))
    return bool(connection.execute(query).scalar())


def refuse_if_barred(connection: Connection, person_id: str) -> None:
    if is_under(connection, person_id, Sanction.BARRED):
        raise errors.forbidden("barred")


def impose(connection: Connection, person_id: str, kind: Sanction, at: int, by: str) -> None:
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    values = {"person_id": person_id, "kind": kind, "at": at, "by_id": by}
    connection.execute(dialect.insert(sanctions).values(**values).on_conflict_do_nothing())


def lift(connection: Connection, person_id: str, kind: Sanction) -> None:
    connection.execute(delete(sanctions).where(sanctions.c.person_id == person_id, sanctions.c.kind == kind))


def all_sanctions(connection: Connection) -> list[SanctionRow]:
    return _SANCTION.all(connection.execute(select(*_SANCTION.columns).order_by(sanctions.c.at.desc()).limit(500)))


def sanctions_of(connection: Connection, person_id: str) -> list[SanctionRow]:
    return _SANCTION.all(connection.execute(select(*_SANCTION.columns).where(sanctions.c.person_id == person_id)))


def administrators(connection: Connection) -> list[str]:
    return list(connection.execute(select(people.c.id).where(people.c.admin)).scalars())


# A person's own data


def export(connection: Connection, person_id: str) -> dict[str, Any]:
    return {
        "friends": [row._asdict() for row in friendships(connection, person_id)],
        "blocked": blocked_by(connection, person_id),
        "sanctions": [{"kind": row.kind, "at": row.at} for row in sanctions_of(connection, person_id)],
    }


def forget(transaction: Transaction, person_id: str) -> None:
    connection = transaction.connection
    connection.execute(delete(presence).where(presence.c.person_id == person_id))
    connection.execute(delete(friends).where(or_(friends.c.person_id == person_id, friends.c.friend_id == person_id)))
    connection.execute(delete(blocks).where(or_(blocks.c.person_id == person_id, blocks.c.blocked_id == person_id)))
    connection.execute(delete(sanctions).where(sanctions.c.person_id == person_id))
