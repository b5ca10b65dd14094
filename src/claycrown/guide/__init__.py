"""What a player is told: what a decision would do, who is ahead where, what played by itself, where points came from.

Everything here is worked out from views, never from a whole state: nobody is told more than they may know.
"""

from claycrown.games.plugin import plugin
from claycrown.guide.contract import Guide


def guide(name: str) -> Guide:
    """What there is to tell in the game of that name."""
    found: Guide = plugin(name).part("guide")
    return found
