"""The best responses to given plans of the rivals: all ways through the map in six orders, of which the best few are kept.

The rules move everybody at once, order by order, so that what a rival takes is gone and its successor is there. Plans with the
same win probability count as one, represented by the one that acts soonest.
"""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games.xidit.bots import evaluation, plans, rollout
from claycrown.games.xidit.bots.rollout import Scratch, Simulator
from claycrown.games.xidit.rules import decisions, orders, roads, state
from claycrown.games.xidit.rules.pieces import ACTION, KINDS_OF_ORDER, NOWHERE, ORDERS, ROADS, WAIT
from claycrown.games.xidit.rules.state import State

TOLERANCE = 1e-9
"""Win probabilities nearer than this are the same."""


class BestResponses:
    """The best plans found for a seat, the best first."""

    __slots__ = ("count", "most", "plan", "seat", "seen", "win_probability")

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most
        self.count = 0
        self.plan = [0] * 64
        self.win_probability = [0.0] * 64
        self.seen = 0
        """How many plans were tried to the end."""


def find(sim: Simulator, found: BestResponses, root: State) -> None:
    """Try all plans; `root` holds the plans of the others, revealed, and nothing of this year is carried out yet."""
    with cython.nogil:
        state.overwrite(sim.scratch.state, root)
        search(sim, found, sim.scratch, 0, 0, NOWHERE)


def search(sim: Simulator, found: BestResponses, scratch: Scratch, order: int, plan: int, came_from: int) -> None:
    """All that can follow from here; `plan` holds the orders so far, those to come count as nothing yet."""
    if order == ORDERS:
        rollout.play_year(sim, scratch.state)
        evaluation.evaluate(sim.evaluation, scratch.state)
        found.seen += 1
        insert(found, plan, sim.evaluation.win_probability[found.seat])
        return
    city = scratch.state.city[found.seat]
    if could_act(scratch.state, found.seat, city):
        try_order(sim, found, scratch, order, plan, ACTION, NOWHERE)
    for colour in range(ROADS):
        beside = roads.leads_to(scratch.state, city, colour)
        if beside != NOWHERE and beside != came_from:  # back at once, with nothing done there, leads nowhere
            try_order(sim, found, scratch, order, plan, colour, city)
    wait_to_the_end(sim, found, scratch, order, plan)


def try_order(sim: Simulator, found: BestResponses, scratch: Scratch, order: int, plan: int, chosen: int, came_from: int) -> None:
    """One order of the seat, and everybody else's."""
    plan += chosen * digit_value(order)
    state.overwrite(scratch.deeper.state, scratch.state)
    scratch.deeper.state.plan[found.seat] = plan
    rollout.play_order(sim, scratch.deeper.state, order)
    search(sim, found, scratch.deeper, order + 1, plan, came_from)


def wait_to_the_end(sim: Simulator, found: BestResponses, scratch: Scratch, order: int, plan: int) -> None:
    """Stay here for the rest of the year."""
    for later in range(order, ORDERS):
        plan += WAIT * digit_value(later)
    state.overwrite(scratch.deeper.state, scratch.state)
    scratch.deeper.state.plan[found.seat] = plan
    search(sim, found, scratch.deeper, ORDERS, plan, NOWHERE)


def digit_value(order: int) -> int:
    """What an order counts for in a plan's number: the first is the foremost digit."""
    value = 1
    for _ in range(ORDERS - 1 - order):
        value *= KINDS_OF_ORDER
    return value


def could_act(s: State, seat: int, city: int) -> bool:
    """An action there does something, or would if somebody brought the Next Threat there in this order."""
    return plans.does_something(s, seat, city) or (city == s.next_threat and orders.has_needed_units(s, seat, city))


def earliness(plan: int) -> int:
    """How early its actions come: what is done sooner a rival can spoil less."""
    sum_ = 0
    for order in range(ORDERS):
        if decisions.order_in(plan, order) == ACTION:
            sum_ += ORDERS - order
    return sum_


def insert(found: BestResponses, plan: int, win_probability: float) -> None:
    """Among the best; of those that lead to the same, the earliest."""
    place = found.count
    while place > 0 and found.win_probability[place - 1] < win_probability + TOLERANCE:
        place -= 1
        if found.win_probability[place] > win_probability - TOLERANCE:
            if earliness(plan) > earliness(found.plan[place]):
                found.plan[place] = plan
            return
    if place == found.most:
        return
    if found.count < found.most:
        found.count += 1
    last = found.count - 1
    while last > place:
        found.plan[last] = found.plan[last - 1]
        found.win_probability[last] = found.win_probability[last - 1]
        last -= 1
    found.plan[place] = plan
    found.win_probability[place] = win_probability
