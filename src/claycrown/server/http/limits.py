"""How much one visitor may ask for."""

import time
from collections import Counter, OrderedDict

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


class Sockets:
    """How many sockets are open at a time: of each person, from each address, and in all."""

    def __init__(self, each: int, address: int, in_all: int) -> None:
        self._each = each
        self._address = address
        self._in_all = in_all
        self._open: Counter[str] = Counter()
        self.total = 0

    def enter(self, person_id: str | None, address: str) -> bool:
        """Count one more, unless it is one too many. All who have not signed in at an address count as one person."""
        most = self._most(person_id, address)
        if self.total >= self._in_all or any(self._open[key] >= number for key, number in most.items()):
            return False
        self._open.update(most.keys())
        self.total += 1
        return True

    def leave(self, person_id: str | None, address: str) -> None:
        keys = self._most(person_id, address).keys()
        self._open.subtract(keys)
        self.total -= 1
        for key in keys:
            if not self._open[key]:
                del self._open[key]

    def _most(self, person_id: str | None, address: str) -> dict[str, int]:
        return {f"person {person_id or address}": self._each, f"address {address}": self._address}
