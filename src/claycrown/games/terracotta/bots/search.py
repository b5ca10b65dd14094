"""The tree search over whole turns: `tree.py` grown until a budget is used up, its leaves expanded in any number of threads."""

from array import array
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, NamedTuple

from claycrown.bots.ladder import Budget
from claycrown.bots.meter import Meter
from claycrown.games.terracotta.bots import tree as trees
from claycrown.games.terracotta.bots import weights
from claycrown.games.terracotta.bots.evaluation import Weights
from claycrown.games.terracotta.bots.tree import Slot, Tree
from claycrown.games.terracotta.bots.turns import TurnGenerator
from claycrown.games.terracotta.bots.units import CERTAIN_WIN, MAX_DECISIONS
from claycrown.games.terracotta.rules.pieces import AT_PLACE, MAX_PLAYERS
from claycrown.games.terracotta.rules.state import State

BATCH = 8
"""Leaves selected before any is backed up: enough to keep some cores busy, few enough that little is expanded in vain."""
BATCH_RAMP = 16
"""A young tree has smaller batches: one more leaf for each so many simulations."""
FIRST_ROOM = 4096
"""Nodes that a tree has room for at first; it doubles when needed."""
REST_OF_TURN = 24
"""How many rests of a turn are kept apart where the worker stands already."""


class Width(NamedTuple):
    """The beam width at each step of a turn, and how many turns are kept for each placement."""

    width: int
    most: int

    def take(self, generator: TurnGenerator) -> None:
        generator.width, generator.most = self


ROOT_WIDTH = Width(width=3, most=3)
INNER_WIDTH = Width(width=1, most=2)
"""Below the root, three times as fast as there: the choice itself is made at the root."""


class Search:
    """One position searched: the tree, and the threads that expand its leaves."""

    def __init__(self, position: State, seed: int, threads: int = 1, learned: Weights | None = None) -> None:
        self._weights = learned or weights.of(position.players)
        self._threads = threads
        self._random = Random(seed)
        self._room = FIRST_ROOM
        self.tree = Tree(position.clone(), self._weights, self._room)
        self.simulations = 0
        self._slots = [Slot(position.printed, self._weights) for _ in range(BATCH)]
        (ROOT_WIDTH if position.step <= AT_PLACE else Width(ROOT_WIDTH.width, REST_OF_TURN)).take(self._slots[0].generator)
        self._expand_batch(1, None)
        for slot in self._slots:
            INNER_WIDTH.take(slot.generator)

    def run(self, budget: Budget) -> None:
        """Think until the budget is used up, or there is nothing to decide."""
        meter = Meter(budget)
        meter.simulations = self.simulations
        if self._threads == 1:
            self._run(meter, None)
        else:
            with ThreadPoolExecutor(self._threads) as pool:
                self._run(meter, pool)

    def _run(self, meter: Meter, pool: ThreadPoolExecutor | None) -> None:
        while self.tree.children[0] > 1:
            many = meter.batch(min(BATCH, 1 + self.simulations // BATCH_RAMP))
            if many <= 0:
                return
            self._expand_batch(many, pool)
            meter.simulations = self.simulations

    def _expand_batch(self, many: int, pool: ThreadPoolExecutor | None) -> None:
        tree = self.tree
        if tree.used + many * tree.max_children > self._room:
            self._double_room()
        batch = []
        for slot in self._slots[:many]:
            if not trees.select_leaf(tree, slot):
                break
            batch.append((slot, self._random.getrandbits(32)))
        if pool is None or len(batch) == 1:
            self._expand(batch)
        else:
            list(pool.map(self._expand, [batch[first :: self._threads] for first in range(self._threads)]))
        for slot, _ in batch:
            trees.backpropagate(tree, slot)
        self.simulations += len(batch)

    def _expand(self, batch: list[tuple[Slot, int]]) -> None:
        for slot, stream in batch:
            trees.expand_unlocked(self.tree, slot, stream)

    def _double_room(self) -> None:
        """Make room for twice as many nodes."""
        for name in (
            "parent",
            "first_child",
            "children",
            "visits",
            "virtual_loss",
            "prior",
            "mover",
            "length",
            "turns",
            "static_value",
        ):
            setattr(self.tree, name, doubled("i", getattr(self.tree, name)))
        self.tree.total_value = doubled("q", self.tree.total_value)
        self._room *= 2

    def ranking(self) -> list[int]:
        """The turns at the root as nodes: the most visited first, of equal ones the best."""
        tree = self.tree
        first = tree.first_child[0]
        return sorted(
            range(first, first + tree.children[0]), key=lambda node: (-tree.visits[node], -self.win_probability(node), node)
        )

    def win_probability(self, node: int) -> float:
        """Of whoever decides at the root, after that turn."""
        tree = self.tree
        total: int = tree.total_value[node * MAX_PLAYERS + tree.mover[0]]
        return total / tree.visits[node] / CERTAIN_WIN

    def decisions(self, node: int) -> list[int]:
        first = node * MAX_DECISIONS
        return list(self.tree.turns[first : first + self.tree.length[node]])


def doubled(code: str, numbers: Any) -> "array[int]":
    return array(code, numbers) + array(code, bytes(8 * len(numbers)))[: len(numbers)]
