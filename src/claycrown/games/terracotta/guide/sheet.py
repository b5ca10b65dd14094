"""The score sheet by source: what each player's VP were for, from the ledger of the whole game."""

from collections.abc import Iterable, Sequence

from claycrown.games.contract import LedgerEntry
from claycrown.games.terracotta.guide.log_lines import source
from claycrown.games.terracotta.rules.game import score_final, score_round
from claycrown.games.terracotta.rules.pieces import OVER, SOURCE_NAMES
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.general import sources
from claycrown.guide.types import RoundSummary, ScoreSheet, SheetRound


def sheet(view: State, course: Sequence[RoundSummary]) -> ScoreSheet:
    over = view.step == OVER
    points = by_source(view.players, (entry for played in course for entry in played.entries))
    return ScoreSheet(
        sources=sources(points, source),
        total=[view.vp[seat] for seat in range(view.players)],
        if_round=None if over else by_seat(score_round(view), view.players),
        if_final=None if over else by_seat(score_final(view), view.players),
        rounds=_rounds(view.players, course),
        eliminations=None,
    )


def by_source(players: int, entries: Iterable[LedgerEntry]) -> dict[str, list[int]]:
    """For each source the VP of each seat; they add up to the score."""
    found = {source: [0] * players for source in SOURCE_NAMES if source}
    for entry in entries:
        if entry.what == "vp":
            found[entry.source][entry.seat] += entry.amount
    return found


def by_seat(entries: Sequence[LedgerEntry], players: int) -> list[int]:
    """The VP of each seat."""
    return [sum(entry.amount for entry in entries if entry.seat == seat and entry.what == "vp") for seat in range(players)]


def _rounds(players: int, course: Sequence[RoundSummary]) -> list[SheetRound]:
    """The score at the end of each round that is over."""
    found = []
    so_far: list[LedgerEntry] = []
    for played in course:
        so_far += played.entries
        if played.ended:
            totals = [played.view.vp[seat] for seat in range(players)]
            found.append(SheetRound(played.number, totals, sources(by_source(players, so_far), source)))
    return found
