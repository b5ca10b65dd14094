"""Bots for Terracotta Army."""

from claycrown.games.terracotta.bots.advice import hints
from claycrown.games.terracotta.bots.greedy import Greedy
from claycrown.games.terracotta.bots.novice import Novice
from claycrown.games.terracotta.bots.searcher import Searcher

__all__ = ["Greedy", "Novice", "Searcher", "hints"]
