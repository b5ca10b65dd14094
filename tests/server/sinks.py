"""Services on loopback that take what the server sends, as real ones do: HTTP for webhooks and push, SMTP for e-mail."""

import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeVar

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


@dataclass
class SmtpSink:
    """Takes e-mail, a little of SMTP."""

    received: list[EmailMessage] = field(default_factory=list)
    refuse: list[str] = field(default_factory=list)
    """What the next recipients are answered."""

    def __post_init__(self) -> None:
        sink = self

        class Handler(socketserver.StreamRequestHandler):
            def say(self, text: str) -> None:
                self.wfile.write(f"{text}\r\n".encode())

            def handle(self) -> None:
                self.say("220 sink")
                for line in self.rfile:
                    word = line.split(b" ")[0].strip().upper()
                    if word == b"DATA":
                        self.say("354 go on")
                        lines = []
                        for part in self.rfile:
                            if part == b".\r\n":
                                break
                            lines.append(part.removeprefix(b"."))
                        sink.received.append(message_from_bytes(b"".join(lines), policy=policy.default))
                        self.say("250 taken")
                    elif word == b"QUIT":
                        self.say("221 bye")
                        return
                    elif word == b"RCPT" and sink.refuse:
                        self.say(sink.refuse.pop(0))
                    else:
                        self.say("250 fine")

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def port(self) -> int:
        port: int = self._server.server_address[1]
        return port

    def to(self, address: str) -> list[EmailMessage]:
        return [message for message in self.received if message["To"] == address]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
