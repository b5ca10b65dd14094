"""The decisions of Terracotta Army, declared: what each kind names, and where its numbers begin."""

from functools import lru_cache

from claycrown.games.decisions import Decision, DecisionTable, Kind, Names, Numbers, Pair, Steps, UnknownDecision, Unused
from claycrown.games.edition import REMEMBERED
from claycrown.games.terracotta.rules import names
from claycrown.games.terracotta.rules.pieces import (
    BUILD_STATUE,
    BUY,
    BUY_ARCHER,
    BUY_FOOTMAN,
    BUY_HORSE,
    BUY_MUSICIAN,
    COLLECT,
    DIRECTION_NAMES,
    DIRECTIONS,
    DO,
    HIRE,
    INSPECT,
    KEEP,
    MAX_SEGMENTS,
    MAX_SPACES,
    MOVE,
    PLACE,
    RING_NAMES,
    SKIP,
    SPECIALIST_NAMES,
    TAKE_CLAY,
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
    return of(state).text(action)


def action(state: State, text: str) -> int:
    try:
        return of(state).action(text)
    except UnknownDecision:
        raise NotADecision("terracotta-no-decision", text=repr(text)) from None


def decision(state: State, action: int) -> Decision:
    return of(state).decision(action)


def of(state: State) -> DecisionTable:
    """The decisions of the edition that is played: it has the size of the board and the wheel, and the costs on the tokens."""
    return _declared(state.printed)


TURNED = {SPECIALIST_NAMES[kind]: kind for kind in (BUY_HORSE, BUY_ARCHER)}
"""Specialists that lie or look some way."""
UNTURNED = {SPECIALIST_NAMES[kind]: kind for kind in (BUY_FOOTMAN, BUY_MUSICIAN)}


@lru_cache(maxsize=REMEMBERED)
def _declared(printed: Printed) -> DecisionTable:
    space = Names([names.space(printed, space) for space in range(printed.spaces)], room=MAX_SPACES)
    return DecisionTable(
        [
            Kind("turn", (Names(RING_NAMES[:2]),), TURN_RING),
            Kind("place", (Names(WORKER_NAMES), Numbers(1, printed.segments, room=MAX_SEGMENTS)), PLACE),
            Kind("do", (), DO),
            Kind("take", (Names(("clay", "coin")),), TAKE_CLAY),
            Kind("skip", (), SKIP),
            Kind("keep", (), KEEP),
            Kind("use", (Names(("sword",)),), USE_SWORD),
            Kind(
                "use",
                (Names(("sword",)), Steps(("row", 1), ("row", -1), ("column", 1), ("column", -1), first=1)),
                USE_SWORD,
            ),
            Kind("use", (Names(("halberd",)),), USE_HALBERD),
            Kind("use", (Names(("halberd",)), Pair(space, "-")), MOVE),
            Kind("use", (Names(("crossbow",)),), USE_CROSSBOW),
            Kind("use", (Names(("spear",)),), USE_SPEAR),
            Kind("hire", (Names(printed.token_cost),), HIRE),
            Kind("inspect", (Steps(("row", 1), ("row", 2), ("column", 1), ("column", 2)),), INSPECT),
            Kind("collect", (Pair(Numbers(1, WAREHOUSES), " ", rising=True),), COLLECT),
            Kind("build", (Names(WARRIOR_NAMES), space), BUILD_STATUE),
            Kind("buy", (Names(TURNED), space, Names(DIRECTION_NAMES)), BUY),
            Kind("buy", (Names(UNTURNED), space, Unused(DIRECTIONS)), BUY),
        ]
    )
