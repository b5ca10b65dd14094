"""What tables and plots call contestants and the figures of a game."""

from claycrown.words import worded


def contestant_name(name: str) -> str:
    """A seat by its colour, a contestant that nobody plays; a bot as it is typed."""
    return worded(f"house-colour-{name}") or worded(f"house-contestant-{name}") or name


def figure_name(game: str, figure: str) -> str:
    """What a game counts in the end, as VP; as the result calls it where the game has no word."""
    return worded(f"{game}-figure-{figure}") or figure
