"""Who is asking: the session's cookie, and what it opens."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from claycrown.server import errors, people
from claycrown.server.config import Config
from claycrown.server.core import Server
from claycrown.server.people import DAY, Visitor

Connection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket."""

COOKIE = "claycrown_session"
TOKEN_LENGTH = 64
"""No token is longer."""


async def visitor_of(connection: Connection, server: Server) -> Visitor | None:
    token = connection.cookies.get(COOKIE, "")
    if not token or len(token) > TOKEN_LENGTH:
        return None
    return await server.database.read(people.visitor, token)


async def provide_visitor(request: Connection, server: Server) -> Visitor | None:
    """Whoever asks, signed in or not."""
    return await visitor_of(request, server)


async def provide_me(visitor: Visitor | None) -> Visitor:
    """Whoever asks, who must be signed in."""
    if visitor is None:
        raise errors.not_signed_in()
    return visitor


def client_address(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else "?"


def session_cookie(config: Config, token: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        path="/",
        httponly=True,
        samesite="lax",
        secure=config.secure,
        max_age=config.session_days * DAY // 1000,
    )


def is_same_origin(connection: Connection, config: Config) -> bool:
    """A browser names the page that opens a socket; a page of somebody else may not. Programs name none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = origin.partition("://")[2]
    return host == connection.headers.get("host") or origin == config.public_url.rstrip("/")
