"""What a decision would do: the rules carry it out on a table that fits what the seat sees."""

from collections.abc import Mapping, Sequence
from itertools import takewhile

from claycrown.games.contract import LedgerEntry
from claycrown.games.xidit.guide.scenes import at_rest
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME, XIDIT
from claycrown.games.xidit.rules.pieces import AT_PLAN, AT_SHOW, OVER, PLAN, SHOW
from claycrown.games.xidit.rules.state import State
from claycrown.guide.reveals import fitting, observe_after
from claycrown.guide.types import Preview

OWN = ("start", "ready", "rewards", "gold", "bard", "unit", "floor", "waiting floor", "virtual", "passed")
"""What a decision itself does; what follows are the orders of the year, or the census."""
TO_LIGHT = ("plan", "shown", "next recruitment", "next threat", "recruitment stack", "threat stack")
"""Ledger lines without which nothing is revealed: secret choices, tokens that nobody had seen."""


def previews(view: State, seat: int, decisions: Mapping[int, str]) -> list[Preview]:
    """All on the same tables that fit what the seat sees, so that decisions can be compared."""
    tables = list(fitting(GAME, view))
    found = []
    for action, text in decisions.items():
        imagined, decided = tables[0].clone(), next(XIDIT.steps(tables[0], seat, action))
        GAME.apply(imagined, seat, action)
        own = of_the_decision(GAME.ledger(decided, seat), seat)
        final = imagined.step == OVER or (may_reveal(GAME.ledger(imagined, seat)) and reveals(tables, seat, action))
        ends_turn = seat not in GAME.deciders(imagined)
        found.append(Preview(text, own, None, None, final, _afterwards(view, seat, action, decided), [], None, ends_turn))
    return found


def of_the_decision(entries: Sequence[LedgerEntry], seat: int) -> list[LedgerEntry]:
    """Without what all reveal together once the last has decided, on an imagined table perhaps otherwise than in fact."""
    return list(takewhile(lambda entry: entry.seat == seat and entry.what in OWN, entries))


def may_reveal(entries: Sequence[LedgerEntry]) -> bool:
    """The quick answer, for many decisions: where it is no, nothing is revealed."""
    return any(entry.what in TO_LIGHT for entry in entries)


def reveals(tables: Sequence[State], seat: int, action: int) -> bool:
    """Whether a decision reveals something, judged by tables that fit what the seat sees: the last token of a stack, or a census
    of units that nobody has, could be known before. Others know no more of it than the seat does.
    """
    seen = (observe_after(GAME, NOTATION, table, seat, seat, action) for table in tables)
    first = next(seen)
    return any(other != first for other in seen)


def _afterwards(view: State, seat: int, action: int, imagined: State) -> State:
    """The seat's view after the decision itself; what others have chosen in secret is not imagined."""
    after = view.clone()
    if view.step == AT_PLAN:
        after.plan = [action - PLAN if place == seat else plan for place, plan in enumerate(view.plan)]
    elif view.step == AT_SHOW:
        after.shown = [action - SHOW if place == seat else shown for place, shown in enumerate(view.shown)]
    else:
        return at_rest(GAME.view(imagined, seat))
    return after
