"""The tree of the general search: UCT over information sets, decoupled where several seats decide at once.

A node stands for the decisions since the root, whatever is hidden. At a node every seat that has to decide has its own bandit, so
that no choice depends on simultaneous choices. A bandit knows only some of the legal decisions at first, and more as its visits
grow (progressive widening): a few dozen out of thousands.
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
        """Visits of the bandit while it was legal: in another determinization it may not be."""
        self.payoff = 0.0
        """The seat's payoffs, summed."""
        self.wins = 0.0


class Bandit:
    """One seat's choice at one node."""

    __slots__ = ("_known", "_legal", "arms", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[int, Arm] = {}
        self._legal: list[int] = []
        """The legal decisions of the last visit and their arms: mostly the same as at this one."""
        self._known: list[tuple[int, Arm]] = []

    def choose(self, legal: list[int], rng: Random) -> int:
        """The decision to try next, among the legal ones of this determinization."""
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
        """Add one more decision, any of the legal ones."""
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
    """A node of the game tree, by the decisions since the root."""

    __slots__ = ("bandits", "children")

    def __init__(self) -> None:
        self.bandits: dict[int, Bandit] = {}
        """By seat."""
        self.children: dict[tuple[tuple[int, int], ...], Node] = {}
        """By the seats that decided and their decisions."""

    def bandit(self, seat: int) -> Bandit:
        return self.bandits.setdefault(seat, Bandit())
