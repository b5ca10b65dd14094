"""A year imagined: everybody's plans carried out by the rules, with quick replies where somebody must decide something.

A quick reply goes by taste: how much more of each thing would have helped the player's chance when the year began. That is
coarser than to weigh every outcome, and many times faster; a bot's own decisions are looked at more closely. Nothing here makes
objects or needs Python's lock: each thread has a `Mind` with all that it writes to.
"""

from claycrown.games.xidit.bots import prospects
from claycrown.games.xidit.bots.prospects import Prospects
from claycrown.games.xidit.bots.signs import (
    BARDS_LEFT,
    CLOSE_REGIONS,
    FLOORS,
    FLOORS_LEFT,
    HELD_REGIONS,
    KINDS_OF_SIGN,
    REPUTE,
    RICHES,
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
    BARD_BITS,
    BARDS,
    BARDS_REWARD,
    CITY_ROOM,
    FLOOR,
    FLOORS_REWARD,
    GOLD_REWARD,
    NOBODY,
    OVER,
    PASS,
    RAISE,
    REGIONS,
    REWARD,
    SHOW,
    TITAN,
    TITAN_STACKS,
    TYPES,
)
from claycrown.games.xidit.rules.state import State

ONE = 1
"""Wide enough, compiled, to be shifted to the last region."""
LEAST = 1e-9
"""Nobody is indifferent: even without a chance more is better."""


class Sheet:
    """A state to scribble on, and the sheets under it, one for each order of a year."""

    __slots__ = ("state", "under")

    def __init__(self, any_state: State, depth: int) -> None:
        self.state = any_state.clone()
        self.under: Sheet = Sheet(any_state, depth - 1) if depth > 0 else self
        """The last sheet lies on itself: nobody writes deeper."""


class Mind:
    """What a thread needs to imagine years of one game."""

    __slots__ = ("best", "best_plan", "fear", "prospects", "sheet", "taste")

    def __init__(self, any_state: State, of: Prospects) -> None:
        self.prospects = of
        self.sheet = Sheet(any_state, 8)
        self.best = 0.0
        self.best_plan = 0
        self.taste = [0.0] * 110
        """By seat and sign: how much one more of it helps."""
        self.fear = [0.0] * 15
        """By seat and assessment: how much a rise of the virtual player harms."""


def prepare(m: Mind, s: State) -> None:
    """Everybody's taste in this position: how their chance changes with the strength in each assessment, and that with each
    sign. The strengths are those that count when the year is over."""
    years = state.years(s) - s.year
    if years < 1:
        years = 1
    prospects.measure_strengths(m.prospects, s, years)
    for seat in range(s.players):
        for sign in range(KINDS_OF_SIGN):
            m.taste[seat * KINDS_OF_SIGN + sign] = 0.0
        for kind in range(ASSESSMENTS):
            pull = prospects.pull(m.prospects, s, seat, seat, kind) + LEAST
            row = prospects.row_of(years, kind)
            for sign in range(KINDS_OF_SIGN):
                m.taste[seat * KINDS_OF_SIGN + sign] += pull * m.prospects.weight[row + sign]
            if virtual.stands(s):
                m.fear[seat * ASSESSMENTS + kind] = -prospects.pull(m.prospects, s, seat, s.players, kind)


def finish_year(m: Mind, s: State) -> None:
    """Until the next year is to be planned or the game is over."""
    play.go_on(s)
    while s.step != AT_PLAN and s.step != OVER:
        reply(m, s)
        play.go_on(s)


def finish_round(m: Mind, s: State, order: int) -> None:
    """Everybody's order of that number, to its end."""
    while s.order == order:
        if s.step == AT_ORDER:
            orders.carry_out(s)
        elif s.step == AT_ORDER_END:
            orders.end_order(s)
        else:
            reply(m, s)


def reply(m: Mind, s: State) -> None:
    """Whoever must decide now does, without what then happens by itself."""
    if s.step == AT_SHOW:
        show_all(s)
    else:
        play.carry_out(s, s.actor, quick_reply(m, s))


def quick_reply(m: Mind, s: State) -> int:
    if s.step == AT_REWARD:
        return best_rewards(m, s)
    if s.step == AT_BARDS:
        return best_bards(m, s, rewards.bards_due(s))
    if s.step == AT_CENSUS_BARDS:
        return best_bards(m, s, census.bards_due(s))
    if s.step == AT_CENSUS_FLOOR:
        return fullest_guild(s)
    if s.step == AT_TITAN:
        return best_titan(m, s)
    return best_raise(m, s)


def show_all(s: State) -> None:
    """X6.1: whoever shows all may win something; what is hidden wins nothing."""
    kind = s.census
    for seat in range(s.players):
        play.carry_out(s, seat, SHOW + s.units[seat * TYPES + kind])


def taste(m: Mind, seat: int, sign: int) -> float:
    return m.taste[seat * KINDS_OF_SIGN + sign]


def best_rewards(m: Mind, s: State) -> int:
    """X4.6: two of the three, so all but the least; X4.10: what is not possible is not taken."""
    possible = rewards.possible(s)
    if rewards.count(possible) < 3:
        return REWARD + possible
    gold = gold_appeal(m, s, rewards.gold(s))
    bards_appeal = bard_appeal(m, s, rewards.bards_due(s))
    floors = floor_appeal(m, s, rewards.floors(s))
    if gold <= bards_appeal and gold <= floors:
        return REWARD + (BARDS_REWARD | FLOORS_REWARD)
    if bards_appeal <= floors:
        return REWARD + (GOLD_REWARD | FLOORS_REWARD)
    return REWARD + (GOLD_REWARD | BARDS_REWARD)


def gold_appeal(m: Mind, s: State, amount: int) -> float:
    return amount / 10.0 * taste(m, s.actor, RICHES)


def floor_appeal(m: Mind, s: State, amount: int) -> float:
    """X4.9: as many as fit and are left."""
    built = guilds.fitting(s, s.city[s.actor], amount)
    if built > s.floors_left[s.actor]:
        built = s.floors_left[s.actor]
    return built / 5.0 * taste(m, s.actor, FLOORS) - built / 10.0 * taste(m, s.actor, FLOORS_LEFT)


def bard_appeal(m: Mind, s: State, amount: int) -> float:
    """So many bards, placed well. The state is left as it was."""
    appeal = 0.0
    seat = s.actor
    decision = BARDS
    for _ in range(amount):
        region = best_region(m, s, seat)
        appeal += region_appeal(m, s, seat, region)
        s.bards[seat * REGIONS + region] += 1
        decision += one_bard(region)
    take_back(s, seat, decision)
    return appeal - amount / 10.0 * taste(m, seat, BARDS_LEFT)


def best_bards(m: Mind, s: State, amount: int) -> int:
    """X4.8: one bard after the other to where it helps most. The state is left as it was."""
    decision = BARDS
    seat = s.actor
    for _ in range(amount):
        region = best_region(m, s, seat)
        s.bards[seat * REGIONS + region] += 1
        decision += one_bard(region)
    take_back(s, seat, decision)
    return decision


def take_back(s: State, seat: int, decision: int) -> None:
    for region in range(REGIONS):
        s.bards[seat * REGIONS + region] -= decisions.bards_sent(decision, region)


def one_bard(region: int) -> int:
    """As a part of the decision's number."""
    return ONE << (BARD_BITS * region)


def best_region(m: Mind, s: State, seat: int) -> int:
    """Of those that touch the city; of equal ones that with the larger number."""
    chosen = NOBODY
    best = 0.0
    for region in range(REGIONS):
        if bards.touches(s, s.city[seat], region):
            appeal = region_appeal(m, s, seat, region) + s.printed.first[region] * LEAST
            if chosen == NOBODY or appeal > best:
                best = appeal
                chosen = region
    return chosen


def region_appeal(m: Mind, s: State, seat: int, region: int) -> float:
    """What one more bard does there for this player."""
    appeal = -region_worth(m, s, seat, region)
    s.bards[seat * REGIONS + region] += 1
    appeal += region_worth(m, s, seat, region)
    s.bards[seat * REGIONS + region] -= 1
    return appeal


def region_worth(m: Mind, s: State, seat: int, region: int) -> float:
    """As `prospects.look_at_region` sees it."""
    own = s.bards[seat * REGIONS + region]
    most = 0
    for other in range(s.players):
        if other != seat and s.bards[other * REGIONS + region] > most:
            most = s.bards[other * REGIONS + region]
    value = assessment.reputation_in(s, seat, region) * taste(m, seat, REPUTE)
    if own > most + 1:
        value += s.printed.first[region] * taste(m, seat, HELD_REGIONS)
    elif own == most - 1:
        value += s.printed.first[region] * taste(m, seat, CLOSE_REGIONS)
    return value / 10.0


def fullest_guild(s: State) -> int:
    """X6.2: the others keep room for rewards."""
    chosen = 0
    for city in range(CITY_ROOM):
        if guilds.is_own_with_room(s, s.actor, city) and (chosen == 0 or s.guild_floors[city] > s.guild_floors[chosen]):
            chosen = city
    return FLOOR + chosen


def best_raise(m: Mind, s: State) -> int:
    """X9.2: where the virtual player's rise harms least."""
    chosen = NOBODY
    for kind in range(ASSESSMENTS):
        if not virtual.is_full(s, kind):
            if chosen == NOBODY or rise_harm(m, s, kind) < rise_harm(m, s, chosen):
                chosen = kind
    return RAISE + chosen


def rise_harm(m: Mind, s: State, kind: int) -> float:
    return m.fear[s.actor * ASSESSMENTS + kind]


def best_titan(m: Mind, s: State) -> int:
    """X4.11: the titan whose best two rewards outdo the units most, for the units that are missed least; or none."""
    best = 0.0
    decision = PASS
    for stack in range(TITAN_STACKS):
        if titans.is_raging(s, stack) and titans.can_pay(s, s.actor, stack):
            action = payment(m, s, stack)
            appeal = titan_appeal(m, s, stack) - price(m, s, action)
            if appeal > best:
                best = appeal
                decision = action
    return decision


def titan_appeal(m: Mind, s: State, stack: int) -> float:
    """Its three rewards without the least, as far as they are possible."""
    top = titans.top(s, stack)
    gold = gold_appeal(m, s, s.printed.titan_gold[top])
    least = gold
    sum_ = gold
    if guilds.can_build(s, s.actor):
        floors = floor_appeal(m, s, s.printed.titan_floors[top])
        sum_ += floors
        least = floors if floors < least else least
    if bards.can_place(s, s.actor):
        placed = bard_appeal(m, s, bards.how_many(s, s.actor, s.printed.titan_bards[top]))
        sum_ += placed
        least = placed if placed < least else least
    return sum_ - least


def payment(m: Mind, s: State, stack: int) -> int:
    """X4.11: the units that are missed least; each type's last unit only when there is nothing else."""
    missing = titans.symbols(s, stack)
    action = TITAN + (missing << (3 * TYPES))
    for spared in range(1, -1, -1):
        chosen = 0
        while chosen != NOBODY and missing > 0:
            chosen = NOBODY
            for kind in range(TYPES):
                if s.units[s.actor * TYPES + kind] - decisions.units_given(action, kind) > spared:
                    if chosen == NOBODY or taste(m, s.actor, UNITS + kind) < taste(m, s.actor, UNITS + chosen):
                        chosen = kind
            if chosen != NOBODY:
                action += 1 << (3 * chosen)
                missing -= 1
    return action


def price(m: Mind, s: State, action: int) -> float:
    """What the units are missed."""
    sum_ = 0.0
    for kind in range(TYPES):
        sum_ += decisions.units_given(action, kind) / 2.0 * taste(m, s.actor, UNITS + kind)
    return sum_
