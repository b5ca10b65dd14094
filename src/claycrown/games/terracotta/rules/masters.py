"""The masters (T4.6, T7): hiring one, and what each can do."""

from claycrown.games.choices import Choices

from . import building, decisions, inspectors, ring_actions, state, weapons, wheel
from .pieces import (
    ADMINISTRATOR,
    ALL_WEAPONS,
    BUILDER,
    CLAYMAKER,
    CLAYMAKER_CLAY,
    DO,
    HIRE,
    HIRED,
    INNER_RING,
    INSPECT,
    INSPECTOR,
    MASTERS,
    NOBODY,
    OVERSEER,
    SMITH,
    TYPES,
    WAREHOUSE,
    WAREHOUSES,
)
from .rule_ids import T4_6, T7_1, T7_3, T7_4, T7_5, T7_6
from .state import State


def has_token_at(s: State, player: int, master: int) -> bool:
    """T4.6: an own token is in that master's area."""
    return s.masters[player * MASTERS + master] != 0


def is_token_used(s: State, player: int, token: int) -> bool:
    """The token (from 0) lies in some master's area, where it stays (T4.6)."""
    for master in range(MASTERS):
        if s.masters[player * MASTERS + master] == token + 1:
            return True
    return False


def can_hire(s: State, token: int) -> bool:
    """T4.6: an own remaining token whose coins can be paid."""
    return s.coins[s.actor] >= s.printed.token_cost[token] and not is_token_used(s, s.actor, token)


def offer_hire(s: State, choices: Choices) -> None:
    """T4.6: any own token that is left and can be paid."""
    for token in range(MASTERS):
        if can_hire(s, token):
            choices.offer(HIRE + token)


def hire(s: State, master: int, token: int) -> None:
    """T4.6: pay the coins printed on it, place it there for the rest of the game."""
    state.gain_coins(s, s.actor, -s.printed.token_cost[token], T4_6)
    s.masters[s.actor * MASTERS + master] = token + 1
    state.note(s, T4_6, s.actor, HIRED, master, 0, NOBODY)


def most_in_rack(s: State) -> int:
    """T7.1: how many figures are left of the type with the most."""
    most = 0
    for kind in range(TYPES):
        if s.rack_left[kind] > most:
            most = s.rack_left[kind]
    return most


def can_pay_builder(s: State) -> bool:
    """T7.1: coins equal to the round."""
    return s.coins[s.actor] >= s.round


def is_builders_type(s: State, kind: int) -> bool:
    """T7.1: of no type more figures are left, and at least one is."""
    return building.in_rack(s, kind) and s.rack_left[kind] == most_in_rack(s)


def can_collect(s: State, lower: int, higher: int) -> bool:
    """T7.5, T3.7: one of two warehouses may be empty."""
    return s.warehouse[lower] + s.warehouse[higher] > 0


def has_inactive_weapon(s: State) -> bool:
    """T7.6, T3.7: readying would change something."""
    return s.weapons[s.actor] != ALL_WEAPONS


def offer_ability(s: State, choices: Choices, master: int) -> None:
    """T7: the ways to use this master's ability."""
    if master == BUILDER:
        offer_builder(s, choices)
    elif master == ADMINISTRATOR:
        kind = wheel.action_kind(s, INNER_RING)
        ring_actions.offer_action(s, choices, kind, wheel.action_value(s, INNER_RING))
    elif master == INSPECTOR:
        for move in range(4):
            choices.offer(INSPECT + move)
    elif master == CLAYMAKER:
        choices.offer(DO)
    elif master == OVERSEER:
        offer_overseer(s, choices)
    elif has_inactive_weapon(s):
        choices.offer(DO)


def is_ability_offered(s: State, master: int) -> bool:
    """T3.7: there is at least one way to use it."""
    if master == BUILDER:
        return can_pay_builder(s) and building.can_be_placed(s)
    if master == ADMINISTRATOR:
        return ring_actions.is_offered(s, wheel.action_kind(s, INNER_RING), wheel.action_value(s, INNER_RING))
    if master == OVERSEER:
        return can_collect(s, 0, 1) or can_collect(s, 2, 3)
    if master == SMITH:
        return has_inactive_weapon(s)
    return True


def offer_builder(s: State, choices: Choices) -> None:
    """T7.1: a type with the most figures left in the rack, on any empty space."""
    if can_pay_builder(s):
        for kind in range(TYPES):
            if is_builders_type(s, kind):
                building.offer_spaces(s, choices, kind)


def offer_overseer(s: State, choices: Choices) -> None:
    """T7.5: two different warehouses, one of which may be empty."""
    for lower in range(WAREHOUSES):
        for higher in range(lower + 1, WAREHOUSES):
            if can_collect(s, lower, higher):
                choices.offer(decisions.collecting(lower, higher))


def use_ability(s: State, master: int, action: int) -> None:
    """T7.1 builder, T7.2 administrator, T7.3 inspector, T7.4 claymaker: 3 wet clay, T7.5 overseer, T7.6 smith."""
    if master == BUILDER:
        use_builder(s, decisions.built_warrior(action), decisions.built_space(action))
    elif master == ADMINISTRATOR:
        use_administrator(s, action)
    elif master == INSPECTOR:
        use_inspector(s, action - INSPECT)
    elif master == CLAYMAKER:
        state.gain_wet(s, s.actor, CLAYMAKER_CLAY, T7_4)  # T7.4
    elif master == OVERSEER:
        use_overseer(s, decisions.collected_lower(action))
        use_overseer(s, decisions.collected_higher(action))
    else:
        use_smith(s)


def use_builder(s: State, kind: int, space: int) -> None:
    """T7.1: coins equal to the round; no clay, no VP of the row, no weapon."""
    state.gain_coins(s, s.actor, -s.round, T7_1)
    building.set_up_warrior(s, kind, space, T7_1)


def use_administrator(s: State, action: int) -> None:
    """T7.2: the inner action of the same segment once more, paying its costs."""
    ring_actions.perform(s, wheel.action_kind(s, INNER_RING), wheel.action_value(s, INNER_RING), action)


def use_inspector(s: State, move: int) -> None:
    """T7.3: one inspector forward 1 or 2 spaces."""
    if move < 2:
        inspectors.move_row(s, move + 1, s.actor, T7_3)
    else:
        inspectors.move_column(s, move - 1, s.actor, T7_3)


def use_overseer(s: State, warehouse: int) -> None:
    """T7.5: all the clay of the warehouse, dry."""
    clay = s.warehouse[warehouse]
    if clay > 0:
        s.warehouse[warehouse] = 0
        state.note(s, T7_5, NOBODY, WAREHOUSE, -clay, 0, warehouse)
        state.gain_dry(s, s.actor, clay, T7_5)


def use_smith(s: State) -> None:
    """T7.6: ready all own weapons."""
    for weapon in range(TYPES):
        weapons.ready(s, s.actor, weapon, T7_6)


def bonus_coins(s: State, player: int) -> int:
    """T7.7: builder, administrator, inspector: 1 coin each."""
    count = 0
    for master in range(CLAYMAKER):
        if has_token_at(s, player, master):
            count += 1
    return count


def bonus_wet(s: State, player: int) -> int:
    """T7.7: claymaker, overseer, smith: 1 own wet clay each stays wet."""
    count = 0
    for master in range(CLAYMAKER, MASTERS):
        if has_token_at(s, player, master):
            count += 1
    return count
