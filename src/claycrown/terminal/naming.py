"""Names of colours, players and amounts in the terminal."""

from claycrown.games.message import Message
from claycrown.match import NOBODY
from claycrown.words import format_if_known, of_game, t


def colour_name(colour: str) -> str:
    """The colours of other authors' games without a name are shown as in the notation."""
    return format_if_known(f"app-colour-{colour}") or colour


def player_name(player: str, is_viewer: bool = False) -> str:
    """The name for a player of a record: a person, a bot, or somebody by name."""
    if player == NOBODY:
        return t("table-you" if is_viewer else "terminal-person")
    return format_if_known(f"app-bot-{player}") or player


def points(game: str, amount: int) -> Message:
    """A gain or loss in the game's own unit."""
    return Message(of_game(game, "gain"), {"points": amount})


def total(game: str, amount: int) -> Message:
    """A total in the same unit."""
    return Message(of_game(game, "points"), {"points": amount})
