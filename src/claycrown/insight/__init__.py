"""What helps a player to see: what a decision would do, who is ahead where, what played by itself, where points came from.

Everything here is worked out from views, never from a whole state: nobody sees more by it than they may know.
"""

from importlib import import_module

from claycrown.insight.contract import Insight


def insight(name: str) -> Insight:
    """What there is to see in the game of that name."""
    found: Insight = import_module(f"claycrown.insight.{name}").INSIGHT
    return found
