"""Who is at the other end of a connection: the address, and the page that opened it."""

from typing import Any

from litestar.connection import ASGIConnection

from claycrown.server.config import Config

Connection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket."""


def client_address(connection: Connection) -> str:
    return connection.client.host if connection.client is not None else "?"


def is_same_origin(connection: Connection, config: Config) -> bool:
    """A browser names the page that opens a socket; a page of somebody else may not. Programs name none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = origin.partition("://")[2]
    return host == connection.headers.get("host") or origin == config.public_url.rstrip("/")
