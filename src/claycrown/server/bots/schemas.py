"""What goes over the wire: how quickly bots answer, and bots that have to wait."""

from typing import Annotated

from msgspec import Meta, Struct

from claycrown.server.http.schemas import Request

Seconds = Annotated[float, Meta(ge=0, le=600)]


class BotPace(Request):
    """How long bots at a table take to answer."""

    seconds: Annotated[
        Seconds | None,
        Meta(description="About, before each decision; 0 is as soon as they have thought, null as the server says."),
    ]


class BotWait(Struct):
    """A bot that waits until the server has time for it."""

    seat: int
    bot: str
    seconds: Annotated[int, Meta(description="That it will take until it has decided, about.")]


class BotsWaiting(Struct, tag="busy", tag_field="type", kw_only=True):
    """On a socket: bots at the table wait because others think, or no longer do."""

    table: str
    waiting: list[BotWait]
