"""Who is asking: the session's cookie, and what it opens."""

from typing import Literal, TypeAlias

from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.types import Guard

from claycrown.server.config import Config
from claycrown.server.http import errors
from claycrown.server.http.clients import Connection, client_address
from claycrown.server.people import accounts, devices
from claycrown.server.people.accounts import DAY, Visitor
from claycrown.server.people.queries import PersonRow

SignedIn: TypeAlias = NamedDependency[Visitor]
"""Of a route: whoever asks, who must be signed in."""
Anybody: TypeAlias = NamedDependency[Visitor | None]
"""Of a route: whoever asks, signed in or not."""

COOKIE = "claycrown_session"
VISITOR = "visitor"
"""Where a connection keeps who it is."""
TOKEN_LENGTH = 64
"""No token is longer."""


async def visitor_of(connection: Connection) -> Visitor | None:
    """Looked up once for a request or a socket."""
    kept = connection.scope["state"]
    if VISITOR not in kept:
        token = connection.cookies.get(COOKIE, "")
        is_possible = 0 < len(token) <= TOKEN_LENGTH
        kept[VISITOR] = await connection.app.state.database.read(accounts.visitor, token) if is_possible else None
    found: Visitor | None = kept[VISITOR]
    return found


async def signed_in(connection: Connection) -> Visitor:
    visitor = await visitor_of(connection)
    if visitor is None:
        raise errors.not_signed_in()
    return visitor


async def provide_visitor(request: Connection) -> Visitor | None:
    return await visitor_of(request)


async def provide_me(request: Connection) -> Visitor:
    return await signed_in(request)


async def everybody_signed_in(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard: only they may."""
    await signed_in(connection)


async def administrators(connection: Connection, _: BaseRouteHandler) -> None:
    """A guard: only they may."""
    if not (await signed_in(connection)).admin:
        raise errors.forbidden("not_admin")


def limited(rate: Literal["decisions", "tries"]) -> Guard:
    """A guard: whoever is signed in may ask so often, whatever has this limit. (A socket counts what comes on it itself.)"""

    async def guard(connection: Connection, _: BaseRouteHandler) -> None:
        getattr(connection.app.state.rates, rate).check((await signed_in(connection)).id)

    return guard


def limit_by_address(rate: Literal["decisions", "sign_ins"]) -> Guard:
    """A guard: so often from one address, whoever asks."""

    def guard(connection: Connection, _: BaseRouteHandler) -> None:
        getattr(connection.app.state.rates, rate).check(client_address(connection))

    return guard


def session_cookie(config: Config, token: str) -> Cookie:
    return _cookie(config, COOKIE, token, config.session_days)


def device_cookie(connection: Connection, config: Config, secret: str, account_id: str, hashed: str) -> Cookie:
    """The account's owner has just signed in on this device; `hashed` is the password's hash."""
    so_far = connection.cookies.get(devices.COOKIE, "")
    return _cookie(config, devices.COOKIE, devices.marked(so_far, secret, account_id, hashed), devices.DAYS)


def is_known_device(connection: Connection, secret: str, account: PersonRow | None) -> bool:
    """Whether the account's owner has signed in on this device before, with the password that they still have."""
    if account is None or account.password is None:
        return False
    return devices.is_known(connection.cookies.get(devices.COOKIE, ""), secret, account.id, account.password)


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
