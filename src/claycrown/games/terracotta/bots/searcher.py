"""The bots `steward`, `marshal` and `emperor` for Terracotta Army: one tree search, with more or less time.

At the start of a turn it searches and settles on a whole turn; the decisions that follow are that turn's, unless something
else is on the table than expected. Asked in the middle of a turn that it did not begin, it searches for the best rest of it.
"""

from array import array
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from claycrown.bots.ladder import Budget
from claycrown.games.terracotta.bots import tree as trees
from claycrown.games.terracotta.bots import weights
from claycrown.games.terracotta.bots.measures import CERTAIN, STEPS
from claycrown.games.terracotta.bots.outlook import Weights
from claycrown.games.terracotta.bots.tree import Slot, Tree
from claycrown.games.terracotta.bots.turns import Draft
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import AT_PLACE, MAX_PLAYERS
from claycrown.games.terracotta.rules.state import State

AT_ONCE = 8
"""Leaves gathered before any is taken in: enough to keep some cores busy, few enough that little is looked at in vain."""
RAMP = 16
"""A young tree gathers fewer: one more for each so many simulations."""
FIRST_ROOM = 4096
"""Nodes that a tree has room for at first; it doubles when needed."""
REST_OF_TURN = 24
"""How many rests of a turn are kept apart where the worker stands already."""


class Care(NamedTuple):
    """How many ways are followed at each step of a turn, and how many turns are kept for each placement."""

    width: int
    most: int

    def take(self, draft: Draft) -> None:
        draft.width, draft.most = self


AT_ROOT = Care(width=3, most=3)
BELOW = Care(width=1, most=2)
"""Three times as fast as at the root: there the choice itself is made, here it is only foreseen."""


class Search:
    """One position searched: the tree, and the threads that look at its leaves."""

    def __init__(self, position: State, seed: int, threads: int = 1, learned: Weights | None = None) -> None:
        self._weights = learned or weights.of(position.players)
        self._threads = threads
        self._random = Random(seed)
        self._room = FIRST_ROOM
        self.tree = Tree(position.clone(), self._weights, self._room)
        self.simulations = 0
        self._slots = [Slot(position.printed, self._weights) for _ in range(AT_ONCE)]
        (AT_ROOT if position.step <= AT_PLACE else Care(AT_ROOT.width, REST_OF_TURN)).take(self._slots[0].draft)
        self._gather_and_look(1, None)
        for slot in self._slots:
            BELOW.take(slot.draft)

    def run(self, budget: Budget) -> None:
        """Think until the budget is used up, or there is nothing to decide."""
        if budget.seconds is None and budget.simulations is None:
            raise ValueError("a search without an end: the budget names neither seconds nor simulations")
        end = None if budget.seconds is None else monotonic() + budget.seconds
        if self._threads == 1:
            self._run(budget.simulations, end, None)
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                self._run(budget.simulations, end, pool)

    def _run(self, most: int | None, end: float | None, pool: ThreadPoolExecutor | None) -> None:
        while self.tree.children[0] > 1:
            many = min(AT_ONCE, 1 + self.simulations // RAMP)
            if most is not None:
                many = min(many, most - self.simulations)
            if many <= 0 or (end is not None and monotonic() >= end):
                return
            self._gather_and_look(many, pool)

    def _gather_and_look(self, many: int, pool: ThreadPoolExecutor | None) -> None:
        tree = self.tree
        if tree.used + many * tree.widest > self._room:
            self._make_room()
        gathered = []
        for slot in self._slots[:many]:
            if not trees.choose_leaf(tree, slot):
                break
            gathered.append((slot, self._random.getrandbits(32)))
        if pool is None or len(gathered) == 1:
            self._look(gathered)
        else:
            list(pool.map(self._look, [gathered[first :: self._threads] for first in range(self._threads)]))
        for slot, _ in gathered:
            trees.take_in(tree, slot)
        self.simulations += len(gathered)

    def _look(self, gathered: list[tuple[Slot, int]]) -> None:
        for slot, stream in gathered:
            trees.look_unlocked(self.tree, slot, stream)

    def _make_room(self) -> None:
        """Double the arrays."""
        for name in ("parent", "first_child", "children", "visits", "pending", "prior", "mover", "length", "turns", "static"):
            setattr(self.tree, name, doubled("i", getattr(self.tree, name)))
        self.tree.total = doubled("q", self.tree.total)
        self._room *= 2

    def ranking(self) -> list[int]:
        """The turns at the root as nodes: the most looked at first, of equal ones the most promising."""
        tree = self.tree
        first = tree.first_child[0]
        return sorted(range(first, first + tree.children[0]), key=lambda node: (-tree.visits[node], -self.chance(node), node))

    def chance(self, node: int) -> float:
        """The chance to win of whoever decides at the root."""
        tree = self.tree
        total: int = tree.total[node * MAX_PLAYERS + tree.mover[0]]
        return total / tree.visits[node] / CERTAIN

    def decisions(self, node: int) -> list[int]:
        first = node * STEPS
        return list(self.tree.turns[first : first + self.tree.length[node]])


def doubled(code: str, numbers: Any) -> "array[int]":
    return array(code, numbers) + array(code, bytes(8 * len(numbers)))[: len(numbers)]


class Searcher:
    def __init__(self, seed: int, name: str, budget: Budget) -> None:
        self.name = name
        self.budget = budget
        self._random = Random(seed)
        self._plan: list[int] = []
        self._expected: Any = None

    def decide(self, view: State, seat: int) -> int:
        if not self._plan or signature(view) != self._expected:
            search = Search(view, self._random.getrandbits(32), self.budget.threads)
            search.run(self.budget)
            self._plan = search.decisions(search.ranking()[0])
        action = self._plan.pop(0)
        after = view.clone()
        GAME.apply(after, seat, action)
        self._expected = signature(after)
        return action


def signature(state: State) -> tuple[Any, ...]:
    """Enough of a position to tell whether a turn goes on as planned."""
    return (
        *(state.round, state.actor, state.step, state.segment, state.built, state.inner_turn, state.middle_turn),
        *(list(state.vp), list(state.coins), list(state.wet), list(state.dry), list(state.statue), list(state.owner)),
    )
