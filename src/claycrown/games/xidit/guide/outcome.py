"""How a game ended for somebody (X8)."""

from collections.abc import Iterator
from typing import NamedTuple

from claycrown.games.message import Message, Value
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.guide.sheet import assessments
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import OVER
from claycrown.games.xidit.rules.state import State
from claycrown.guide.question import player


class Elimination(NamedTuple):
    """Where a contestant went out: a seat, or None for the one who has none."""

    contestant: int | None
    assessment: str
    place: int
    of: int
    value: int
    stayed: int
    """The least that somebody had who stayed."""


def ending(view: State, seat: int) -> Message | None:
    """Who is left. To the winner: before whom, in the last assessment; to others where they went out, and with what."""
    if view.step != OVER:
        return None
    colours, winner = GAME.seats(view), GAME.result(view).winner
    won = colours.index(winner) if winner in colours else None
    gone = list(eliminations(view))
    if won is not None and seat == won:
        return Message("xidit-ending-won", {**_values(gone[-1]), "other": things.who(_seat(gone[-1].contestant))})
    who: dict[str, Value] = {"who": Message("xidit-virtual") if won is None else player(won)}
    own = next((out for out in gone if out.contestant == seat), None)
    if own is None:
        return Message("xidit-ending-seen", who)
    return Message("xidit-ending-lost", {**who, "place": own.place, "of": own.of, **_values(own)})


def eliminations(view: State) -> Iterator[Elimination]:
    """Everybody who went out, in their order (X8.3)."""
    gone: set[int | None] = set()
    held = assessments(view)
    for place, assessment in enumerate(held, 1):
        gone |= set(assessment.out)
        values = {ranked.seat: ranked.value for ranked in assessment.ranking or ()}
        stayed = min(value for contestant, value in values.items() if contestant not in gone)
        for out in assessment.out:
            yield Elimination(out, assessment.of, place, len(held), values[out], stayed)


def _values(out: Elimination) -> dict[str, Value]:
    return {"assessment": things.assessment(out.assessment), "value": out.value, "stayed": out.stayed}


def _seat(contestant: int | None) -> int:
    return -1 if contestant is None else contestant
