"""Sockets, as far as it does not matter what is said on them."""

import asyncio
from typing import Any

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from claycrown.server.http.errors import Refusal
from claycrown.server.http.schemas import SocketRefusal, encode

AnySocket = WebSocket[Any, Any, State]
REFUSED = 4400
TOO_MANY = 4429
LOST = (WebSocketDisconnect, ConnectionError, RuntimeError)
"""How the end of a connection shows where something is sent on it."""


class SocketWriter:
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


async def end(writer: SocketWriter, refusal: Refusal, code: int) -> None:
    try:
        await writer.send(refused(refusal, ""))
        await writer.close(code)
    except LOST:
        pass


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


def refused(refusal: Refusal, ref: str) -> bytes:
    error = refusal.error()
    return encode(SocketRefusal(error=error, ref=ref))
