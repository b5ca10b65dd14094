"""The socket of a table: updates come by themselves, decisions can be sent."""

import asyncio
from typing import Any

import msgspec
import structlog
from litestar import Router, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import DBAPIError

from claycrown.server import door, errors, lobby
from claycrown.server.api import insight, play
from claycrown.server.api.access import client_address, is_same_origin, visitor_of
from claycrown.server.api.wire import Accepted, Decide, Ping, Pong, SocketRefusal, Undo, Verdict, WhyNot
from claycrown.server.api.wire_insight import AskForetell, AskOutlook, Foretold, Outlooks
from claycrown.server.core import Server
from claycrown.server.errors import Refusal
from claycrown.server.live import Watcher
from claycrown.server.storage.schema import now
from claycrown.server.updates import encode

log = structlog.get_logger()

AnySocket = WebSocket[Any, Any, State]

REFUSED = 4400
TOO_MANY = 4429
LOST = (WebSocketDisconnect, ConnectionError, RuntimeError)
"""How the end of a connection shows where something is sent on it."""

Said = Decide | Undo | WhyNot | AskOutlook | AskForetell | Ping

_decoder: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)


class Wire:
    """Sends on a socket one message at a time: answers and updates come from two tasks."""

    def __init__(self, socket: AnySocket) -> None:
        self._socket = socket
        self._lock = asyncio.Lock()

    async def send(self, data: bytes) -> None:
        async with self._lock:
            await self._socket.send_data(data.decode(), mode="text")

    async def close(self, code: int) -> None:
        async with self._lock:
            await self._socket.close(code)
        raise ConnectionAbortedError


@websocket("/tables/{table_id:str}/live")
async def live(socket: AnySocket, table_id: str, server: Server) -> None:
    """Watch a table, and play at it."""
    await socket.accept()
    wire = Wire(socket)
    try:
        await _serve(socket, wire, table_id, server)
    except Refusal as refusal:
        await end(wire, refusal, REFUSED)
    except LOST:
        pass


async def end(wire: Wire, refusal: Refusal, code: int) -> None:
    try:
        await wire.send(_refused(refusal, ""))
        await wire.close(code)
    except LOST:
        pass


async def _serve(socket: AnySocket, wire: Wire, table_id: str, server: Server) -> None:
    if not is_same_origin(socket, server.config):
        raise errors.forbidden("other_origin", "A page of another site may not play here.")
    visitor = await visitor_of(socket, server)
    person_id = None if visitor is None else visitor.id
    table = await server.database.read(door.visible_table, table_id, person_id)
    seat = _number(socket, "seat")
    if seat is not None:
        await server.database.read(lobby.viewer_at, table, person_id, seat)
    key = person_id or client_address(socket)
    if not server.sockets.enter(key):
        await end(wire, errors.too_fast(), TOO_MANY)
        return
    try:
        session = visitor.session if visitor else None
        after = _number(socket, "after")
        watcher = Watcher(server.hub, wire, table_id, person_id, session, -1 if after is None else after, seat)
        with server.hub.watching(watcher):
            watcher.hear("table")
            if table.seed is not None:
                watcher.hear("play", table.head)
            await both(watcher.send_all(), _listen(socket, wire, table_id, person_id, server))
    finally:
        server.sockets.leave(key)


def _number(socket: AnySocket, name: str) -> int | None:
    """A number of the address: `after`, which the client has already; `seat`, whose view it wants."""
    text = socket.query_params.get(name, "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else None


async def both(*tasks: Any) -> None:
    """Until one of them ends; then the other ends too."""
    running = [asyncio.ensure_future(task) for task in tasks]
    try:
        await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in running:
            task.cancel()
        results = await asyncio.gather(*running, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result


async def _listen(socket: AnySocket, wire: Wire, table_id: str, person_id: str | None, server: Server) -> None:
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data = message.get("text") or message.get("bytes") or b""
        assert isinstance(data, str | bytes)
        await wire.send(await _answer(data, table_id, person_id, server))


async def _answer(data: str | bytes, table_id: str, person_id: str | None, server: Server) -> bytes:
    said: Said | None = None
    try:
        said = _decoder.decode(data)
        if isinstance(said, Ping):
            return encode(Pong(now=now(), ref=said.ref))
        if person_id is None:
            raise errors.not_signed_in()
        answer: Accepted | Verdict | Outlooks | Foretold
        match said:
            case Decide():
                answer = await play.decide(server, table_id, person_id, said)
            case Undo():
                answer = await play.undo(server, table_id, person_id, said)
            case WhyNot():
                answer = await play.why_not(server, table_id, person_id, said)
            case AskOutlook():
                answer = await insight.outlooks(server, table_id, person_id, said)
            case AskForetell():
                answer = await insight.foretold(server, table_id, person_id, said)
        return encode(answer)
    except (msgspec.DecodeError, UnicodeError) as error:
        return _refused(errors.bad("bad_message", str(error)), "")
    except RecursionError:
        return _refused(errors.bad("bad_message", "What was sent is nested too deeply."), "")
    except Refusal as refusal:
        return _refused(refusal, said.ref if said is not None else "")
    except DBAPIError as error:
        log.error("database", error=type(error.orig).__name__)
        return _refused(errors.unavailable(), said.ref if said is not None else "")


def _refused(refusal: Refusal, ref: str) -> bytes:
    return encode(SocketRefusal(error=refusal.error(), ref=ref))


router = Router("", route_handlers=[live])
