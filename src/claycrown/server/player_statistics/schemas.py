"""What goes over the wire: which games somebody has finished."""

from msgspec import Struct


class PlayedTitle(Struct):
    """How many games of a title somebody has finished with one number of players."""

    game: str
    players: int
    games: int
