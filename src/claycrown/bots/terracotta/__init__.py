"""Bots for Terracotta Army."""

from claycrown.bots.terracotta.greedy import Greedy
from claycrown.bots.terracotta.novice import Novice

__all__ = ["Greedy", "Novice"]
