"""All ways through the map in six orders, while the rivals carry out given plans: which plans are worth a thought.

The rules move everybody at once, order by order, so that what a rival takes is gone and what comes after it is there. Ways that
lead to the same chance count as one, the one that acts soonest.
"""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games.xidit.bots import imagined, plans, prospects
from claycrown.games.xidit.bots.imagined import Mind, Sheet
from claycrown.games.xidit.rules import decisions, orders, roads, state
from claycrown.games.xidit.rules.pieces import ACTION, KINDS_OF_ORDER, NOWHERE, ORDERS, ROADS, WAIT
from claycrown.games.xidit.rules.state import State

SAME = 1e-9
"""Chances nearer than this are the same."""


class Ways:
    """The best plans found for a seat, the best first."""

    __slots__ = ("chance", "count", "most", "plan", "seat", "seen")

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most
        self.count = 0
        self.plan = [0] * 64
        self.chance = [0.0] * 64
        self.seen = 0
        """How many ways were walked to the end."""


def find(m: Mind, w: Ways, root: State) -> None:
    """Walk all ways; `root` holds the plans of the others, revealed, and nothing of this year is carried out yet."""
    with cython.nogil:
        state.overwrite(m.sheet.state, root)
        walk(m, w, m.sheet, 0, 0, NOWHERE)


def walk(m: Mind, w: Ways, sheet: Sheet, order: int, plan: int, came_from: int) -> None:
    """All that can follow from here; `plan` holds the orders so far, those to come count as nothing yet."""
    if order == ORDERS:
        imagined.finish_year(m, sheet.state)
        prospects.weigh(m.prospects, sheet.state)
        w.seen += 1
        keep(w, plan, m.prospects.chance[w.seat])
        return
    city = sheet.state.city[w.seat]
    if may_act(sheet.state, w.seat, city):
        go(m, w, sheet, order, plan, ACTION, NOWHERE)
    for colour in range(ROADS):
        beside = roads.leads_to(sheet.state, city, colour)
        if beside != NOWHERE and beside != came_from:  # back at once, with nothing done there, leads nowhere
            go(m, w, sheet, order, plan, colour, city)
    wait(m, w, sheet, order, plan)


def go(m: Mind, w: Ways, sheet: Sheet, order: int, plan: int, chosen: int, came_from: int) -> None:
    """One order of the seat, and everybody else's."""
    plan += chosen * value_of_place(order)
    state.overwrite(sheet.under.state, sheet.state)
    sheet.under.state.plan[w.seat] = plan
    imagined.finish_round(m, sheet.under.state, order)
    walk(m, w, sheet.under, order + 1, plan, came_from)


def wait(m: Mind, w: Ways, sheet: Sheet, order: int, plan: int) -> None:
    """Stay here for the rest of the year."""
    for later in range(order, ORDERS):
        plan += WAIT * value_of_place(later)
    state.overwrite(sheet.under.state, sheet.state)
    sheet.under.state.plan[w.seat] = plan
    walk(m, w, sheet.under, ORDERS, plan, NOWHERE)


def value_of_place(order: int) -> int:
    """What an order counts for in a plan's number: the first is the foremost digit."""
    value = 1
    for _ in range(ORDERS - 1 - order):
        value *= KINDS_OF_ORDER
    return value


def may_act(s: State, seat: int, city: int) -> bool:
    """An action there does something, or would if somebody brought the Next Threat there in this order."""
    return plans.does_something(s, seat, city) or (city == s.next_threat and orders.has_needed_units(s, seat, city))


def haste(plan: int) -> int:
    """How early its actions come: what is done sooner a rival can spoil less."""
    sum_ = 0
    for order in range(ORDERS):
        if decisions.order_in(plan, order) == ACTION:
            sum_ += ORDERS - order
    return sum_


def keep(w: Ways, plan: int, chance: float) -> None:
    """Among the best; of those that lead to the same, the hastiest."""
    place = w.count
    while place > 0 and w.chance[place - 1] < chance + SAME:
        place -= 1
        if w.chance[place] > chance - SAME:
            if haste(plan) > haste(w.plan[place]):
                w.plan[place] = plan
            return
    if place == w.most:
        return
    if w.count < w.most:
        w.count += 1
    last = w.count - 1
    while last > place:
        w.plan[last] = w.plan[last - 1]
        w.chance[last] = w.chance[last - 1]
        last -= 1
    w.plan[place] = plan
    w.chance[place] = chance
