"""The win probability of each contestant, from their chances to survive the three assessments: for bots that search.

There are no points in this game. The last of those still in is eliminated, three times, and more than the last but one has no
further value. So a position is not a sum. For each assessment every contestant has a *strength*: what they hold for it, and their
means to win more, each weighted by its learned importance with that many years to go. The weaker a contestant compared with the
others, the likelier the elimination. From that follows, over all orders of elimination, each contestant's probability to be the
one left.

The weights are learned from games between bots (`tools/training` of the repository) and stored in `evaluation.csv`.
"""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games.xidit.bots import heuristic
from claycrown.games.xidit.bots.features import (
    BARDS_LEFT,
    CLOSE_REGIONS,
    FEATURES,
    FLOORS,
    FLOORS_LEFT,
    FLOORS_WAITING,
    GOLD_HELD,
    HELD_REGIONS,
    MOST_YEARS,
    NEARLY_READY,
    READY,
    READY_FAR,
    READY_NEAR,
    RECRUITS_BESIDE,
    RECRUITS_NEAR,
    REPUTATION_HELD,
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
TERMINAL_SMOOTHING = 0.2
"""How much of the win probability in an end that a rollout came to still goes by the strengths."""
DIFFERENCE = 0.5
"""Of strength, for the finite difference that gives a sensitivity."""
MAX_STRENGTH = 30.0
"""Strengths are held within this, so that no exponential overflows."""


class Evaluation:
    """The weights for one number of players, the distances on the map, and preallocated arrays for one position."""

    __slots__ = ("distance", "feature", "players", "reach_probability", "strength", "weakness", "weight", "win_probability")

    def __init__(self, players: int) -> None:
        self.players = players
        self.weight = [0.0] * 594
        """By years to go (from 1), assessment and feature."""
        self.distance = [0] * 484
        """How many roads from city to city."""
        self.feature = [0.0] * 110
        """By contestant and feature."""
        self.strength = [0.0] * 15
        """By assessment and contestant."""
        self.weakness = [0.0] * 15
        """How much each of them tends to go out: the less, the stronger."""
        self.reach_probability = [0.0] * 32
        """How likely it is that just these contestants are still in, a bit for each."""
        self.win_probability = [0.0] * 5
        """To be the one left."""


def measure_distances(e: Evaluation, s: State) -> None:
    """Along the roads from each city to each, until nothing gets nearer."""
    for start in range(CITY_ROOM):
        row = start * CITY_ROOM
        for city in range(CITY_ROOM):
            e.distance[row + city] = 0 if city == start else FAR
        nearer = 1
        while nearer > 0:
            nearer = 0
            for city in range(1, CITY_ROOM):
                for colour in range(ROADS):
                    beside = roads.leads_to(s, city, colour)
                    if beside != NOWHERE and e.distance[row + beside] + 1 < e.distance[row + city]:
                        e.distance[row + city] = e.distance[row + beside] + 1
                        nearer += 1


def evaluate(e: Evaluation, s: State) -> None:
    """Fill in everybody's win probability. When the game is over the winner is known; but in an end that a rollout came to a
    narrow loss is still a better sign than a clear one, so a part of it goes by the strengths."""
    compute_strengths(e, s, years_to_go(s))
    compute_win_probabilities(e, s)
    if s.step == OVER:
        for contestant in range(MAX_PLAYERS):
            e.win_probability[contestant] *= TERMINAL_SMOOTHING
        e.win_probability[assessment.winner(s)] += 1.0 - TERMINAL_SMOOTHING


def years_to_go(s: State) -> int:
    """Whole years: the present one counts only while it is being planned or is the last."""
    years = state.years(s) - s.year
    if s.step == AT_PLAN:
        years += 1
    return years if years > 0 else 1


def row_of_weights(years: int, kind: int) -> int:
    """The index of the first weight for an assessment with that many years to go."""
    if years > MOST_YEARS:
        years = MOST_YEARS
    return ((years - 1) * ASSESSMENTS + kind) * FEATURES


def compute_strengths(e: Evaluation, s: State, years: int) -> None:
    size = assessment.contestants(s)
    extract_features(e, s)
    for kind in range(ASSESSMENTS):
        row = row_of_weights(years, kind)
        for contestant in range(size):
            strength = 0.0
            for feature in range(FEATURES):
                strength += e.weight[row + feature] * e.feature[contestant * FEATURES + feature]
            if strength > MAX_STRENGTH:
                strength = MAX_STRENGTH
            elif strength < -MAX_STRENGTH:
                strength = -MAX_STRENGTH
            e.strength[kind * MAX_PLAYERS + contestant] = strength


def compute_win_probabilities(e: Evaluation, s: State) -> None:
    """X8.3: over all orders of going out; who is likely to be last among whom, assessment by assessment."""
    size = assessment.contestants(s)
    for here in range(ASSESSMENTS * MAX_PLAYERS):
        e.weakness[here] = exp(-e.strength[here])
    everybody = (1 << size) - 1
    for those in range(everybody + 1):
        e.reach_probability[those] = 0.0
    e.reach_probability[everybody] = 1.0
    left = size
    for place in range(ASSESSMENTS):
        for _ in range(assessment.how_many_go(s, place)):
            eliminate_one(e, s.assessments[place] * MAX_PLAYERS, size, left)
            left -= 1
    for contestant in range(MAX_PLAYERS):
        e.win_probability[contestant] = e.reach_probability[1 << contestant] if contestant < size else 0.0


def sensitivity(e: Evaluation, s: State, seat: int, contestant: int, kind: int) -> float:
    """How the seat's win probability changes with a contestant's strength in an assessment, from a step below to a step above."""
    here = kind * MAX_PLAYERS + contestant
    e.strength[here] += DIFFERENCE
    compute_win_probabilities(e, s)
    above = e.win_probability[seat]
    e.strength[here] -= 2.0 * DIFFERENCE
    compute_win_probabilities(e, s)
    e.strength[here] += DIFFERENCE
    return (above - e.win_probability[seat]) / (2.0 * DIFFERENCE)


def eliminate_one(e: Evaluation, row: int, size: int, left: int) -> None:
    """One of those still in goes, from every set of that many that may be left."""
    for those in range(1 << size):
        if e.reach_probability[those] > 0.0 and popcount(those) == left:
            total = 0.0
            for contestant in range(size):
                if (those >> contestant) & 1:
                    total += e.weakness[row + contestant]
            share = e.reach_probability[those] / total
            for contestant in range(size):
                if (those >> contestant) & 1:
                    e.reach_probability[those - (1 << contestant)] += share * e.weakness[row + contestant]


def popcount(those: int) -> int:
    count = 0
    while those > 0:
        count += those & 1
        those = those >> 1
    return count


def extract_features(e: Evaluation, s: State) -> None:
    """What is seen of each contestant, brought to about the same size."""
    for seat in range(s.players):
        here = seat * FEATURES
        e.feature[here + GOLD_HELD] = s.gold[seat] / 10.0
        e.feature[here + FLOORS] = assessment.worth(s, seat, INFLUENCE) / 5.0
        e.feature[here + REPUTATION_HELD] = 0.0
        e.feature[here + HELD_REGIONS] = 0.0
        e.feature[here + CLOSE_REGIONS] = 0.0
        types = 0
        for kind in range(TYPES):
            units = s.units[seat * TYPES + kind]
            e.feature[here + UNITS + kind] = units / 2.0
            if units > 0:
                types += 1
        e.feature[here + TYPES_OF_UNIT] = types / 2.0
        e.feature[here + BARDS_LEFT] = s.bards_left[seat] / 10.0
        e.feature[here + FLOORS_LEFT] = s.floors_left[seat] / 10.0
        e.feature[here + FLOORS_WAITING] = s.floors_waiting[seat]
        for feature in range(READY_NEAR, FEATURES):
            e.feature[here + feature] = 0.0
        e.feature[here + TURN] = assessment.turn_of(s, seat) / 3.0
        extract_map_features(e, s, seat)
    for region in range(REGIONS):
        extract_region_features(e, s, region)
    if assessment.contestants(s) > s.players:
        extract_virtual_features(e, s)


def extract_map_features(e: Evaluation, s: State, seat: int) -> None:
    """Threats that the units suffice for, or nearly, and recruits, by how many roads away they are."""
    here = seat * FEATURES
    for city in range(1, CITY_ROOM):
        if s.token[city] == NO_TOKEN and city != s.next_threat:
            continue
        distance = e.distance[s.city[seat] * CITY_ROOM + city]
        if s.token[city] == RECRUITMENT:
            if distance < 2 and orders.weakest(s, city) != NOBODY:
                e.feature[here + RECRUITS_BESIDE] += 0.5
            elif distance < 4 and orders.weakest(s, city) != NOBODY:
                e.feature[here + RECRUITS_NEAR] += 0.5
        else:
            lacking = heuristic.units_missing(s, seat, city)
            if lacking == 0:
                if s.token[city] == THREAT and distance < 3:
                    e.feature[here + READY_NEAR] += 1.0
                elif distance < 6:
                    e.feature[here + READY] += 1.0
                else:
                    e.feature[here + READY_FAR] += 1.0
            elif lacking == 1 and distance < 5:
                e.feature[here + NEARLY_READY] += 0.5


def extract_region_features(e: Evaluation, s: State, region: int) -> None:
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
        here = seat * FEATURES
        bards = s.bards[seat * REGIONS + region]
        if bards > 0:
            e.feature[here + REPUTATION_HELD] += assessment.reputation_in(s, seat, region) / 10.0
        if bards > second + 1:
            e.feature[here + HELD_REGIONS] += s.printed.first[region] / 10.0
        elif bards == most - 1:
            e.feature[here + CLOSE_REGIONS] += s.printed.first[region] / 10.0


def extract_virtual_features(e: Evaluation, s: State) -> None:
    """X9.2: it has its three values, and nothing to win more with but what the others do."""
    here = s.players * FEATURES
    for feature in range(FEATURES):
        e.feature[here + feature] = 0.0
    e.feature[here + GOLD_HELD] = s.virtual[WEALTH] / 10.0
    e.feature[here + FLOORS] = s.virtual[INFLUENCE] / 5.0
    e.feature[here + REPUTATION_HELD] = s.virtual[REPUTATION] / 10.0
    e.feature[here + VIRTUAL] = 1.0
