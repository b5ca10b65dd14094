"""How much one visitor may ask for."""

import time
from collections import Counter, OrderedDict

from claycrown.server.config import Limits
from claycrown.server.http.errors import too_fast, too_many

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

    def check(self, key: str) -> None:
        """The same, and a refusal if it has been too many."""
        if not self.allows(key):
            raise too_fast()

    def give_back(self, key: str) -> None:
        """What was counted last does not count after all."""
        if key in self._left:
            left, since = self._left[key]
            self._left[key] = (min(self._room, left + 1), since)


class Rates:
    """How often one visitor may ask, of one process."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Rate(limits.requests)
        self.decisions = Rate(limits.decisions)
        self.messages = Rate(limits.messages)
        self.sign_ins = Rate(limits.sign_ins)
        self.tries = Rate(limits.tries)
        self.letters = Rate(limits.letters)


class Sockets:
    """How many sockets are open at a time: of each person, from each address, and in all."""

    def __init__(self, each: int, address: int, in_all: int) -> None:
        self._each = each
        self._address = address
        self._in_all = in_all
        self._open: Counter[str] = Counter()
        self.total = 0

    def enter(self, person_id: str | None, address: str) -> None:
        """Count one more, or refuse it. All who have not signed in at an address count as one person."""
        person, network = self._most(person_id, address).items()
        if self.total >= self._in_all:
            raise too_many("server_full")
        if self._open[network[0]] >= network[1]:
            raise too_many("network_full")
        if self._open[person[0]] >= person[1]:
            raise too_many("too_many_pages")
        self._open.update((person[0], network[0]))
        self.total += 1

    def leave(self, person_id: str | None, address: str) -> None:
        keys = self._most(person_id, address).keys()
        self._open.subtract(keys)
        self.total -= 1
        for key in keys:
            if not self._open[key]:
                del self._open[key]

    def _most(self, person_id: str | None, address: str) -> dict[str, int]:
        return {f"person {person_id or address}": self._each, f"address {address}": self._address}
