"""What tables and plots call contestants and the figures of a game."""

from claycrown.words import format_if_known


def contestant_name(name: str) -> str:
    """A seat by its colour, a contestant that nobody plays; a bot as it is typed."""
    return format_if_known(f"app-colour-{name}") or format_if_known(f"app-contestant-{name}") or name


def figure_name(game: str, figure: str) -> str:
    """What a game counts in the end, as VP; as the result calls it where the game has no word."""
    return format_if_known(f"{game}-figure-{figure}") or figure
