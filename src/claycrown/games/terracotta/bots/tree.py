"""The search tree over whole turns: select a leaf, expand it, back its value up to the root (PUCT, max^n).

Every player is taken to choose the turn that is best for themselves. A node's children are the turns generated in its
position, each with the win probability that the evaluation sees after it and a prior that follows from it. Going down, the
child is taken that has done best so far or was looked at too little for its prior (PUCT). Nothing is played out at random: a
leaf is worth what its best turn promises.

A leaf is drafted quickly: few placements, compared roughly. Where the search comes back to a node again and again, the draft is
repeated with more care, and what it finds in addition becomes further children.

Leaves are selected in batches with a virtual loss, expanded in any number of threads, and backed up in their order. So what
is found depends on the seed and the number of simulations, and not on the threads. Probabilities are whole numbers in
ten-thousandths.
"""

from array import array
from math import exp

from claycrown.games.terracotta.bots import evaluation, turns
from claycrown.games.terracotta.bots.evaluation import Weights
from claycrown.games.terracotta.bots.turn_generator import TurnGenerator
from claycrown.games.terracotta.rules import state, turn
from claycrown.games.terracotta.rules.pieces import MAX_PLAYERS
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.games.terracotta.rules.state import State

from .units import CERTAIN_WIN, DRAFTS, MAX_DECISIONS

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

UNEXPANDED = -1
"""The number of children of a node that was not expanded."""
NONE = -1
SOFTMAX_STEPS = 64
"""The resolution of the softmax table of priors."""
MAX_DEPTH = 64


class Tree:
    """All nodes, each a place in the arrays; the root is 0."""

    __slots__ = (
        "children",
        "draft",
        "draft_children",
        "draft_from",
        "draft_is_rough",
        "draft_most",
        "draft_options",
        "draft_placements",
        "draft_width",
        "exploration",
        "exploration_grows_from",
        "exploration_growth",
        "first_child",
        "last_child",
        "length",
        "mover",
        "next_sibling",
        "parent",
        "players",
        "prior",
        "prior_temperature",
        "root",
        "score",
        "softmax",
        "static_value",
        "total_value",
        "turns",
        "used",
        "virtual_loss",
        "visits",
        "weights",
    )

    def __init__(self, root: State, weights: Weights, room: int) -> None:
        self.root = root
        self.weights = weights
        self.players = root.players
        self.used = 1
        self.draft_from = [0, 16, 128]
        """The visits from which a node is drafted with more care; how many children it has then at most, how many placements are
        followed and whether roughly, the beam width, the places of each kind and the turns of each placement."""
        self.draft_children = [8, 24, 64]
        self.draft_placements = [8, 12, 96]
        self.draft_is_rough = [1, 1, 0]
        self.draft_width = [1, 3, 6]
        self.draft_options = [1, 2, 3]
        self.draft_most = [2, 3, 3]
        self.exploration = 30
        """The exploration constant, in hundredths, and its growth with every doubling of visits, from the given number on: then
        the best is well known, and more visits should go to others.
        """
        self.exploration_growth = 8
        self.exploration_grows_from = 256
        self.prior_temperature = 2500
        """In thousandths of a VP: a turn that far behind the best keeps 1/e of its prior."""
        self.parent = array("i", [NONE]) * room
        self.first_child = array("i", [0]) * room
        self.last_child = array("i", [0]) * room
        self.next_sibling = array("i", [NONE]) * room
        self.children = array("i", [UNEXPANDED]) * room
        self.draft = array("i", [0]) * room
        """How carefully its turns were drafted so far."""
        self.visits = array("i", [0]) * room
        self.virtual_loss = array("i", [0]) * room
        """Visits that are under way: counted as lost until their leaf is backed up."""
        self.prior = array("i", [0]) * room
        self.score = array("i", [0]) * room
        """The value of the turn that led here to the seat that took it, as the generator scores it: priors follow from it."""
        self.mover = array("i", [0]) * room
        self.length = array("i", [0]) * room
        self.turns = array("h", [0]) * (room * MAX_DECISIONS)
        self.static_value = array("h", [0]) * (room * MAX_PLAYERS)
        self.total_value = array("q", [0]) * (room * MAX_PLAYERS)
        """The win probabilities found in and below the node, added up, seat by seat."""
        self.softmax = [round(1000 * exp(-0.0625 * i)) for i in range(SOFTMAX_STEPS)] + [0]


class Slot:
    """A leaf of a batch on its way: selected, expanded, backed up."""

    __slots__ = ("generator", "leaf", "path")

    def __init__(self, printed: Printed, weights: Weights) -> None:
        self.generator = TurnGenerator(printed, weights)
        self.leaf = NONE
        self.path = [0] * 64


def select_leaf(tree: Tree, slot: Slot, at_root: bool = False) -> bool:
    """Go down to a node that was not expanded yet, that deserves a better draft, or to the end of the game; not if it is
    under way already. Or stay at the root, to draft it."""
    node = 0
    while tree.children[node] > 0 and not at_root:
        if deserves_better_draft(tree, node):
            tree.draft[node] += 1
            break
        node = best_child(tree, node)
    if tree.virtual_loss[node] > 0 and tree.children[node] == UNEXPANDED:
        return False
    slot.leaf = node
    while node != NONE:
        tree.virtual_loss[node] += 1
        node = tree.parent[node]
    return True


def deserves_better_draft(tree: Tree, node: int) -> bool:
    return tree.draft[node] < DRAFTS - 1 and tree.visits[node] >= tree.draft_from[tree.draft[node] + 1]


def best_child(tree: Tree, node: int) -> int:
    """By PUCT: the mean value for the mover, and a bonus for a prior with few visits."""
    mover = tree.mover[node]
    visits = tree.visits[node] + tree.virtual_loss[node]
    bonus = exploration(tree, visits) * square_root_in_hundredths(visits)
    child = tree.first_child[node]
    best = NONE
    chosen = child
    while child != NONE:
        visits = tree.visits[child] + tree.virtual_loss[child]
        score = (tree.total_value[child * MAX_PLAYERS + mover] + bonus * tree.prior[child] // 10_000) // visits
        if score > best:
            best = score
            chosen = child
        child = tree.next_sibling[child]
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
    draft = tree.draft[slot.leaf]
    slot.generator.placements_followed = tree.draft_placements[draft]
    slot.generator.is_rough = tree.draft_is_rough[draft] != 0
    slot.generator.width = tree.draft_width[draft]
    slot.generator.options = tree.draft_options[draft]
    slot.generator.most = tree.draft_most[draft]
    turns.generate(slot.generator, stream)


def expand_unlocked(tree: Tree, slot: Slot, stream: int) -> None:
    """The same without Python's lock."""
    with cython.nogil:
        expand(tree, slot, stream)


def backpropagate(tree: Tree, slot: Slot) -> None:
    """Add the generated turns as children, and carry what the best of them promises back to the root."""
    leaf = slot.leaf
    source = leaf
    if tree.children[leaf] != 0:
        add_children(tree, slot.generator, leaf)
        source = most_promising(tree, leaf)
    node = leaf
    while node != NONE:
        tree.virtual_loss[node] -= 1
        tree.visits[node] += 1
        for player in range(tree.players):
            tree.total_value[node * MAX_PLAYERS + player] += tree.static_value[source * MAX_PLAYERS + player]
        node = tree.parent[node]


def most_promising(tree: Tree, node: int) -> int:
    """The child with the best score."""
    best = tree.first_child[node]
    child = best
    while child != NONE:
        if tree.score[child] > tree.score[best]:
            best = child
        child = tree.next_sibling[child]
    return best


def add_children(tree: Tree, generator: TurnGenerator, leaf: int) -> None:
    """The best of the turns that are not there yet, and the priors of all."""
    if tree.children[leaf] == UNEXPANDED:
        tree.children[leaf] = 0
        tree.first_child[leaf] = NONE
    tree.mover[leaf] = generator.seat
    most = tree.draft_children[tree.draft[leaf]]
    known = tree.children[leaf]
    for rank in range(generator.listed):
        if tree.children[leaf] < most and (known == 0 or not is_child(tree, generator, leaf, generator.order[rank])):
            add_child(tree, generator, leaf, generator.order[rank])
    set_priors(tree, leaf)


def is_child(tree: Tree, generator: TurnGenerator, leaf: int, found: int) -> bool:
    child = tree.first_child[leaf]
    while child != NONE:
        if tree.score[child] == generator.score[found] and tree.length[child] == generator.length[found]:
            step = 0
            while (
                step < tree.length[child]
                and tree.turns[child * MAX_DECISIONS + step] == generator.turns[found * MAX_DECISIONS + step]
            ):
                step += 1
            if step == tree.length[child]:
                return True
        child = tree.next_sibling[child]
    return False


def set_priors(tree: Tree, node: int) -> None:
    """A softmax: the further a turn is behind the best, the less."""
    best = tree.score[most_promising(tree, node)]
    total = 0
    child = tree.first_child[node]
    while child != NONE:
        total += prior_weight(tree, best - tree.score[child])
        child = tree.next_sibling[child]
    child = tree.first_child[node]
    while child != NONE:
        tree.prior[child] = 10_000 * prior_weight(tree, best - tree.score[child]) // total
        child = tree.next_sibling[child]


def prior_weight(tree: Tree, missing: int) -> int:
    """A turn's part of the prior, before they are made to add up, by what is missing to the best."""
    step = 16 * missing // tree.prior_temperature
    return 10 + tree.softmax[step if step < SOFTMAX_STEPS else SOFTMAX_STEPS]


def add_child(tree: Tree, generator: TurnGenerator, leaf: int, found: int) -> None:
    """A turn as a node, with one visit: the evaluation's."""
    child = tree.used
    tree.used += 1
    if tree.children[leaf] == 0:
        tree.first_child[leaf] = child
    else:
        tree.next_sibling[tree.last_child[leaf]] = child
    tree.last_child[leaf] = child
    tree.children[leaf] += 1
    tree.next_sibling[child] = NONE
    tree.parent[child] = leaf
    tree.children[child] = UNEXPANDED if generator.moment[found] >= 0 else 0
    tree.draft[child] = 0
    tree.visits[child] = 1
    tree.virtual_loss[child] = 0
    tree.score[child] = generator.score[found]
    tree.length[child] = generator.length[found]
    for step in range(generator.length[found]):
        tree.turns[child * MAX_DECISIONS + step] = generator.turns[found * MAX_DECISIONS + step]
    set_win_probabilities(tree, generator, found, child)


def set_win_probabilities(tree: Tree, generator: TurnGenerator, found: int, child: int) -> None:
    """Of all players, from what they may expect and how much that usually errs; at the end of the game a lead is a win."""
    base = found * MAX_PLAYERS
    best = 0
    for player in range(1, tree.players):
        if generator.value[base + player] > generator.value[base + best]:
            best = player
    total = 0
    for player in range(tree.players):
        behind = generator.value[base + best] - generator.value[base + player]
        if generator.moment[found] < 0:
            likely = CERTAIN_WIN if player == best else 0
        else:
            likely = evaluation.likelihood(tree.weights, behind, generator.moment[found])
        tree.static_value[child * MAX_PLAYERS + player] = likely
        total += likely
    for player in range(tree.players):
        won = CERTAIN_WIN * tree.static_value[child * MAX_PLAYERS + player] // total
        tree.static_value[child * MAX_PLAYERS + player] = won
        tree.total_value[child * MAX_PLAYERS + player] = won


def keep_below(tree: Tree, node: int, fewest: int, moved: "array[int]") -> None:
    """Make a node the root and forget everything that is not below it, and the children of nodes with fewer visits than that.

    A child comes after its parent and after its elder siblings in the arrays, so all can move to the front in one pass; `moved`,
    as long as the arrays, holds the new place of each.
    """
    kept = 0
    for old in range(node, tree.used):
        moved[old] = NONE
        parent = tree.parent[old]
        if old != node:
            if parent < node or moved[parent] == NONE or tree.children[moved[parent]] == UNEXPANDED:
                continue
        moved[old] = kept
        tree.parent[kept] = NONE if old == node else moved[parent]
        tree.first_child[kept] = tree.first_child[old]
        tree.last_child[kept] = tree.last_child[old]
        tree.next_sibling[kept] = NONE if old == node else tree.next_sibling[old]
        tree.children[kept] = tree.children[old]
        if tree.children[old] > 0 and tree.visits[old] < fewest:
            tree.children[kept] = UNEXPANDED
        tree.draft[kept] = tree.draft[old] if tree.children[kept] != UNEXPANDED else 0
        tree.visits[kept] = tree.visits[old]
        tree.prior[kept] = tree.prior[old]
        tree.score[kept] = tree.score[old]
        tree.mover[kept] = tree.mover[old]
        tree.length[kept] = tree.length[old]
        for step in range(tree.length[old]):
            tree.turns[kept * MAX_DECISIONS + step] = tree.turns[old * MAX_DECISIONS + step]
        for player in range(tree.players):
            tree.static_value[kept * MAX_PLAYERS + player] = tree.static_value[old * MAX_PLAYERS + player]
            tree.total_value[kept * MAX_PLAYERS + player] = tree.total_value[old * MAX_PLAYERS + player]
        kept += 1
    tree.used = kept
    for new in range(kept):
        if tree.children[new] > 0:
            tree.first_child[new] = moved[tree.first_child[new]]
            tree.last_child[new] = moved[tree.last_child[new]]
        if tree.next_sibling[new] != NONE:
            tree.next_sibling[new] = moved[tree.next_sibling[new]]
