"""Who is asking: the session's cookie, and what it opens."""

from typing import TYPE_CHECKING, TypeAlias

from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from claycrown.server.config import Config
from claycrown.server.http import errors
from claycrown.server.http.clients import Connection, client_address
from claycrown.server.http.handlers import TheServer
from claycrown.server.people import accounts, devices
from claycrown.server.people.accounts import DAY, Visitor
from claycrown.server.people.queries import PersonRow

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
    return _cookie(config, COOKIE, token, config.session_days)


def device_cookie(connection: Connection, server: "Server", account_id: str, hashed: str) -> Cookie:
    """The account's owner has just signed in on this device; `hashed` is the password's hash."""
    so_far = connection.cookies.get(devices.COOKIE, "")
    return _cookie(server.config, devices.COOKIE, devices.marked(so_far, server.secret, account_id, hashed), devices.DAYS)


def is_known_device(connection: Connection, server: "Server", account: PersonRow | None) -> bool:
    """Whether the account's owner has signed in on this device before, with the password that they still have."""
    if account is None or account.password is None:
        return False
    return devices.is_known(connection.cookies.get(devices.COOKIE, ""), server.secret, account.id, account.password)


def _cookie(config: Config, name: str, value: str, days: int) -> Cookie:
    return Cookie(
        name,
        value=value,
        path="/",
        httponly=True,
        samesite="lax",
        secure=config.secure,
        max_age=days * DAY // 1000,
    )


def owner_of(connection: Connection, visitor: Visitor | None) -> str:
    """For whom work is done, where everybody has a share: the person; for a visitor who is nobody yet, the address."""
    return client_address(connection) if visitor is None else visitor.id
