"""What goes over the wire: ratings and statistics."""

from typing import Literal

from msgspec import Struct

from claycrown.server.people.wire import Person

Unrated = Literal["imported", "kept", "hinted"]
"""Why a game is not rated: it comes from a record; somebody plays at several seats; somebody asked for a hint."""


class Rated(Struct):
    """Somebody who has played, or a bot."""

    person: Person | None
    bot: str | None
    rating: float
    """What they are surely worth: mu less three sigma."""
    mu: float
    sigma: float
    games: int


class RatingPage(Struct):
    """Those who have played a game, best first."""

    rated: list[Rated]
    next: str | None
    """Where the next part begins, to be sent as `cursor`; null at the end."""


class Played(Struct):
    """A finished game of somebody's."""

    table: str
    seat: int
    players: int
    place: int
    rating: float | None
    """After it; null where the game was not rated."""
    gain: float | None
    at: int


class Rival(Struct):
    """Somebody, or a bot, against whom somebody has played games that the one who asks may know of."""

    person: Person | None
    bot: str | None
    games: int
    ahead: int
    """In how many somebody came before the rival."""


class PlayedPage(Struct):
    """Finished games of somebody, latest first."""

    played: list[Played]
    next: str | None


class Tally(Struct):
    """Games with one number of players."""

    players: int
    games: int
    wins: int
    places: list[int]
    """How often first, second, ..."""
    figures: dict[str, float]
    """What the game counts, on average a game."""


class PersonStatistics(Struct):
    """Somebody's games of one kind."""

    game: str
    rated: Rated | None
    tallies: list[Tally]
    """By number of players."""


class SeatTally(Struct):
    colour: str
    wins: int
    figures: dict[str, float]


class GameTally(Struct):
    """All finished games of one kind with one number of players."""

    players: int
    games: int
    abandoned: int
    decisions: float
    """On average."""
    minutes: float
    """From the start to the end, on average."""
    seats: list[SeatTally]


class GameStatistics(Struct):
    game: str
    tallies: list[GameTally]
    """By number of players."""
