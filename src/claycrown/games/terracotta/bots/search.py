"""The tree search over whole turns: `tree.py` grown until a budget is used up, its leaves expanded in any number of threads."""

from array import array
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

from claycrown.bots.ladder import Budget
from claycrown.bots.meter import Meter
from claycrown.games.terracotta.bots import tree as trees
from claycrown.games.terracotta.bots import weights
from claycrown.games.terracotta.bots.evaluation import Weights
from claycrown.games.terracotta.bots.tree import Slot, Tree
from claycrown.games.terracotta.bots.units import CERTAIN_WIN, DRAFTS, MAX_DECISIONS
from claycrown.games.terracotta.bots.whole_turns import signature
from claycrown.games.terracotta.rules import turn
from claycrown.games.terracotta.rules.pieces import AT_PLACE, MAX_PLAYERS, NOBODY
from claycrown.games.terracotta.rules.state import State

BATCH = 64
"""Leaves selected before any is backed up: enough to keep some cores busy, few enough that little is expanded in vain."""
BATCH_RAMP = 16
"""A young tree has smaller batches: one more leaf after this many simulations."""
FIRST_ROOM = 4096
"""The initial capacity of a tree, in nodes; it doubles when needed."""
MOST_NODES = 2_000_000
"""A tree grows no further: some 200 MB."""
KEPT_NODES = 50_000
"""How many nodes are kept from one's turn to the next."""
ARRAYS = {
    **dict.fromkeys(("parent", "first_child", "last_child", "next_sibling", "children", "draft"), ("i", 1)),
    **dict.fromkeys(("visits", "virtual_loss", "prior", "score", "mover", "length"), ("i", 1)),
    "turns": ("h", MAX_DECISIONS),
    "static_value": ("h", MAX_PLAYERS),
    "total_value": ("q", MAX_PLAYERS),
}
"""What a tree has of each node, as what kind of numbers, and how many of them."""
REST_OF_TURN = 24
"""How many rests of a turn are kept apart where the worker stands already."""


class Search:
    """One position searched: the tree, and the threads that expand its leaves."""

    def __init__(self, position: State, seed: int, threads: int = 1, learned: Weights | None = None) -> None:
        self._weights = learned or weights.of(position.players)
        self._threads = threads
        self._random = Random(seed)
        self._room = FIRST_ROOM
        self.tree = Tree(position.clone(), self._weights, self._room)
        self.simulations = 0
        self._slots: list[Slot] = []
        self._draft_root()

    def _draft_root(self) -> None:
        """With all care, and the rest of a turn with more choices than a whole one has for each placement."""
        tree = self.tree
        tree.draft[0] = DRAFTS - 1
        usual = list(tree.draft_most)
        if tree.root.step > AT_PLACE:
            tree.draft_most = [*usual[:-1], REST_OF_TURN]
        self._expand_batch(1, None, at_root=True)
        tree.draft_most = usual

    def go_on(self, position: State) -> bool:
        """Make a later position the root, with all that was found below it; whether it was thought of.

        The simulations are counted from there on: what is known already is a present.
        """
        node = self._find(position)
        if node is None:
            return False
        self._keep_below(node, 0)
        self.tree.root = position.clone()
        self.simulations = 0
        if self.tree.draft[0] < DRAFTS - 1:
            self._draft_root()
        return True

    def settle(self, node: int) -> None:
        """A turn at the root is taken: forget the others, and the least visited nodes below it, so that a bot that waits for its
        next turn needs little memory.
        """
        after = self.tree.root.clone()
        for action in self.decisions(node):
            turn.apply(after, action)
        self._keep_below(node, 0)
        fewest = 1
        while self.tree.used > KEPT_NODES:
            fewest *= 2
            self._keep_below(0, fewest)
        self.tree.root = after
        self._slots = []
        self._set_room(max(FIRST_ROOM, self.tree.used))

    def _keep_below(self, node: int, fewest: int) -> None:
        trees.keep_below(self.tree, node, fewest, array("i", bytes(4 * self._room)))

    def _find(self, position: State) -> int | None:
        """The node that leads to a position: by all turns that were thought of and fit what stands on the wheel now."""
        wanted = signature(position)
        ways = [(0, self.tree.root)]
        while ways:
            node, state = ways.pop()
            if signature(state) == wanted:
                return node
            for child in self.children(node):
                if self.tree.children[child] > 0:
                    after = state.clone()
                    for action in self.decisions(child):
                        turn.apply(after, action)
                    if may_lead_to(after, position):
                        ways.append((child, after))
        return None

    def run(self, budget: Budget) -> None:
        """Think until the budget is used up, or there is nothing to decide."""
        meter = Meter(budget)
        meter.simulations = self.simulations
        if self._threads == 1:
            self._run(meter, None)
        else:
            with ThreadPoolExecutor(self._threads - 1) as pool:
                self._run(meter, pool)

    def _run(self, meter: Meter, pool: ThreadPoolExecutor | None) -> None:
        while self.tree.children[0] > 1 and self.tree.used < MOST_NODES:
            many = meter.batch(min(BATCH, 1 + self.simulations // BATCH_RAMP))
            if many <= 0:
                return
            self._expand_batch(many, pool)
            meter.simulations = self.simulations

    def _expand_batch(self, many: int, pool: ThreadPoolExecutor | None, at_root: bool = False) -> None:
        tree = self.tree
        if tree.used + many * max(tree.draft_children) > self._room:
            self._set_room(2 * self._room)
        while len(self._slots) < many:
            self._slots.append(Slot(tree.root.printed, self._weights))
        batch = []
        for slot in self._slots[:many]:
            if not trees.select_leaf(tree, slot, at_root):
                break
            batch.append((slot, self._random.getrandbits(32)))
        if pool is None or len(batch) == 1:
            self._expand(iter(batch))
        else:
            self._expand_together(batch, pool)
        for slot, _ in batch:
            trees.backpropagate(tree, slot)
        self.simulations += len(batch)

    def _expand_together(self, batch: list[tuple[Slot, int]], pool: ThreadPoolExecutor) -> None:
        """This thread and those of the pool each take the next leaf when they are done with one, careful drafts first: those
        take ten times as long as others."""
        draft = self.tree.draft
        waiting = iter(sorted(batch, key=lambda selected: -draft[selected[0].leaf]))
        helpers = [pool.submit(self._expand, waiting) for _ in range(self._threads - 1)]
        self._expand(waiting)
        for helper in helpers:
            helper.result()

    def _expand(self, waiting: Iterator[tuple[Slot, int]]) -> None:
        for slot, stream in waiting:
            trees.expand_unlocked(self.tree, slot, stream)

    def _set_room(self, room: int) -> None:
        """Reserve capacity for the given number of nodes."""
        for name, (code, of_each) in ARRAYS.items():
            numbers = array(code, bytes(room * of_each * array(code).itemsize))
            used = self.tree.used * of_each
            memoryview(numbers)[:used] = memoryview(getattr(self.tree, name))[:used]
            setattr(self.tree, name, numbers)
        self._room = room

    def ranking(self) -> list[int]:
        """The turns at the root as nodes: the most visited first, of equal ones the best."""
        visits = self.tree.visits
        return sorted(self.children(0), key=lambda node: (-visits[node], -self.win_probability(node), node))

    def children(self, node: int) -> list[int]:
        """The turns searched after a node, as nodes."""
        found = []
        child = self.tree.first_child[node] if self.tree.children[node] > 0 else -1
        while child >= 0:
            found.append(child)
            child = self.tree.next_sibling[child]
        return found

    def win_probability(self, node: int) -> float:
        """For the seat that decides at the root, after that turn."""
        tree = self.tree
        total: int = tree.total_value[node * MAX_PLAYERS + tree.mover[0]]
        return total / tree.visits[node] / CERTAIN_WIN

    def decisions(self, node: int) -> list[int]:
        first = node * MAX_DECISIONS
        return list(self.tree.turns[first : first + self.tree.length[node]])


def may_lead_to(state: State, position: State) -> bool:
    """A position of an earlier round, or one where no worker stands that would not stand there later."""
    if state.round != position.round:
        return state.round < position.round
    return all(
        worker in (NOBODY, later)
        for now, then in ((state.craftsman_at, position.craftsman_at), (state.artisan_at, position.artisan_at))
        for worker, later in zip(now, then, strict=True)
    )
