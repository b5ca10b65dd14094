"""HTTP and sockets as uvicorn speaks them, but not with whoever says nothing, and not with whoever says too much at once.

uvicorn waits for a request for as long as the connection is open, and only from the second one on it has a time-out. Some
hundreds of silent connections would take all that a machine has.

And it reads all that has come before it looks at anybody else: a quarter of a megabyte is 40,000 of the shortest frames, half a
second in which nobody's turn is heard.
"""

import asyncio
from collections.abc import Callable
from typing import Any, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from claycrown.server.http.limits import Rate

BODY = 4
"""So many times as long as for its headers there is for the body of a request."""
PIECE = 4096
"""Bytes that are read at a time, before others have their turn."""
MOST = 1 << 22
"""Bytes that may have come and not been read; more is nobody's who waits for answers."""
LATER = 0.01
"""Seconds until another look, where what has been read is not done yet."""
FRAMES = 120
"""A minute on one socket, of those that never reach a table: pings, pongs that nobody asked for, parts of a message."""
TOO_MANY = 1008


class Pieces:
    """What has come on a connection, read piece by piece."""

    def __init__(self, loop: asyncio.AbstractEventLoop, read: Callable[[bytes], None], is_busy: Callable[[], bool]) -> None:
        self._loop = loop
        self._read = read
        self._is_busy = is_busy
        self._rest = b""
        self.ended = False

    def add(self, data: bytes) -> bool:
        """Read it, now or in a while; false where it is more than anybody should have sent."""
        if self._rest:
            self._rest += data
        else:
            self._take(data)
        return len(self._rest) <= MOST

    def _take(self, data: bytes) -> None:
        self._rest = data[PIECE:]
        self._read(data[:PIECE])
        if self._rest:
            self._loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        if self.ended:
            return
        if self._is_busy():
            self._loop.call_later(LATER, self._go_on)
        else:
            self._take(self._rest)


class ImpatientProtocol(HttpToolsProtocol):
    """One connection; it is cut when what it waits for does not come in time."""

    seconds = 15.0
    """For the headers of a request, or until the first one begins."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._awaited: Literal["headers", "body"] | None = "headers"
        self._timed: Literal["headers", "body"] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._pieces = Pieces(self.loop, self._read, lambda: bool(self.pipeline))

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        if not self._pieces.add(data):
            self.transport.abort()

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def handle_websocket_upgrade(self) -> None:
        self._pieces.ended = True  # what follows is read by another
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._awaited = None
        self._pieces.ended = True
        self._watch()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._awaited = "headers"

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._awaited = "body"

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._awaited = None

    def _watch(self) -> None:
        """Most requests come in one piece: for them no timer is started."""
        if self._awaited == self._timed:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._timed = self._awaited
        if self._awaited is not None:
            seconds = self.seconds * (BODY if self._awaited == "body" else 1)
            self._timer = self.loop.call_later(seconds, self.transport.abort)


class MeasuredSocketProtocol(WebSocketsSansIOProtocol):
    """One socket; it is closed where too many frames come that never reach a table. Messages that do, the table counts."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._pieces = Pieces(self.loop, self._read, lambda: not self.queue.empty())
        self._frames = Rate(FRAMES)

    def data_received(self, data: bytes) -> None:
        if not self._pieces.add(data):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._pieces.ended = True
        super().connection_lost(exc)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # uvicorn keeps its answer and the connection
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_ping(self) -> None:
        if self._is_one_more_allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_one_more_allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._is_one_more_allowed():
            super().handle_cont(event)

    def _is_one_more_allowed(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._frames.allows(""):
            return True
        self._pieces.ended = True
        self.conn.fail(TOO_MANY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False
