"""Bots at the tables: the queue of what they are to decide, and the processes that they think in."""
