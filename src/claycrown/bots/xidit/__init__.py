"""Bots for Lords of Xidit."""

from claycrown.bots.xidit.greedy import Greedy

__all__ = ["Greedy"]
