"""What tables and plots call contestants and the figures of a game."""

from claycrown.words import t, worded

VIRTUAL = "virtual"
"""How results name a contestant who is no player."""


def contestant_name(name: str) -> str:
    """A seat by its colour, the contestant who is no player; a bot as it is typed."""
    return t("house-virtual") if name == VIRTUAL else worded(f"house-colour-{name}") or name


def figure_name(game: str, figure: str) -> str:
    """What a game counts in the end: VP, wealth; as the result calls it where the game has no word."""
    return worded(f"{game}-figure-{figure}") or figure
