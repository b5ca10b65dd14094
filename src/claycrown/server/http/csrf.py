"""Requests that another site's page has forged: a browser sends the cookies along, but that page cannot read them.

Whatever changes something must have the value of a cookie in a header. The value is signed, and for one session: one that
somebody else got, or had before signing in, is worth nothing. An answer brings a new one whenever the one that came is not right.
"""

import hashlib
import hmac
import secrets
from http.cookies import SimpleCookie
from typing import cast

import msgspec
from litestar.types import HTTPScope

from claycrown.server.http import errors
from claycrown.server.http.clients import Connection
from claycrown.server.http.middleware import Asgi, Message, Receive, Scope, Send

COOKIE = "claycrown_csrf"
HEADER = b"x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
NONCE = 32
"""Letters of a token that are chance; its signature follows."""


class CsrfMiddleware:
    """Stands before the routes of one server."""

    def __init__(self, app: Asgi, secret: str, session_cookie: str, secure: bool) -> None:
        self._app = app
        self._secret = secret.encode()
        self._session_cookie = session_cookie
        self._attributes = "; Path=/; SameSite=lax" + ("; Secure" if secure else "")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        cookies = Connection(cast(HTTPScope, scope)).cookies  # as the routes read them: both must see the same session
        session, token = cookies.get(self._session_cookie, ""), cookies.get(COOKIE, "")
        right = self._is_right(token, session)

        async def send_with_token(message: Message) -> None:
            if message["type"] == "http.response.start":
                after = _cookie_set(message, self._session_cookie, session)
                if not right or after != session:
                    brought = f"{COOKIE}={self.token(after)}{self._attributes}".encode()
                    message = {**message, "headers": [*message.get("headers", ()), (b"set-cookie", brought)]}
            await send(message)

        if scope["method"] in SAFE or (right and hmac.compare_digest(_header(scope, HEADER), token.encode())):
            await self._app(scope, receive, send_with_token)
        else:
            await _refuse(send_with_token)

    def token(self, session: str) -> str:
        nonce = secrets.token_hex(NONCE // 2)
        return nonce + self._signature(nonce, session)

    def _signature(self, nonce: str, session: str) -> str:
        return hmac.new(self._secret, f"csrf {nonce} {session}".encode(), hashlib.sha256).hexdigest()

    def _is_right(self, token: str, session: str) -> bool:
        return hmac.compare_digest(token[NONCE:].encode(), self._signature(token[:NONCE], session).encode())


def _header(scope: Scope, name: bytes) -> bytes:
    return next((bytes(value) for found, value in scope["headers"] if found == name), b"")


def _cookie_set(answer: Message, name: str, otherwise: str) -> str:
    """The value that an answer gives a cookie."""
    for found, value in answer.get("headers", ()):
        if found.lower() == b"set-cookie" and value.startswith(f"{name}=".encode()):
            return SimpleCookie(value.decode("latin-1"))[name].value
    return otherwise


async def _refuse(send: Send) -> None:
    refusal = errors.no_token(COOKIE, "X-CSRF-Token")
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(refusal.body())})
