"""Requests and sockets of one visitor of a server."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from types import TracebackType
from typing import Any, Self, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from claycrown.games.message import Message
from claycrown.server.http.schemas import Error, ErrorResponse
from claycrown.words import FALLBACK, format_message

T = TypeVar("T")


class ServerRefused(Exception):
    """The server refused a request and changed nothing. `code` is stable; `rule` is the rule of the game behind it, if any."""

    def __init__(self, status: int, error: Error) -> None:
        super().__init__(f"{error.code}: {error.message}")
        self.status = status
        self.code = error.code
        self.rule = error.rule
        self.number = error.number
        self.reason = Message(error.reason_id, error.reason_values or {}) if error.reason_id else None
        """As a message of the catalogue."""


class Api:
    """The API of a server, with the cookies of one visitor."""

    def __init__(self, url: str, timeout: float = 20) -> None:
        self.url = url.rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=timeout)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self.http.close()

    def call(self, method: str, path: str, answer: type[T], body: Any = None, query: Mapping[str, Any] | None = None) -> T:
        """Send a request to a path below `/api` and return its answer, which has this type; `ServerRefused` if it is refused."""
        headers: dict[str, str] = {}
        if method != "GET":
            if "claycrown_csrf" not in self.http.cookies:
                self.http.get("/api/games")
            headers["x-csrf-token"] = self.http.cookies.get("claycrown_csrf") or ""
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["content-type"] = "application/json"
        response = self.http.request(method, f"/api{path}", content=content, headers=headers, params=_without_none(query or {}))
        if response.is_success:
            return msgspec.json.decode(response.content or b"null", type=answer)
        try:
            refused = msgspec.json.decode(response.content, type=ErrorResponse).error
        except msgspec.DecodeError:
            reason = Message("refusal-unknown", {"status": response.status_code})
            refused = Error("unknown", format_message(reason, FALLBACK), reason_id=reason.id, reason_values=reason.values)
        raise ServerRefused(response.status_code, refused)

    def get(self, path: str, answer: type[T], **query: Any) -> T:
        return self.call("GET", path, answer, query=query)

    def post(self, path: str, answer: type[T], body: Any = None) -> T:
        return self.call("POST", path, answer, body)

    def cookies(self) -> dict[str, str]:
        """The header that identifies the visitor on a socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return {"Cookie": cookies} if cookies else {}

    @contextmanager
    def open_socket(self, path: str, **query: Any) -> Iterator[ClientConnection]:
        """A socket at a path below `/api`."""
        address = f"ws{self.url.removeprefix('http')}/api{path}?{urlencode(_without_none(query))}"
        with connect(address, additional_headers=self.cookies(), compression=None) as socket:
            yield socket


def _without_none(query: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in query.items() if value is not None}
