"""Why a decision is not allowed: the rule that forbids it, and what would be needed.

Where several rules do, the first in this order: the step of the turn, the kind of action, cost or supply, place, and at
last T3.7 (it would change nothing, or cannot be carried out).
"""

from claycrown.games.contract import Illegal
from claycrown.games.message import Message, Value

from . import building, decisions, masters, mausoleum, specialists, weapons, wheel
from .pieces import (
    ADMINISTRATOR,
    AT_ABILITY,
    AT_INNER,
    AT_MIDDLE,
    AT_OUTER,
    AT_TURN,
    AT_WEAPON,
    BUILD,
    BUILD_STATUE,
    BUILDER,
    BUY,
    BUY_HORSE,
    COLLECT,
    COLOURS,
    CROSSBOW,
    DECISIONS,
    DO,
    HALBERD,
    HIRE,
    INNER_RING,
    INSPECT,
    INSPECTOR,
    KEEP,
    MASTER,
    MASTER_NAMES,
    MIDDLE_RING,
    MOVE,
    NOBODY,
    OUTER_RING,
    OVER,
    OVERSEER,
    PLACE,
    RING_NAMES,
    RING_TURN_COST,
    SPEAR,
    SPECIALIST,
    SPECIALIST_NAMES,
    SWORD,
    TAKE_CLAY,
    TAKE_COIN,
    USE_CROSSBOW,
    USE_HALBERD,
    USE_SPEAR,
    USE_SWORD,
    WARRIOR_NAMES,
    WEAPON_NAMES,
    WORKER_NAMES,
)
from .state import State

RING_OF_STEP = {AT_INNER: INNER_RING, AT_MIDDLE: MIDDLE_RING, AT_OUTER: OUTER_RING}


def forbid(rule: str, reason: str, **values: Value) -> Illegal:
    """The reasons are messages of `words/*/refusals.ftl`."""
    return Illegal(rule, Message(f"refusal-terracotta-{reason}", values))


def not_your_turn(s: State) -> Illegal:
    """T3.1."""
    return forbid("T3.1", "not-your-turn", colour=Message(f"house-colour-{COLOURS[s.colour[s.actor]]}"))


def refusal(s: State, action: int) -> Illegal:
    """The rule that forbids this decision of the acting player. Only for decisions that are not legal."""
    if s.step == OVER:
        return forbid("T3.1", "over")
    if not 0 <= action < DECISIONS:
        return forbid("T3.1", "no-such-decision")
    if action < PLACE:
        return _ring(s)
    if action < DO:
        return _place(s, decisions.placed_worker(action), decisions.placed_segment(action))
    if s.step <= AT_TURN + 1:
        return forbid("T3.3", "worker-first")
    if s.step == AT_WEAPON:
        return _weapon(s, action)
    if action == KEEP or USE_SWORD <= action < HIRE or action >= MOVE:
        return forbid("T3.5", "no-weapon-now", step=_step(s))
    return _ring_action(s, action)


def _step(s: State) -> Message:
    """The step that is asked now, in a sentence that says so."""
    at_ability = s.step == AT_ABILITY
    master = _master(wheel.action_value(s, MIDDLE_RING)) if at_ability else ""
    name = "ability" if at_ability else RING_NAMES[RING_OF_STEP[s.step]]
    return Message("refusal-terracotta-step", {"step": name, "master": master})


def _master(number: int) -> Message:
    return Message("terracotta-master", {"name": MASTER_NAMES[number]})


def _ring(s: State) -> Illegal:
    """T3.2."""
    if s.step == AT_TURN:
        return forbid("T3.2", "ring-costs", cost=RING_TURN_COST)
    return forbid("T3.2", "ring-too-late")


def _place(s: State, kind: int, segment: int) -> Illegal:
    """T3.3."""
    if s.step > AT_TURN + 1:
        return forbid("T3.1", "worker-placed-already")
    if not wheel.has_worker(s, s.actor, kind):
        return forbid("T3.3", "no-worker-left", kind=WORKER_NAMES[kind])
    if segment >= s.printed.segments:
        return forbid("T3.3", "no-such-segment", segments=s.printed.segments)
    if s.artisan_at[segment] != NOBODY:
        return forbid("T3.3", "artisan-there")
    return forbid("T3.3", "craftsman-there")


def _weapon(s: State, action: int) -> Illegal:
    """T5.3 to T5.8: a warrior was just built."""
    weapon = weapons.weapon_of_built(s)
    asked = _weapon_asked(action)
    if asked == NOBODY:
        return forbid("T3.5", "weapon-first")
    if asked != weapon:
        return forbid("T5.3", "other-weapon", name=WEAPON_NAMES[weapon])
    # The step is asked only where the weapon is active, and every use but a move is then offered.
    return _halberd_move(s, decisions.moved_from(action), decisions.moved_to(action))


def _weapon_asked(action: int) -> int:
    """The weapon that a decision would use; `NOBODY` for none."""
    if USE_SWORD <= action < USE_HALBERD:
        return SWORD
    if action == USE_HALBERD or action >= MOVE:
        return HALBERD
    if action == USE_CROSSBOW:
        return CROSSBOW
    if action == USE_SPEAR:
        return SPEAR
    return NOBODY


def _halberd_move(s: State, start: int, end: int) -> Illegal:
    """T5.5, T5.6."""
    spaces = s.printed.spaces
    if start >= spaces or end >= spaces:
        return forbid("T5.5", "no-such-space")
    if start == s.built:
        return forbid("T5.5", "move-another")
    if not mausoleum.owns_warrior_at(s, s.actor, start):
        return forbid("T5.5", "move-own")
    columns = s.printed.columns
    straight = (start // columns == end // columns) != (start % columns == end % columns)
    if not straight:
        return forbid("T5.5", "move-straight")
    if mausoleum.is_mounted(s, start):
        return forbid("T5.6", "move-with-horse")
    return forbid("T5.5", "move-over-empty")


def _ring_action(s: State, action: int) -> Illegal:
    """Decisions at the inner, middle or outer action, or at the ability of a master just hired."""
    if action in (TAKE_CLAY, TAKE_COIN):
        if s.step == AT_ABILITY:
            return forbid("T4.6", "hired-instead")
        return forbid("T3.6", "outer-instead")
    ring = RING_OF_STEP.get(s.step, MIDDLE_RING)
    kind, value = wheel.action_kind(s, ring), wheel.action_value(s, ring)
    if HIRE <= action < INSPECT:
        return _hire(s, kind, value, action - HIRE)
    if kind == MASTER:
        return _ability(s, value, action)
    return _doing(s, kind, value, action)


def _doing(s: State, kind: int, value: int, action: int) -> Illegal:
    """An action of a ring, but of another kind, or one that cannot be carried out."""
    if not _is_way_to_do(kind, action):
        return _other_action(s)
    if kind == BUILD:
        return _build(s, value, decisions.built_warrior(action), decisions.built_space(action))
    if kind == SPECIALIST:
        return _buy(s, decisions.bought_specialist(action), decisions.bought_space(action))
    return _no_effect(s)


def _is_way_to_do(kind: int, action: int) -> bool:
    if kind == BUILD:
        return BUILD_STATUE <= action < BUY
    if kind == SPECIALIST:
        return BUY <= action < MOVE
    return action == DO


def _ability(s: State, master: int, action: int) -> Illegal:
    """T4.6, T7: the ability of a master: another one's, of one not hired, or one that cannot be used."""
    if not _is_way_to_use(s, master, action):
        return _other_action(s)
    if not masters.has_token_at(s, s.actor, master):
        return forbid("T4.6", "hire-first", master=_master(master))
    if master == BUILDER:
        return _builder(s, decisions.built_warrior(action), decisions.built_space(action))
    if master == ADMINISTRATOR:
        return _doing(s, wheel.action_kind(s, INNER_RING), wheel.action_value(s, INNER_RING), action)
    if master == OVERSEER:
        return forbid("T3.7", "warehouses-empty")
    return _no_effect(s)


def _is_way_to_use(s: State, master: int, action: int) -> bool:
    if master == BUILDER:
        return _is_way_to_do(BUILD, action)
    if master == ADMINISTRATOR:
        return _is_way_to_do(wheel.action_kind(s, INNER_RING), action)
    if master == INSPECTOR:
        return INSPECT <= action < COLLECT
    if master == OVERSEER:
        return COLLECT <= action < BUILD_STATUE
    return action == DO


def _other_action(s: State) -> Illegal:
    return forbid("T3.5", "other-action", segment=s.segment + 1, step=_step(s))


def _no_effect(s: State) -> Illegal:
    return forbid("T3.7", "no-effect", step=_step(s))


def _hire(s: State, kind: int, master: int, token: int) -> Illegal:
    if kind != MASTER or s.step not in (AT_MIDDLE, AT_ABILITY):
        return _other_action(s)
    cost = s.printed.token_cost[token]
    if masters.has_token_at(s, s.actor, master):
        return forbid("T4.6", "hired-already", master=_master(master))
    if masters.is_token_used(s, s.actor, token):
        return forbid("T4.6", "token-used", cost=cost)
    return forbid("T4.6", "token-costs", cost=cost, coins=s.coins[s.actor])


def _build(s: State, clay: int, kind: int, space: int) -> Illegal:
    """T1.4, T5.1, T5.2."""
    if not building.in_rack(s, kind):
        return forbid("T1.4", "no-warrior-left", type=WARRIOR_NAMES[kind])
    if not building.can_pay(s, clay):
        return forbid("T5.1", "building-costs", clay=clay, wet=s.wet[s.actor])
    return _not_empty(s, space, "T5.2")


def _builder(s: State, kind: int, space: int) -> Illegal:
    """T7.1."""
    if not building.in_rack(s, kind):
        return forbid("T1.4", "no-warrior-left", type=WARRIOR_NAMES[kind])
    if s.coins[s.actor] < s.round:
        return forbid("T7.1", "builder-costs", cost=s.round, coins=s.coins[s.actor])
    if s.rack_left[kind] < masters.most_in_rack(s):
        return forbid("T7.1", "builder-type", type=WARRIOR_NAMES[kind])
    return _not_empty(s, space, "T5.2")


def _buy(s: State, specialist: int, space: int) -> Illegal:
    """T6."""
    name = SPECIALIST_NAMES[specialist]
    if s.specialists_left[specialist] == 0:
        return forbid("T1.4", "no-specialist-left", type=name)
    cost = specialists.cost(s, specialist)
    if s.coins[s.actor] < cost:
        return forbid("T6.1", "specialist-costs", type=name, cost=cost, coins=s.coins[s.actor])
    weapon = s.printed.specialist_weapon[specialist]
    if not weapons.is_active(s, s.actor, weapon):
        return forbid("T6.1", "specialist-weapon", type=name, name=WEAPON_NAMES[weapon])
    if specialist != BUY_HORSE:
        return _not_empty(s, space, ("T6.2", "T6.3", "T6.4", "T6.6")[specialist])
    if space >= s.printed.spaces:
        return forbid("T6.2", "no-such-space")
    if not mausoleum.owns_warrior_at(s, s.actor, space):
        return forbid("T6.2", "rider-own")
    if mausoleum.is_mounted(s, space):
        return forbid("T6.2", "rider-mounted")
    return forbid("T6.2", "horse-room")


def _not_empty(s: State, space: int, rule: str) -> Illegal:
    if space >= s.printed.spaces:
        return forbid(rule, "no-such-space")
    return forbid(rule, "space-taken")


# Where a place means something that may be decided, but is asked for at another place or at another time


def ring_in_turn(s: State) -> Illegal:
    """T3.5."""
    return forbid("T3.5", "ring-in-turn", step=_step(s))


def type_first() -> Illegal:
    """T5.2."""
    return forbid("T5.2", "type-first")


def token_first(s: State) -> Illegal:
    """T4.6."""
    return forbid("T4.6", "token-first", master=_master(wheel.action_value(s, MIDDLE_RING)))


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
