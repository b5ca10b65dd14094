"""Where notices may go. People name the addresses, so none may lead into the host's own network unless the host says so."""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from claycrown.server.config import NoticeSettings

if TYPE_CHECKING:  # it takes long to load: not at the start of the server
    import httpx

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Network = ipaddress.IPv4Network | ipaddress.IPv6Network

GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
"""Where IPv6 addresses of the internet lie. Outside are old site-local ones, and most of those that stand for IPv4 ones."""
LEADING_BACK = [ipaddress.ip_network(text) for text in ("2001::/32", "2002::/16")]
"""The others that stand for IPv4 ones, private ones too: Teredo, 6to4."""

LONGEST = 2000


class BadEndpoint(Exception):
    """An address that nothing is sent to; `code` says why not."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Unreachable(Exception):
    """It could not be sent now."""


@dataclass(frozen=True, slots=True)
class EndpointResponse:
    status: int
    retry_after: int | None
    """Seconds, if the service named them."""


class Endpoints:
    """Checks addresses and sends to them."""

    def __init__(self, settings: NoticeSettings) -> None:
        self._allowed = _Rules(settings.allow)
        self._denied = _Rules(settings.deny)
        self._timeout = settings.timeout
        self._client: httpx.AsyncClient | None = None

    def check(self, url: str) -> "httpx.URL":
        """The address, if it can be one: https; plain http only to hosts that are allowed by name or network."""
        import httpx

        _check_port(url)
        try:
            parsed = httpx.URL(url)
        except (httpx.InvalidURL, ValueError, UnicodeError):
            raise _no_address() from None
        if len(url) > LONGEST or not url.isprintable() or " " in url or parsed.userinfo or not parsed.host:
            raise _no_address()
        host = parsed.host.lower().rstrip(".")
        if not all(host.split(".")):
            raise _no_address()
        if parsed.scheme != "https" and not (parsed.scheme == "http" and self._allowed.host(host)):
            raise BadEndpoint("not_https")
        if self._denied.host(host):
            raise _not_there()
        literal = _address(host)
        if literal is not None:
            self._check_address(literal, host)
        elif "." not in host and not self._allowed.host(host):
            raise _not_there()
        return parsed

    def _check_address(self, address: Address, host: str) -> None:
        if self._denied.address(address):
            raise _not_there()
        if self._allowed.host(host) or self._allowed.address(address):
            return
        if not address.is_global or address.is_multicast or _leads_back(address):
            raise _not_there()

    async def post(self, url: str, content: bytes, headers: dict[str, str]) -> EndpointResponse:
        """Send something. The name is looked up once and checked, and the connection goes to just that address."""
        import httpx

        parsed = self.check(url)
        port = parsed.port or (443 if parsed.scheme == "https" else 80)
        address = await self._look_up(parsed.host, port)
        request = httpx.Request(
            "POST",
            parsed.copy_with(host=str(address)),
            content=content,
            headers={**headers, "Host": parsed.netloc.decode("ascii")},
            extensions={"sni_hostname": parsed.raw_host.decode("ascii")} if _address(parsed.host) is None else {},
        )
        try:
            client = await self._open()
            # What the service answers is not read.
            response = await asyncio.wait_for(client.send(request, stream=True), self._timeout)
            await response.aclose()
        except (TimeoutError, httpx.HTTPError, OSError, ValueError) as error:
            raise Unreachable(type(error).__name__) from None
        return EndpointResponse(response.status_code, _seconds(response.headers.get("retry-after", "")))

    async def _open(self) -> "httpx.AsyncClient":
        """No proxy and no redirect: both would lead elsewhere. No connection is used twice: two hosts may share an address."""
        import httpx

        if self._client is None:
            trusted = await asyncio.to_thread(httpx.create_ssl_context)  # takes long
            once = httpx.Limits(max_keepalive_connections=0)
            self._client = httpx.AsyncClient(
                verify=trusted, timeout=self._timeout, limits=once, trust_env=False, follow_redirects=False
            )
        return self._client

    async def _look_up(self, host: str, port: int) -> Address:
        try:
            lookup = asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found: list[Any] = await asyncio.wait_for(lookup, self._timeout)
        except (TimeoutError, OSError, UnicodeError):
            raise Unreachable("unknown host") from None
        addresses = [ipaddress.ip_address(entry[4][0].partition("%")[0]) for entry in found]
        for address in addresses:
            self._check_address(_plain(address), host.lower().rstrip("."))
        return addresses[0]


def _check_port(url: str) -> None:
    """httpx reads ports such as -1 and 99999."""
    try:
        split = urlsplit(url)
    except ValueError:
        raise _no_address() from None
    try:
        if split.port == 0:
            raise ValueError
    except ValueError:
        raise BadEndpoint("bad_port") from None


def _no_address() -> BadEndpoint:
    return BadEndpoint("bad_address")


def _not_there() -> BadEndpoint:
    return BadEndpoint("bad_target")


class _Rules:
    """Hosts and networks that a host has named."""

    def __init__(self, named: Iterable[str]) -> None:
        self._hosts: list[str] = []
        self._networks: list[Network] = []
        for entry in named:
            try:
                self._networks.append(ipaddress.ip_network(entry, strict=False))
            except ValueError:
                self._hosts.append(entry.lower().strip("."))

    def host(self, host: str) -> bool:
        literal = _address(host)
        if literal is not None:
            return self.address(literal)
        return any(host == named or host.endswith(f".{named}") for named in self._hosts)

    def address(self, address: Address) -> bool:
        return any(address in network for network in self._networks)


def _address(host: str) -> Address | None:
    try:
        return _plain(ipaddress.ip_address(host.strip("[]")))
    except ValueError:
        return None


def _plain(address: Address) -> Address:
    """An IPv4 address in the clothes of an IPv6 one is an IPv4 address."""
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return address.ipv4_mapped
    return address


def _leads_back(address: Address) -> bool:
    if isinstance(address, ipaddress.IPv4Address):
        return False
    return address not in GLOBAL_UNICAST or any(address in network for network in LEADING_BACK)


def _seconds(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else None
