"""Carrying out orders (X4): whose, what each does, and which of them are lost."""

from . import decisions, rewards, roads, state, titans, tokens
from .pieces import (
    ACTION,
    AT_ORDER,
    AT_ORDER_END,
    AT_TITAN,
    ELIMINATED,
    LOST,
    NO_PRIZE,
    NO_TOKEN,
    NOBODY,
    ORDER,
    ORDERS,
    PASSED,
    RECRUITMENT,
    THREAT_PRIZE,
    TYPES,
    WAIT,
)
from .rule_ids import X2_2, X4_1, X4_4, X4_5, X4_11, X4_12, X4_13
from .state import State


def carry_out(s: State) -> None:
    """X4.1: the order of the player whose turn it is."""
    player = state.seat_in_turn(s, s.turn)
    order = decisions.order_in(s.plan[player], s.order)
    state.note(s, X4_1, player, ORDER, s.order + 1, order, s.city[player])
    s.actor = player
    s.step = AT_ORDER_END  # unless the player must decide something
    if order == ACTION:
        act(s, player)
    elif order != WAIT:  # X4.3: wait: nothing
        roads.travel(s, player, order)


def act(s: State, player: int) -> None:
    """X4.4, X4.5, X4.11: an action does what the city's token asks for."""
    city = s.city[player]
    if s.token[city] == RECRUITMENT:
        recruit(s, player, city)
    elif s.token[city] != NO_TOKEN:
        eliminate_threat(s, player, city)
    else:
        meet_titans(s, player, city)


def lose(s: State, player: int, rule: int) -> None:
    """The action is lost, by this rule."""
    state.note(s, rule, player, LOST, s.order + 1, ACTION, s.city[player])


def has_been(cities: int, city: int) -> bool:
    """The city is among those noted, a bit for each."""
    return (cities >> city) & 1 != 0


def recruit(s: State, player: int, city: int) -> None:
    """X4.4: the player must take the weakest unit there, only one from a city in a year. X2.2: a token without units gives
    none, and does not count as the year's recruitment.
    """
    if has_been(s.recruited[player], city):
        lose(s, player, X4_4)
        return
    kind = weakest(s, city)
    if kind == NOBODY:
        lose(s, player, X2_2)  # an empty token: not the year's recruitment
        return
    s.recruited[player] |= 1 << city
    s.standing[city * TYPES + kind] -= 1
    state.gain_unit(s, player, kind, X4_4, city)
    if tokens.is_without_units(s, city):
        tokens.take_recruitment_token(s, city)


def weakest(s: State, city: int) -> int:
    """X4.4: the weakest type of unit that stands there, or nobody."""
    for kind in range(TYPES):
        if s.standing[city * TYPES + kind] > 0:
            return kind
    return NOBODY


def has_needed_units(s: State, player: int, city: int) -> bool:
    """X4.5: all the units that the threat shows."""
    for kind in range(TYPES):
        if s.units[player * TYPES + kind] < s.printed.needs[city * TYPES + kind]:
            return False
    return True


def eliminate_threat(s: State, player: int, city: int) -> None:
    """X4.5: the player must eliminate the threat with all the units shown; they go back to the barracks. X4.12: not where
    the player has eliminated a titan this year.
    """
    if has_been(s.titan_beaten[player], city):
        lose(s, player, X4_12)
    elif not has_needed_units(s, player, city):
        lose(s, player, X4_5)
    else:
        for kind in range(TYPES):
            state.return_units(s, player, kind, s.printed.needs[city * TYPES + kind], X4_5, city)
        s.threat_beaten[player] |= 1 << city
        state.note(s, X4_5, player, ELIMINATED, city, 0, city)
        rewards.offer(s, THREAT_PRIZE, player)


def meet_titans(s: State, player: int, city: int) -> None:
    """X4.11: without a city token the player may eliminate a raging titan. X4.12: not where the player has eliminated a
    threat or a titan this year. X4.13: any other action is lost.
    """
    if not titans.can_fight_one(s, player):
        lose(s, player, X4_13)
    elif has_been(s.threat_beaten[player], city) or has_been(s.titan_beaten[player], city):
        lose(s, player, X4_12)
    else:
        s.step = AT_TITAN


def pass_titans(s: State) -> None:
    """X4.11: may, never must."""
    state.note(s, X4_11, s.actor, PASSED, s.order + 1, 0, s.city[s.actor])
    s.step = AT_ORDER_END


def eliminate_titan(s: State, action: int) -> None:
    """X4.11: as many units as its symbols; two of its three rewards."""
    titans.pay(s, s.actor, action)
    s.titan_beaten[s.actor] |= 1 << s.city[s.actor]
    rewards.offer(s, titans.stack_of(s, action), s.actor)


def end_order(s: State) -> None:
    """X4.14: then the tokens (X5), then empty tokens (X2.2), then the next player; X4.1: after the last one the next order."""
    was_empty = tokens.is_threat_path_empty(s)
    if s.prize == THREAT_PRIZE:
        tokens.take_threat_token(s, s.city[s.actor])
    elif s.prize != NO_PRIZE:
        titans.leave(s, s.prize, s.actor)
    s.prize = NO_PRIZE
    tokens.settle(s, was_empty)
    tokens.fill_empty_tokens(s)
    s.actor = NOBODY
    s.step = AT_ORDER
    s.turn += 1
    if s.turn == s.players:
        s.turn = 0
        s.order += 1


def are_all_done(s: State) -> bool:
    """Everybody's sixth order is carried out."""
    return s.order == ORDERS
