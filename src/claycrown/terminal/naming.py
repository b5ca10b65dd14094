"""What players, games and points are called in the terminal."""

from claycrown.games.message import Message
from claycrown.sitting import NOBODY
from claycrown.words import t, worded


def colour_name(colour: str) -> str:
    """One that only somebody else's game has stays as it is in the notation."""
    return worded(f"house-colour-{colour}") or colour


def sitter(player: str, is_viewer: bool = False) -> str:
    """Who sits at a seat, as a record names them: a person, a bot, or somebody by name."""
    if player == NOBODY:
        return t("table-you" if is_viewer else "terminal-person")
    return worded(f"house-bot-{player}") or player


def points(game: str, amount: int, kind: str = "gain") -> Message:
    """In the game's own unit: gained or lost, with a sign, or how many somebody has (`points`)."""
    id = f"{game}-{kind}"
    return Message(f"general-{kind}" if worded(id) is None else id, {"points": amount})
