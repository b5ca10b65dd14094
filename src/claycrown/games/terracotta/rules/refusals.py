"""Which rule forbids a decision, and the message for it.

The conditions are the predicates with which the rules offer decisions; here each gets its rule and its message. Where several
rules forbid a decision, the first in this order counts: the step of the turn, the kind of action, cost or supply, place, and
finally T3.7 (it would change nothing, or cannot be carried out).
"""

from claycrown.games.contract import Illegal
from claycrown.games.message import Message, Value

from . import building, decisions, masters, mausoleum, pieces, ring_actions, specialists, turn, weapons, wheel
from .state import State

ONE_WAY = range(pieces.DO, pieces.DO + 1)
BUILDING, BUYING = range(pieces.BUILD_STATUE, pieces.BUY), range(pieces.BUY, pieces.MOVE)
INSPECTING, COLLECTING = range(pieces.INSPECT, pieces.COLLECT), range(pieces.COLLECT, pieces.BUILD_STATUE)
WAYS = {pieces.BUILD: BUILDING, pieces.SPECIALIST: BUYING}
"""The decisions for an action of a ring, if not `do`."""
ABILITIES = {pieces.BUILDER: BUILDING, pieces.INSPECTOR: INSPECTING, pieces.OVERSEER: COLLECTING}
"""The decisions for the ability of a master, if not `do`."""
RULE_OF_SPECIALIST = ("T6.2", "T6.3", "T6.4", "T6.6")


def forbid(rule: str, reason: str, **values: Value) -> Illegal:
    """The reasons are messages of `words/*/refusals.ftl`."""
    return Illegal(rule, Message(f"refusal-terracotta-{reason}", values))


def not_your_turn(s: State) -> Illegal:
    """T3.1."""
    return forbid("T3.1", "not-your-turn", colour=Message(f"app-colour-{pieces.COLOURS[s.colour[s.actor]]}"))


def refusal(s: State, action: int) -> Illegal | None:
    """The first rule that forbids this decision of the acting player; None for a legal one."""
    if s.step == pieces.OVER:
        return forbid("T3.1", "over")
    if not 0 <= action < pieces.DECISIONS:
        return forbid("T3.1", "no-such-decision")
    if action < pieces.PLACE:
        return _turn_ring(s)
    if action < pieces.DO:
        return _place(s, decisions.placed_worker(action), decisions.placed_segment(action))
    if turn.may_place(s):
        return forbid("T3.3", "worker-first")
    if s.step == pieces.AT_WEAPON:
        return _use_weapon(s, action)
    if action == pieces.SKIP:
        return None
    if action in (pieces.TAKE_CLAY, pieces.TAKE_COIN):
        return _take_instead(s)
    if action == pieces.KEEP or decisions.used_weapon(action) != pieces.NOBODY:
        return forbid("T3.5", "no-weapon-now", step=_step(s))
    return _act(s, action)


def _step(s: State) -> Message:
    """The current step, as part of a sentence."""
    at_ability = s.step == pieces.AT_ABILITY
    step = "ability" if at_ability else pieces.RING_NAMES[turn.asked_ring(s)]
    master = _master(wheel.action_value(s, pieces.MIDDLE_RING)) if at_ability else ""
    return Message("refusal-terracotta-step", {"step": step, "master": master})


def _master(number: int) -> Message:
    return Message("terracotta-master", {"name": pieces.MASTER_NAMES[number]})


def _turn_ring(s: State) -> Illegal | None:
    """T3.2."""
    if not turn.may_place(s):
        return forbid("T3.2", "ring-too-late")
    if not turn.may_turn(s):
        return forbid("T3.2", "ring-turned")
    if not wheel.can_turn(s):
        return forbid("T3.2", "ring-costs", cost=pieces.RING_TURN_COST)
    return None


def _place(s: State, kind: int, segment: int) -> Illegal | None:
    """T3.3."""
    if not turn.may_place(s):
        return forbid("T3.1", "worker-placed-already")
    if not wheel.has_worker(s, s.actor, kind):
        return forbid("T3.3", "no-worker-left", kind=pieces.WORKER_NAMES[kind])
    if segment >= s.printed.segments:
        return forbid("T3.3", "no-such-segment", segments=s.printed.segments)
    if wheel.takes(s, segment, kind):
        return None
    return forbid("T3.3", "artisan-there") if wheel.has_artisan(s, segment) else forbid("T3.3", "craftsman-there")


def _use_weapon(s: State, action: int) -> Illegal | None:
    """T5.3: a warrior was just built."""
    if action == pieces.KEEP:
        return None
    used, built = decisions.used_weapon(action), weapons.weapon_of_built(s)
    if used == pieces.NOBODY:
        return forbid("T3.5", "weapon-first")
    if used != built:
        return forbid("T5.3", "other-weapon", name=pieces.WEAPON_NAMES[built])
    if action >= pieces.MOVE:
        return _move(s, decisions.moved_from(action), decisions.moved_to(action))
    return None


def _move(s: State, start: int, end: int) -> Illegal | None:
    """T5.5, T5.6."""
    if not (mausoleum.has_space(s, start) and mausoleum.has_space(s, end)):
        return forbid("T5.5", "no-such-space")
    if not weapons.can_be_moved(s, start):
        return forbid("T5.5", "move-another") if start == s.built else forbid("T5.5", "move-own")
    if mausoleum.can_move(s, start, end):
        return None
    if mausoleum.direction_to(s, start, end) == pieces.NOBODY:
        return forbid("T5.5", "move-straight")
    mount = mausoleum.mount_direction(s, start)
    if mount == pieces.NOBODY:
        return forbid("T5.5", "move-over-empty")
    if mausoleum.two_on(s, end, mount) == pieces.NOBODY:
        return forbid("T5.6", "move-horse-outside")
    return forbid("T5.6", "move-with-horse")


def _take_instead(s: State) -> Illegal | None:
    """T3.6."""
    if turn.may_take_instead(s):
        return None
    return forbid("T4.6", "hired-instead") if s.step == pieces.AT_ABILITY else forbid("T3.6", "outer-instead")


def _act(s: State, action: int) -> Illegal | None:
    """The action of a ring, the ability of a master, or hiring one."""
    ring = turn.asked_ring(s)
    kind, value = wheel.action_kind(s, ring), wheel.action_value(s, ring)
    if kind == pieces.MASTER and pieces.HIRE <= action < pieces.INSPECT:
        return _hire(s, value, action - pieces.HIRE)
    if action not in _ways(s, kind, value):
        return forbid("T3.5", "other-action", segment=s.segment + 1, step=_step(s))
    return _use_master(s, value, action) if kind == pieces.MASTER else _perform(s, kind, value, action)


def _ways(s: State, kind: int, value: int) -> range:
    """The decisions that are made for an action of a ring, or for the ability of a master."""
    if kind != pieces.MASTER:
        return WAYS.get(kind, ONE_WAY)
    if value == pieces.ADMINISTRATOR:
        return _ways(s, wheel.action_kind(s, pieces.INNER_RING), wheel.action_value(s, pieces.INNER_RING))
    return ABILITIES.get(value, ONE_WAY)


def _hire(s: State, master: int, token: int) -> Illegal | None:
    """T4.6."""
    cost = s.printed.token_cost[token]
    if masters.has_token_at(s, s.actor, master):
        return forbid("T4.6", "hired-already", master=_master(master))
    if masters.can_hire(s, token):
        return None
    if masters.is_token_used(s, s.actor, token):
        return forbid("T4.6", "token-used", cost=cost)
    return forbid("T4.6", "token-costs", cost=cost, coins=s.coins[s.actor])


def _use_master(s: State, master: int, action: int) -> Illegal | None:
    """T4.6, T7."""
    if not masters.has_token_at(s, s.actor, master):
        return forbid("T4.6", "hire-first", master=_master(master))
    if master == pieces.BUILDER:
        return _use_builder(s, decisions.built_warrior(action), decisions.built_space(action))
    if master == pieces.ADMINISTRATOR:
        return _perform(s, wheel.action_kind(s, pieces.INNER_RING), wheel.action_value(s, pieces.INNER_RING), action)
    if master == pieces.OVERSEER:
        return _collect(s, decisions.collected_lower(action), decisions.collected_higher(action))
    if master == pieces.SMITH and not masters.has_inactive_weapon(s):
        return forbid("T3.7", "weapons-active")
    return None


def _use_builder(s: State, kind: int, space: int) -> Illegal | None:
    """T7.1."""
    if not building.in_rack(s, kind):
        return forbid("T1.4", "no-warrior-left", type=pieces.WARRIOR_NAMES[kind])
    if not masters.can_pay_builder(s):
        return forbid("T7.1", "builder-costs", cost=s.round, coins=s.coins[s.actor])
    if not masters.is_builders_type(s, kind):
        return forbid("T7.1", "builder-type", type=pieces.WARRIOR_NAMES[kind])
    return _stand(s, space, "T5.2")


def _collect(s: State, lower: int, higher: int) -> Illegal | None:
    """T7.5."""
    if lower >= higher:
        return forbid("T7.5", "no-such-decision")
    return None if masters.can_collect(s, lower, higher) else forbid("T3.7", "warehouses-empty")


def _perform(s: State, kind: int, value: int, action: int) -> Illegal | None:
    """T4: the action of a ring."""
    if kind == pieces.BUILD:
        return _build(s, value, decisions.built_warrior(action), decisions.built_space(action))
    if kind == pieces.SPECIALIST:
        return _buy(s, decisions.bought_specialist(action), decisions.bought_space(action), decisions.bought_direction(action))
    if ring_actions.has_effect(s, kind, value):
        return None
    if kind == pieces.SOAK:
        return forbid("T3.7", "no-dry-clay")
    if kind == pieces.TRAIN:
        return forbid("T3.7", "artisan-trained")
    if kind == pieces.READY:
        return forbid("T3.7", "weapon-active", name=pieces.WEAPON_NAMES[value])
    return forbid("T3.7", "priority-held") if ring_actions.has_priority(s) else forbid("T3.7", "no-priority-left")


def _build(s: State, clay: int, kind: int, space: int) -> Illegal | None:
    """T1.4, T5.1, T5.2."""
    if not building.in_rack(s, kind):
        return forbid("T1.4", "no-warrior-left", type=pieces.WARRIOR_NAMES[kind])
    if not building.can_pay(s, clay):
        return forbid("T5.1", "building-costs", clay=clay, wet=s.wet[s.actor])
    return _stand(s, space, "T5.2")


def _buy(s: State, specialist: int, space: int, direction: int) -> Illegal | None:
    """T6."""
    name = pieces.SPECIALIST_NAMES[specialist]
    if not specialists.is_left(s, specialist):
        return forbid("T1.4", "no-specialist-left", type=name)
    if not specialists.can_pay(s, specialist):
        return forbid("T6.1", "specialist-costs", type=name, cost=specialists.cost(s, specialist), coins=s.coins[s.actor])
    if not specialists.can_buy(s, specialist):
        weapon = pieces.WEAPON_NAMES[s.printed.specialist_weapon[specialist]]
        return forbid("T6.1", "specialist-weapon", type=name, name=weapon)
    if specialist == pieces.BUY_HORSE:
        return _mount(s, space, direction)
    rule = RULE_OF_SPECIALIST[specialist]
    if direction >= specialists.directions(specialist):
        return forbid(rule, "no-such-decision")
    return _stand(s, space, rule)


def _mount(s: State, rider: int, direction: int) -> Illegal | None:
    """T6.2."""
    if not mausoleum.has_space(s, rider):
        return forbid("T6.2", "no-such-space")
    if not mausoleum.can_ride(s, s.actor, rider):
        return forbid("T6.2", "rider-mounted") if mausoleum.owns_warrior_at(s, s.actor, rider) else forbid("T6.2", "rider-own")
    if mausoleum.horse_fits(s, rider, direction):
        return None
    return (
        forbid("T6.2", "horse-outside")
        if mausoleum.two_on(s, rider, direction) == pieces.NOBODY
        else forbid("T6.2", "horse-room")
    )


def _stand(s: State, space: int, rule: str) -> Illegal | None:
    """A figure goes on any empty space."""
    if not mausoleum.has_space(s, space):
        return forbid(rule, "no-such-space")
    return None if mausoleum.is_empty(s, space) else forbid(rule, "space-taken")


# Where a target means something that is legal at another place or time


def ring_in_turn(s: State) -> Illegal:
    """T3.5."""
    return forbid("T3.5", "ring-in-turn", step=_step(s))


def type_first() -> Illegal:
    """T5.2."""
    return forbid("T5.2", "type-first")


def token_first(s: State) -> Illegal:
    """T4.6."""
    return forbid("T4.6", "token-first", master=_master(wheel.action_value(s, pieces.MIDDLE_RING)))


def inspector_steps() -> Illegal:
    """T7.3."""
    return forbid("T7.3", "inspector-steps")


def sword_steps() -> Illegal:
    """T5.4."""
    return forbid("T5.4", "sword-steps")


def other_master() -> Illegal:
    """T4.6."""
    return forbid("T4.6", "other-master")


def at_lit_places(rule: str) -> Illegal:
    return forbid(rule, "at-lit-places")
