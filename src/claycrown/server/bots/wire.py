"""What goes over the wire: bots that have to wait."""

from typing import Annotated

from msgspec import Meta, Struct


class BotWait(Struct):
    """A bot that waits until the server has time for it."""

    seat: int
    bot: str
    seconds: Annotated[int, Meta(description="That it will take until it has decided, about.")]


class Busy(Struct, tag="busy", tag_field="type", kw_only=True):
    """On a socket: bots at the table wait because others think, or no longer do."""

    table: str
    waiting: list[BotWait]
