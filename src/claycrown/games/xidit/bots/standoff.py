"""Everybody plans at once: the plans that come into question for each seat, and how often each of them should be chosen.

Regret matching. Again and again everybody's plan is drawn from their mixture; then each plan of each seat is tried against the
others' drawn ones, and the seat regrets not having chosen it by as much as it would have done better. A plan's share in the
mixture is its share of the regret. The average over all rounds comes near an equilibrium: nobody knows a better plan against
what the others do on average.
"""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games import chance
from claycrown.games.xidit.bots import errands, imagined, prospects
from claycrown.games.xidit.bots.imagined import Mind
from claycrown.games.xidit.rules import play, state
from claycrown.games.xidit.rules.pieces import PLAN
from claycrown.games.xidit.rules.state import State

ROOM = 64
"""The most plans of a seat."""
FINE = 1 << 30
"""How finely a draw divides the whole."""


class Standoff:
    """Tables over seats and plans run seat by seat: `plan[seat * ROOM + place]`."""

    __slots__ = ("count", "depth", "drawn", "plan", "regret", "rounds", "share", "stream", "total", "tried", "visits", "won")

    def __init__(self, stream: int, depth: int) -> None:
        self.stream = stream
        self.depth = depth
        """How many years more are imagined before the position is weighed."""
        self.count = [0] * 5
        self.plan = [0] * 320
        self.regret = [0.0] * 320
        self.share = [0.0] * 320
        """In the mixture of this round."""
        self.total = [0.0] * 320
        """The shares of all rounds, the later ones weighing more."""
        self.won = [0.0] * 320
        """The chances to win that the plan led to, likewise."""
        self.tried = [0.0] * 320
        """The weights of the rounds in which it was tried."""
        self.visits = [0] * 320
        self.drawn = [0] * 5
        self.rounds = 0


def at(seat: int, place: int) -> int:
    """Where a plan stands in the tables."""
    return seat * ROOM + place


def add(f: Standoff, seat: int, plan: int) -> None:
    """Unless it is there already, or there is no room."""
    row = seat * ROOM
    for place in range(f.count[seat]):
        if f.plan[row + place] == plan:
            return
    if f.count[seat] < ROOM:
        f.plan[row + f.count[seat]] = plan
        f.count[seat] += 1


def mix(f: Standoff, seat: int) -> None:
    """The shares for the next draw: by regret; without any, all alike."""
    row = seat * ROOM
    sum_ = 0.0
    for place in range(f.count[seat]):
        sum_ += f.regret[row + place]
    for place in range(f.count[seat]):
        f.share[row + place] = f.regret[row + place] / sum_ if sum_ > 0.0 else 1.0 / f.count[seat]


def draw(f: Standoff, seat: int) -> int:
    """A place among the seat's plans, by the shares."""
    f.stream = chance.step(f.stream)
    row = seat * ROOM
    rest = chance.below(f.stream, FINE) / (FINE * 1.0)
    for place in range(f.count[seat]):
        rest -= f.share[row + place]
        if rest < 0.0:
            return place
    return f.count[seat] - 1


def try_plans(m: Mind, f: Standoff, root: State, seat: int, place: int) -> float:
    """The seat's chance with that plan, the others with the drawn ones."""
    state.overwrite(m.sheet.state, root)
    for other in range(root.players):
        chosen = place if other == seat else f.drawn[other]
        play.carry_out(m.sheet.state, other, PLAN + f.plan[other * ROOM + chosen])
    imagined.finish_year(m, m.sheet.state)
    errands.live_through(m, m.sheet, f.depth)
    prospects.weigh(m.prospects, m.sheet.state)
    return m.prospects.chance[seat]


def play_round(m: Mind, f: Standoff, root: State) -> int:
    """Draw, try, regret; how many years were imagined for it."""
    f.rounds += 1
    weight = f.rounds * 1.0
    years = 0
    for seat in range(root.players):
        mix(f, seat)
        f.drawn[seat] = draw(f, seat)
    for seat in range(root.players):
        row = seat * ROOM
        expected = 0.0
        for place in range(f.count[seat]):
            value = try_plans(m, f, root, seat, place)
            f.won[row + place] += weight * value
            f.tried[row + place] += weight
            f.visits[row + place] += 1
            f.total[row + place] += weight * f.share[row + place]
            f.regret[row + place] += value
            expected += f.share[row + place] * value
        for place in range(f.count[seat]):
            regret = f.regret[row + place] - expected
            f.regret[row + place] = regret if regret > 0.0 else 0.0
        years += f.count[seat]
    return years


def play_rounds(m: Mind, f: Standoff, root: State, rounds: int) -> int:
    """Several rounds in one guess of what is hidden, without Python's lock."""
    years = 0
    with cython.nogil:
        for _ in range(rounds):
            years += play_round(m, f, root)
    return years


def ponder(m: Mind, f: Standoff, root: State, seat: int, rounds: int) -> int:
    """Try the plans of one seat against what the others draw from mixtures that are settled; how many years were imagined."""
    with cython.nogil:
        for _ in range(rounds):
            for other in range(root.players):
                f.drawn[other] = draw(f, other)
            for place in range(f.count[seat]):
                here = at(seat, place)
                f.won[here] += try_plans(m, f, root, seat, place)
                f.tried[here] += 1.0
                f.visits[here] += 1
    return rounds * f.count[seat]
