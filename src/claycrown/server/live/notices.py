"""The socket of a person: notices come by themselves."""

import asyncio
from typing import TYPE_CHECKING

from claycrown.server.http import errors
from claycrown.server.http.clients import client_address, is_same_origin
from claycrown.server.http.errors import Refusal
from claycrown.server.http.handlers import TheServer
from claycrown.server.http.sockets import LOST, REFUSED, TOO_MANY, AnySocket, SocketWriter, both, end
from claycrown.server.live import presence
from claycrown.server.live.hub import Watcher
from claycrown.server.people.access import visitor_of

if TYPE_CHECKING:
    from claycrown.server.core import Server
from litestar import websocket


@websocket("/me/live")
async def live_notices(socket: AnySocket, server: TheServer) -> None:
    """Notices as they come."""
    await socket.accept()
    writer = SocketWriter(socket)
    try:
        await _serve(socket, writer, server)
    except Refusal as refusal:
        await end(writer, refusal, REFUSED)
    except LOST:
        pass


async def _serve(socket: AnySocket, writer: SocketWriter, server: "Server") -> None:
    if not is_same_origin(socket, server.config):
        raise errors.forbidden("other_origin")
    visitor = await visitor_of(socket)
    if visitor is None:
        raise errors.not_signed_in()
    address = client_address(socket)
    try:
        server.sockets.enter(visitor.id, address)
    except Refusal as full:
        await end(writer, full, TOO_MANY)
        return
    try:
        watcher = Watcher(server.hub, writer, "", visitor.id, visitor.session, 0)
        with server.hub.watching(watcher):
            await presence.arrive(server.database, visitor.id)
            watcher.notify("notice")
            await both(watcher.send_all(), _until_closed(socket))
    finally:
        server.sockets.leave(visitor.id, address)


async def _until_closed(socket: AnySocket) -> None:
    """Nothing is said on this socket but by the server."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        await asyncio.sleep(0.1)
