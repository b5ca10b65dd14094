"""The decisions of Terracotta Army as texts: one table maps the two."""

from collections.abc import Iterable
from functools import cache

from claycrown.games.terracotta.rules import decisions, names
from claycrown.games.terracotta.rules.pieces import (
    BUY_ARCHER,
    BUY_HORSE,
    DIRECTION_NAMES,
    DO,
    HIRE,
    INSPECT,
    KEEP,
    SKIP,
    SPECIALIST_NAMES,
    TAKE_CLAY,
    TAKE_COIN,
    TURN_RING,
    USE_CROSSBOW,
    USE_HALBERD,
    USE_SPEAR,
    USE_SWORD,
    WAREHOUSES,
    WARRIOR_NAMES,
    WORKER_NAMES,
)
from claycrown.games.terracotta.rules.printed import Printed
from claycrown.games.terracotta.rules.state import State
from claycrown.record.notation import NotADecision


def text(state: State, action: int) -> str:
    return texts(state, [action])[0]


def texts(state: State, actions: Iterable[int]) -> list[str]:
    """The texts of many decisions at once: the table of texts is looked up only once."""
    table = _table(_Shape(state.printed))[0]
    return [table[action] for action in actions]


def action(state: State, text: str) -> int:
    found = _table(_Shape(state.printed))[1].get(" ".join(text.split()))
    if found is None:
        raise NotADecision("terracotta-no-decision", text=repr(text))
    return found


class _Shape:
    """What the texts depend on: the size of the board and the wheel, and the costs on the tokens."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.key = (printed.columns, printed.rows, printed.segments, *printed.token_cost)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Shape) and self.key == other.key


@cache
def _table(shape: _Shape) -> tuple[dict[int, str], dict[str, int]]:
    texts = {
        TURN_RING: "turn inner",
        TURN_RING + 1: "turn middle",
        DO: "do",
        TAKE_CLAY: "take clay",
        TAKE_COIN: "take coin",
        SKIP: "skip",
        KEEP: "keep",
        USE_HALBERD: "use halberd",
        USE_CROSSBOW: "use crossbow",
        USE_SPEAR: "use spear",
    }
    for number, move in enumerate(("", " row+1", " row-1", " column+1", " column-1")):
        texts[USE_SWORD + number] = f"use sword{move}"
    for number, move in enumerate(("row+1", "row+2", "column+1", "column+2")):
        texts[INSPECT + number] = f"inspect {move}"
    printed = shape.printed
    for kind, worker in enumerate(WORKER_NAMES):
        for segment in range(printed.segments):
            texts[decisions.placing(kind, segment)] = f"place {worker} {segment + 1}"
    for token, cost in enumerate(printed.token_cost):
        texts[HIRE + token] = f"hire {cost}"
    for lower in range(WAREHOUSES):
        for higher in range(lower + 1, WAREHOUSES):
            texts[decisions.collecting(lower, higher)] = f"collect {lower + 1} {higher + 1}"
    spaces = [names.space(printed, space) for space in range(printed.spaces)]
    for number, space in enumerate(spaces):
        for kind, warrior in enumerate(WARRIOR_NAMES):
            texts[decisions.building(kind, number)] = f"build {warrior} {space}"
        for kind, specialist in enumerate(SPECIALIST_NAMES):
            turned = kind in (BUY_HORSE, BUY_ARCHER)
            for direction, name in enumerate(DIRECTION_NAMES if turned else ("",)):
                texts[decisions.buying(kind, number, direction)] = f"buy {specialist} {space} {name}".rstrip()
        for end, other in enumerate(spaces):
            if end != number:
                texts[decisions.moving(number, end)] = f"use halberd {space}-{other}"
    return texts, {text: action for action, text in texts.items()}
