"""Messages between processes: the framework's channels, over PostgreSQL's LISTEN and NOTIFY; with SQLite there is one process."""

import asyncio
from collections.abc import AsyncGenerator, Iterable

import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from claycrown.server.storage.database import CHANNEL, Database

log = structlog.get_logger()

RETRY = 1.0


def plugin(database: Database) -> ChannelsPlugin:
    return ChannelsPlugin(backend=_backend(database), channels=[CHANNEL])


def _backend(database: Database) -> ChannelsBackend:
    if not database.is_postgres:
        return MemoryChannelsBackend()
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

    class Listener(PsycoPgChannelsBackend):
        """Listens anew when the connection is lost. It never sends: transactions do that themselves."""

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            raise NotImplementedError

        async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
            while True:
                try:
                    async for event in super().stream_events():
                        yield event
                except Exception as error:
                    log.warning("live.listener_lost", error=type(error).__name__)
                await self._listen_again()

        async def _listen_again(self) -> None:
            while True:
                await asyncio.sleep(RETRY)
                try:
                    await self.on_shutdown()
                    await self.on_startup()
                    await self.subscribe([CHANNEL])
                    return
                except Exception as error:
                    log.warning("live.listener_lost", error=type(error).__name__)

    return Listener(database.url.set(drivername="postgresql").render_as_string(hide_password=False))
