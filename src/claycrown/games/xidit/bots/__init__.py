"""Bots for Lords of Xidit."""

from claycrown.games.xidit.bots.advice import hints
from claycrown.games.xidit.bots.greedy import Greedy
from claycrown.games.xidit.bots.novice import Novice
from claycrown.games.xidit.bots.searcher import Searcher

__all__ = ["Greedy", "Novice", "Searcher", "hints"]
