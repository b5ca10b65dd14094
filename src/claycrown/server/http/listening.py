"""Accepting connections where file descriptors may run out.

uvloop closes then whatever comes and says nothing; and where it has lost the descriptor that it keeps for this, it asks again at
once, for ever. Here what comes is answered with 503, and where even that cannot be, it waits for a while.
"""

import asyncio
import errno
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

import msgspec

from claycrown.server.http import descriptors, errors

AT_ONCE = 64
"""Connections that are accepted before others have their turn."""
BACKLOG = 2048
PATIENCE = 1.0
"""Seconds that the request of a connection that is refused is waited for: what is closed with something unread is not heard."""
PAUSE = 0.5
"""Seconds without accepting anything where there is no descriptor left."""
READ = 65536


class Listener:
    """Listens on sockets, and hands each connection to a protocol."""

    def __init__(self, sockets: list[socket.socket], protocol: Callable[[], asyncio.Protocol]) -> None:
        self._loop = asyncio.get_running_loop()
        self._sockets = sockets
        self._protocol = protocol
        self._tasks: set[asyncio.Task[None]] = set()
        self._spare = _spare()
        """Given up for a moment, it lets a connection in that can be told that there is no place for it."""
        self._pause: asyncio.TimerHandle | None = None
        self._answer = _answer()
        """Worded now: without descriptors the catalogue cannot be read."""
        for listening in sockets:
            listening.setblocking(False)
        self._go_on()

    @property
    def port(self) -> int:
        port: int = self._sockets[0].getsockname()[1]
        return port

    def close(self) -> None:
        self._stop()
        if self._pause is not None:
            self._pause.cancel()
        for open_socket in (*self._sockets, *([self._spare] if self._spare else [])):
            open_socket.close()

    def _go_on(self) -> None:
        for listening in self._sockets:
            self._loop.add_reader(listening, self._accept, listening)

    def _stop(self) -> None:
        for listening in self._sockets:
            self._loop.remove_reader(listening)

    def _accept(self, listening: socket.socket) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _ = listening.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                if descriptors.are_used_up(error):
                    descriptors.warn()
                    if self._refuse_at_once(listening):
                        continue
                self._stop()
                self._pause = self._loop.call_later(PAUSE, self._go_on)
                return
            connection.setblocking(False)
            if descriptors.is_kept(connection.fileno()):
                descriptors.warn()
                self._start(_refuse(connection, self._answer))
            else:
                self._start(self._connect(connection))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, connection: socket.socket) -> None:
        try:
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await self._loop.connect_accepted_socket(self._protocol, connection)
        except OSError:  # it has gone already
            connection.close()

    def _refuse_at_once(self, listening: socket.socket) -> bool:
        """Whether there was somebody to refuse."""
        if self._spare is None:
            self._spare = _spare()
        if self._spare is None:
            return False
        self._spare.close()
        try:
            connection, _ = listening.accept()
            with connection, suppress(OSError):
                connection.setblocking(False)
                with suppress(BlockingIOError):
                    connection.recv(READ)
                connection.send(self._answer)
        except OSError:
            return False
        finally:
            self._spare = _spare()
        return True


async def _refuse(connection: socket.socket, answer: bytes) -> None:
    loop = asyncio.get_running_loop()
    with connection, suppress(OSError):
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await loop.sock_recv(connection, READ)
        await loop.sock_sendall(connection, answer)


def _answer() -> bytes:
    refusal = errors.overloaded()
    body = msgspec.json.encode(refusal.body())
    head = f"HTTP/1.1 {refusal.status} Service Unavailable\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Cache-Control: no-store\r\nRetry-After: 5\r\nConnection: close\r\n\r\n".encode() + body


def _spare() -> socket.socket | None:
    try:
        return socket.socket()
    except OSError:
        return None


def bind(host: str, port: int) -> list[socket.socket]:
    """Sockets that listen on all addresses of a host."""
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets = list[socket.socket]()
    try:
        for family, address in dict.fromkeys((entry[0], entry[4]) for entry in found):
            try:
                sockets.append(socket.create_server(address, family=family, backlog=BACKLOG))
            except OSError as error:
                if error.errno != errno.EAFNOSUPPORT or not sockets:  # a name may have an IPv6 address where there is no IPv6
                    raise
    except OSError:
        for bound in sockets:
            bound.close()
        raise
    return sockets
