"""Regret matching over the candidate plans of all seats, who plan at once.

Each iteration samples everybody's plan from their mixed strategy; then each plan of each seat is tried against the others'
sampled ones, and the seat regrets not having chosen it by the difference in value. The next strategy is in proportion to the
regrets, with negative ones reset (regret matching plus). The average strategy, weighted towards later iterations, approximates an
equilibrium: nobody has a better plan against the others' averages.
"""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games import chance
from claycrown.games.xidit.bots import evaluation, quick_plans, rollout
from claycrown.games.xidit.bots.rollout import Simulator
from claycrown.games.xidit.rules import play, state
from claycrown.games.xidit.rules.pieces import PLAN
from claycrown.games.xidit.rules.state import State

MAX_PLANS = 64
"""Candidate plans of a seat at most."""
DRAW_RESOLUTION = 1 << 30
"""The resolution of a random number."""


class RegretTable:
    """Tables over seats and plans run seat by seat: `plan[seat * MAX_PLANS + place]`."""

    __slots__ = (
        "count",
        "depth",
        "iterations",
        "plan",
        "regret",
        "sampled",
        "strategy",
        "strategy_sum",
        "stream",
        "value_sum",
        "value_weight",
        "visits",
    )

    def __init__(self, stream: int, depth: int) -> None:
        self.stream = stream
        self.depth = depth
        """Years of rollout after the planned one before the position is evaluated."""
        self.count = [0] * 5
        self.plan = [0] * 320
        self.regret = [0.0] * 320
        self.strategy = [0.0] * 320
        """Each plan's probability in this iteration."""
        self.strategy_sum = [0.0] * 320
        """The probabilities of all iterations, the later ones weighing more: the average strategy."""
        self.value_sum = [0.0] * 320
        """The win probabilities that the plan led to, likewise."""
        self.value_weight = [0.0] * 320
        """The weights of the iterations in which it was tried."""
        self.visits = [0] * 320
        self.sampled = [0] * 5
        self.iterations = 0


def index_of(seat: int, place: int) -> int:
    """Where a plan stands in the tables."""
    return seat * MAX_PLANS + place


def add_plan(table: RegretTable, seat: int, plan: int) -> None:
    """Unless it is there already, or the table is full."""
    row = seat * MAX_PLANS
    for place in range(table.count[seat]):
        if table.plan[row + place] == plan:
            return
    if table.count[seat] < MAX_PLANS:
        table.plan[row + table.count[seat]] = plan
        table.count[seat] += 1


def update_strategy(table: RegretTable, seat: int) -> None:
    """The probabilities of the next iteration: by regret; without any, all alike."""
    row = seat * MAX_PLANS
    sum_ = 0.0
    for place in range(table.count[seat]):
        sum_ += table.regret[row + place]
    for place in range(table.count[seat]):
        table.strategy[row + place] = table.regret[row + place] / sum_ if sum_ > 0.0 else 1.0 / table.count[seat]


def sample(table: RegretTable, seat: int) -> int:
    """A place among the seat's plans, drawn by their probabilities."""
    table.stream = chance.step(table.stream)
    row = seat * MAX_PLANS
    rest = chance.below(table.stream, DRAW_RESOLUTION) / (DRAW_RESOLUTION * 1.0)
    for place in range(table.count[seat]):
        rest -= table.strategy[row + place]
        if rest < 0.0:
            return place
    return table.count[seat] - 1


def simulate(sim: Simulator, table: RegretTable, root: State, seat: int, place: int) -> float:
    """The seat's win probability with that plan, the others with the sampled ones."""
    state.overwrite(sim.scratch.state, root)
    for other in range(root.players):
        chosen = place if other == seat else table.sampled[other]
        play.carry_out(sim.scratch.state, other, PLAN + table.plan[other * MAX_PLANS + chosen])
    rollout.play_year(sim, sim.scratch.state)
    if table.depth > 0:
        sim.stream = table.stream  # the same for all plans that are compared
        quick_plans.play_years(sim, sim.scratch, table.depth)
    evaluation.evaluate(sim.evaluation, sim.scratch.state)
    return sim.evaluation.win_probability[seat]


def iterate(sim: Simulator, table: RegretTable, root: State) -> int:
    """Sample, simulate, regret; how many years were simulated for it."""
    table.iterations += 1
    weight = table.iterations * 1.0
    years = 0
    for seat in range(root.players):
        update_strategy(table, seat)
        table.sampled[seat] = sample(table, seat)
    for seat in range(root.players):
        row = seat * MAX_PLANS
        expected = 0.0
        for place in range(table.count[seat]):
            value = simulate(sim, table, root, seat, place)
            table.value_sum[row + place] += weight * value
            table.value_weight[row + place] += weight
            table.visits[row + place] += 1
            table.strategy_sum[row + place] += weight * table.strategy[row + place]
            table.regret[row + place] += value
            expected += table.strategy[row + place] * value
        for place in range(table.count[seat]):
            regret = table.regret[row + place] - expected
            table.regret[row + place] = regret if regret > 0.0 else 0.0
        years += table.count[seat]
    return years


def iterate_unlocked(sim: Simulator, table: RegretTable, root: State, rounds: int) -> int:
    """Several iterations in one determinization, without Python's lock."""
    years = 0
    with cython.nogil:
        for _ in range(rounds):
            years += iterate(sim, table, root)
    return years


def evaluate_unlocked(sim: Simulator, table: RegretTable, root: State, seat: int, rounds: int) -> int:
    """Try the plans of one seat against samples of the others' fixed strategies; how many years were simulated."""
    with cython.nogil:
        for _ in range(rounds):
            for other in range(root.players):
                table.sampled[other] = sample(table, other)
            for place in range(table.count[seat]):
                here = index_of(seat, place)
                table.value_sum[here] += simulate(sim, table, root, seat, place)
                table.value_weight[here] += 1.0
                table.visits[here] += 1
    return rounds * table.count[seat]
