"""What goes over the wire: clocks and nights."""

from datetime import date
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from claycrown.server.http.schemas import Request

Zone = Annotated[str, Meta(min_length=1, max_length=45, pattern=r"^[A-Za-z0-9_+/-]+$", description="as in `Europe/Warsaw`")]


class Absence(StrEnum):
    """Whether a bot plays for somebody: until they return, or to the end."""

    NONE = ""
    AWAY = "away"
    OUT = "out"


class Holiday(Struct):
    """Days in which the clocks of somebody's slow games stand still."""

    begins: int
    ends: int


class NewHoliday(Request):
    """Whole days, the last one included."""

    first: date
    last: date
    zone: Zone


class MyHolidays(Struct):
    holidays: Annotated[list[Holiday], Meta(description="Those that are not over.")]
    days_left: Annotated[int, Meta(description="That one may still take this year.")]


class SeatClock(Struct):
    """Somebody's clock at a table where time is kept."""

    seat: int
    left: Annotated[int, Meta(description="Milliseconds that were left when the clock started, or stopped.")]
    since: Annotated[int | None, Meta(description="When it started; null while it stands still.")]
    deadline: Annotated[int | None, Meta(description="When it comes to zero; nights are counted in.")]
    absence: Annotated[Absence, Meta(description="`away`: a bot plays until the player returns; `out`: it plays to the end.")]
    holiday: Annotated[
        Holiday | None,
        Meta(
            description="At a slow table: the player's holiday that lasts, or else the next within a week. The clock stands "
            "still then."
        ),
    ] = None


class ClockUpdate(Struct, tag="clocks", tag_field="type", kw_only=True):
    """On a socket: clocks have started or stopped."""

    table: str
    clocks: list[SeatClock]
    now: Annotated[int, Meta(description="The server's time, to set one's own by.")]


class Night(Request):
    """When somebody sleeps. It counts from the next time that one's clock starts."""

    zone: Zone
    begins: Annotated[int, Meta(ge=0, le=23)] = 22
    ends: Annotated[int, Meta(ge=0, le=23)] = 8
