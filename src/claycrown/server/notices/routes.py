"""Routes: notices, and how one wants to be told."""

import secrets
from typing import Annotated

from litestar import Router
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, Parameter
from sqlalchemy import Connection

from claycrown.server.config import Config
from claycrown.server.http import errors
from claycrown.server.http.clients import client_address
from claycrown.server.http.errors import Refusal
from claycrown.server.http.handlers import API, TheDatabase, delete, get, post, put
from claycrown.server.http.limits import Rates
from claycrown.server.notices import channels, outbox, queries
from claycrown.server.notices.delivery import Delivery
from claycrown.server.notices.endpoints import Unreachable
from claycrown.server.notices.schemas import (
    Channel,
    ChannelKind,
    Confirmation,
    MuteRequest,
    MuteState,
    NewChannel,
    NoticeKind,
    NoticePage,
    Offers,
    ReadMark,
)
from claycrown.server.notices.senders import can_push, public_vapid_key
from claycrown.server.notices.words import code_words
from claycrown.server.people.access import SignedIn, limited
from claycrown.server.people.accounts import Visitor
from claycrown.server.people.routes import AnyRequest
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.tables.seats import visible_table

LATEST = 20
"""Notices that are sent on a socket at a time."""

Before = Annotated[int | None, Parameter(ge=0, le=2**53)]
Limit = Annotated[int, Parameter(ge=1, le=100)]


@get("/me/notices")
async def my_notices(me: SignedIn, database: TheDatabase, before: Before = None, limit: Limit = LATEST) -> NoticePage:
    """What one was told, latest first. That it is one's turn stands here for as long as it is."""
    return await database.read(channels.page, me.id, before, limit)


@post("/me/notices/read", status_code=204)
async def read_notices(data: JSONBody[ReadMark], me: SignedIn, database: TheDatabase) -> None:
    """Mark notices as read."""

    def mark(transaction: Transaction) -> None:
        queries.mark_read(transaction.connection, me.id, data.up_to, now())
        transaction.notify("notice", person=me.id)

    await database.write(mark)


@post("/me/notices/try", status_code=204, guards=[limited("tries")])
async def try_notice(me: SignedIn, database: TheDatabase) -> None:
    """Get a notice in every way one has chosen and in the page, just to see."""
    await database.write(outbox.notify, [me.id], NoticeKind.TEST, None)


@get("/notices/offers")
async def notice_offers(delivery: NamedDependency[Delivery], config: NamedDependency[Config]) -> Offers:
    """How people can be told here."""
    vapid = delivery.vapid
    key = public_vapid_key(vapid) if vapid and can_push() else None
    return Offers(key, [ChannelKind.NTFY, ChannelKind.DISCORD], bool(config.smtp.host))


@get("/me/channels")
async def my_channels(me: SignedIn, database: TheDatabase) -> list[Channel]:
    """How one is told, besides in the page."""
    return await database.read(channels.listed, me.id)


@post("/me/channels", guards=[limited("tries")])
async def add_channel(
    data: JSONBody[NewChannel],
    me: SignedIn,
    request: AnyRequest,
    database: TheDatabase,
    config: NamedDependency[Config],
    delivery: NamedDependency[Delivery],
    rates: NamedDependency[Rates],
) -> Channel:
    """Be told in another way. To an e-mail address a code is sent first."""
    if data.kind is ChannelKind.PUSH and not can_push():
        raise errors.conflict("not_offered")
    if data.kind is ChannelKind.EMAIL and not config.smtp.host:
        raise errors.conflict("no_email")
    target, shown = channels.read_target(data, delivery.senders.targets)
    code = None
    if data.kind is ChannelKind.EMAIL:
        rates.letters.check(client_address(request))
        rates.letters.check(target.lower())
        code = secrets.token_urlsafe(9)
    channel_id = await database.write(channels.add, me.id, data.kind, target, shown, code)
    listed = await database.read(channels.listed, me.id)
    added = next(channel for channel in listed if channel.id == channel_id)
    if code is not None and not added.confirmed:
        await _send_code(delivery, me, target, code, channel_id)
    return added


async def _send_code(delivery: Delivery, me: Visitor, address: str, code: str, channel_id: str) -> None:
    try:
        await delivery.senders.email(address, *code_words(code, me.language), f"{channel_id}-{code}")
    except Unreachable:
        raise Refusal(503, "email_not_sent") from None


@post("/me/channels/{channel_id:str}/confirm", status_code=204, guards=[limited("tries")])
async def confirm_channel(channel_id: FromPath[str], data: JSONBody[Confirmation], me: SignedIn, database: TheDatabase) -> None:
    """Say what was sent to the e-mail address."""
    await database.write(channels.confirm, me.id, channel_id, data.code)


@post("/me/channels/{channel_id:str}/try", status_code=204, guards=[limited("tries")])
async def try_channel(channel_id: FromPath[str], me: SignedIn, database: TheDatabase) -> None:
    """Get a notice in this way, just to see. The channel's `worked_at` and `trouble` tell how it went."""
    await database.write(channels.try_out, me.id, channel_id)


@delete("/me/channels/{channel_id:str}", status_code=204)
async def remove_channel(channel_id: FromPath[str], me: SignedIn, database: TheDatabase) -> None:
    """Be told in this way no longer."""
    await database.write(channels.remove, me.id, channel_id)


@get("/tables/{table_id:str}/muted")
async def is_muted(table_id: FromPath[str], me: SignedIn, database: TheDatabase) -> MuteState:
    """Whether one hears nothing of a table."""

    def look(connection: Connection) -> MuteState:
        visible_table(connection, table_id, me.id)
        return MuteState(queries.is_muted(connection, me.id, table_id))

    return await database.read(look)


@put("/tables/{table_id:str}/muted")
async def mute(table_id: FromPath[str], data: JSONBody[MuteRequest], me: SignedIn, database: TheDatabase) -> MuteState:
    """Get no notices of a table, or get them again."""

    def change(transaction: Transaction) -> MuteState:
        visible_table(transaction.connection, table_id, me.id)
        queries.set_muted(transaction.connection, me.id, table_id, data.muted)
        transaction.notify("notice", person=me.id)
        return MuteState(data.muted)

    return await database.write(change)


router = Router(
    API,
    route_handlers=[
        my_notices,
        read_notices,
        try_notice,
        notice_offers,
        my_channels,
        add_channel,
        confirm_channel,
        try_channel,
        remove_channel,
        is_muted,
        mute,
    ],
    tags=["notices"],
)
