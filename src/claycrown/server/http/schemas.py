"""What goes over the wire whatever is asked for: requests, refusals, and plain values.

In all modules of this name: times are milliseconds since 1970, seats are numbers from 0 in seat order.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

SHOWN = "what cannot be seen is left out"
Id = Annotated[str, Meta(max_length=12)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Text = Annotated[str, Meta(max_length=200)]


class Request(Struct, forbid_unknown_fields=True, kw_only=True):
    """What clients send: a field that nobody knows is refused."""


class Error(Struct, omit_defaults=True):
    """Why something was refused."""

    code: Annotated[str, Meta(description="For programs; never changes.")]
    message: Annotated[str, Meta(description="For people, in English.")]
    rule: Annotated[str | None, Meta(description="The rule of the game that forbids it.")] = None
    number: Annotated[int | None, Meta(description="Where the game stands, when the decision answered something older.")] = None
    reason_id: Annotated[
        str | None,
        Meta(description="The message of the catalogue: `message` is its English text."),
    ] = None
    reason_values: Annotated[dict[str, Any] | None, Meta(description="What that message speaks of.")] = None


class ErrorResponse(Struct):
    """Every answer that is not a success."""

    error: Error


class Ping(Request, tag="ping", tag_field="type"):
    """Is the server still there? Whoever's laptop was shut asks when it is opened."""

    ref: Annotated[str, Meta(max_length=40)] = ""


class Pong(Struct, tag="pong", tag_field="type", kw_only=True):
    """The answer to a ping: the server is there."""

    now: Annotated[int, Meta(description="The server's time, to set one's own by.")]
    ref: str = ""


class SocketRefusal(Struct, tag="refused", tag_field="type", kw_only=True):
    """An answer on a socket that is no success."""

    error: Error
    ref: str = ""


encode = msgspec.json.Encoder().encode
