"""Who is ahead in what the inspectors, the tiles, the specialists and the groups score: the rules count, on copies."""

from collections.abc import Callable, Sequence

from claycrown.games.contract import LedgerEntry
from claycrown.games.terracotta.guide.log_lines import source
from claycrown.games.terracotta.guide.naming import space_number
from claycrown.games.terracotta.guide.rule_ids import PHASES
from claycrown.games.terracotta.guide.spaces import group_numbers, players, targets_of
from claycrown.games.terracotta.rules import final_scoring, groups, majority, names, scoring
from claycrown.games.terracotta.rules.game import score_final, score_round
from claycrown.games.terracotta.rules.pieces import COINS_TILE, FOOTMAN, MUSICIAN, NOBODY, OVER, ROUNDS, TILE_NAMES
from claycrown.games.terracotta.rules.scoring_steps import COLUMN, FOOTMEN, GROUPS, MUSICIANS, ROW, TILE
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.types import Majority


def majorities(view: State) -> list[Majority]:
    """What this round scores, the tiles to come, then what the end scores."""
    found = []
    if view.step != OVER:
        found += [_row(view), _column(view), *_musicians(view)]
        found += [_tile(view, round_) for round_ in range(view.round, ROUNDS + 1)]
    return [*found, *_footmen(view), *_groups(view)]


def _scored(view: State, score: Callable[[State], None]) -> tuple[list[int], list[int], int | None]:
    """The counts, the points and who dominates, after one scoring of the rules on a copy; its scratch still holds the count."""
    copy = view.clone()
    score(copy)
    seats = range(view.players)
    leader = majority.dominator(copy)
    points = [copy.vp[seat] - view.vp[seat] for seat in seats]
    return [copy.counted[seat] for seat in seats], points, None if leader == NOBODY else leader


def _row(view: State) -> Majority:
    where = str(view.row_inspector + 1)
    counts, points, leader = _scored(view, scoring.score_row_inspector)
    return Majority(PHASES[ROW], ROW, source(ROW, where), where, targets_of(view, ROW, where), counts, points, leader, view.round)


def _column(view: State) -> Majority:
    where = names.COLUMN_LETTERS[view.column_inspector]
    counts, points, leader = _scored(view, scoring.score_column_inspector)
    return Majority(
        PHASES[COLUMN], COLUMN, source(COLUMN, where), where, targets_of(view, COLUMN, where), counts, points, leader, view.round
    )


def _tile(view: State, round_: int) -> Majority:
    """T8.4: as if its round ended now."""
    tile = view.tiles[round_ - 1]
    then = view.clone()
    then.round = round_
    counts, points, leader = _scored(then, scoring.score_tile)
    targets = [*targets_of(view, TILE, TILE_NAMES[tile]), *(players(view, range(view.players)) if tile >= COINS_TILE else [])]
    return Majority(PHASES[TILE], TILE, source(TILE, TILE_NAMES[tile]), TILE_NAMES[tile], targets, counts, points, leader, round_)


def _musicians(view: State) -> list[Majority]:
    """T8.3: each warrior counts for itself, so that the points are the counts."""
    entries = score_round(view)
    found = []
    for where in _standing(view, MUSICIAN):
        points = _points(view, entries, MUSICIANS, where)
        most = max(points)
        leader = points.index(most) if points.count(most) == 1 else None
        targets = targets_of(view, MUSICIANS, where)
        found.append(
            Majority(PHASES[MUSICIANS], MUSICIANS, source(MUSICIANS, where), where, targets, points, points, leader, view.round)
        )
    return found


def _footmen(view: State) -> list[Majority]:
    entries = score_final(view)
    found = []
    for where in _standing(view, FOOTMAN):
        space = space_number(view, where)

        def count(copy: State, space: int = space) -> None:
            majority.begin(copy)
            final_scoring.count_around(copy, space)
            majority.count_archers(copy)

        counts, _, leader = _scored(view, count)
        points = _points(view, entries, FOOTMEN, where)
        found.append(
            Majority(
                PHASES[FOOTMEN], FOOTMEN, source(FOOTMEN, where), where, targets_of(view, FOOTMEN, where), counts, points, leader
            )
        )
    return found


def _groups(view: State) -> list[Majority]:
    numbers = group_numbers(view)
    found = []
    for number in range(1, max(numbers) + 1):
        where = names.space(view.printed, numbers.index(number))

        def score(copy: State, number: int = number) -> None:
            groups.find_groups(copy)
            groups.score_group(copy, number)

        counts, points, leader = _scored(view, score)
        found.append(
            Majority(
                PHASES[GROUPS], GROUPS, source(GROUPS, where), where, targets_of(view, GROUPS, where), counts, points, leader
            )
        )
    return found


def _points(view: State, entries: Sequence[LedgerEntry], source: str, where: str) -> list[int]:
    mine = [entry for entry in entries if entry.source == source and entry.where == where]
    return [sum(entry.amount for entry in mine if entry.seat == seat) for seat in range(view.players)]


def _standing(view: State, statue: int) -> list[str]:
    """The spaces with these statues."""
    statues = list(view.statue)
    return [names.space(view.printed, space) for space in range(view.printed.spaces) if statues[space] == statue]
