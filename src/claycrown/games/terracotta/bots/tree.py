"""The search tree over whole turns: select a leaf, expand it, back its value up to the root (PUCT, max^n).

Every player is taken to choose the turn that is best for themselves. A node's children are the turns generated in its
position, each with the win probability that the evaluation sees after it and a prior that follows from it. Going down, the
child is taken that has done best so far or was looked at too little for its prior (PUCT). Nothing is played out at random: a
leaf is worth what its best turn promises.

Leaves are selected in batches with a virtual loss, expanded in any number of threads, and backed up in their order. So what
is found depends on the seed and the number of simulations, and not on the threads. Probabilities are whole numbers in
ten-thousandths.
"""

from array import array
from math import exp

from claycrown.games.terracotta.bots import turns
from claycrown.games.terracotta.bots.evaluation import Weights
from claycrown.games.terracotta.bots.turns import TurnGenerator
from claycrown.games.terracotta.rules import state, turn
from claycrown.games.terracotta.rules.pieces import MAX_PLAYERS
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.games.terracotta.rules.state import State

from .units import CERTAIN_WIN, MAX_DECISIONS

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

UNEXPANDED = -1
"""The number of children of a node that was not expanded."""
NONE = -1
LOGISTIC_STEPS = 512
"""The resolution of the logistic table, either way of zero, and how many of its steps are one standard deviation."""
STEEPNESS = 128
SOFTMAX_STEPS = 64
"""The resolution of the softmax table of priors."""
MAX_DEPTH = 64


class Tree:
    """All nodes, each a place in the arrays; the root is 0."""

    __slots__ = (
        "children",
        "exploration",
        "exploration_grows_from",
        "exploration_growth",
        "first_child",
        "length",
        "max_children",
        "mover",
        "parent",
        "players",
        "prior",
        "prior_temperature",
        "root",
        "softmax",
        "static_value",
        "total_value",
        "turns",
        "used",
        "virtual_loss",
        "visits",
        "weights",
        "win_probability_of_lead",
    )

    def __init__(self, root: State, weights: Weights, room: int) -> None:
        self.root = root
        self.weights = weights
        self.players = root.players
        self.used = 1
        self.max_children = 32
        """How many children a node has at most."""
        self.exploration = 30
        """The exploration constant, in hundredths; and by how much it grows with every doubling of visits, from so many on:
        what was found about the best by then can be had about others, too."""
        self.exploration_growth = 8
        self.exploration_grows_from = 256
        self.prior_temperature = 2500
        """In thousandths of a VP: a turn that far behind the best keeps 1/e of its prior."""
        self.parent = array("i", [NONE]) * room
        self.first_child = array("i", [0]) * room
        self.children = array("i", [UNEXPANDED]) * room
        self.visits = array("i", [0]) * room
        self.virtual_loss = array("i", [0]) * room
        """Visits that are under way: counted as lost until their leaf is backed up."""
        self.prior = array("i", [0]) * room
        self.mover = array("i", [0]) * room
        self.length = array("i", [0]) * room
        self.turns = array("i", [0]) * (room * MAX_DECISIONS)
        self.static_value = array("i", [0]) * (room * MAX_PLAYERS)
        self.total_value = array("q", [0]) * (room * MAX_PLAYERS)
        """The win probabilities found in and below the node, added up, seat by seat."""
        self.win_probability_of_lead = [
            round(CERTAIN_WIN / (1 + exp(-1.7 * i / STEEPNESS))) for i in range(-LOGISTIC_STEPS, LOGISTIC_STEPS + 1)
        ]
        self.softmax = [round(1000 * exp(-0.0625 * i)) for i in range(SOFTMAX_STEPS)] + [0]


class Slot:
    """A leaf of a batch on its way: selected, expanded, backed up."""

    __slots__ = ("generator", "leaf", "path")

    def __init__(self, printed: Printed, weights: Weights) -> None:
        self.generator = TurnGenerator(printed, weights)
        self.leaf = NONE
        self.path = [0] * 64


def select_leaf(tree: Tree, slot: Slot) -> bool:
    """Go down to a node that was not expanded yet, or to the end of the game; not if it is under way already."""
    node = 0
    while tree.children[node] > 0:
        node = best_child(tree, node)
    if tree.virtual_loss[node] > 0 and tree.children[node] == UNEXPANDED:
        return False
    slot.leaf = node
    while node != NONE:
        tree.virtual_loss[node] += 1
        node = tree.parent[node]
    return True


def best_child(tree: Tree, node: int) -> int:
    """By PUCT: the mean value for the mover, and a bonus for a prior with few visits."""
    mover = tree.mover[node]
    visits = tree.visits[node] + tree.virtual_loss[node]
    bonus = exploration(tree, visits) * square_root_in_hundredths(visits)
    first = tree.first_child[node]
    best = NONE
    chosen = first
    for child in range(first, first + tree.children[node]):
        visits = tree.visits[child] + tree.virtual_loss[child]
        score = (tree.total_value[child * MAX_PLAYERS + mover] + bonus * tree.prior[child] // 10_000) // visits
        if score > best:
            best = score
            chosen = child
    return chosen


def exploration(tree: Tree, visits: int) -> int:
    constant = tree.exploration
    while visits >= tree.exploration_grows_from:
        constant += tree.exploration_growth
        visits = visits // 2
    return constant


def square_root_in_hundredths(n: int) -> int:
    """The square root, rounded down."""
    n = n * 10_000
    guess = n
    better = (guess + 1) // 2
    while better < guess:
        guess = better
        better = (guess + n // guess) // 2
    return guess


def expand(tree: Tree, slot: Slot, stream: int) -> None:
    """Play to the leaf's position and generate the turns there."""
    if tree.children[slot.leaf] == 0:
        return
    depth = 0
    node = slot.leaf
    while node != 0 and depth < MAX_DEPTH:
        slot.path[depth] = node
        depth += 1
        node = tree.parent[node]
    state.overwrite(slot.generator.start, tree.root)
    while depth > 0:
        depth -= 1
        node = slot.path[depth]
        for step in range(tree.length[node]):
            turn.apply(slot.generator.start, tree.turns[node * MAX_DECISIONS + step])
    turns.generate(slot.generator, stream)


def expand_unlocked(tree: Tree, slot: Slot, stream: int) -> None:
    """The same without Python's lock."""
    with cython.nogil:
        expand(tree, slot, stream)


def backpropagate(tree: Tree, slot: Slot) -> None:
    """Add the generated turns as children, and carry what the best of them promises back to the root."""
    leaf = slot.leaf
    source = leaf
    if tree.children[leaf] == UNEXPANDED:
        add_children(tree, slot.generator, leaf)
        source = tree.first_child[leaf]
    node = leaf
    while node != NONE:
        tree.virtual_loss[node] -= 1
        tree.visits[node] += 1
        for player in range(tree.players):
            tree.total_value[node * MAX_PLAYERS + player] += tree.static_value[source * MAX_PLAYERS + player]
        node = tree.parent[node]


def add_children(tree: Tree, generator: TurnGenerator, leaf: int) -> None:
    many = generator.listed if generator.listed < tree.max_children else tree.max_children
    tree.mover[leaf] = generator.seat
    tree.first_child[leaf] = tree.used
    tree.children[leaf] = many
    sum_of_weights = 0
    for rank in range(many):
        sum_of_weights += prior_weight(tree, generator, rank)
    for rank in range(many):
        add_child(tree, generator, leaf, generator.order[rank], tree.used + rank)
        tree.prior[tree.used + rank] = 10_000 * prior_weight(tree, generator, rank) // sum_of_weights
    tree.used += many


def prior_weight(tree: Tree, generator: TurnGenerator, rank: int) -> int:
    """A turn's part of the prior, before they are made to add up: the less, the further behind the best."""
    missing = 16 * (generator.score[generator.order[0]] - generator.score[generator.order[rank]]) // tree.prior_temperature
    return 10 + tree.softmax[missing if missing < SOFTMAX_STEPS else SOFTMAX_STEPS]


def add_child(tree: Tree, generator: TurnGenerator, leaf: int, found: int, child: int) -> None:
    """A turn as a node, with one visit: the evaluation's."""
    tree.parent[child] = leaf
    tree.children[child] = UNEXPANDED if generator.moment[found] >= 0 else 0
    tree.visits[child] = 1
    tree.virtual_loss[child] = 0
    tree.length[child] = generator.length[found]
    for step in range(generator.length[found]):
        tree.turns[child * MAX_DECISIONS + step] = generator.turns[found * MAX_DECISIONS + step]
    for player in range(tree.players):
        won = win_probability(tree, generator, found, player)
        tree.static_value[child * MAX_PLAYERS + player] = won
        tree.total_value[child * MAX_PLAYERS + player] = won


def win_probability(tree: Tree, generator: TurnGenerator, found: int, player: int) -> int:
    """From the lead over the best rival, and how often such a lead turns; at the end of the game a lead is a win."""
    base = found * MAX_PLAYERS
    most = 0
    for rival in range(tree.players):
        if rival != player and generator.value[base + rival] > most:
            most = generator.value[base + rival]
    lead = generator.value[base + player] - most
    if generator.moment[found] < 0:
        return CERTAIN_WIN if lead > 0 else 0
    # Division rounds alike in C and Python only above zero.
    spread = tree.weights.spread[generator.moment[found]]
    place = LOGISTIC_STEPS + lead * STEEPNESS // spread if lead >= 0 else LOGISTIC_STEPS - (-lead) * STEEPNESS // spread
    if place < 0:
        return tree.win_probability_of_lead[0]
    return tree.win_probability_of_lead[place if place < 2 * LOGISTIC_STEPS else 2 * LOGISTIC_STEPS]
