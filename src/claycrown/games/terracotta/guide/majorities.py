"""Who is ahead in what the inspectors, the tiles, the specialists and the groups score: the rules count, on copies."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

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


class _Count(NamedTuple):
    """One count of the rules, by seat, with what it scores."""

    counts: Sequence[int]
    points: Sequence[int]
    leader: int | None
    tied: Sequence[int]


def _scored(view: State, score: Callable[[State], None]) -> _Count:
    """After one scoring of the rules on a copy, whose scratch still holds the count."""
    copy = view.clone()
    score(copy)
    seats = range(view.players)
    leader = majority.dominator(copy)
    points = [copy.vp[seat] - view.vp[seat] for seat in seats]
    tied = [seat for seat in seats if _breaks_tie(copy, seat)] if leader == NOBODY else []
    return _Count([copy.counted[seat] for seat in seats], points, None if leader == NOBODY else leader, tied)


def _breaks_tie(counted: State, seat: int) -> bool:
    """T8.6: with one more archer the seat would dominate."""
    archers = list(counted.archers)
    counted.archers = [count + (who == seat) for who, count in enumerate(archers)]
    dominates = majority.dominator(counted) == seat
    counted.archers = archers
    return dominates


def _majority(view: State, phase: str, where: str, count: _Count, round_: int | None = None) -> Majority:
    counts, points, leader, tied = count
    margin = None if leader is None else counts[leader] - max(counts[seat] for seat in range(view.players) if seat != leader)
    targets = targets_of(view, phase, where)
    return Majority(PHASES[phase], phase, source(phase, where), where, targets, counts, points, leader, round_, margin, tied)


def _row(view: State) -> Majority:
    return _majority(view, ROW, str(view.row_inspector + 1), _scored(view, scoring.score_row_inspector), view.round)


def _column(view: State) -> Majority:
    where = names.COLUMN_LETTERS[view.column_inspector]
    return _majority(view, COLUMN, where, _scored(view, scoring.score_column_inspector), view.round)


def _tile(view: State, round_: int) -> Majority:
    """T8.4: as if its round ended now."""
    tile = view.tiles[round_ - 1]
    then = view.clone()
    then.round = round_
    found = _majority(view, TILE, TILE_NAMES[tile], _scored(then, scoring.score_tile), round_)
    if tile < COINS_TILE:
        return found
    return replace(found, targets=[*found.targets, *players(view, range(view.players))])


def _musicians(view: State) -> list[Majority]:
    """T8.3: each warrior counts for itself, so that the points are the counts."""
    entries = score_round(view)
    found = []
    for where in _standing(view, MUSICIAN):
        points = _points(view, entries, MUSICIANS, where)
        ahead = [seat for seat, count in enumerate(points) if count == max(points) > 0]
        leader, tied = (ahead[0], []) if len(ahead) == 1 else (None, ahead)
        found.append(_majority(view, MUSICIANS, where, _Count(points, points, leader, tied), view.round))
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

        counted = _scored(view, count)._replace(points=_points(view, entries, FOOTMEN, where))
        found.append(_majority(view, FOOTMEN, where, counted))
    return found


def _groups(view: State) -> list[Majority]:
    numbers = group_numbers(view)
    found = []
    for number in range(1, max(numbers) + 1):
        where = names.space(view.printed, numbers.index(number))

        def score(copy: State, number: int = number) -> None:
            groups.find_groups(copy)
            groups.score_group(copy, number)

        found.append(_majority(view, GROUPS, where, _scored(view, score)))
    return found


def _points(view: State, entries: Sequence[LedgerEntry], source: str, where: str) -> list[int]:
    mine = [entry for entry in entries if entry.source == source and entry.where == where]
    return [sum(entry.amount for entry in mine if entry.seat == seat) for seat in range(view.players)]


def _standing(view: State, statue: int) -> list[str]:
    """The spaces with these statues."""
    statues = list(view.statue)
    return [names.space(view.printed, space) for space in range(view.printed.spaces) if statues[space] == statue]
