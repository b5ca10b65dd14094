"""The chance of each contestant to survive the three assessments: what a position is worth, for bots that look ahead.

There are no points in this game. Whoever is last of those still in goes out, three times, and riches beyond the last but one's
help nobody. So a position is not added up. For each assessment every contestant has a *strength*: what they hold for it, and
what they have to win more with, each weighed by how much it has turned out to matter with so many years to go. The weaker
one's strength beside the others', the likelier one is the one who goes. From that follows, over all orders in which they may
go out, the chance of each to be the one left.

The weights are learned from games of bots among themselves (`learn.py`) and lie in `prospects.csv`.
"""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games.xidit.bots import worth
from claycrown.games.xidit.bots.signs import (
    BARDS_LEFT,
    CLOSE_REGIONS,
    FLOORS,
    FLOORS_LEFT,
    FLOORS_WAITING,
    HELD_REGIONS,
    KINDS_OF_SIGN,
    MOST_YEARS,
    NEARLY_READY,
    READY,
    READY_FAR,
    READY_NEAR,
    RECRUITS_BESIDE,
    RECRUITS_NEAR,
    REPUTE,
    RICHES,
    TURN,
    TYPES_OF_UNIT,
    UNITS,
    VIRTUAL,
)
from claycrown.games.xidit.rules import assessment, orders, roads, state
from claycrown.games.xidit.rules.pieces import (
    ASSESSMENTS,
    AT_PLAN,
    CITY_ROOM,
    INFLUENCE,
    MAX_PLAYERS,
    NO_TOKEN,
    NOBODY,
    NOWHERE,
    OVER,
    RECRUITMENT,
    REGIONS,
    REPUTATION,
    ROADS,
    THREAT,
    TYPES,
    WEALTH,
)
from claycrown.games.xidit.rules.state import State

if not cython.compiled:
    from math import exp  # compiled it is C's own, the same one

FAR = 99
DOUBT = 0.2
"""How far an imagined end is not believed."""
STEP = 0.5
"""Of strength, to feel a change of chance."""
STRONGEST = 30.0
"""Strengths are held within this, so that none outgrows what can be reckoned with."""


class Prospects:
    """The weights for one number of players, the distances on the map, and room for the reckoning."""

    __slots__ = ("chance", "players", "reached", "sign", "steps", "strength", "weakness", "weight")

    def __init__(self, players: int) -> None:
        self.players = players
        self.weight = [0.0] * 594
        """By years to go (from 1), assessment and sign."""
        self.steps = [0] * 484
        """How many roads from city to city."""
        self.sign = [0.0] * 110
        """By contestant and sign."""
        self.strength = [0.0] * 15
        """By assessment and contestant."""
        self.weakness = [0.0] * 15
        """How much each of them tends to go out: the less, the stronger."""
        self.reached = [0.0] * 32
        """How likely it is that just these contestants are still in, a bit for each."""
        self.chance = [0.0] * 5
        """To be the one left."""


def measure_ways(p: Prospects, s: State) -> None:
    """Along the roads from each city to each, until nothing gets nearer."""
    for start in range(CITY_ROOM):
        row = start * CITY_ROOM
        for city in range(CITY_ROOM):
            p.steps[row + city] = 0 if city == start else FAR
        nearer = 1
        while nearer > 0:
            nearer = 0
            for city in range(1, CITY_ROOM):
                for colour in range(ROADS):
                    beside = roads.leads_to(s, city, colour)
                    if beside != NOWHERE and p.steps[row + beside] + 1 < p.steps[row + city]:
                        p.steps[row + city] = p.steps[row + beside] + 1
                        nearer += 1


def weigh(p: Prospects, s: State) -> None:
    """Fill in everybody's chance. When the game is over the winner is known; but in an imagined end a narrow loss is still a
    better sign than a clear one, so a part of the chance goes by the strengths."""
    measure_strengths(p, s, years_to_go(s))
    reckon(p, s)
    if s.step == OVER:
        for contestant in range(MAX_PLAYERS):
            p.chance[contestant] *= DOUBT
        p.chance[assessment.winner(s)] += 1.0 - DOUBT


def years_to_go(s: State) -> int:
    """Whole years: the present one counts only while it is being planned or is the last."""
    years = state.years(s) - s.year
    if s.step == AT_PLAN:
        years += 1
    return years if years > 0 else 1


def row_of(years: int, kind: int) -> int:
    """Where the weights for so many years to go and an assessment begin."""
    if years > MOST_YEARS:
        years = MOST_YEARS
    return ((years - 1) * ASSESSMENTS + kind) * KINDS_OF_SIGN


def measure_strengths(p: Prospects, s: State, years: int) -> None:
    size = assessment.contestants(s)
    look(p, s)
    for kind in range(ASSESSMENTS):
        row = row_of(years, kind)
        for contestant in range(size):
            strength = 0.0
            for sign in range(KINDS_OF_SIGN):
                strength += p.weight[row + sign] * p.sign[contestant * KINDS_OF_SIGN + sign]
            if strength > STRONGEST:
                strength = STRONGEST
            elif strength < -STRONGEST:
                strength = -STRONGEST
            p.strength[kind * MAX_PLAYERS + contestant] = strength


def reckon(p: Prospects, s: State) -> None:
    """X8.3: over all orders of going out; who is likely to be last among whom, assessment by assessment."""
    size = assessment.contestants(s)
    for here in range(ASSESSMENTS * MAX_PLAYERS):
        p.weakness[here] = exp(-p.strength[here])
    everybody = (1 << size) - 1
    for those in range(everybody + 1):
        p.reached[those] = 0.0
    p.reached[everybody] = 1.0
    left = size
    for place in range(ASSESSMENTS):
        for _ in range(assessment.how_many_go(s, place)):
            put_out(p, s.assessments[place] * MAX_PLAYERS, size, left)
            left -= 1
    for contestant in range(MAX_PLAYERS):
        p.chance[contestant] = p.reached[1 << contestant] if contestant < size else 0.0


def pull(p: Prospects, s: State, seat: int, contestant: int, kind: int) -> float:
    """How the seat's chance changes with a contestant's strength in an assessment, from a step below to a step above."""
    here = kind * MAX_PLAYERS + contestant
    p.strength[here] += STEP
    reckon(p, s)
    above = p.chance[seat]
    p.strength[here] -= 2.0 * STEP
    reckon(p, s)
    p.strength[here] += STEP
    return (above - p.chance[seat]) / (2.0 * STEP)


def put_out(p: Prospects, row: int, size: int, left: int) -> None:
    """One of those still in goes, from every company of that many that may be left."""
    for those in range(1 << size):
        if p.reached[those] > 0.0 and how_many(those) == left:
            total = 0.0
            for contestant in range(size):
                if (those >> contestant) & 1:
                    total += p.weakness[row + contestant]
            share = p.reached[those] / total
            for contestant in range(size):
                if (those >> contestant) & 1:
                    p.reached[those - (1 << contestant)] += share * p.weakness[row + contestant]


def how_many(those: int) -> int:
    count = 0
    while those > 0:
        count += those & 1
        those = those >> 1
    return count


def look(p: Prospects, s: State) -> None:
    """What is seen of each contestant, brought to about the same size."""
    for seat in range(s.players):
        here = seat * KINDS_OF_SIGN
        p.sign[here + RICHES] = s.gold[seat] / 10.0
        p.sign[here + FLOORS] = assessment.worth(s, seat, INFLUENCE) / 5.0
        p.sign[here + REPUTE] = 0.0
        p.sign[here + HELD_REGIONS] = 0.0
        p.sign[here + CLOSE_REGIONS] = 0.0
        types = 0
        for kind in range(TYPES):
            units = s.units[seat * TYPES + kind]
            p.sign[here + UNITS + kind] = units / 2.0
            if units > 0:
                types += 1
        p.sign[here + TYPES_OF_UNIT] = types / 2.0
        p.sign[here + BARDS_LEFT] = s.bards_left[seat] / 10.0
        p.sign[here + FLOORS_LEFT] = s.floors_left[seat] / 10.0
        p.sign[here + FLOORS_WAITING] = s.floors_waiting[seat]
        for sign in range(READY_NEAR, KINDS_OF_SIGN):
            p.sign[here + sign] = 0.0
        p.sign[here + TURN] = assessment.turn_of(s, seat) / 3.0
        look_around(p, s, seat)
    for region in range(REGIONS):
        look_at_region(p, s, region)
    if assessment.contestants(s) > s.players:
        look_at_virtual(p, s)


def look_around(p: Prospects, s: State, seat: int) -> None:
    """Threats that the units suffice for, or nearly, and recruits, by how many roads away they are."""
    here = seat * KINDS_OF_SIGN
    for city in range(1, CITY_ROOM):
        if s.token[city] == NO_TOKEN and city != s.next_threat:
            continue
        steps = p.steps[s.city[seat] * CITY_ROOM + city]
        if s.token[city] == RECRUITMENT:
            if steps < 2 and orders.weakest(s, city) != NOBODY:
                p.sign[here + RECRUITS_BESIDE] += 0.5
            elif steps < 4 and orders.weakest(s, city) != NOBODY:
                p.sign[here + RECRUITS_NEAR] += 0.5
        else:
            lacking = worth.missing(s, seat, city)
            if lacking == 0:
                if s.token[city] == THREAT and steps < 3:
                    p.sign[here + READY_NEAR] += 1.0
                elif steps < 6:
                    p.sign[here + READY] += 1.0
                else:
                    p.sign[here + READY_FAR] += 1.0
            elif lacking == 1 and steps < 5:
                p.sign[here + NEARLY_READY] += 0.5


def look_at_region(p: Prospects, s: State, region: int) -> None:
    """X8.2: who has the most bards there; held where one more of a rival changes nothing, close where one more would."""
    most = 0
    second = 0
    for seat in range(s.players):
        bards = s.bards[seat * REGIONS + region]
        if bards > most:
            second = most
            most = bards
        elif bards > second:
            second = bards
    if most == 0:
        return
    for seat in range(s.players):
        here = seat * KINDS_OF_SIGN
        bards = s.bards[seat * REGIONS + region]
        if bards > 0:
            p.sign[here + REPUTE] += assessment.reputation_in(s, seat, region) / 10.0
        if bards > second + 1:
            p.sign[here + HELD_REGIONS] += s.printed.first[region] / 10.0
        elif bards == most - 1:
            p.sign[here + CLOSE_REGIONS] += s.printed.first[region] / 10.0


def look_at_virtual(p: Prospects, s: State) -> None:
    """X9.2: it has its three values, and nothing to win more with but what the others do."""
    here = s.players * KINDS_OF_SIGN
    for sign in range(KINDS_OF_SIGN):
        p.sign[here + sign] = 0.0
    p.sign[here + RICHES] = s.virtual[WEALTH] / 10.0
    p.sign[here + FLOORS] = s.virtual[INFLUENCE] / 5.0
    p.sign[here + REPUTE] = s.virtual[REPUTATION] / 10.0
    p.sign[here + VIRTUAL] = 1.0
