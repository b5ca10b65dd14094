"""Who is asking: the session's cookie, and what it opens."""

from typing import TYPE_CHECKING

from litestar.datastructures import Cookie

from claycrown.server.config import Config
from claycrown.server.http import errors
from claycrown.server.http.clients import Connection
from claycrown.server.people import accounts
from claycrown.server.people.accounts import DAY, Visitor

if TYPE_CHECKING:
    from claycrown.server.core import Server

COOKIE = "claycrown_session"
TOKEN_LENGTH = 64
"""No token is longer."""


async def visitor_of(connection: Connection, server: "Server") -> Visitor | None:
    token = connection.cookies.get(COOKIE, "")
    if not token or len(token) > TOKEN_LENGTH:
        return None
    return await server.database.read(accounts.visitor, token)


async def provide_visitor(request: Connection, server: "Server") -> Visitor | None:
    """Whoever asks, signed in or not."""
    return await visitor_of(request, server)


async def provide_me(visitor: Visitor | None) -> Visitor:
    """Whoever asks, who must be signed in."""
    if visitor is None:
        raise errors.not_signed_in()
    return visitor


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
