"""The tree of the general search: UCT over information sets, decoupled where several seats decide at once.

A node stands for what was decided since the root, whatever is hidden. At a node every seat that owes a decision has a bandit
of its own, so that nobody's choice depends on what others choose at the same time. A bandit knows only some of the legal
decisions at first, and more of them the more often it is asked (progressive widening): of thousands a few dozen.
"""

from math import log, sqrt
from random import Random

EXPLORATION = 0.5
"""The constant of UCB1, for payoffs from 0 to 1."""
WIDENING, GROWTH = 2.0, 0.5
"""After n visits a bandit may know `WIDENING * n ** GROWTH` decisions."""
TRIES = 8
"""Random draws for a decision that is not known yet, before all of them are listed."""


class Arm:
    """One decision of one seat at one node."""

    __slots__ = ("available", "payoff", "visits", "wins")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        """Visits of the bandit in which it was legal: in another determinization it may not be."""
        self.payoff = 0.0
        """Of the seat, added up."""
        self.wins = 0.0


class Bandit:
    """One seat's choice at one node."""

    __slots__ = ("_known", "_legal", "arms", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[int, Arm] = {}
        self._legal: list[int] = []
        """What was legal at the last visit, and which arms that are: mostly the same as now."""
        self._known: list[tuple[int, Arm]] = []

    def choose(self, legal: list[int], rng: Random) -> int:
        """The decision to try next, of those that are legal in this determinization."""
        self.visits += 1
        if legal != self._legal:
            self._recall(legal)
        if len(self._known) < min(len(legal), WIDENING * self.visits**GROWTH):
            self._widen(legal, rng)
        best = 0.0
        chosen = -1
        for action, arm in self._known:
            arm.available += 1
            if arm.visits == 0:
                return action
            score = arm.payoff / arm.visits + EXPLORATION * sqrt(log(arm.available) / arm.visits)
            if chosen < 0 or score > best:
                best, chosen = score, action
        return chosen

    def update(self, action: int, payoff: float, won: float) -> None:
        arm = self.arms[action]
        arm.visits += 1
        arm.payoff += payoff
        arm.wins += won

    def _recall(self, legal: list[int]) -> None:
        allowed = set(legal)
        self._legal = legal
        self._known = [(action, arm) for action, arm in self.arms.items() if action in allowed]

    def _widen(self, legal: list[int], rng: Random) -> None:
        """Get to know one more decision, any of those that are legal."""
        action = rng.choice(legal)
        tries = 1
        while action in self.arms and tries < TRIES:
            action = rng.choice(legal)
            tries += 1
        if action in self.arms:
            action = rng.choice([other for other in legal if other not in self.arms])
        self.arms[action] = Arm()
        self._known.append((action, self.arms[action]))


class Node:
    """A moment of the game, by what was decided since the root."""

    __slots__ = ("bandits", "children")

    def __init__(self) -> None:
        self.bandits: dict[int, Bandit] = {}
        """By seat."""
        self.children: dict[tuple[tuple[int, int], ...], Node] = {}
        """By the seats that decided and what."""

    def bandit(self, seat: int) -> Bandit:
        return self.bandits.setdefault(seat, Bandit())
