"""Rollouts of a year: everybody's plans carried out by the rules, with a fast policy where somebody must decide something.

The policy goes by marginal values: how much one more of each thing would have raised the player's win probability when the year
began. That is coarser than to evaluate every outcome, and many times faster; a bot's own decisions are searched. Nothing here
makes objects or needs Python's lock: each thread has a `Simulator` with all that it writes to.
"""

from claycrown.games.xidit.bots import evaluation
from claycrown.games.xidit.bots.evaluation import Evaluation
from claycrown.games.xidit.bots.features import (
    BARDS_LEFT,
    CLOSE_REGIONS,
    FEATURES,
    FLOORS,
    FLOORS_LEFT,
    GOLD_HELD,
    HELD_REGIONS,
    REPUTATION_HELD,
    UNITS,
)
from claycrown.games.xidit.rules import (
    assessment,
    bards,
    census,
    decisions,
    guilds,
    orders,
    play,
    rewards,
    state,
    titans,
    virtual,
)
from claycrown.games.xidit.rules.pieces import (
    ASSESSMENTS,
    AT_BARDS,
    AT_CENSUS_BARDS,
    AT_CENSUS_FLOOR,
    AT_ORDER,
    AT_ORDER_END,
    AT_PLAN,
    AT_REWARD,
    AT_SHOW,
    AT_TITAN,
    BARDS,
    BARDS_REWARD,
    CITY_ROOM,
    FLOOR,
    FLOORS_REWARD,
    GOLD_REWARD,
    MAX_PLAYERS,
    NOBODY,
    OVER,
    PASS,
    RAISE,
    REGIONS,
    REWARD,
    SHOW,
    TITAN_STACKS,
    TYPES,
)
from claycrown.games.xidit.rules.state import State

EPSILON = 1e-9
"""Nobody is indifferent: even in a lost position more is better."""


class Scratch:
    """A preallocated state to write to, and the deeper ones below it, one for each order of a year."""

    __slots__ = ("deeper", "state")

    def __init__(self, any_state: State, depth: int) -> None:
        self.state = any_state.clone()
        self.deeper: Scratch = Scratch(any_state, depth - 1) if depth > 0 else self
        """The last one refers to itself: there is no deeper level."""


class Simulator:
    """What a thread needs to roll out years of one game."""

    __slots__ = (
        "best",
        "best_plan",
        "evaluation",
        "first_marginal_value",
        "first_raise_harm",
        "first_stream",
        "marginal_value",
        "noise",
        "raise_harm",
        "scratch",
        "stream",
        "turn",
    )

    def __init__(self, any_state: State, of: Evaluation) -> None:
        self.evaluation = of
        self.scratch = Scratch(any_state, 8)
        self.best = 0.0
        self.best_plan = 0
        self.marginal_value = [0.0] * 110
        """By seat and feature: how much one more of it raises the win probability."""
        self.raise_harm = [0.0] * 15
        """By seat and assessment: how much a rise of the virtual player harms."""
        self.first_marginal_value = [0.0] * 110
        self.first_raise_harm = [0.0] * 15
        """As they are in the year that is being planned; further years have their own."""
        self.noise = 0.0
        """By how much of itself the worth of a quick plan is misjudged at most, so that further years differ."""
        self.stream = 0
        """The random draws of further years: all compared plans get the same."""
        self.first_stream = 0
        self.turn = [0] * 5
        """In which order quick plans are made."""


def compute_marginal_values(sim: Simulator, s: State) -> None:
    """For everybody in this position: how their win probability changes with the strength in each assessment, and that with
    each feature. The strengths are those that count when the year is over."""
    years = state.years(s) - s.year
    if years < 1:
        years = 1
    evaluation.compute_strengths(sim.evaluation, s, years)
    for seat in range(s.players):
        for feature in range(FEATURES):
            sim.marginal_value[seat * FEATURES + feature] = 0.0
        for kind in range(ASSESSMENTS):
            sensitivity = evaluation.sensitivity(sim.evaluation, s, seat, seat, kind) + EPSILON
            row = evaluation.row_of_weights(years, kind)
            for feature in range(FEATURES):
                sim.marginal_value[seat * FEATURES + feature] += sensitivity * sim.evaluation.weight[row + feature]
            if virtual.stands(s):
                sim.raise_harm[seat * ASSESSMENTS + kind] = -evaluation.sensitivity(sim.evaluation, s, seat, s.players, kind)


def remember_planned_year(sim: Simulator) -> None:
    """The marginal values and the chance that hold before further years."""
    sim.first_stream = sim.stream
    for here in range(MAX_PLAYERS * FEATURES):
        sim.first_marginal_value[here] = sim.marginal_value[here]
    for here in range(MAX_PLAYERS * ASSESSMENTS):
        sim.first_raise_harm[here] = sim.raise_harm[here]


def recall_planned_year(sim: Simulator) -> None:
    """After further years, back to the one that is being planned."""
    sim.stream = sim.first_stream
    for here in range(MAX_PLAYERS * FEATURES):
        sim.marginal_value[here] = sim.first_marginal_value[here]
    for here in range(MAX_PLAYERS * ASSESSMENTS):
        sim.raise_harm[here] = sim.first_raise_harm[here]


def play_year(sim: Simulator, s: State) -> None:
    """Until the next year is to be planned or the game is over."""
    play.go_on(s)
    while s.step != AT_PLAN and s.step != OVER:
        play_decision(sim, s)
        play.go_on(s)


def play_order(sim: Simulator, s: State, order: int) -> None:
    """Everybody's order of that number, to its end."""
    while s.order == order:
        if s.step == AT_ORDER:
            orders.carry_out(s)
        elif s.step == AT_ORDER_END:
            orders.end_order(s)
        else:
            play_decision(sim, s)


def play_decision(sim: Simulator, s: State) -> None:
    """The seats that have to decide do so, without the automatic consequences."""
    if s.step == AT_SHOW:
        show_all(s)
    else:
        play.carry_out(s, s.actor, policy(sim, s))


def policy(sim: Simulator, s: State) -> int:
    if s.step == AT_REWARD:
        return best_rewards(sim, s)
    if s.step == AT_BARDS:
        return best_bards(sim, s, rewards.bards_due(s))
    if s.step == AT_CENSUS_BARDS:
        return best_bards(sim, s, census.bards_due(s))
    if s.step == AT_CENSUS_FLOOR:
        return fullest_guild(s)
    if s.step == AT_TITAN:
        return best_titan(sim, s)
    return best_raise(sim, s)


def show_all(s: State) -> None:
    """X6.1: showing all may win something; hidden units win nothing."""
    kind = s.census
    for seat in range(s.players):
        play.carry_out(s, seat, SHOW + s.units[seat * TYPES + kind])


def value_of(sim: Simulator, seat: int, feature: int) -> float:
    return sim.marginal_value[seat * FEATURES + feature]


def best_rewards(sim: Simulator, s: State) -> int:
    """X4.6: two of the three, so all but the least; X4.10: what is not possible is not taken."""
    possible = rewards.possible(s)
    if rewards.count(possible) < 3:
        return REWARD + possible
    gold = gold_value(sim, s, rewards.gold(s))
    placed = bards_value(sim, s, rewards.bards_due(s))
    floors = floor_value(sim, s, rewards.floors(s))
    if gold <= placed and gold <= floors:
        return REWARD + (BARDS_REWARD | FLOORS_REWARD)
    if placed <= floors:
        return REWARD + (GOLD_REWARD | FLOORS_REWARD)
    return REWARD + (GOLD_REWARD | BARDS_REWARD)


def gold_value(sim: Simulator, s: State, amount: int) -> float:
    return amount / 10.0 * value_of(sim, s.actor, GOLD_HELD)


def floor_value(sim: Simulator, s: State, amount: int) -> float:
    """X4.9: as many as fit and are left."""
    built = guilds.fitting(s, s.city[s.actor], amount)
    if built > s.floors_left[s.actor]:
        built = s.floors_left[s.actor]
    return built / 5.0 * value_of(sim, s.actor, FLOORS) - built / 10.0 * value_of(sim, s.actor, FLOORS_LEFT)


def bards_value(sim: Simulator, s: State, amount: int) -> float:
    """The value of the given number of bards, placed well. The state is left as it was."""
    value = 0.0
    seat = s.actor
    decision = BARDS
    for _ in range(amount):
        region = best_region(sim, s, seat)
        value += gain_in_region(sim, s, seat, region)
        s.bards[seat * REGIONS + region] += 1
        decision += decisions.sending(region, 1)
    remove_bards(s, seat, decision)
    return value - amount / 10.0 * value_of(sim, seat, BARDS_LEFT)


def best_bards(sim: Simulator, s: State, amount: int) -> int:
    """X4.8: one bard after the other to where it helps most. The state is left as it was."""
    decision = BARDS
    seat = s.actor
    for _ in range(amount):
        region = best_region(sim, s, seat)
        s.bards[seat * REGIONS + region] += 1
        decision += decisions.sending(region, 1)
    remove_bards(s, seat, decision)
    return decision


def remove_bards(s: State, seat: int, decision: int) -> None:
    for region in range(REGIONS):
        s.bards[seat * REGIONS + region] -= decisions.bards_sent(decision, region)


def best_region(sim: Simulator, s: State, seat: int) -> int:
    """Of those that touch the city; of equal ones that with the larger number."""
    chosen = NOBODY
    best = 0.0
    for region in range(REGIONS):
        if bards.touches(s, s.city[seat], region):
            value = gain_in_region(sim, s, seat, region) + s.printed.first[region] * EPSILON
            if chosen == NOBODY or value > best:
                best = value
                chosen = region
    return chosen


def gain_in_region(sim: Simulator, s: State, seat: int, region: int) -> float:
    """What one more bard does there for this player."""
    value = -region_value(sim, s, seat, region)
    s.bards[seat * REGIONS + region] += 1
    value += region_value(sim, s, seat, region)
    s.bards[seat * REGIONS + region] -= 1
    return value


def region_value(sim: Simulator, s: State, seat: int, region: int) -> float:
    """As `evaluation.extract_region_features` sees it."""
    own = s.bards[seat * REGIONS + region]
    most = 0
    for other in range(s.players):
        if other != seat and s.bards[other * REGIONS + region] > most:
            most = s.bards[other * REGIONS + region]
    value = assessment.reputation_in(s, seat, region) * value_of(sim, seat, REPUTATION_HELD)
    if own > most + 1:
        value += s.printed.first[region] * value_of(sim, seat, HELD_REGIONS)
    elif own == most - 1:
        value += s.printed.first[region] * value_of(sim, seat, CLOSE_REGIONS)
    return value / 10.0


def fullest_guild(s: State) -> int:
    """X6.2: the others keep space for rewards."""
    chosen = 0
    for city in range(CITY_ROOM):
        if guilds.is_own_with_room(s, s.actor, city) and (chosen == 0 or s.guild_floors[city] > s.guild_floors[chosen]):
            chosen = city
    return FLOOR + chosen


def best_raise(sim: Simulator, s: State) -> int:
    """X9.2: where the virtual player's rise harms least."""
    chosen = NOBODY
    for kind in range(ASSESSMENTS):
        if not virtual.is_full(s, kind):
            if chosen == NOBODY or harm_of_raise(sim, s, kind) < harm_of_raise(sim, s, chosen):
                chosen = kind
    return RAISE + chosen


def harm_of_raise(sim: Simulator, s: State, kind: int) -> float:
    return sim.raise_harm[s.actor * ASSESSMENTS + kind]


def best_titan(sim: Simulator, s: State) -> int:
    """X4.11: the titan whose best two rewards outdo the units most, for the units that are missed least; or none."""
    best = 0.0
    decision = PASS
    for stack in range(TITAN_STACKS):
        if titans.is_raging(s, stack) and titans.can_pay(s, s.actor, stack):
            action = payment(sim, s, stack)
            value = titan_value(sim, s, stack) - unit_cost(sim, s, action)
            if value > best:
                best = value
                decision = action
    return decision


def titan_value(sim: Simulator, s: State, stack: int) -> float:
    """Its three rewards without the least, as far as they are possible."""
    top = titans.top(s, stack)
    gold = gold_value(sim, s, s.printed.titan_gold[top])
    least = gold
    sum_ = gold
    if guilds.can_build(s, s.actor):
        floors = floor_value(sim, s, s.printed.titan_floors[top])
        sum_ += floors
        least = floors if floors < least else least
    if bards.can_place(s, s.actor):
        placed = bards_value(sim, s, bards.how_many(s, s.actor, s.printed.titan_bards[top]))
        sum_ += placed
        least = placed if placed < least else least
    return sum_ - least


def payment(sim: Simulator, s: State, stack: int) -> int:
    """X4.11: the units that are missed least; each type's last unit only when there is nothing else."""
    missing = titans.symbols(s, stack)
    action = decisions.fighting(missing)
    for spared in range(1, -1, -1):
        chosen = 0
        while chosen != NOBODY and missing > 0:
            chosen = NOBODY
            for kind in range(TYPES):
                if s.units[s.actor * TYPES + kind] - decisions.units_given(action, kind) > spared:
                    if chosen == NOBODY or value_of(sim, s.actor, UNITS + kind) < value_of(sim, s.actor, UNITS + chosen):
                        chosen = kind
            if chosen != NOBODY:
                action += decisions.giving(chosen, 1)
                missing -= 1
    return action


def unit_cost(sim: Simulator, s: State, action: int) -> float:
    """By how much the units given are missed."""
    sum_ = 0.0
    for kind in range(TYPES):
        sum_ += decisions.units_given(action, kind) / 2.0 * value_of(sim, s.actor, UNITS + kind)
    return sum_
