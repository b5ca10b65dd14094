"""Why a decision is not allowed: the rule that forbids it, and what would be needed.

Where several rules do, the first in this order: the step of the turn, the kind of action, cost or supply, place, and at
last T3.7 (it would change nothing, or cannot be carried out).
"""

from claycrown.games.contract import Illegal

from . import building, masters, mausoleum, specialists, weapons, wheel
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
    DECISIONS,
    DO,
    HIRE,
    INNER_RING,
    INSPECT,
    INSPECTOR,
    KEEP,
    MASTER,
    MASTER_NAMES,
    MAX_SEGMENTS,
    MAX_SPACES,
    MIDDLE_RING,
    MOVE,
    NOBODY,
    OUTER_RING,
    OVER,
    OVERSEER,
    PLACE,
    RING_NAMES,
    RING_TURN_COST,
    SPECIALIST,
    SPECIALIST_NAMES,
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


def refusal(s: State, action: int) -> Illegal:
    """The rule that forbids this decision of the acting player. Only for decisions that are not legal."""
    if s.step == OVER:
        return Illegal("T3.1", "the game is over")
    if not 0 <= action < DECISIONS:
        return Illegal("T3.1", "there is no such decision")
    if action < PLACE:
        return _ring(s)
    if action < DO:
        return _place(s, (action - PLACE) // MAX_SEGMENTS, (action - PLACE) % MAX_SEGMENTS)
    if s.step <= AT_TURN + 1:
        return Illegal("T3.3", "a worker must be placed first")
    if s.step == AT_WEAPON:
        return _weapon(s, action)
    if action == KEEP or USE_SWORD <= action < HIRE or action >= MOVE:
        return Illegal("T3.5", f"no weapon can be used now: it is the {_step(s)}")
    return _ring_action(s, action)


def _step(s: State) -> str:
    """The step in words, for a sentence that says what is asked now."""
    if s.step == AT_ABILITY:
        return f"ability of the master {MASTER_NAMES[wheel.action_value(s, MIDDLE_RING)]}"
    return f"{RING_NAMES[RING_OF_STEP[s.step]]} action"


def _ring(s: State) -> Illegal:
    """T3.2."""
    if s.step == AT_TURN:
        return Illegal("T3.2", f"turning a ring costs {RING_TURN_COST} coins")
    return Illegal("T3.2", "at most one ring is turned, by one step, before the worker is placed")


def _place(s: State, kind: int, segment: int) -> Illegal:
    """T3.3."""
    if s.step > AT_TURN + 1:
        return Illegal("T3.1", "one worker a turn: this turn's is placed already")
    if not wheel.has_worker(s, s.actor, kind):
        return Illegal("T3.3", f"no {WORKER_NAMES[kind]} is left to be placed")
    if segment >= s.printed.segments:
        return Illegal("T3.3", f"there are only {s.printed.segments} segments")
    if s.artisan_at[segment] != NOBODY:
        return Illegal("T3.3", "a segment with an artisan takes nobody else")
    return Illegal("T3.3", "a segment with a craftsman takes only an artisan")


def _weapon(s: State, action: int) -> Illegal:
    """T5.3 to T5.8: a warrior was just built."""
    weapon = weapons.weapon_of_built(s)
    asked = _weapon_asked(action)
    if asked < 0:
        return Illegal("T3.5", "the warrior just built comes first: use its weapon, or keep it")
    if asked != weapon:
        return Illegal("T5.3", f"only the weapon of the warrior just built can be used: the {WEAPON_NAMES[weapon]}")
    # The step is asked only where the weapon is active, and every use but a move is then offered.
    return _halberd_move(s, (action - MOVE) // MAX_SPACES, (action - MOVE) % MAX_SPACES)


def _weapon_asked(action: int) -> int:
    if USE_SWORD <= action < USE_HALBERD:
        return 0
    if action == USE_HALBERD or action >= MOVE:
        return 1
    if action == USE_CROSSBOW:
        return 2
    if action == USE_SPEAR:
        return 3
    return -1


def _halberd_move(s: State, start: int, end: int) -> Illegal:
    """T5.5, T5.6."""
    spaces = s.printed.spaces
    if start >= spaces or end >= spaces:
        return Illegal("T5.5", "the mausoleum has no such space")
    if start == s.built:
        return Illegal("T5.5", "the guard just built is not moved, but another own warrior")
    if not mausoleum.owns_warrior_at(s, s.actor, start):
        return Illegal("T5.5", "only an own warrior is moved, named by the space it stands on")
    columns = s.printed.columns
    straight = (start // columns == end // columns) != (start % columns == end % columns)
    if not straight:
        return Illegal("T5.5", "a warrior moves at least 1 space in a straight line, along a row or a column")
    if mausoleum.is_mounted(s, start):
        return Illegal("T5.6", "a mounted warrior moves with its horse: every space that it enters must be empty")
    return Illegal("T5.5", "every space passed, and the last one, must be empty")


def _ring_action(s: State, action: int) -> Illegal:
    """Decisions at the inner, middle or outer action, or at the ability of a master just hired."""
    if action in (TAKE_CLAY, TAKE_COIN):
        if s.step == AT_ABILITY:
            return Illegal("T4.6", "hiring was the action: there is no clay or coin instead")
        return Illegal("T3.6", "for the outer action nothing is taken instead")
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
        return _build(s, value, (action - BUILD_STATUE) // MAX_SPACES, (action - BUILD_STATUE) % MAX_SPACES)
    if kind == SPECIALIST:
        return _buy(s, (action - BUY) // 4 // MAX_SPACES, (action - BUY) // 4 % MAX_SPACES)
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
        return Illegal("T4.6", f"the master {MASTER_NAMES[master]} must be hired first")
    if master == BUILDER:
        return _builder(s, (action - BUILD_STATUE) // MAX_SPACES, (action - BUILD_STATUE) % MAX_SPACES)
    if master == ADMINISTRATOR:
        return _doing(s, wheel.action_kind(s, INNER_RING), wheel.action_value(s, INNER_RING), action)
    if master == OVERSEER:
        return Illegal("T3.7", "both warehouses are empty")
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
    return Illegal("T3.5", f"that is not the {_step(s)} of segment {s.segment + 1}")


def _no_effect(s: State) -> Illegal:
    return Illegal("T3.7", f"the {_step(s)} would change nothing or cannot be carried out")


def _hire(s: State, kind: int, master: int, token: int) -> Illegal:
    if kind != MASTER or s.step not in (AT_MIDDLE, AT_ABILITY):
        return _other_action(s)
    cost = s.printed.token_cost[token]
    if masters.has_token_at(s, s.actor, master):
        return Illegal("T4.6", f"an own token is in the area of the master {MASTER_NAMES[master]} already")
    if masters.is_token_used(s, s.actor, token):
        return Illegal("T4.6", f"the token that costs {cost} is used already")
    return Illegal("T4.6", f"that token costs {cost} coins, and there are {s.coins[s.actor]}")


def _build(s: State, clay: int, kind: int, space: int) -> Illegal:
    """T1.4, T5.1, T5.2."""
    if not building.in_rack(s, kind):
        return Illegal("T1.4", f"no {WARRIOR_NAMES[kind]} is left in the rack")
    if not building.can_pay(s, clay):
        return Illegal("T5.1", f"building here takes {clay} wet clay, and there are {s.wet[s.actor]}")
    return _not_empty(s, space, "T5.2")


def _builder(s: State, kind: int, space: int) -> Illegal:
    """T7.1."""
    if not building.in_rack(s, kind):
        return Illegal("T1.4", f"no {WARRIOR_NAMES[kind]} is left in the rack")
    if s.coins[s.actor] < s.round:
        return Illegal("T7.1", f"the Master Builder costs {s.round} coins this round, and there are {s.coins[s.actor]}")
    if s.rack_left[kind] < masters.most_in_rack(s):
        return Illegal("T7.1", f"the {WARRIOR_NAMES[kind]} is not the type with the most figures left")
    return _not_empty(s, space, "T5.2")


def _buy(s: State, specialist: int, space: int) -> Illegal:
    """T6."""
    name = SPECIALIST_NAMES[specialist]
    if s.specialists_left[specialist] == 0:
        return Illegal("T1.4", f"no {name} is left")
    cost = specialists.cost(s, specialist)
    if s.coins[s.actor] < cost:
        return Illegal("T6.1", f"a {name} costs {cost} coins now, and there are {s.coins[s.actor]}")
    weapon = s.printed.specialist_weapon[specialist]
    if not weapons.is_active(s, s.actor, weapon):
        return Illegal("T6.1", f"a {name} needs an active {WEAPON_NAMES[weapon]}")
    if specialist != BUY_HORSE:
        return _not_empty(s, space, ("T6.2", "T6.3", "T6.4", "T6.6")[specialist])
    if space >= s.printed.spaces:
        return Illegal("T6.2", "the mausoleum has no such space")
    if not mausoleum.owns_warrior_at(s, s.actor, space):
        return Illegal("T6.2", "the rider must be an own warrior")
    if mausoleum.is_mounted(s, space):
        return Illegal("T6.2", "that warrior is mounted already")
    return Illegal("T6.2", "the two spaces beside the rider must be empty")


def _not_empty(s: State, space: int, rule: str) -> Illegal:
    if space >= s.printed.spaces:
        return Illegal(rule, "the mausoleum has no such space")
    return Illegal(rule, "the space is not empty")
