"""Bots for Lords of Xidit."""

from claycrown.bots.xidit.advice import hints
from claycrown.bots.xidit.greedy import Greedy
from claycrown.bots.xidit.novice import Novice
from claycrown.bots.xidit.searcher import Searcher

__all__ = ["Greedy", "Novice", "Searcher", "hints"]
