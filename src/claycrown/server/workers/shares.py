"""How much was worked for each owner lately: the one with the least comes first."""

import math

AT_ONCE = 0.2
"""Seconds that any piece of work counts for."""
HALF_LIFE = 60.0
"""Seconds after which work counts half."""
REMEMBERED = 4096
"""Owners, before those with hardly any work are forgotten."""


class Shares:
    def __init__(self) -> None:
        self._worked: dict[str, tuple[float, int]] = {}

    def of(self, owner: str, at: int) -> float:
        """Seconds, at a time in milliseconds; those of long ago count little."""
        seconds, since = self._worked.get(owner, (0.0, at))
        return seconds * math.exp2(-(at - since) / 1000 / HALF_LIFE)

    def add(self, owner: str, seconds: float, at: int) -> None:
        self._worked[owner] = (self.of(owner, at) + max(seconds, AT_ONCE), at)
        if len(self._worked) > REMEMBERED:
            self._worked = {one: worked for one, worked in self._worked.items() if self.of(one, at) > AT_ONCE}
