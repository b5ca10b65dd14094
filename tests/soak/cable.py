"""The connection between a server and PostgreSQL, which can be held up or cut."""

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

CHUNK = 1 << 16
T = TypeVar("T")


class Cable:
    """Passes on what comes to a port of its own, unless it is held up or cut."""

    def __init__(self, to_port: int) -> None:
        self.port = 0
        self._to_port = to_port
        self._loop = asyncio.new_event_loop()
        self._flows = asyncio.Event()
        self._is_cut = False
        self._ends: set[asyncio.StreamWriter] = set()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = self._do(asyncio.start_server(self._connected, "127.0.0.1", 0))
        self.port = self._server.sockets[0].getsockname()[1]
        self._loop.call_soon_threadsafe(self._flows.set)

    def hold_up(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def cut(self) -> None:
        """All connections break, and none can be made."""
        self._loop.call_soon_threadsafe(self._cut)

    def mend(self) -> None:
        """What was held up arrives; connections can be made."""
        self._loop.call_soon_threadsafe(self._mend)

    def close(self) -> None:
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)
        self._loop.close()

    async def _close(self) -> None:
        self._cut()
        self._mend()
        self._server.close()
        passing_on = asyncio.all_tasks() - {asyncio.current_task()}
        for task in passing_on:
            task.cancel()
        await asyncio.gather(*passing_on, return_exceptions=True)

    def _do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    def _cut(self) -> None:
        self._is_cut = True
        for end in list(self._ends):
            end.transport.abort()

    def _mend(self) -> None:
        self._is_cut = False
        self._flows.set()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._to_port)
        except OSError:  # PostgreSQL is just starting again
            writer.transport.abort()
            return
        self._ends |= {writer, far_writer}
        try:
            await asyncio.gather(self._pass_on(reader, far_writer), self._pass_on(far_reader, writer))
        except OSError:
            pass
        finally:
            for end in (writer, far_writer):
                end.transport.abort()
                self._ends.discard(end)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(CHUNK):
            await self._flows.wait()
            writer.write(data)
            await writer.drain()
        writer.write_eof()
