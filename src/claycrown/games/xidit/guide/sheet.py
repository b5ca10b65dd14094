"""The score sheet: the three values as far as the viewer may know them, year by year, and in the end the assessments."""

from collections.abc import Sequence
from typing import Any

from claycrown.games.xidit.guide.log_lines import source
from claycrown.games.xidit.guide.majorities import golds, influences, reputations
from claycrown.games.xidit.rules.game import GAME, assess
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, OVER, REGIONS, TYPES, UNKNOWN
from claycrown.games.xidit.rules.state import State
from claycrown.guide.general import sources
from claycrown.guide.types import Elimination, RankedSeat, RoundSummary, ScoreSheet, SheetRound

UNTIL_THE_END = "reputation in the open"
"""What can be seen of reputation while the Bastion is shut."""


def sheet(view: State, course: Sequence[RoundSummary]) -> ScoreSheet:
    nothing: list[int | None] = [None] * view.players
    return ScoreSheet(
        sources=sources(values(view), source),
        total=_places(view) if view.step == OVER else nothing,
        if_round=None,
        if_final=None,
        rounds=[SheetRound(played.number, nothing, sources(values(played.view), source)) for played in course if played.ended],
        eliminations=assessments(view),
    )


def values(view: State) -> dict[str, list[int | None]]:
    """Wealth, influence and reputation by seat; of reputation what lies open where the Bastion is shut to the viewer."""
    bastion = [view.bards[seat * REGIONS + view.printed.bastion] for seat in range(view.players)]
    reputation: list[int | None] = list(reputations(view))
    found: dict[str, list[int | None]] = {"wealth": golds(view), "influence": list(influences(view))}
    found[UNTIL_THE_END if UNKNOWN in bastion else "reputation"] = reputation
    return found


def opened(views: Sequence[State]) -> State:
    """X1.8: as if all screens and the Bastion were open."""
    table = views[0].clone()
    for field, size in (("gold", 1), ("units", TYPES), ("bards", REGIONS), ("bards_left", 1)):
        values = list(getattr(table, field))
        for seat, own in enumerate(views):
            values[seat * size : (seat + 1) * size] = getattr(own, field)[seat * size : (seat + 1) * size]
        setattr(table, field, values)
    return table


def _seat(view: State, contestant: str) -> int | None:
    seats = GAME.seats(view)
    return seats.index(contestant) if contestant in seats else None


def assessments(view: State) -> list[Elimination]:
    """In their order; who ranks where is known when they have been held."""
    if view.step != OVER:
        return [Elimination(name, source(name, ""), None, []) for name in map(ASSESSMENT_NAMES.__getitem__, view.assessments)]
    held: list[dict[str, Any]] = assess(view)["assessments"]
    return [
        Elimination(
            each["of"],
            source(each["of"], ""),
            [RankedSeat(_seat(view, contestant), value) for contestant, value in each["ranking"]],
            [_seat(view, contestant) for contestant in each["out"]],
        )
        for each in held
    ]


def _places(view: State) -> list[int | None]:
    """The place of each seat at the end, from 1."""
    ranking = GAME.result(view).ranking
    return [ranking.index(colour) + 1 for colour in GAME.seats(view)]
