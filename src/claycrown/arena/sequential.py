"""A sequential test: play until it is clear whether A is better than B, and no longer.

Two hypotheses are compared: A is no better than B, or A is better by the given rating points. After each seed, once it was played
in all seatings, the likelihood ratio of the two is computed from A's scores so far (the generalised sequential probability ratio
test, with the empirical variance, so that a seed which favours a seat does not count as evidence). It stops when one hypothesis
is some twenty times likelier than the other, which is then wrongly rejected in about 5 % of such tests.
"""

from math import log
from typing import Any

from claycrown.arena.head_to_head import by_rank, share_beaten
from claycrown.arena.ratings import ODDS_OF_TEN
from claycrown.arena.series import PlayedGame, Series
from claycrown.games.message import Message, Value
from claycrown.games.refused import BadPosition

ERROR = 0.05
"""The error rate: calling A better though it is not, or not better though it is by that much."""
BOUND = log((1 - ERROR) / ERROR)
LEAST_SEEDS = 8
"""The minimum number of seeds: with fewer scores the variance is unknown."""


def expected(points: float) -> float:
    """The expected score of an entrant with this many more points."""
    return 1 / (1 + 10 ** (-points / ODDS_OF_TEN))


class SequentialTest:
    """Is A better than B by the given points?"""

    def __init__(self, series: Series, better_by: float) -> None:
        names = list(dict.fromkeys(series.line_up))
        if len(names) != 2:
            raise BadPosition("--better-by", "arena-compares-two", bots=len(names))
        self.a, self.b = names
        self.better_by = better_by
        self._seatings = series.rotations
        self._seed: list[float] = []
        """The scores with the current seed."""
        self._scores: list[float] = []
        """The scores with each earlier seed."""

    def add(self, played: PlayedGame) -> None:
        self._seed.append(share_beaten(by_rank(played), self.a, self.b))
        if len(self._seed) == self._seatings:
            self._scores.append(sum(self._seed) / self._seatings)
            self._seed.clear()

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio that A is better."""
        # One lost and one won seed are added: a run of wins alone has no variance, and would prove everything.
        scores = [*self._scores, 0.0, 1.0]
        mean = sum(scores) / len(scores)
        variance = sum((one - mean) ** 2 for one in scores) / (len(scores) - 1)
        low, high = expected(0), expected(self.better_by)
        return len(scores) * (high - low) * (2 * mean - low - high) / (2 * variance)

    @property
    def verdict(self) -> bool | None:
        """Whether A is better; None while it is undecided."""
        if len(self._scores) < LEAST_SEEDS or abs(self.ratio) < BOUND:
            return None
        return self.ratio > 0

    def sentence(self) -> Message:
        """The result in a sentence."""
        values: dict[str, Value] = {"a": self.a, "b": self.b, "seeds": len(self._scores), "points": self.better_by}
        if self.verdict is None:
            measured: dict[str, Value] = {
                "ratio": Message("arena-hundredths", {"value": self.ratio}),
                "bound": Message("arena-hundredths", {"value": BOUND}),
            }
            return Message("arena-test-open", values | measured)
        values["error"] = Message("arena-share-whole", {"value": ERROR})
        return Message("arena-test-better" if self.verdict else "arena-test-not-better", values)

    def to_dict(self) -> dict[str, Any]:
        return {
            "question": {"better": self.a, "than": self.b, "by": self.better_by},
            "verdict": self.verdict,
            "seeds": len(self._scores),
            "log_likelihood_ratio": round(self.ratio, 4),
            "bound": round(BOUND, 4),
            "error": ERROR,
        }
