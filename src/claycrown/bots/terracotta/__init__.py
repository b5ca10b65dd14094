"""Bots for Terracotta Army."""

from claycrown.bots.terracotta.advice import hints
from claycrown.bots.terracotta.greedy import Greedy
from claycrown.bots.terracotta.novice import Novice
from claycrown.bots.terracotta.searcher import Searcher

__all__ = ["Greedy", "Novice", "Searcher", "hints"]
