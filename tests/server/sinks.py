"""Services on loopback that take what the server sends, as real ones do: HTTP for webhooks and push, SMTP for e-mail."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeVar

from aiosmtpd.smtp import SMTP, Envelope, Session

T = TypeVar("T")


def wait_for(look: Callable[[], T], seconds: float = 10) -> T:
    """What `look` finds, as soon as it finds something."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.02)
    raise AssertionError("it did not come")


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class HttpSink:
    """Takes every POST; answers as told, then with 200."""

    received: list[Received] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    """The statuses of the next answers."""

    def __post_init__(self) -> None:
        self._held: dict[str, threading.Event] = {}
        sink = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                headers = {name.lower(): value for name, value in self.headers.items()}
                sink.received.append(Received(self.path, headers, body))
                if self.path in sink._held:
                    sink._held[self.path].wait()
                self.send_response(sink.answers.pop(0) if sink.answers else 200)
                self.send_header("Location", f"{sink.url}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *arguments: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def at(self, path: str) -> list[Received]:
        return [request for request in self.received if request.path == path]

    @contextmanager
    def holding(self, path: str) -> Iterator[None]:
        """Meanwhile whoever sends to a path gets no answer."""
        self._held[path] = threading.Event()
        try:
            yield
        finally:
            self._held.pop(path).set()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@dataclass(frozen=True)
class Letter:
    """What a mail server was handed, byte for byte."""

    sender: str
    recipients: tuple[str, ...]
    raw: bytes


@dataclass
class SmtpSink:
    """A mail server, aiosmtpd, in a thread of its own."""

    letters: list[Letter] = field(default_factory=list)
    refuse: list[str] = field(default_factory=list)
    """What the next recipients are answered."""

    def __post_init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._server = asyncio.run_coroutine_threadsafe(self._listen(), self._loop).result()

    async def _listen(self) -> asyncio.Server:
        return await self._loop.create_server(lambda: SMTP(self, hostname="sink", loop=self._loop), "127.0.0.1", 0)

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]) -> str:
        if self.refuse:
            return self.refuse.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        raw = envelope.original_content
        assert raw is not None
        self.letters.append(Letter(envelope.mail_from or "", tuple(envelope.rcpt_tos), raw))
        return "250 OK"

    @property
    def port(self) -> int:
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def letters_to(self, address: str) -> list[Letter]:
        return [letter for letter in self.letters if address in letter.recipients]

    def to(self, address: str) -> list[EmailMessage]:
        """The same, as a reader's program shows them."""
        return [message_from_bytes(letter.raw, policy=policy.default) for letter in self.letters_to(address)]

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._server.close)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
