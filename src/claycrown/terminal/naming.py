"""What players, games and points are called in the terminal."""

from claycrown.games.message import Message
from claycrown.match import NOBODY
from claycrown.words import format_if_known, of_game, t


def colour_name(colour: str) -> str:
    """One that only somebody else's game has stays as it is in the notation."""
    return format_if_known(f"app-colour-{colour}") or colour


def sitter(player: str, is_viewer: bool = False) -> str:
    """Who sits at a seat, as a record names them: a person, a bot, or somebody by name."""
    if player == NOBODY:
        return t("table-you" if is_viewer else "terminal-person")
    return format_if_known(f"app-bot-{player}") or player


def points(game: str, amount: int) -> Message:
    """Gained or lost, in the game's own unit."""
    return Message(of_game(game, "gain"), {"points": amount})


def total(game: str, amount: int) -> Message:
    """What somebody has, in the same unit."""
    return Message(of_game(game, "points"), {"points": amount})
