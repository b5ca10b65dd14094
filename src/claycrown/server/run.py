"""Running the server until it is told to stop."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable

import structlog
import uvicorn
from uvicorn.config import STARTUP_FAILURE

from claycrown.server.app import create_app
from claycrown.server.config import Config
from claycrown.server.http.listening import Listener, bind
from claycrown.server.http.middleware import Asgi
from claycrown.server.http.protocol import ImpatientProtocol, MeasuredSocketProtocol
from claycrown.server.operations import logs
from claycrown.words import FALLBACK, set_language

log = structlog.get_logger()

STOPPING = 10
"""Seconds that open requests have to finish at a stop."""

SWITCH = 0.0005
"""Seconds that one thread may keep the interpreter from another: what is being stored must not keep people waiting."""


GARBAGE = (20_000, 20, 50)
"""When Python looks for what nobody can reach any more: less often than it would by itself, for hardly anything here is so."""


def prepare(config: Config) -> Asgi:
    """Everything that can go wrong before the server listens: its database, its editions."""
    logs.set_up(config.log, config.log_level)
    return create_app(config)


class _AnnouncedServer(uvicorn.Server):
    """A server that tells when it listens, and on which port. It accepts connections itself, because descriptors may run out."""

    def __init__(self, config: uvicorn.Config, http: type[ImpatientProtocol], ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self._http = http
        self._ready = ready
        self._listener: Listener | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if sys.platform == "win32":
            await super().startup(sockets)
            if self.started:
                self._ready(self.servers[0].sockets[0].getsockname()[1])
            return
        await super().startup([])
        try:
            listening = bind(self.config.host, self.config.port)
        except OSError as error:
            log.error("listening", error=str(error))
            await self.lifespan.shutdown()
            sys.exit(STARTUP_FAILURE)
        self._listener = Listener(listening, self._protocol)
        self._log_started_message(listening)
        self._ready(self._listener.port)

    def _protocol(self) -> asyncio.Protocol:
        return self._http(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._listener is not None:
            self._listener.close()
        await super().shutdown(sockets)


def run(config: Config, app: Asgi, ready: Callable[[int], None] = lambda port: None) -> None:
    """Serve; SIGTERM and SIGINT stop it once what is under way is done."""
    set_language(FALLBACK)  # to programs; people are spoken to in their own language, whatever the host's is
    sys.setswitchinterval(SWITCH)
    gc.freeze()
    gc.set_threshold(*GARBAGE)

    class Protocol(ImpatientProtocol):
        seconds = config.limits.headers

    _AnnouncedServer(
        uvicorn.Config(
            app,
            http=Protocol,
            ws=MeasuredSocketProtocol,
            host=config.host,
            port=config.port,
            log_config=None,
            access_log=False,
            server_header=False,
            ws_max_size=config.limits.message,
            ws_per_message_deflate=False,  # costs much memory for each connection
            limit_concurrency=config.limits.sockets + 1000,
            timeout_graceful_shutdown=STOPPING,
            proxy_headers=True,
            forwarded_allow_ips=config.trusted_proxies,
        ),
        Protocol,
        ready,
    ).run()
