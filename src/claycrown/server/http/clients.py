"""Who is at the other end of a connection: the address, and the page that opened it."""

import ipaddress
from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection

from claycrown.server.config import Config

Connection = ASGIConnection[Any, Any, Any, Any]
"""A request or a socket."""


PREFIX = 64
"""Bits of an IPv6 address that a provider gives to one customer; all others are the customer's own to choose."""


def client_address(connection: Connection) -> str:
    """By which limits are counted."""
    return counted_as(connection.client.host) if connection.client is not None else "?"


@lru_cache(maxsize=4096)
def counted_as(host: str) -> str:
    """An address with those that are surely the same visitor's: of IPv6 the network."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, PREFIX), strict=False))


def is_same_origin(connection: Connection, config: Config) -> bool:
    """A browser names the page that opens a socket; a page of somebody else may not. Programs name none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = origin.partition("://")[2]
    return bool(host) and (host == connection.headers.get("host") or origin == config.public_url.rstrip("/"))
