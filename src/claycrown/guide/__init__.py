"""What a player sees of a game: questions, previews, log lines, majorities, the score.

Everything is computed from views, never from a whole state, so nothing secret can leak.
"""

from functools import cache

from claycrown.games.plugin import plugin
from claycrown.guide.contract import Guide


def guide(name: str) -> Guide:
    """The guide of the game of that name; the general guide if the game declares none."""
    found: Guide | None = plugin(name).part("guide")
    return found or _general(name)


@cache
def _general(name: str) -> Guide:
    return Guide(name)
