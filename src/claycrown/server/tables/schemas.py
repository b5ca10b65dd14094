"""What goes over the wire, and into the database: words that every part says of a table."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from claycrown.server.http.schemas import Request


class Access(StrEnum):
    """Who may join and look on: everybody, whoever has the link, or only those named."""

    OPEN = "open"
    LINK = "link"
    NAME = "name"


class Pace(StrEnum):
    """Whether people sit at the table together, or come by over days."""

    LIVE = "live"
    SLOW = "slow"


class Status(StrEnum):
    """Before the game, during it, after its end, and after one that has no result."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    ABANDONED = "abandoned"


class Cause(StrEnum):
    """Why a bot plays for somebody: their time was up, they handed their seat over, resigned, or were removed: their account was
    deleted, or the host closed the tables to them."""

    TIME = "time"
    HANDED = "handed"
    RESIGNED = "resigned"
    REMOVED = "removed"


class AtZero(StrEnum):
    """What happens to one without time."""

    NOTHING = "nothing"
    BOT = "bot"
    OUT = "out"


class Clock(Request):
    """How time is kept: at a live table by `bank` and `increment`, at a slow one by `days`."""

    bank: Annotated[Annotated[float, Meta(ge=0, le=7 * 86400)] | None, Meta(description="Seconds for the whole game.")] = None
    increment: Annotated[
        float,
        Meta(description="Seconds that come to the bank each time that a player has nothing more to decide.", ge=0, le=86400),
    ] = 0
    days: Annotated[
        Annotated[float, Meta(ge=0, le=60)] | None,
        Meta(description="For each decision. What an undo takes back has still cost the time it took."),
    ] = None
    night: Annotated[bool, Meta(description="Of `days`: the clock of a player who has said when they sleep pauses then.")] = False
    at_zero: Annotated[
        AtZero,
        Meta(
            description="What happens when a player's time is up: nothing; a bot plays until they return (the default); a bot "
            "plays to the end, and they finish behind all who stayed."
        ),
    ] = AtZero.BOT
    stand_in: Annotated[
        Annotated[str, Meta(max_length=40)] | None,
        Meta(description="The bot that plays on; the best that there is if not named."),
    ] = None


class Settings(Struct, kw_only=True):
    """What whoever makes a table sets, besides the game itself and who may come; a rematch has the same.

    Stored whole, as the JSON of one column: of a table from before a setting was thought of, it has the default.
    """

    open_book: Annotated[
        bool,
        Meta(
            description="Whether the standings tell what the open information implies of what is behind the screens; else "
            "everybody remembers for themselves."
        ),
    ] = True
    pace: Annotated[Pace, Meta(description="`live` if not named.")] = Pace.LIVE
    clock: Annotated[Clock | None, Meta(description="Without one, there is all the time in the world.")] = None
    bot_seconds: Annotated[
        Annotated[float, Meta(ge=0, le=600)] | None,
        Meta(description="How long bots take to answer, about; as the server says if not named."),
    ] = None

    @classmethod
    def of(cls, asked: "Settings") -> "Settings":
        """The settings alone, of a request that holds them among other things."""
        return Settings(**{name: getattr(asked, name) for name in Settings.__struct_fields__})
