"""Who is at the other end of a connection: the address, and the page that opened it."""

import ipaddress
from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection

from claycrown.server.config import PORTS, Config, origin

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
    """Whether a socket is opened by a page of this server: by scheme, host and port. Browsers name them, programs do not."""
    named = connection.headers.get("origin")
    if named is None:
        return True
    scheme = "https" if connection.scope["scheme"] in ("wss", "https") else "http"  # as a trusted proxy says
    own, public = origin(f"{scheme}://{connection.headers.get('host', '')}"), origin(config.public_url)
    if own is not None and public is not None and own[1] == public[1] and own[2] in PORTS.values():
        own = public  # a proxy that does not say which scheme people use
    return origin(named) in {own, public} - {None}
