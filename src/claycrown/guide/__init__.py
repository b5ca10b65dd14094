"""What a player is asked and told: questions, what a decision would do, what happened, who is ahead where, the score.

Everything here is worked out from views, never from a whole state: nobody is told more than they may know.
"""

from functools import cache

from claycrown.games.plugin import plugin
from claycrown.guide.contract import Guide


def guide(name: str) -> Guide:
    """What there is to tell in the game of that name; what can be told of any game, where it brings no guide of its own."""
    found: Guide | None = plugin(name).part("guide")
    return found or _general(name)


@cache
def _general(name: str) -> Guide:
    return Guide(name)
