"""Friends: who asks by name is one when the other agrees. Blocks. Work for `Database.write` and `.read`."""

from sqlalchemy import Connection

from claycrown.server.http import errors
from claycrown.server.lobby import lists
from claycrown.server.lobby.schemas import TableInfo
from claycrown.server.notices import outbox
from claycrown.server.notices.schemas import NoticeKind
from claycrown.server.people import queries as people_queries
from claycrown.server.people import relations
from claycrown.server.people.accounts import Visitor, account_of
from claycrown.server.people.relations import FriendRow
from claycrown.server.people.schemas import Person
from claycrown.server.social.schemas import Bond, Friend, Profile
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.schemas import Status

MOST = 200
"""Friends, and blocks, that one person may have."""
TABLES = 5
"""That are told of each friend."""


def ask(transaction: Transaction, me: Visitor, name: str) -> None:
    """Ask somebody to be friends; who was asked by them agrees by it. Who has blocked the one who asks never hears of it."""
    connection = transaction.connection
    if me.guest:
        raise errors.forbidden("accounts_only")
    account = account_of(connection, name)
    if account is None:
        raise errors.bad("unknown_name", name=name)
    if account.id == me.id:
        raise _oneself()
    found = relations.friendship(connection, me.id, account.id)
    if found is not None:
        if found.friend_id == me.id and found.confirmed_at is None:
            agree(transaction, me.id, account.id)
        return
    if len(relations.friendships(connection, me.id)) >= MOST:
        raise errors.conflict("too_many_friends", most=MOST)
    relations.unblock(connection, me.id, account.id)
    relations.ask(connection, me.id, account.id, now())
    if not relations.has_blocked(connection, account.id, me.id):
        outbox.notify(transaction, [account.id], NoticeKind.FRIEND_ASKED, None, by=me.id)


def _oneself() -> errors.Refusal:
    return errors.bad("yourself")


def agree(transaction: Transaction, person_id: str, asker_id: str) -> None:
    """Who was asked agrees."""
    connection = transaction.connection
    found = relations.friendship(connection, person_id, asker_id)
    if found is None or found.friend_id != person_id or relations.has_blocked(connection, person_id, asker_id):
        raise errors.not_found("friend")
    if found.confirmed_at is None:
        relations.confirm(connection, person_id, asker_id, now())
        outbox.notify(transaction, [asker_id], NoticeKind.FRIENDS, None, by=person_id)


def part(transaction: Transaction, person_id: str, other: str) -> None:
    """No friends any more, or what was asked is taken back or declined; the other is not told."""
    relations.part(transaction.connection, person_id, other)


def listed(connection: Connection, person_id: str) -> list[Friend]:
    """Friends, and those who are asked or ask: those who are here first, then by name."""
    bonds = {_other(row, person_id): _bond(row, person_id) for row in relations.friendships(connection, person_id)}
    agreed = {other for other, bond in bonds.items() if bond == "friends"}
    named = people_queries.persons(connection, bonds)
    here = relations.online(connection, agreed, now())
    found = [
        Friend(
            named[other],
            bond,
            other in here if other in agreed else None,
            _tables(connection, other, person_id) if other in agreed else [],
        )
        for other, bond in bonds.items()
    ]
    return sorted(found, key=lambda friend: (friend.bond != "asks_you", not friend.online, friend.person.name.casefold()))


def _tables(connection: Connection, friend_id: str, person_id: str) -> list[TableInfo]:
    rows = [
        row
        for status in (Status.OPEN, Status.RUNNING)
        for row in table_queries.of_person(connection, friend_id, status, None, None, TABLES)
    ]
    known = table_queries.known_tables(connection, {row.id for row in rows}, person_id)
    return lists.describe(connection, [row for row in rows if row.id in known], person_id)


def _other(row: FriendRow, person_id: str) -> str:
    return row.friend_id if row.person_id == person_id else row.person_id


def _bond(row: FriendRow, person_id: str) -> Bond:
    if row.confirmed_at is not None:
        return "friends"
    return "asked" if row.person_id == person_id else "asks_you"


def profile(connection: Connection, other: str, person_id: str | None) -> Profile:
    """Somebody as another sees them."""
    person = known_person(connection, other)
    if person_id is None:
        return Profile(person, None, False)
    blocked = relations.has_blocked(connection, person_id, other)
    row = None if blocked else relations.friendship(connection, person_id, other)
    return Profile(person, None if row is None else _bond(row, person_id), blocked)


def known_person(connection: Connection, person_id: str) -> Person:
    row = people_queries.by_id(connection, person_id)
    if row is None or row.deleted_at is not None:
        raise errors.not_found("person")
    return Person(row.id, row.name, row.password is None)


def block(transaction: Transaction, person_id: str, other: str) -> None:
    """Have nothing to do with somebody any more: not their chat, their invitations, nor at one's tables. They are not told."""
    connection = transaction.connection
    known_person(connection, other)
    if other == person_id:
        raise _oneself()
    if len(relations.blocked_by(connection, person_id)) >= MOST:
        raise errors.conflict("too_many_blocked", most=MOST)
    relations.block(connection, person_id, other, now())
    row = relations.friendship(connection, person_id, other)
    if row is not None and (row.confirmed_at is not None or row.person_id == person_id):
        relations.part(connection, person_id, other)  # what the other has asked stays, unseen: they would notice


def unblock(transaction: Transaction, person_id: str, other: str) -> None:
    relations.unblock(transaction.connection, person_id, other)


def blocked(connection: Connection, person_id: str) -> list[Person]:
    """Whom somebody has blocked, in that order."""
    ids = relations.blocked_by(connection, person_id)
    named = people_queries.persons(connection, ids)
    return [named[other] for other in ids]
