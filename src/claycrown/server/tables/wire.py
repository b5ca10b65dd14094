"""What goes over the wire, and into the database: words that every part says of a table."""

from enum import StrEnum


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
    """Why a bot plays for somebody: their time was up, they handed their seat over, or resigned."""

    TIME = "time"
    HANDED = "handed"
    RESIGNED = "resigned"
