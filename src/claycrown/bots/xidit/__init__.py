"""Bots for Lords of Xidit."""

from claycrown.bots.xidit.greedy import Greedy
from claycrown.bots.xidit.novice import Novice

__all__ = ["Greedy", "Novice"]
