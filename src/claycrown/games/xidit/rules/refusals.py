"""Why a decision is not allowed: the rule that forbids it, and what would be needed."""

from claycrown.games.contract import Illegal

from . import bards, names, rewards, titans
from .pieces import (
    ALL_BARDS,
    ASSESSMENT_NAMES,
    ASSESSMENTS,
    AT_BARDS,
    AT_CENSUS_BARDS,
    AT_CENSUS_FLOOR,
    AT_PLAN,
    AT_RAISE,
    AT_REWARD,
    AT_SHOW,
    AT_START,
    AT_TITAN,
    BARDS,
    BARDS_REWARD,
    CITIES,
    COLOURS,
    FLOOR,
    FLOORS_REWARD,
    MAX_SHOW,
    NOBODY,
    OVER,
    PASS,
    RAISE,
    REGIONS,
    REWARD,
    SHOW,
    START,
    TITAN,
    TYPES,
    UNIT_NAMES,
)
from .state import State

ASKED = {
    AT_START: ("X2.5", "the first city of an Idrakys is chosen now"),
    AT_PLAN: ("X3.1", "all plan their six orders now"),
    AT_REWARD: ("X4.6", "rewards are chosen now"),
    AT_BARDS: ("X4.8", "bards are placed now"),
    AT_TITAN: ("X4.11", "a raging titan can be fought now, or passed by"),
    AT_RAISE: ("X9.2", "a value of the virtual player must be raised now"),
    AT_SHOW: ("X6.1", "all choose now how many units to show"),
    AT_CENSUS_BARDS: ("X6.2", "bards won in the census are placed now"),
    AT_CENSUS_FLOOR: ("X6.2", "a floor won in the census is placed now"),
}
"""What each step asks for, and the rule that does."""


def refusal(s: State, player: int, action: int) -> Illegal:
    """The rule that forbids this decision of that seat. Only for decisions that are not legal."""
    if s.step == OVER:
        return Illegal("X7.1", "the game is over")
    if s.step == AT_SHOW and SHOW <= action <= SHOW + MAX_SHOW:
        return _show(s, player)
    if s.step not in (AT_PLAN, AT_SHOW) and player != s.actor:
        return _not_your_turn(s)
    if s.step == AT_START and START < action <= START + CITIES:
        return Illegal("X2.5", f"another Idrakys stands in city {action - START} already")
    if s.step == AT_REWARD and REWARD <= action < PASS:
        return _reward(s, action - REWARD)
    if s.step in (AT_BARDS, AT_CENSUS_BARDS) and BARDS <= action < BARDS + ALL_BARDS:
        return _bards(s, action)
    if s.step == AT_TITAN and TITAN <= action < BARDS:
        return _titan(s, action)
    if s.step == AT_RAISE and RAISE <= action < RAISE + ASSESSMENTS:
        return Illegal("X9.2", f"the virtual player's {ASSESSMENT_NAMES[action - RAISE]} is full")
    if s.step == AT_CENSUS_FLOOR and FLOOR < action <= FLOOR + CITIES:
        return _floor(s, action - FLOOR)
    rule, asked = ASKED[s.step]
    return Illegal(rule, asked)


def _not_your_turn(s: State) -> Illegal:
    rule = "X2.5" if s.step == AT_START else "X6.3" if s.step in (AT_CENSUS_BARDS, AT_CENSUS_FLOOR) else "X4.1"
    return Illegal(rule, f"{COLOURS[s.colour[s.actor]]} must decide now")


def _show(s: State, player: int) -> Illegal:
    units = s.units[player * TYPES + s.census]
    return Illegal("X6.1", f"units of the type {UNIT_NAMES[s.census]} to show: none to {units}")


def _reward(s: State, bits: int) -> Illegal:
    possible = rewards.possible(s)
    if bits & BARDS_REWARD and not possible & BARDS_REWARD:
        if s.bards_left[s.actor] == 0:
            return Illegal("X4.8", "no bard is left")
        return Illegal("X4.8", f"only wasteland touches city {s.city[s.actor]}")
    if bits & FLOORS_REWARD and not possible & FLOORS_REWARD:
        return _no_floors(s)
    if possible.bit_count() < 2:
        return Illegal("X4.10", f"only this is possible: {names.rewards(possible)}")
    return Illegal("X4.6", "two of the three rewards are chosen")


def _no_floors(s: State) -> Illegal:
    city = s.city[s.actor]
    if s.floors_left[s.actor] == 0:
        return Illegal("X4.9", "no floor is left")
    if s.guild[city] != s.actor:
        return Illegal("X4.9", f"another player's guild stands in city {city}")
    return Illegal("X4.9", f"the own guild in city {city} is full")


def _bards(s: State, action: int) -> Illegal:
    in_census = s.step == AT_CENSUS_BARDS
    rule = "X6.2" if in_census else "X4.8"
    city = s.city[s.actor]
    for region in range(REGIONS):
        if bards.in_region(action, region) > 0:
            name = s.printed.region_names[region]
            if not s.printed.touches[city * REGIONS + region]:
                return Illegal(rule, f"{name} does not touch city {city}")
            if not bards.takes_bards(s, region):
                return Illegal("X9.1", f"{name} is wasteland")
    due = bards.how_many(s, s.actor, s.award if in_census else rewards.bards_shown(s))
    return Illegal(rule, f"bards to place: {due}, neither more nor fewer")


def _titan(s: State, action: int) -> Illegal:
    stack = titans.stack_of(s, action)
    if stack == NOBODY or not titans.is_raging(s, stack):
        return Illegal("X4.11", "no such titan rages")
    symbols = titans.symbols(s, stack)
    given = [titans.given(action, kind) for kind in range(TYPES)]
    if sum(given) != symbols:
        return Illegal("X4.11", f"that titan takes {symbols} units, not {sum(given)}")
    lacking = next(kind for kind in range(TYPES) if given[kind] > s.units[s.actor * TYPES + kind])
    return Illegal("X4.11", f"too few units of the type {UNIT_NAMES[lacking]}")


def _floor(s: State, city: int) -> Illegal:
    if s.guild[city] != s.actor:
        return Illegal("X6.2", f"no own guild stands in city {city}")
    return Illegal("X4.9", f"the own guild in city {city} is full")
