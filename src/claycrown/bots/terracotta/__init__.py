"""Bots for Terracotta Army."""

from claycrown.bots.terracotta.greedy import Greedy

__all__ = ["Greedy"]
