"""Why a decision is not allowed: the rule that forbids it, and what would be needed."""

from claycrown.games.contract import Illegal
from claycrown.games.message import Message, Value

from . import bards, decisions, rewards, titans
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
    UNIT_KEYS,
)
from .state import State

ASKED = {
    AT_START: ("X2.5", "asks-start"),
    AT_PLAN: ("X3.1", "asks-plan"),
    AT_REWARD: ("X4.6", "asks-rewards"),
    AT_BARDS: ("X4.8", "asks-bards"),
    AT_TITAN: ("X4.11", "asks-titan"),
    AT_RAISE: ("X9.2", "asks-raise"),
    AT_SHOW: ("X6.1", "asks-show"),
    AT_CENSUS_BARDS: ("X6.2", "asks-census-bards"),
    AT_CENSUS_FLOOR: ("X6.2", "asks-census-floor"),
}
"""The rule by which each step asks for something, and the message that says for what."""


def forbid(rule: str, reason: str, **values: Value) -> Illegal:
    """The reasons are messages of `words/*/refusals.ftl`."""
    return Illegal(rule, Message(f"refusal-xidit-{reason}", values))


def _unit(kind: int) -> Message:
    return Message(f"xidit-unit-{UNIT_KEYS[kind]}")


def no_such_seat(s: State) -> Illegal:
    return forbid("X1.1", "no-such-seat", players=s.players)


def refusal(s: State, player: int, action: int) -> Illegal:
    """The rule that forbids this decision of that seat. Only for decisions that are not legal."""
    if s.step == OVER:
        return forbid("X7.1", "over")
    if s.step == AT_SHOW and SHOW <= action <= SHOW + MAX_SHOW:
        return _show(s, player)
    if s.step not in (AT_PLAN, AT_SHOW) and player != s.actor:
        return _not_your_turn(s)
    if s.step == AT_START and START < action <= START + CITIES:
        return forbid("X2.5", "start-taken", city=action - START)
    if s.step == AT_REWARD and REWARD <= action < PASS:
        return _reward(s, action - REWARD)
    if s.step in (AT_BARDS, AT_CENSUS_BARDS) and BARDS <= action < BARDS + ALL_BARDS:
        return _bards(s, action)
    if s.step == AT_TITAN and TITAN <= action < BARDS:
        return _titan(s, action)
    if s.step == AT_RAISE and RAISE <= action < RAISE + ASSESSMENTS:
        return forbid("X9.2", "column-full", assessment=ASSESSMENT_NAMES[action - RAISE])
    if s.step == AT_CENSUS_FLOOR and FLOOR < action <= FLOOR + CITIES:
        return _floor(s, action - FLOOR)
    return forbid(*ASKED[s.step])


def _not_your_turn(s: State) -> Illegal:
    rule = "X2.5" if s.step == AT_START else "X6.3" if s.step in (AT_CENSUS_BARDS, AT_CENSUS_FLOOR) else "X4.1"
    return forbid(rule, "not-your-turn", colour=Message(f"house-colour-{COLOURS[s.colour[s.actor]]}"))


def _show(s: State, player: int) -> Illegal:
    units = s.units[player * TYPES + s.census]
    return forbid("X6.1", "show", unit=_unit(s.census), most=units)


def _reward(s: State, bits: int) -> Illegal:
    possible = rewards.possible(s)
    if bits & BARDS_REWARD and not possible & BARDS_REWARD:
        if s.bards_left[s.actor] == 0:
            return forbid("X4.8", "no-bard-left")
        return forbid("X4.8", "only-wasteland", city=s.city[s.actor])
    if bits & FLOORS_REWARD and not possible & FLOORS_REWARD:
        return _no_floors(s)
    if possible.bit_count() < 2:
        return forbid("X4.10", "only-gold")
    return forbid("X4.6", "two-rewards")


def _no_floors(s: State) -> Illegal:
    city = s.city[s.actor]
    if s.floors_left[s.actor] == 0:
        return forbid("X4.9", "no-floor-left")
    if s.guild[city] != s.actor:
        return forbid("X4.9", "guild-of-another", city=city)
    return forbid("X4.9", "guild-full", city=city)


def _bards(s: State, action: int) -> Illegal:
    in_census = s.step == AT_CENSUS_BARDS
    rule = "X6.2" if in_census else "X4.8"
    city = s.city[s.actor]
    for region in range(REGIONS):
        if decisions.bards_sent(action, region) > 0:
            named = Message("xidit-region", {"name": s.printed.region_names[region]})
            if not s.printed.touches[city * REGIONS + region]:
                return forbid(rule, "region-apart", region=named, city=city)
            if not bards.takes_bards(s, region):
                return forbid("X9.1", "wasteland", region=named)
    due = bards.how_many(s, s.actor, s.award if in_census else rewards.bards_shown(s))
    return forbid(rule, "bards-due", due=due)


def _titan(s: State, action: int) -> Illegal:
    stack = titans.stack_of(s, action)
    if stack == NOBODY or not titans.is_raging(s, stack):
        return forbid("X4.11", "no-such-titan")
    symbols = titans.symbols(s, stack)
    given = [decisions.units_given(action, kind) for kind in range(TYPES)]
    if sum(given) != symbols:
        return forbid("X4.11", "titan-takes", symbols=symbols, given=sum(given))
    lacking = next(kind for kind in range(TYPES) if given[kind] > s.units[s.actor * TYPES + kind])
    return forbid("X4.11", "too-few-units", unit=_unit(lacking))


def _floor(s: State, city: int) -> Illegal:
    if s.guild[city] != s.actor:
        return forbid("X6.2", "no-own-guild", city=city)
    return forbid("X4.9", "guild-full", city=city)
