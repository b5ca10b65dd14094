"""The roads (X1.2) and the way of an Idrakys along them."""

from . import state
from .pieces import LOST, MOVED, NOWHERE, ROADS
from .rule_ids import X4_2
from .state import State


def leads_to(s: State, city: int, colour: int) -> int:
    """The next city along the road of that colour, or nowhere."""
    return s.printed.road[city * ROADS + colour]


def travel(s: State, player: int, colour: int) -> None:
    """X4.2: the Idrakys must go along the road; where there is none of that colour the order is lost."""
    city = leads_to(s, s.city[player], colour)
    if city == NOWHERE:
        state.note(s, X4_2, player, LOST, s.order + 1, colour, s.city[player])
    else:
        s.city[player] = city
        state.note(s, X4_2, player, MOVED, city, colour, city)
