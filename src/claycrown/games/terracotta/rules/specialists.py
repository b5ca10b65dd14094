"""Buying a specialist (T6): horse, footman, kneeling archer, musician. Nobody owns them."""

from claycrown.games.choices import Choices

from . import decisions, mausoleum, state, weapons
from .pieces import (
    ARCHER,
    BUY_ARCHER,
    BUY_FOOTMAN,
    BUY_HORSE,
    BUY_MUSICIAN,
    DIRECTIONS,
    FOOTMAN,
    HORSE,
    MUSICIAN,
    SPECIALISTS,
    STATUE,
)
from .rule_ids import T6_1, T6_2, T6_3, T6_4, T6_6
from .state import State


def cost(s: State, specialist: int) -> int:
    """T6.1: the price rises with each one of that type bought so far by anybody."""
    return s.printed.specialist_cost[s.printed.specialists - s.specialists_left[specialist]]


def is_left(s: State, specialist: int) -> bool:
    """T1.4: there are four specialists of each type."""
    return s.specialists_left[specialist] > 0


def can_pay(s: State, specialist: int) -> bool:
    """T6.1: coins: 1 plus the number of that type bought so far."""
    return s.coins[s.actor] >= cost(s, specialist)


def can_buy(s: State, specialist: int) -> bool:
    """T6.1: one is left, the coins are there, and the weapon of that type (T1.9) is active."""
    if not is_left(s, specialist) or not can_pay(s, specialist):
        return False
    return weapons.is_active(s, s.actor, s.printed.specialist_weapon[specialist])


def directions(specialist: int) -> int:
    """T6.2, T6.4: in how many directions a horse lies or an archer faces; the others always have the first."""
    return DIRECTIONS if specialist == BUY_HORSE or specialist == BUY_ARCHER else 1


def offer_specialists(s: State, choices: Choices) -> None:
    """T4.9: those that can be bought, at every place where they may stand."""
    for specialist in range(SPECIALISTS):
        if can_buy(s, specialist):
            if specialist == BUY_HORSE:
                offer_horse(s, choices)
            else:
                offer_empty_spaces(s, choices, specialist)


def offer_horse(s: State, choices: Choices) -> None:
    """T6.2: from an own warrior on foot, over two empty spaces in a line."""
    for rider in range(s.printed.spaces):
        if mausoleum.can_ride(s, s.actor, rider):
            for direction in range(DIRECTIONS):
                if mausoleum.horse_fits(s, rider, direction):
                    choices.offer(decisions.buying(BUY_HORSE, rider, direction))


def offer_empty_spaces(s: State, choices: Choices, specialist: int) -> None:
    """T6.3, T6.6: any empty space; T6.4: the archer there in any direction."""
    mausoleum.offer_empty_spaces(s, choices, decisions.buying(specialist, 0, 0), DIRECTIONS, directions(specialist))


def can_be_placed(s: State, specialist: int) -> bool:
    """T3.7: somewhere on the board there is a place for one."""
    if specialist != BUY_HORSE:
        return mausoleum.has_empty_space(s)
    for rider in range(s.printed.spaces):
        if mausoleum.can_ride(s, s.actor, rider):
            for direction in range(DIRECTIONS):
                if mausoleum.horse_fits(s, rider, direction):
                    return True
    return False


def any_can_be_bought(s: State) -> bool:
    """T3.7: the action is offered."""
    for specialist in range(SPECIALISTS):
        if can_buy(s, specialist) and can_be_placed(s, specialist):
            return True
    return False


def buy(s: State, action: int) -> None:
    """T6.1: pay, use the weapon, place it: T6.2 horse, T6.3 footman, T6.4 kneeling archer, T6.6 musician."""
    direction = decisions.bought_direction(action)
    specialist = decisions.bought_specialist(action)
    space = decisions.bought_space(action)
    state.gain_coins(s, s.actor, -cost(s, specialist), T6_1)
    weapons.use(s, s.actor, s.printed.specialist_weapon[specialist], T6_1)
    s.specialists_left[specialist] -= 1
    if specialist == BUY_HORSE:
        mausoleum.put_horse(s, space, direction)
        state.note(s, T6_2, s.actor, STATUE, HORSE, 0, space)
    elif specialist == BUY_FOOTMAN:
        mausoleum.put_specialist(s, FOOTMAN, space)
        state.note(s, T6_3, s.actor, STATUE, FOOTMAN, 0, space)
    elif specialist == BUY_ARCHER:
        mausoleum.put_specialist(s, ARCHER + direction, space)
        state.note(s, T6_4, s.actor, STATUE, ARCHER + direction, 0, space)
    elif specialist == BUY_MUSICIAN:
        mausoleum.put_specialist(s, MUSICIAN, space)
        state.note(s, T6_6, s.actor, STATUE, MUSICIAN, 0, space)
