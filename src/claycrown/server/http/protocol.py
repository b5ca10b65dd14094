"""HTTP as uvicorn speaks it, but not with whoever says nothing.

uvicorn waits for a request for as long as the connection is open, and only from the second one on it has a time-out. Some
hundreds of silent connections would take all that a machine has.
"""

import asyncio
from typing import Any, Literal

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

BODY = 4
"""So many times as long as for its headers there is for the body of a request."""


class ImpatientProtocol(HttpToolsProtocol):
    """One connection; it is cut when what it waits for does not come in time."""

    seconds = 15.0
    """For the headers of a request, or until the first one begins."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._awaited: Literal["headers", "body"] | None = "headers"
        self._timed: Literal["headers", "body"] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's own
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._awaited = None
        self._watch()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._awaited = "headers"

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._awaited = "body"

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._awaited = None

    def _watch(self) -> None:
        """Most requests come in one piece: for them no timer is started."""
        if self._awaited == self._timed:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._timed = self._awaited
        if self._awaited is not None:
            seconds = self.seconds * (BODY if self._awaited == "body" else 1)
            self._timer = self.loop.call_later(seconds, self.transport.abort)
