"""Which rule forbids a decision, and the message for it.

The conditions are the predicates with which the rules offer decisions; here each gets its rule and its message.
"""

from claycrown.games.contract import Illegal
from claycrown.games.message import Message, Value

from . import bards, census, decisions, guilds, pieces, play, rewards, setup, titans, virtual
from .state import State

ASKED = {
    pieces.AT_START: ("X2.5", "asks-start"),
    pieces.AT_PLAN: ("X3.1", "asks-plan"),
    pieces.AT_REWARD: ("X4.6", "asks-rewards"),
    pieces.AT_BARDS: ("X4.8", "asks-bards"),
    pieces.AT_TITAN: ("X4.11", "asks-titan"),
    pieces.AT_RAISE: ("X9.2", "asks-raise"),
    pieces.AT_SHOW: ("X6.1", "asks-show"),
    pieces.AT_CENSUS_BARDS: ("X6.2", "asks-census-bards"),
    pieces.AT_CENSUS_FLOOR: ("X6.2", "asks-census-floor"),
}
"""The rule behind the decision of each step, and the message that names it."""


def forbid(rule: str, reason: str, **values: Value) -> Illegal:
    """The reasons are messages of `words/*/refusals.ftl`."""
    return Illegal(rule, Message(f"refusal-xidit-{reason}", values))


def _unit(kind: int) -> Message:
    return Message(f"xidit-unit-{pieces.UNIT_KEYS[kind]}")


def no_such_seat(s: State) -> Illegal:
    return forbid("X1.1", "no-such-seat", players=s.players)


def refusal(s: State, player: int, action: int) -> Illegal | None:
    """The first rule that forbids this decision of that seat; None for one that may be sent now."""
    if s.step == pieces.OVER:
        return forbid("X7.1", "over")
    if not play.may_decide(s, player):
        return _not_your_turn(s)
    if s.step == pieces.AT_START and pieces.START < action <= pieces.START + pieces.CITIES:
        return _start(s, action - pieces.START)
    if s.step == pieces.AT_PLAN and pieces.PLAN <= action < pieces.PLAN + pieces.PLANS:
        return None
    if s.step == pieces.AT_REWARD and pieces.REWARD <= action <= pieces.REWARD + pieces.ALL_REWARDS:
        return _reward(s, action - pieces.REWARD)
    if s.step in (pieces.AT_BARDS, pieces.AT_CENSUS_BARDS) and pieces.BARDS <= action < pieces.BARDS + pieces.ALL_BARDS:
        return _bards(s, action)
    if s.step == pieces.AT_TITAN and action == pieces.PASS:
        return None
    if s.step == pieces.AT_TITAN and pieces.TITAN <= action < pieces.BARDS:
        return _titan(s, action)
    if s.step == pieces.AT_RAISE and pieces.RAISE <= action < pieces.RAISE + pieces.ASSESSMENTS:
        return _raise(s, action - pieces.RAISE)
    if s.step == pieces.AT_SHOW and pieces.SHOW <= action <= pieces.SHOW + pieces.MAX_SHOW:
        return _show(s, player, action - pieces.SHOW)
    if s.step == pieces.AT_CENSUS_FLOOR and pieces.FLOOR < action <= pieces.FLOOR + pieces.CITIES:
        return _floor(s, action - pieces.FLOOR)
    return forbid(*ASKED[s.step])


def _not_your_turn(s: State) -> Illegal:
    rule = (
        "X2.5" if s.step == pieces.AT_START else "X6.3" if s.step in (pieces.AT_CENSUS_BARDS, pieces.AT_CENSUS_FLOOR) else "X4.1"
    )
    return forbid(rule, "not-your-turn", colour=Message(f"app-colour-{pieces.COLOURS[s.colour[s.actor]]}"))


def _start(s: State, city: int) -> Illegal | None:
    """X2.5."""
    return forbid("X2.5", "start-taken", city=city) if setup.is_taken(s, city) else None


def _reward(s: State, chosen: int) -> Illegal | None:
    """X4.6, X4.7, X4.8, X4.9, X4.10: the rewards chosen are possible, and as many as can be."""
    possible = rewards.possible(s)
    if rewards.can_choose(chosen, possible):
        return None
    if chosen & pieces.BARDS_REWARD & ~possible:
        if not bards.has_bard(s, s.actor):
            return forbid("X4.8", "no-bard-left")
        return forbid("X4.8", "only-wasteland", city=s.city[s.actor])
    if chosen & pieces.FLOORS_REWARD & ~possible:
        return _no_floors(s, s.city[s.actor])
    return forbid("X4.10", "only-gold") if possible == pieces.GOLD_REWARD else forbid("X4.6", "two-rewards")


def _no_floors(s: State, city: int) -> Illegal:
    if not guilds.has_floor(s, s.actor):
        return forbid("X4.9", "no-floor-left")
    if not guilds.is_own(s, s.actor, city):
        return forbid("X4.9", "guild-of-another", city=city)
    return forbid("X4.9", "guild-full", city=city)


def _bards(s: State, action: int) -> Illegal | None:
    """X4.8, X6.2."""
    rule = "X6.2" if s.step == pieces.AT_CENSUS_BARDS else "X4.8"
    city, sent = s.city[s.actor], [decisions.bards_sent(action, region) for region in range(pieces.REGIONS)]
    for region in range(pieces.REGIONS):
        if sent[region] and not bards.touches(s, city, region):
            named = Message("xidit-region", {"name": s.printed.region_names[region]})
            if bards.borders(s, city, region):
                return forbid("X9.1", "wasteland", region=named)
            return forbid(rule, "region-apart", region=named, city=city)
    due = play.bards_due(s)
    return None if sum(sent) == due else forbid(rule, "bards-due", due=due)


def _titan(s: State, action: int) -> Illegal | None:
    """X4.11."""
    named, stack = decisions.fought_symbols(action), titans.stack_of(s, action)
    if stack == pieces.NOBODY or titans.is_empty(s, stack):
        return forbid("X4.11", "no-such-titan", symbols=named)
    if not titans.is_raging(s, stack):
        return forbid("X4.11", "titan-asleep", symbols=named)
    given = [decisions.units_given(action, kind) for kind in range(pieces.TYPES)]
    if sum(given) != titans.symbols(s, stack):
        return forbid("X4.11", "titan-takes", symbols=named, given=sum(given))
    for kind in range(pieces.TYPES):
        if not titans.can_give(s, s.actor, kind, given[kind]):
            return forbid("X4.11", "too-few-units", unit=_unit(kind))
    return None


def _raise(s: State, assessment: int) -> Illegal | None:
    """X9.2."""
    return (
        forbid("X9.2", "column-full", assessment=pieces.ASSESSMENT_NAMES[assessment]) if virtual.is_full(s, assessment) else None
    )


def _show(s: State, player: int, amount: int) -> Illegal | None:
    """X6.1."""
    most = census.most_to_show(s, player)
    return forbid("X6.1", "show", unit=_unit(s.census), most=most) if amount > most else None


def _floor(s: State, city: int) -> Illegal | None:
    """X6.2."""
    if not guilds.is_own(s, s.actor, city):
        return forbid("X6.2", "no-own-guild", city=city)
    return None if guilds.is_own_with_room(s, s.actor, city) else forbid("X4.9", "guild-full", city=city)
