"""The ways in which somebody wants to be told. Work for `Database.write` and `.read`."""

import base64
import binascii
import hashlib
import secrets
from typing import Any

from sqlalchemy import Connection

from claycrown.games.message import Message
from claycrown.server.http import errors
from claycrown.server.http.errors import Refusal
from claycrown.server.notices import queries
from claycrown.server.notices.endpoints import BadEndpoint, Endpoints
from claycrown.server.notices.queries import ChannelRow, NoticeRow
from claycrown.server.notices.schemas import Channel, ChannelKind, NewChannel, Notice, NoticeKind, NoticePage
from claycrown.server.notices.senders import Subscription
from claycrown.server.people import queries as people_queries
from claycrown.server.people.accounts import clean_email
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.rows import json_text
from claycrown.server.storage.schema import new_id

MOST = 10
"""Ways that one person may have."""


def hash_code(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def read_target(asked: NewChannel, targets: Endpoints) -> tuple[str, str]:
    """The target as it is kept and as it is shown: an address may hold a key, so only its host is."""
    try:
        if asked.kind is ChannelKind.PUSH:
            if asked.keys is None:
                raise _bad_keys()
            _check_key(asked.keys.p256dh, 65)
            _check_key(asked.keys.auth, 16)
            kept = json_text(Subscription(asked.target, asked.keys))
            return kept, targets.check(asked.target).host[:254]
        if asked.kind is ChannelKind.EMAIL:
            address = clean_email(asked.target)
            if address is None or not address.isascii() or any(sign in address for sign in ',;:<>()[]\\"'):
                raise errors.bad("bad_email")
            return address, address
        url = targets.check(asked.target)
        if asked.kind is ChannelKind.NTFY and (not url.path.strip("/") or url.query):
            raise errors.bad("bad_ntfy")
        return asked.target, url.host[:254]
    except BadEndpoint as error:
        raise errors.bad(error.code) from None


def _check_key(text: str, length: int) -> None:
    try:
        raw = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raw = b""
    if len(raw) != length:
        raise _bad_keys()


def _bad_keys() -> errors.Refusal:
    return errors.bad("bad_push_keys")


def add(transaction: Transaction, person_id: str, kind: ChannelKind, target: str, shown: str, code: str | None) -> str:
    """A new way; the same one again is the one there is. Gives its id."""
    connection = transaction.connection
    there = queries.channels_of(connection, person_id)
    for row in there:
        if (row.kind, row.target) == (kind, target):
            if code is not None and row.code is not None:
                queries.change_channel(connection, row.id, code=hash_code(code))
            return str(row.id)
    if len(there) >= MOST:
        raise errors.conflict("too_many", most=MOST)
    channel_id = new_id()
    queries.add_channel(
        connection,
        id=channel_id,
        person_id=person_id,
        kind=kind,
        target=target,
        shown=shown,
        code=None if code is None else hash_code(code),
        created_at=now(),
    )
    return channel_id


def confirm(transaction: Transaction, person_id: str, channel_id: str, code: str) -> None:
    """An e-mail address is used once its owner has said what was sent to it."""
    row = owned(transaction.connection, person_id, channel_id)
    if row.code is None:
        return
    if not secrets.compare_digest(row.code, hash_code(code)):
        raise errors.forbidden("wrong_code")
    queries.change_channel(transaction.connection, channel_id, code=None)


def owned(connection: Connection, person_id: str, channel_id: str) -> ChannelRow:
    row = queries.channel(connection, person_id, channel_id)
    if row is None:
        raise errors.not_found("channel")
    return row


def remove(transaction: Transaction, person_id: str, channel_id: str) -> None:
    owned(transaction.connection, person_id, channel_id)
    queries.remove_channel(transaction.connection, channel_id)


def try_out(transaction: Transaction, person_id: str, channel_id: str) -> None:
    """Send a notice in this way, just to see."""
    row = owned(transaction.connection, person_id, channel_id)
    if row.code is not None:
        raise not_confirmed()
    queries.add_for_channel(transaction.connection, person_id, channel_id, NoticeKind.TEST, now())


def not_confirmed() -> Refusal:
    return errors.conflict("not_confirmed")


def listed(connection: Connection, person_id: str) -> list[Channel]:
    return [
        Channel(row.id, row.kind, row.shown, row.code is None, row.created_at, row.worked_at, _trouble(row.trouble))
        for row in queries.channels_of(connection, person_id)
    ]


def _trouble(kept: str | None) -> Message | None:
    """Why something could not be sent, from the few words that are kept of it (`delivery`)."""
    if kept is None:
        return None
    first, _, rest = kept.partition(" ")
    if first == "answered":
        return Message("app-trouble-answered", {"status": rest})
    told = {"unreachable": "unreachable", "not": "not-allowed"}
    return Message(f"app-trouble-{told.get(first, 'failed')}")


def page(connection: Connection, person_id: str, before: int | None, limit: int) -> NoticePage:
    """Somebody's notices, latest first."""
    rows = queries.page(connection, person_id, before, limit + 1)
    named = people_queries.persons(connection, {row.by_id for row in rows if row.by_id is not None})
    notices = [
        Notice(
            row.id,
            row.kind,
            row.table_id,
            row.name,
            row.game,
            row.number,
            row.at,
            row.read_at is not None,
            None if row.by_id is None else named.get(row.by_id),
        )
        for row in rows[:limit]
    ]
    return NoticePage(notices=notices, unread=queries.unread(connection, person_id), next=_next(rows, limit))


def _next(rows: list[NoticeRow], limit: int) -> int | None:
    return rows[limit - 1].id if len(rows) > limit else None


def export(connection: Connection, person_id: str) -> dict[str, Any]:
    """What is kept about somebody here."""
    return {
        "channels": [
            {"kind": row.kind, "target": row.target, "created_at": row.created_at}
            for row in queries.channels_of(connection, person_id)
        ],
        "notices": [
            {"kind": row.kind, "table": row.table_id, "at": row.at} for row in queries.page(connection, person_id, None, 10000)
        ],
        "muted": queries.muted_by(connection, person_id),
    }


def forget(transaction: Transaction, person_id: str) -> None:
    queries.forget(transaction.connection, person_id)
