"""A year's plan for `greedy`: depth-first search over six orders, with the rules themselves, as if the rivals stood still.

That they do not is put down to chance: what a rival could reach first counts for less.
"""

from claycrown.games.xidit.bots import heuristic, heuristic_policy
from claycrown.games.xidit.rules import decisions, orders, roads, titans
from claycrown.games.xidit.rules.pieces import (
    ACTION,
    AT_ORDER_END,
    CITY_ROOM,
    NO_TOKEN,
    NOBODY,
    NOWHERE,
    ORDERS,
    RECRUITMENT,
    ROADS,
    WAIT,
)
from claycrown.games.xidit.rules.state import State

UNKNOWN = -(10**9)
FAR = 99


class PlanSearch:
    """The best plan found so far, and the one that is being tried."""

    __slots__ = ("best", "best_plan", "last_order", "plan", "seat", "steps")

    def __init__(self, seat: int, last_order: int) -> None:
        self.seat = seat
        self.last_order = last_order
        self.best = UNKNOWN
        self.plan = [0] * 6
        self.best_plan = [0] * 6
        self.steps = [0] * 110
        """How many roads each player needs to each city, player by player."""


def best_plan(s: State, seat: int) -> int:
    """The best plan as a number of base 5, the first order foremost."""
    search = PlanSearch(seat, ORDERS)
    measure_distances(s, search)
    explore(s, search, 0, 0, heuristic.evaluate(s, seat), NOWHERE)
    plan = 0
    for order in range(ORDERS):
        plan = decisions.plan_with(plan, search.best_plan[order])
    return plan


def value_of_start(s: State, seat: int) -> int:
    """What the first orders from where the player stands are worth."""
    search = PlanSearch(seat, ORDERS - 2)
    measure_distances(s, search)
    explore(s, search, 0, 0, heuristic.evaluate(s, seat), NOWHERE)
    return search.best


def measure_distances(s: State, search: PlanSearch) -> None:
    """Along the roads from city to city, until nothing gets nearer."""
    for rival in range(s.players):
        for city in range(CITY_ROOM):
            search.steps[rival * CITY_ROOM + city] = 0 if city == s.city[rival] else FAR
        nearer = 1
        while nearer > 0:
            nearer = 0
            for city in range(1, CITY_ROOM):
                for colour in range(ROADS):
                    beside = roads.leads_to(s, city, colour)
                    if beside != NOWHERE:
                        steps = search.steps[rival * CITY_ROOM + beside] + 1
                        if steps < search.steps[rival * CITY_ROOM + city]:
                            search.steps[rival * CITY_ROOM + city] = steps
                            nearer += 1


def explore(s: State, search: PlanSearch, order: int, gained: int, now: int, came_from: int) -> None:
    """Try all continuations; `gained` is the value of the orders so far, `now` the position, if nobody interferes."""
    seat = search.seat
    keep_if_best(search, order, gained + heuristic.next_year_bonus(s, seat))
    if order == search.last_order:
        return
    city = s.city[seat]
    if does_something(s, seat, city):
        after = s.clone()
        act(after, seat)
        value = heuristic.evaluate(after, seat)
        search.plan[order] = ACTION
        gain = (value - now) * certainty(s, search, city, order)
        explore(after, search, order + 1, gained + gain // 100 if gain > 0 else gained + value - now, value, NOWHERE)
    for colour in range(ROADS):
        beside = roads.leads_to(s, city, colour)
        if beside != NOWHERE and beside != came_from:  # back at once, with nothing done there, leads nowhere
            search.plan[order] = colour
            s.city[seat] = beside
            explore(s, search, order + 1, gained, now, city)
            s.city[seat] = city


def keep_if_best(search: PlanSearch, order: int, value: int) -> None:
    """The orders so far, then waiting."""
    if value > search.best:
        search.best = value
        for i in range(ORDERS):
            search.best_plan[i] = search.plan[i] if i < order else WAIT


def does_something(s: State, seat: int, city: int) -> bool:
    """The rules would let an action there do something (X4.4, X4.5, X4.11, X4.12)."""
    if s.token[city] == RECRUITMENT:
        return not orders.has_been(s.recruited[seat], city) and orders.weakest(s, city) != NOBODY
    if orders.has_been(s.titan_beaten[seat], city):
        return False
    if s.token[city] != NO_TOKEN:
        return orders.has_needed_units(s, seat, city)
    return titans.can_fight_one(s, seat) and not orders.has_been(s.threat_beaten[seat], city)


def act(s: State, seat: int) -> None:
    """The action of this seat alone, with all that follows from it."""
    s.actor = seat
    s.step = AT_ORDER_END
    orders.act(s, seat)
    heuristic_policy.finish_order(s)
    orders.end_order(s)
    s.turn = 0
    s.order = 0


def certainty(s: State, search: PlanSearch, city: int, order: int) -> int:
    """In per cent: less for later orders, and for what rivals can reach as soon, most of all a threat they can eliminate."""
    chance = 100 - 2 * order
    for rival in range(s.players):
        if rival != search.seat and search.steps[rival * CITY_ROOM + city] <= order:
            if s.token[city] == RECRUITMENT:
                chance -= 4
            elif s.token[city] != NO_TOKEN and orders.has_needed_units(s, rival, city):
                chance -= 20
    return chance if chance > 30 else 30
