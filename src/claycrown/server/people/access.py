"""Who is asking: the session's cookie, and what it opens."""

from typing import TYPE_CHECKING, TypeAlias

from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from claycrown.server.config import Config
from claycrown.server.http import errors
from claycrown.server.http.clients import Connection
from claycrown.server.http.handlers import TheServer
from claycrown.server.people import accounts
from claycrown.server.people.accounts import DAY, Visitor

if TYPE_CHECKING:
    from claycrown.server.core import Server

SignedIn: TypeAlias = NamedDependency[Visitor]
"""Of a route: whoever asks, who must be signed in."""
Anybody: TypeAlias = NamedDependency[Visitor | None]
"""Of a route: whoever asks, signed in or not."""

COOKIE = "claycrown_session"
TOKEN_LENGTH = 64
"""No token is longer."""


async def visitor_of(connection: Connection, server: "Server") -> Visitor | None:
    token = connection.cookies.get(COOKIE, "")
    if not token or len(token) > TOKEN_LENGTH:
        return None
    return await server.database.read(accounts.visitor, token)


async def provide_visitor(request: Connection, server: TheServer) -> Visitor | None:
    return await visitor_of(request, server)


async def provide_me(visitor: Anybody) -> Visitor:
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
