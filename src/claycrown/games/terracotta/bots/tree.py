"""The tree of whole turns: which leaf to look at next, and what was found there carried back to the root.

Every player is taken to choose the turn that is best for themselves. A node's children are the turns drafted in its
position, each with the chance to win that the evaluation sees after it and a prior that follows from it. Going down, the
child is taken that has done best so far or was looked at too little for its prior (PUCT). Nothing is played out at random: a
leaf is worth what its best turn promises.

Leaves are gathered a few at a time, drafted in any number of threads, and taken in again in their order. So what is found
depends on the seed and the number of simulations, and not on the threads. Chances are whole numbers in ten-thousandths.
"""

from array import array
from math import exp

from claycrown.games.terracotta.bots import turns
from claycrown.games.terracotta.bots.outlook import Weights
from claycrown.games.terracotta.bots.turns import Draft
from claycrown.games.terracotta.rules import state, turn
from claycrown.games.terracotta.rules.pieces import MAX_PLAYERS
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.games.terracotta.rules.state import State

from .measures import CERTAIN, STEPS

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

NOT_YET = -1
"""The children of a node that was not looked at."""
NONE = -1
CURVE = 512
"""How finely leads are told apart, either way of zero, and how steep the curve of chances is."""
STEEPNESS = 128
FADE = 64
"""How finely priors fade with what is missing to the best turn."""
DEEPEST = 64


class Tree:
    """All nodes, each a place in the arrays; the root is 0."""

    __slots__ = (
        "boldness",
        "chance_of",
        "children",
        "doubt",
        "fade",
        "first_child",
        "grows_from",
        "growth",
        "length",
        "mover",
        "parent",
        "pending",
        "players",
        "prior",
        "root",
        "static",
        "total",
        "turns",
        "used",
        "visits",
        "weights",
        "widest",
    )

    def __init__(self, root: State, weights: Weights, room: int) -> None:
        self.root = root
        self.weights = weights
        self.players = root.players
        self.used = 1
        self.widest = 32
        """How many children a node has at most."""
        self.boldness = 30
        """How much the prior counts against what was found, in hundredths; and how much more with every doubling of visits, from
        so many on: what was found about the best by then can be had about others, too."""
        self.growth = 8
        self.grows_from = 256
        self.doubt = 2500
        """What a turn that is only so many thousandths of a VP behind the best keeps of its prior: a third."""
        self.parent = array("i", [NONE]) * room
        self.first_child = array("i", [0]) * room
        self.children = array("i", [NOT_YET]) * room
        self.visits = array("i", [0]) * room
        self.pending = array("i", [0]) * room
        """Visits that are under way: counted as lost until their leaf is taken in."""
        self.prior = array("i", [0]) * room
        self.mover = array("i", [0]) * room
        self.length = array("i", [0]) * room
        self.turns = array("i", [0]) * (room * STEPS)
        self.static = array("i", [0]) * (room * MAX_PLAYERS)
        self.total = array("q", [0]) * (room * MAX_PLAYERS)
        """The chances found in and below the node, added up, seat by seat."""
        self.chance_of = [round(CERTAIN / (1 + exp(-1.7 * i / STEEPNESS))) for i in range(-CURVE, CURVE + 1)]
        self.fade = [round(1000 * exp(-0.0625 * i)) for i in range(FADE)] + [0]


class Slot:
    """A leaf on its way: chosen, drafted, taken in."""

    __slots__ = ("draft", "leaf", "path")

    def __init__(self, printed: Printed, weights: Weights) -> None:
        self.draft = Draft(printed, weights)
        self.leaf = NONE
        self.path = [0] * 64


def choose_leaf(tree: Tree, slot: Slot) -> bool:
    """Go down to a node that was not looked at yet, or to the end of the game; not if it is under way already."""
    node = 0
    while tree.children[node] > 0:
        node = best_child(tree, node)
    if tree.pending[node] > 0 and tree.children[node] == NOT_YET:
        return False
    slot.leaf = node
    while node != NONE:
        tree.pending[node] += 1
        node = tree.parent[node]
    return True


def best_child(tree: Tree, node: int) -> int:
    """What was found there for the mover, and a bonus for a prior that is not yet used up."""
    mover = tree.mover[node]
    looks = tree.visits[node] + tree.pending[node]
    eagerness = boldness(tree, looks) * root_in_hundredths(looks)
    first = tree.first_child[node]
    best = NONE
    chosen = first
    for child in range(first, first + tree.children[node]):
        looks = tree.visits[child] + tree.pending[child]
        score = (tree.total[child * MAX_PLAYERS + mover] + eagerness * tree.prior[child] // 10_000) // looks
        if score > best:
            best = score
            chosen = child
    return chosen


def boldness(tree: Tree, looks: int) -> int:
    bold = tree.boldness
    while looks >= tree.grows_from:
        bold += tree.growth
        looks = looks // 2
    return bold


def root_in_hundredths(n: int) -> int:
    """The square root, rounded down."""
    n = n * 10_000
    guess = n
    better = (guess + 1) // 2
    while better < guess:
        guess = better
        better = (guess + n // guess) // 2
    return guess


def look(tree: Tree, slot: Slot, stream: int) -> None:
    """Play to the leaf's position and draft the turns there."""
    if tree.children[slot.leaf] == 0:
        return
    depth = 0
    node = slot.leaf
    while node != 0 and depth < DEEPEST:
        slot.path[depth] = node
        depth += 1
        node = tree.parent[node]
    state.overwrite(slot.draft.start, tree.root)
    while depth > 0:
        depth -= 1
        node = slot.path[depth]
        for step in range(tree.length[node]):
            turn.apply(slot.draft.start, tree.turns[node * STEPS + step])
    turns.draft(slot.draft, stream)


def look_unlocked(tree: Tree, slot: Slot, stream: int) -> None:
    """The same without Python's lock."""
    with cython.nogil:
        look(tree, slot, stream)


def take_in(tree: Tree, slot: Slot) -> None:
    """Add the drafted turns as children, and carry what the best of them promises back to the root."""
    leaf = slot.leaf
    source = leaf
    if tree.children[leaf] == NOT_YET:
        grow(tree, slot.draft, leaf)
        source = tree.first_child[leaf]
    node = leaf
    while node != NONE:
        tree.pending[node] -= 1
        tree.visits[node] += 1
        for player in range(tree.players):
            tree.total[node * MAX_PLAYERS + player] += tree.static[source * MAX_PLAYERS + player]
        node = tree.parent[node]


def grow(tree: Tree, draft: Draft, leaf: int) -> None:
    many = draft.listed if draft.listed < tree.widest else tree.widest
    tree.mover[leaf] = draft.seat
    tree.first_child[leaf] = tree.used
    tree.children[leaf] = many
    sum_of_fades = 0
    for rank in range(many):
        sum_of_fades += fade(tree, draft, rank)
    for rank in range(many):
        add_child(tree, draft, leaf, draft.order[rank], tree.used + rank)
        tree.prior[tree.used + rank] = 10_000 * fade(tree, draft, rank) // sum_of_fades
    tree.used += many


def fade(tree: Tree, draft: Draft, rank: int) -> int:
    """How much of its prior a turn keeps that promises less than the best."""
    missing = 16 * (draft.score[draft.order[0]] - draft.score[draft.order[rank]]) // tree.doubt
    return 10 + tree.fade[missing if missing < FADE else FADE]


def add_child(tree: Tree, draft: Draft, leaf: int, found: int, child: int) -> None:
    """A turn as a node: looked at once, by the evaluation."""
    tree.parent[child] = leaf
    tree.children[child] = NOT_YET if draft.moment[found] >= 0 else 0
    tree.visits[child] = 1
    tree.pending[child] = 0
    tree.length[child] = draft.length[found]
    for step in range(draft.length[found]):
        tree.turns[child * STEPS + step] = draft.turns[found * STEPS + step]
    for player in range(tree.players):
        won = chance_to_win(tree, draft, found, player)
        tree.static[child * MAX_PLAYERS + player] = won
        tree.total[child * MAX_PLAYERS + player] = won


def chance_to_win(tree: Tree, draft: Draft, found: int, player: int) -> int:
    """From the lead over the best rival, and how often such a lead turns; at the end of the game a lead is a win."""
    base = found * MAX_PLAYERS
    most = 0
    for rival in range(tree.players):
        if rival != player and draft.value[base + rival] > most:
            most = draft.value[base + rival]
    lead = draft.value[base + player] - most
    if draft.moment[found] < 0:
        return CERTAIN if lead > 0 else 0
    # Division rounds alike in C and Python only above zero.
    spread = tree.weights.spread[draft.moment[found]]
    place = CURVE + lead * STEEPNESS // spread if lead >= 0 else CURVE - (-lead) * STEEPNESS // spread
    if place < 0:
        return tree.chance_of[0]
    return tree.chance_of[place if place < 2 * CURVE else 2 * CURVE]
