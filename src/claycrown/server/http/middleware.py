"""Before any route: limits on rates, headers that protect, one line of log for each request."""

import asyncio
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
import structlog

from claycrown.server.http import errors
from claycrown.server.http.clients import counted_as
from claycrown.server.http.limits import Rate
from claycrown.server.storage.database import WHOSE

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]
Answered = Callable[[str, str, int, float], None]
"""Told of every answer: method, route, status, seconds."""

log = structlog.get_logger("claycrown.request")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # an address may hold an invitation
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
PAUSE = 0.25
"""Seconds until somebody who asks too often is refused: the next question on the same connection comes no sooner."""
SECURE = (b"strict-transport-security", b"max-age=31536000")
"""Only where the host says that people come by https: a home network often has none."""


class RequestMiddleware:
    """What every request passes first."""

    def __init__(self, app: Asgi, requests: Rate, secure: bool, answered: Answered) -> None:
        self._app = app
        self._requests = requests
        self._answered = answered
        self._headers = [*HEADERS, SECURE] if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        whose = counted_as(client[0]) if client else "?"
        WHOSE.set(whose)
        if not self._requests.allows(whose):
            await self._refuse(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = time.perf_counter()
        status = 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", ()), *self._headers]
                if scope["path"].startswith("/api") and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message = {**message, "headers": headers}
            await send(message)

        try:
            await self._app(scope, receive, send_with_headers)
        finally:
            # The template of the path, not the path: an address may hold an invitation.
            where = scope.get("path_template") or "-"
            took = time.perf_counter() - start
            self._answered(scope["method"], where, status, took)
            log.info("request", method=scope["method"], route=where, status=status, ms=round(took * 1000, 1))

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.sleep(PAUSE)
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4429, "reason": ""})
            return
        self._answered(scope["method"], "-", 429, PAUSE)  # counted, not logged: the log is not for them to fill
        body = msgspec.json.encode(errors.too_fast().body())
        length = (b"content-length", str(len(body)).encode())
        headers = [(b"content-type", b"application/json"), (b"retry-after", b"5"), length, *self._headers]
        await send({"type": "http.response.start", "status": 429, "headers": headers})
        await send({"type": "http.response.body", "body": body})
