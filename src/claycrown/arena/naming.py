"""The names of contestants and figures in tables and plots."""

from claycrown.words import format_if_known


def contestant_name(name: str) -> str:
    """A seat by its colour, or a contestant without a player; a bot as typed."""
    return format_if_known(f"app-colour-{name}") or format_if_known(f"app-contestant-{name}") or name


def figure_name(game: str, figure: str) -> str:
    """The name of a figure, as VP; its key in the result where the game has no word."""
    return format_if_known(f"{game}-figure-{figure}") or figure
