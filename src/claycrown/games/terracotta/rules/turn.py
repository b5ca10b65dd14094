"""The action phase (T3): whose turn, its steps, what may be decided at each and what a decision does."""

from claycrown.games.choices import Choices

from . import cleanup, decisions, final_scoring, masters, ring_actions, scoring, state, weapons, wheel
from .pieces import (
    ARTISAN,
    AT_ABILITY,
    AT_END,
    AT_INNER,
    AT_MIDDLE,
    AT_OUTER,
    AT_PLACE,
    AT_TURN,
    AT_WEAPON,
    CRAFTSMAN,
    HIRE,
    INNER_RING,
    MASTER,
    MASTERS,
    MIDDLE_RING,
    NOBODY,
    OUTER_RING,
    OVER,
    PLACE,
    ROUNDS,
    SKIP,
    TAKE_CLAY,
    TAKE_COIN,
    TURN_RING,
)
from .rule_ids import T3_6
from .state import State


def legal(s: State, choices: Choices) -> None:
    """What the acting player may decide now."""
    choices.count = 0
    if may_place(s):
        if may_turn(s) and wheel.can_turn(s):
            choices.offer(TURN_RING + INNER_RING)
            choices.offer(TURN_RING + MIDDLE_RING)
        offer_places(s, choices)
    elif s.step == AT_WEAPON:
        weapons.offer_weapon(s, choices)
    elif s.step < AT_WEAPON:
        offer_ring(s, choices, asked_ring(s))
        if may_take_instead(s):
            choices.offer(TAKE_CLAY)
            choices.offer(TAKE_COIN)
        choices.offer(SKIP)


def may_turn(s: State) -> bool:
    """T3.2: once, before the worker is placed."""
    return s.step == AT_TURN


def may_place(s: State) -> bool:
    """T3.3: the worker of this turn is not placed yet."""
    return s.step <= AT_PLACE


def asked_ring(s: State) -> int:
    """The ring of the current question; the ability of a master just hired belongs to the middle one."""
    if s.step == AT_INNER:
        return INNER_RING
    return OUTER_RING if s.step == AT_OUTER else MIDDLE_RING


def may_take_instead(s: State) -> bool:
    """T3.6: 1 wet clay or 1 coin instead of the inner or the middle action."""
    return s.step == AT_INNER or s.step == AT_MIDDLE


def offer_places(s: State, choices: Choices) -> None:
    """T3.3: every kind of worker left, in every segment that takes it."""
    for kind in range(ARTISAN + 1):
        if wheel.has_worker(s, s.actor, kind):
            first = decisions.placing(kind, 0)  # the other segments follow
            for segment in range(s.printed.segments):
                if wheel.takes(s, segment, kind):
                    choices.offer(first + segment)


def offer_ring(s: State, choices: Choices, ring: int) -> None:
    """The ways to do this ring's action in the worker's segment."""
    kind = wheel.action_kind(s, ring)
    value = wheel.action_value(s, ring)
    if kind != MASTER:
        ring_actions.offer_action(s, choices, kind, value)
    elif masters.has_token_at(s, s.actor, value):
        masters.offer_ability(s, choices, value)
    else:
        masters.offer_hire(s, choices)


def apply(s: State, action: int) -> None:
    """Carry out a legal decision, and go on to the next step at which there is something to decide."""
    carry_out(s, action)
    pass_on(s)


def carry_out(s: State, action: int) -> None:
    """What the decision itself does, within the turn: one that is done then stays at its end."""
    if s.step == AT_TURN and action < PLACE:
        wheel.pay_and_turn(s, action - TURN_RING)
        s.step = AT_PLACE
    elif s.step <= AT_PLACE:
        wheel.place(s, decisions.placed_worker(action), decisions.placed_segment(action))
        s.step = AT_INNER
    elif s.step == AT_INNER:
        act(s, INNER_RING, action, AT_MIDDLE)
    elif s.step == AT_MIDDLE:
        act(s, MIDDLE_RING, action, AT_OUTER)
    elif s.step == AT_ABILITY:
        use_master(s, action)
    elif s.step == AT_OUTER:
        act(s, OUTER_RING, action, AT_END)
    elif s.step == AT_WEAPON:
        weapons.use_weapon(s, action)
        s.built = NOBODY
        s.step = s.after_weapon
    pass_over_empty_steps(s)


def pass_on(s: State) -> None:
    """At the end of a turn: to the next one, and all that happens before it."""
    if s.step == AT_END:
        end_turn(s)


def act(s: State, ring: int, action: int, after: int) -> None:
    """T3.6: do the action of this ring, or what may be taken instead; then go on with `after`."""
    s.step = after
    if action == SKIP:
        return
    if action == TAKE_CLAY:
        state.gain_wet(s, s.actor, 1, T3_6)
        return
    if action == TAKE_COIN:
        state.gain_coins(s, s.actor, 1, T3_6)
        return
    kind = wheel.action_kind(s, ring)
    value = wheel.action_value(s, ring)
    if kind != MASTER:
        ring_actions.perform(s, kind, value, action)
        to_weapon_if_built(s, after)
    elif HIRE <= action < HIRE + MASTERS:
        masters.hire(s, value, action - HIRE)
        s.step = AT_ABILITY
    else:
        use_master(s, action)


def use_master(s: State, action: int) -> None:
    """T4.6: the ability, or not; then the outer action."""
    s.step = AT_OUTER
    if action != SKIP:
        masters.use_ability(s, wheel.action_value(s, MIDDLE_RING), action)
        to_weapon_if_built(s, AT_OUTER)


def to_weapon_if_built(s: State, after: int) -> None:
    """T5.3: after building, its weapon comes first (the Master Builder's warriors have none, T7.1)."""
    if s.built != NOBODY:
        s.step = AT_WEAPON
        s.after_weapon = after


def pass_over_empty_steps(s: State) -> None:
    """A step at which nothing but `skip` or `keep` is possible is not asked."""
    if s.step == AT_WEAPON and not weapons.can_be_used(s):
        s.built = NOBODY
        s.step = s.after_weapon
    if s.step == AT_ABILITY and not masters.is_ability_offered(s, wheel.action_value(s, MIDDLE_RING)):
        s.step = AT_OUTER
    if s.step == AT_OUTER and not outer_is_offered(s):
        s.step = AT_END


def outer_is_offered(s: State) -> bool:
    """T3.7: the outer action can be done."""
    return ring_actions.is_offered(s, wheel.action_kind(s, OUTER_RING), wheel.action_value(s, OUTER_RING))


def end_turn(s: State) -> None:
    """T3.1: in turn order, one worker a turn, until every player has placed all workers."""
    leave_segment(s)
    s.actor = next_to_act(s)
    if s.actor == NOBODY:
        end_round(s)


def leave_segment(s: State) -> None:
    """Nothing of the turn is left to be done."""
    s.segment = 0
    s.worker = CRAFTSMAN
    s.after_weapon = 0
    s.step = AT_TURN


def next_to_act(s: State) -> int:
    """The first in turn order with the fewest workers placed, or NOBODY when all are placed."""
    fewest = 0
    player = NOBODY
    for place in range(s.players):
        seat = s.order[place]
        placed = wheel.placed(s, seat)
        if placed < wheel.workers(s, seat) and (player == NOBODY or placed < fewest):
            fewest = placed
            player = seat
    return player


def end_round(s: State) -> None:
    """T8, T9, and after round 5 T10."""
    scoring.score_round(s)
    cleanup.clean_up(s)
    if s.round == ROUNDS:
        final_scoring.score_final(s)
        s.step = OVER
    else:
        cleanup.next_round(s)
        s.actor = s.order[0]
