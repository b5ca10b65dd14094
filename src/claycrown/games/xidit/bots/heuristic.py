"""A hand-written evaluation for `greedy` and `novice`: the lead over each rival in each assessment, and the means for more.

There are no points: the last in an assessment is out. So a lead counts less the larger it is already, and balance is worth more
than riches. Whole numbers, so that compiled and plain code agree.
"""

from claycrown.games.xidit.rules import assessment, orders, state
from claycrown.games.xidit.rules.pieces import ASSESSMENTS, CITY_ROOM, INFLUENCE, NOWHERE, REGIONS, THREAT, TYPES
from claycrown.games.xidit.rules.state import State


def evaluate(s: State, seat: int) -> int:
    value = 0
    for kind in range(ASSESSMENTS):
        value += lead_over_all(s, seat, kind)
    return value + resources(s, seat)


def lead_over_all(s: State, seat: int, kind: int) -> int:
    """Over each rival in one assessment, the virtual player among them."""
    own = assessment.worth(s, seat, kind)
    value = 0
    for rival in range(assessment.contestants(s)):
        if rival != seat:
            value += lead(own - assessment.worth(s, rival, kind), 4 if kind == INFLUENCE else 6)
    return value


def lead(difference: int, comfortable: int) -> int:
    """From -1000 to 1000: half of it for a comfortable lead, little more for a larger one."""
    if difference < 0:
        return -(-1000 * difference // (comfortable - difference))
    return 1000 * difference // (comfortable + difference)


def resources(s: State, seat: int) -> int:
    """Units to eliminate threats with, as long as there are years to do it; bards for later majorities; waiting floors."""
    rivals = assessment.contestants(s) - 1
    years = state.years(s) - s.year
    value = army(s, seat) + 80 * readiness(s, seat)
    value = value * (years if years < 3 else 3) // 3
    value += 20 * state.units_of(s, seat)  # X8.4: they break ties
    for region in range(REGIONS):
        value += 20 * state.bards_of(s, seat, region)
    return rivals * (value + 100 * s.floors_waiting[seat])


def army(s: State, seat: int) -> int:
    """The stronger a unit the rarer it is; the more of a type, the less another one helps."""
    value = 0
    for kind in range(TYPES):
        one = 150 + 20 * kind
        for _ in range(s.units[seat * TYPES + kind]):
            value += one
            one = one * 2 // 3
    return value


def readiness(s: State, seat: int) -> int:
    """The threats in sight that could be eliminated at once, double, and those for which one unit is missing."""
    count = 0
    for city in range(1, CITY_ROOM):
        if s.token[city] == THREAT or city == s.next_threat:
            lacking = units_missing(s, seat, city)
            if lacking < 2:
                count += 2 - lacking
    return count


def units_missing(s: State, seat: int, city: int) -> int:
    """How many of the units that the city's threat needs the player lacks."""
    lacking = 0
    for kind in range(TYPES):
        needed = s.printed.needs[city * TYPES + kind] - s.units[seat * TYPES + kind]
        if needed > 0:
            lacking += needed
    return lacking


def next_year_bonus(s: State, seat: int) -> int:
    """What standing in a city at the end of a year promises for the next: a token there that can be used at once."""
    city = s.city[seat]
    if s.year == state.years(s) or city == NOWHERE:
        return 0
    if s.token[city] == THREAT:
        return 300 if units_missing(s, seat, city) == 0 else 0
    return 150 if orders.weakest(s, city) >= 0 else 0
