"""What a table is drawn from: a position, and the supply that is left, derived from what has been built."""

from typing import Any

from claycrown.games.terracotta.guide.placing import by_builder
from claycrown.games.terracotta.notation import position
from claycrown.games.terracotta.rules import building, specialists
from claycrown.games.terracotta.rules.pieces import SPECIALIST_NAMES, SPECIALISTS, TYPES, WARRIOR_NAMES
from claycrown.games.terracotta.rules.state import State


def drawn_position(view: State) -> dict[str, Any]:
    supply: dict[str, dict[str, int | None]] = {}
    for kind in range(TYPES):
        left = view.rack_left[kind]
        vp = 0 if by_builder(view) else building.rack_vp(view, kind) if left else None
        supply[WARRIOR_NAMES[kind]] = {"left": left, "next": vp if left else None}
    for kind in range(SPECIALISTS):
        left = view.specialists_left[kind]
        supply[SPECIALIST_NAMES[kind]] = {"left": left, "next": specialists.cost(view, kind) if left else None}
    return {**position.write(view), "supply": supply}
