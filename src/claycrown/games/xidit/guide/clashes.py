"""Where plans meet: several players who act in the same city with the same order."""

from collections.abc import Mapping
from typing import NamedTuple

from claycrown.games.xidit.rules import roads
from claycrown.games.xidit.rules.pieces import ACTION, NOWHERE, ORDER_LETTERS, ORDERS, ROADS
from claycrown.games.xidit.rules.state import State, seat_in_turn


class Clash(NamedTuple):
    order: int
    """From 1."""
    city: int
    seats: list[int]
    """In turn order: who comes first takes what the others may lack (X4.1)."""


def clashes(view: State, plans: Mapping[int, str]) -> list[Clash]:
    """Those of a year that begins on this table, by the plans of all seats: where roads lead depends on nobody else."""
    cities = list(view.city)
    in_turn = [seat_in_turn(view, turn) for turn in range(view.players)]
    found = []
    for order in range(ORDERS):
        acting: dict[int, list[int]] = {}
        for seat in in_turn:
            kind = ORDER_LETTERS.index(plans[seat][order])
            if kind == ACTION:
                acting.setdefault(cities[seat], []).append(seat)
            elif kind < ROADS and (there := roads.leads_to(view, cities[seat], kind)) != NOWHERE:
                cities[seat] = there
        found += [Clash(order + 1, city, seats) for city, seats in acting.items() if len(seats) > 1]
    return found
