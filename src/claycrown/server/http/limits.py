"""How much one visitor may ask for."""

import time
from collections import OrderedDict

REMEMBERED = 20_000
"""Visitors whose use is counted at a time; who has been away longest is forgotten first."""


class Rate:
    """So many a minute for each key; a quarter of a minute's worth may come at once."""

    def __init__(self, a_minute: int) -> None:
        self._a_second = a_minute / 60
        self._room = max(1.0, a_minute / 4)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, key: str) -> bool:
        """Count one more for this key, unless it has been too many."""
        at = time.monotonic()
        left, since = self._left.pop(key, (self._room, at))
        left = min(self._room, left + (at - since) * self._a_second)
        allowed = left >= 1
        self._left[key] = (left - 1 if allowed else left, at)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return allowed


class Count:
    """How many of something are open at a time, for each key and in all."""

    def __init__(self, each: int, in_all: int) -> None:
        self._each = each
        self._in_all = in_all
        self._open: dict[str, int] = {}
        self.total = 0

    def enter(self, key: str) -> bool:
        if self.total >= self._in_all or self._open.get(key, 0) >= self._each:
            return False
        self._open[key] = self._open.get(key, 0) + 1
        self.total += 1
        return True

    def leave(self, key: str) -> None:
        self.total -= 1
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]
