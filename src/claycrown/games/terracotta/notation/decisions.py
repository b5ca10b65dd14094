"""The decisions of Terracotta Army, declared: what each kind names, where its numbers begin, and how it is picked."""

from functools import lru_cache
from itertools import permutations, product

from claycrown.games.arguments import Names, Numbers, Pair, Steps, Unused
from claycrown.games.decisions import Decision, DecisionTable, Kind, Pick, UnknownDecision
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
    """The decisions of the edition that is played: they depend on its board, its wheel, and the costs on its tokens."""
    return _declared(state.printed)


@lru_cache(maxsize=REMEMBERED)
def _declared(printed: Printed) -> DecisionTable:
    spaces = [names.space(printed, space) for space in range(printed.spaces)]
    moves = [("halberd", start, end) for start, end in permutations(spaces, 2) if _in_line(start, end)]
    lying = product(range(printed.spaces), DIRECTION_NAMES)
    horses = [("horse", spaces[space], way) for space, way in lying if _fits(printed, space, way)]
    space = Names(spaces, room=MAX_SPACES)
    way = Names(DIRECTION_NAMES)
    sword, halberd, crossbow, spear = (Names((weapon,)) for weapon in ("sword", "halberd", "crossbow", "spear"))
    one_or_two_on = Steps(("row", 1), ("row", 2), ("column", 1), ("column", 2))
    on_or_back = Steps(("row", 1), ("row", -1), ("column", 1), ("column", -1), first=1)
    horse, archer, footman, musician = (
        Names({SPECIALIST_NAMES[kind]: kind}) for kind in (BUY_HORSE, BUY_ARCHER, BUY_FOOTMAN, BUY_MUSICIAN)
    )
    on_built = Pick("terracotta-pick-use", "weapon", target="space {built}")
    on_space = Pick("terracotta-pick-space", "space", target="space {space}")
    specialist = Pick("terracotta-pick-buy", "specialist", target="specialist {type}")
    facing = Pick("terracotta-pick-way", "way", target="{next}", key="{way}")
    return DecisionTable([
        Kind("turn", {"ring": Names(RING_NAMES[:2])}, TURN_RING,
             Pick("terracotta-pick-turn", "ring", target="ring {ring}", key="{ring[0]}")),
        Kind("place", {"kind": Names(WORKER_NAMES), "segment": Numbers(1, printed.segments, room=MAX_SEGMENTS)}, PLACE,
             Pick("terracotta-pick-worker", "kind", target="worker {kind}", key="{kind[0]}"),
             {"segment": Pick("terracotta-pick-segment", "kind", "segment", "actions", target="segment {segment}")}),
        Kind("do", {}, DO, Pick("terracotta-pick-do", "action", target="action {ring}")),
        Kind("take", {"what": Names(("clay", "coin"))}, TAKE_CLAY, Pick("terracotta-pick-take", "what", target="take {what}")),
        Kind("skip", {}, SKIP, Pick("terracotta-pick-skip", "hired", target="skip", key="x", gives_up=True)),
        Kind("keep", {}, KEEP, Pick("terracotta-pick-keep", "weapon", target="keep", key="x", gives_up=True)),
        Kind("use", {"weapon": sword}, USE_SWORD, on_built),
        Kind("use", {"weapon": sword, "line steps": on_or_back}, USE_SWORD,
             Pick("terracotta-pick-sword", "line", "place", target="{line} {place}")),
        Kind("use", {"weapon": halberd}, USE_HALBERD, on_built),
        Kind("use", {"weapon": halberd, "from to": Pair(space, "-")}, MOVE,
             Pick("terracotta-pick-move", "from", "to", target="space {to}"),
             {"from": Pick("terracotta-pick-halberd", "space", "statue", target="space {from}")}, moves),
        Kind("use", {"weapon": crossbow}, USE_CROSSBOW, on_built),
        Kind("use", {"weapon": spear}, USE_SPEAR, on_built),
        Kind("hire", {"cost": Names(printed.token_cost)}, HIRE,
             Pick("terracotta-pick-hire", "master", "cost", target="token {cost}")),
        Kind("inspect", {"line steps": one_or_two_on}, INSPECT,
             Pick("terracotta-pick-inspect", "line", "place", target="{line} {place}")),
        Kind("collect", {"one other": Pair(Numbers(1, WAREHOUSES), " ", rising=True)}, COLLECT,
             Pick("terracotta-pick-both-warehouses", "one", "other", "clay", target="warehouse {other}"),
             {"one": Pick("terracotta-warehouse", "number", "clay", target="warehouse {number}")}),
        Kind("build", {"type": Names(WARRIOR_NAMES), "space": space}, BUILD_STATUE,
             Pick("terracotta-pick-build-on", "type", "space", target="space {space}"),
             {"type": Pick("terracotta-pick-build", "warrior", target="rack {type}"), "space": on_space}),
        Kind("buy", {"type": horse, "space": space, "way": way}, BUY, facing,
             {"type": specialist, "space": Pick("terracotta-pick-rider", "space", "statue", target="space {space}")}, horses),
        Kind("buy", {"type": archer, "space": space, "way": way}, BUY, facing, {"type": specialist, "space": on_space}),
        Kind("buy", {"type": footman, "space": space, "": Unused(DIRECTIONS)}, BUY, on_space, {"type": specialist}),
        Kind("buy", {"type": musician, "space": space, "": Unused(DIRECTIONS)}, BUY, on_space, {"type": specialist}),
    ])  # fmt: skip


def _in_line(start: str, end: str) -> bool:
    """T5.5: along a row or a column."""
    return start[0] == end[0] or start[1:] == end[1:]


def _fits(printed: Printed, space: int, way: str) -> bool:
    """T6.2: a horse takes two more spaces that way."""
    row, column = divmod(space, printed.columns)
    return {"up": row > 1, "down": row < printed.rows - 2, "left": column > 1, "right": column < printed.columns - 2}[way]
