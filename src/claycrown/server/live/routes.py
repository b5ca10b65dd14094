"""The socket of a table: updates come by themselves, decisions can be sent."""

import asyncio
from typing import TYPE_CHECKING

import msgspec
import structlog
from litestar import Router, websocket
from litestar.params import FromPath
from sqlalchemy.exc import DBAPIError

from claycrown.server.guide import former
from claycrown.server.guide import routes as guide
from claycrown.server.guide.former import FormerAnswer, FormerQuestion
from claycrown.server.guide.schemas import GameQuery, GameQueryResult, PreviewRequest, Previews
from claycrown.server.http import descriptors, errors
from claycrown.server.http.clients import client_address, is_same_origin
from claycrown.server.http.errors import Refusal
from claycrown.server.http.handlers import API, TheServer
from claycrown.server.http.schemas import Ping, Pong, encode
from claycrown.server.http.sockets import LOST, REFUSED, TOO_MANY, AnySocket, SocketWriter, both, end, refused
from claycrown.server.live.hub import Watcher
from claycrown.server.live.notices import live_notices
from claycrown.server.people.access import visitor_of
from claycrown.server.people.accounts import id_of
from claycrown.server.play.decisions import Decisions
from claycrown.server.play.reader import GameReader
from claycrown.server.play.schemas import Acknowledgement, DecisionRequest, UndoRequest, WhyNotRequest, WhyNotResult
from claycrown.server.storage.clock import now
from claycrown.server.tables.seats import viewer_at, visible_table

if TYPE_CHECKING:
    from claycrown.server.core import Server

log = structlog.get_logger()
SocketRequest = DecisionRequest | UndoRequest | WhyNotRequest | PreviewRequest | GameQuery | FormerQuestion | Ping

PAUSE = 1.0
"""Seconds until the next message is read of somebody who sends too many."""

_decoder: msgspec.json.Decoder[SocketRequest] = msgspec.json.Decoder(SocketRequest)


@websocket("/tables/{table_id:str}/live")
async def live(socket: AnySocket, table_id: FromPath[str], server: TheServer) -> None:
    """Watch a table, and play at it."""
    await socket.accept()
    writer = SocketWriter(socket)
    try:
        await _serve(socket, writer, table_id, server)
    except Refusal as refusal:
        await end(writer, refusal, REFUSED)
    except LOST:
        pass


async def _serve(socket: AnySocket, writer: SocketWriter, table_id: str, server: "Server") -> None:
    if not is_same_origin(socket, server.config):
        raise errors.forbidden("other_origin")
    visitor = await visitor_of(socket)
    person_id = id_of(visitor)
    table = await server.database.read(visible_table, table_id, person_id)
    seat = _number(socket, "seat")
    if seat is not None:
        await server.database.read(viewer_at, table, person_id, seat)
    address = client_address(socket)
    try:
        server.sockets.enter(person_id, address)
    except Refusal as full:
        await end(writer, full, TOO_MANY)
        return
    try:
        session = visitor.session if visitor else None
        after = _number(socket, "after")
        foresees = person_id is not None and _number(socket, "previews") == 1
        watcher = Watcher(server.hub, writer, table_id, person_id, session, -1 if after is None else after, seat, foresees)
        with server.hub.watching(watcher):
            watcher.notify("table")
            if table.seed is not None:
                watcher.notify("play", table.head)
            reader = GameReader(table_id, visitor, server.database, server.positions)
            await both(watcher.send_all(), _listen(socket, writer, reader, server))
    finally:
        server.sockets.leave(person_id, address)


def _number(socket: AnySocket, name: str) -> int | None:
    """A number of the address: `after`, which the client has already; `seat`, whose view it wants; `previews`, 1 to get them."""
    text = socket.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


async def _listen(socket: AnySocket, writer: SocketWriter, reader: GameReader, server: "Server") -> None:
    """Answer what is said. All of it is counted, sense or nonsense, on all sockets of somebody, and on all of an address,
    where a guest is soon made."""
    address = client_address(socket)
    person_id = reader.person_id
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("text") or message.get("bytes") or b""
        assert isinstance(data, str | bytes)
        slow_down = not (server.rates.decisions.allows(person_id or address) and server.rates.messages.allows(address))
        if slow_down:
            await asyncio.sleep(PAUSE)
        await writer.send(await _answer(data, reader, person_id, server.decisions, slow_down))


async def _answer(data: str | bytes, reader: GameReader, person_id: str | None, decisions: Decisions, slow_down: bool) -> bytes:
    request: SocketRequest | None = None
    try:
        request = _decoder.decode(data)
        if slow_down:
            raise errors.too_fast()
        if isinstance(request, Ping):
            return encode(Pong(now=now(), ref=request.ref))
        if person_id is None:
            raise errors.not_signed_in()
        answer: Acknowledgement | WhyNotResult | Previews | GameQueryResult | FormerAnswer
        match request:
            case DecisionRequest():
                answer = await decisions.decide(reader.table_id, person_id, request)
            case UndoRequest():
                answer = await decisions.undo(reader.table_id, person_id, request)
            case WhyNotRequest():
                answer = await decisions.why_not(reader.table_id, person_id, request)
            case PreviewRequest():
                answer = await guide.previews(reader, request)
            case GameQuery():
                answer = await guide.game_answer(reader, request)
            case FormerQuestion():
                answer = await former.answered(reader, request)
        return encode(answer)
    except (msgspec.DecodeError, UnicodeError) as error:
        return refused(errors.too_fast() if slow_down else errors.bad("bad_frame", details=str(error)), "")
    except RecursionError:
        return refused(errors.too_deep(), "")
    except Refusal as refusal:
        return refused(refusal, request.ref if request is not None else "")
    except (DBAPIError, OSError) as error:
        if descriptors.are_used_up(error):
            descriptors.warn()
            return refused(errors.overloaded(), request.ref if request is not None else "")
        if not isinstance(error, DBAPIError):
            raise
        log.error("database", error=type(error.orig).__name__)
        return refused(errors.unavailable(), request.ref if request is not None else "")


router = Router(API, route_handlers=[live, live_notices])
