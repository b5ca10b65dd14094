"""What goes over the wire: ratings and statistics."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from claycrown.server.people.schemas import Person

Unrated = Literal["imported", "kept", "edition", "hinted", "undone", "alone"]
"""Why a game is not rated: it comes from a record; somebody plays at several seats; its edition is not the package's own;
somebody asked for a hint; a finished turn was taken back, with the bots' answers; only one player is left, because the accounts
of the others were deleted."""


class RankedPlayer(Struct):
    """Somebody who has played, or a bot."""

    person: Person | None
    bot: str | None
    rating: Annotated[float, Meta(description="What they are surely worth: mu less three sigma.")]
    mu: float
    sigma: float
    games: int


class RatingPage(Struct):
    """Everybody with a rated game, best first."""

    rated: list[RankedPlayer]
    next: Annotated[str | None, Meta(description="Where the next part begins, to be sent as `cursor`; null at the end.")]


class RatedGame(Struct):
    """A finished game of somebody's."""

    table: str
    seat: int
    players: int
    place: int
    rating: Annotated[float | None, Meta(description="After it; null where the game was not rated.")]
    gain: float | None
    at: int


class Rival(Struct):
    """Somebody, or a bot, against whom somebody has played games that the one who asks may know of."""

    person: Person | None
    bot: str | None
    games: int
    ahead: Annotated[int, Meta(description="In how many somebody came before the rival.")]


class RatedGamePage(Struct):
    """Finished games of somebody, latest first."""

    played: list[RatedGame]
    next: str | None


class Tally(Struct):
    """Games with one number of players."""

    players: int
    games: int
    wins: int
    places: Annotated[list[int], Meta(description="How often first, second, ...")]
    figures: Annotated[dict[str, float], Meta(description="What the game counts, on average a game.")]


class PersonStatistics(Struct):
    """Somebody's games of one kind."""

    game: str
    rated: RankedPlayer | None
    tallies: Annotated[list[Tally], Meta(description="By number of players.")]


class SeatTally(Struct):
    colour: str
    wins: int
    figures: dict[str, float]


class GameTally(Struct):
    """All finished games of one kind with one number of players."""

    players: int
    games: int
    abandoned: int
    decisions: Annotated[float, Meta(description="On average.")]
    minutes: Annotated[float, Meta(description="From the start to the end, on average.")]
    seats: list[SeatTally]


class GameStatistics(Struct):
    game: str
    tallies: Annotated[list[GameTally], Meta(description="By number of players.")]
