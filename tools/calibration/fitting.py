"""Fits a calibration to measured games: the map from predicted to true chances, the spread of searches, and the points still to
come."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from math import log
from random import Random
from statistics import NormalDist, fmean
from typing import NamedTuple

from claycrown.analysis.scale import Calibration, Map, Scale
from claycrown.analysis.types import Depth
from claycrown.games import game
from tools.calibration.measuring import MEASURED, SEED, Measured

QUANTILE = 0.9
HALF = 0.05
"""Half of a bin of the plot."""
RESAMPLINGS = 400
DRAWN = 0.2
"""The standard deviation expected between a map and its neighbour, for both its numbers."""
AS_TOLD = Map()
FEWEST_TURNS = 20
"""Of fewer pairs of searches no spread is told."""


def calibrate(name: str, found: Sequence[Measured]) -> Calibration:
    """The complete file of a game."""
    by_players: dict[int, list[Measured]] = {}
    for one in found:
        by_players.setdefault(one.players, []).append(one)
    maps = {players: fitted_all(games) for players, games in by_players.items()}
    spread: dict[Depth, float] = {depth: _spread(found, maps, depth) for depth in MEASURED[1:]}
    for known in maps.values():
        known["deep"] = known["standard"]
    spread["deep"] = spread["standard"]
    scales = {players: Scale(maps[players], spread, _levels(games), True) for players, games in sorted(by_players.items())}
    made = {
        "rules_version": game(name).rules_version,
        "games": {str(players): len(games) for players, games in sorted(by_players.items())},
        "positions": sum(len(one.positions) for one in found),
        "turns": sum(len(one.turns) for one in found),
        "came_true": {depth: [one._asdict() for one in bins(found, depth)] for depth in MEASURED},
    }
    return Calibration(scales, made)


def fitted_all(games: Sequence[Measured]) -> dict[Depth, Map]:
    """Each depth's map is shrunk towards that of the depth before, which has more positions."""
    maps: dict[Depth, Map] = {}
    near = AS_TOLD
    for depth in MEASURED:
        near = maps[depth] = fitted(games, depth, near)
    return maps


def fitted(games: Iterable[Measured], depth: Depth, near: Map = AS_TOLD) -> Map:
    """The most likely map for the results, shrunk towards another: found by trying ever smaller steps."""
    seen = list(_predictions(games, depth))

    @cache
    def likely(tried: Map) -> float:
        far = ((tried.stretch - near.stretch) ** 2 + (tried.mover - near.mover) ** 2) / DRAWN**2 / 2
        return likelihood(tried, seen) - far

    best = near
    for step in (0.4, 0.2, 0.1, 0.05, 0.025):
        while True:
            around = [
                Map(round(max(best.stretch + a * step, 0.05), 4), round(best.mover + b * step, 4))
                for a in (-1, 0, 1)
                for b in (-1, 0, 1)
            ]
            better = max(around, key=likely)
            if likely(better) <= likely(best):
                break
            best = better
    return best


def _predictions(games: Iterable[Measured], depth: Depth) -> Iterator[tuple[list[float], int, int]]:
    """Predicted chances, the seat to move, and the winner."""
    for one in games:
        for position in one.positions:
            if depth in position.chances:
                yield position.chances[depth], position.mover, one.winner


def likelihood(tried: Map, seen: Sequence[tuple[list[float], int, int]]) -> float:
    total = 0.0
    for raw, mover, winner in seen:
        chances = tried.chances(raw, mover)
        total += log(max(chances[winner] if winner >= 0 else 1 - sum(chances), 1e-6))
    return total


Maps = dict[int, dict[Depth, Map]]
"""By number of players."""


def losses(games: Iterable[Measured], maps: Maps, depth: Depth, bot: str | None = None) -> Iterator[list[float]]:
    """The loss of each turn, by each search."""
    for one in games:
        for turn in one.turns:
            if bot in (None, turn.bot) and turn.found[depth]:
                yield [_loss(maps[one.players][depth], turn.seat, *searched) for searched in turn.found[depth]]


def _loss(of: Map, seat: int, played: list[float], mover: int, others: list[tuple[list[float], int]]) -> float:
    chance = of.chances(played, mover)[seat]
    return max(max((of.chances(raw, then)[seat] for raw, then in others), default=0.0) - chance, 0.0)


def _spread(games: Sequence[Measured], maps: Maps, depth: Depth) -> float:
    """The standard error of one search's loss, from pairs of searches of the same turn: 9 of 10 pairs differ by less. The mean of
    squares would be dominated by a few very large differences.
    """
    differences = sorted(abs(found[0] - found[1]) for found in losses(games, maps, depth) if len(found) > 1)
    if len(differences) < FEWEST_TURNS:
        return 0.0
    two_sided = NormalDist().inv_cdf((1 + QUANTILE) / 2)
    return round(differences[int(QUANTILE * len(differences))] / two_sided / 2**0.5, 4)


def _levels(games: Sequence[Measured]) -> list[float]:
    """By stage, smoothed over its neighbours."""
    short: dict[int, list[float]] = {}
    for one in games:
        for position in one.positions:
            if position.stage is not None and position.expected:
                short.setdefault(position.stage, []).append(fmean(one.points) - fmean(position.expected))
    if not short:
        return []
    levels = []
    for stage in range(max(short) + 1):
        reach = 2
        near: list[float] = []
        while len(near) < 5 and reach < 2 * len(short) + 4:
            near = [miss for other in range(stage - reach, stage + reach + 1) for miss in short.get(other, [])]
            reach += 2
        levels.append(round(fmean(near), 1) if near else 0.0)
    return levels


class Bin(NamedTuple):
    """The share that came true of all chances around a value."""

    told: float
    came_true: float
    low: float
    high: float
    """The 95 % interval from resampled games."""
    chances: int


def bins(found: Sequence[Measured], depth: Depth) -> list[Bin]:
    """Chances around 10 %, 20 %, ... of all seats. Each half of the games is predicted with the map of the other half."""
    predictions: list[list[tuple[float, bool]]] = []
    for players in sorted({one.players for one in found}):
        games = [one for one in found if one.players == players]
        halves = [[one for one in games if one.number % 2 == half] for half in (0, 1)]
        for half in (0, 1):
            of = fitted_all(halves[1 - half])[depth]
            for one in halves[half]:
                predictions.append(
                    [
                        (chance, seat == winner)
                        for raw, mover, winner in _predictions([one], depth)
                        for seat, chance in enumerate(of.chances(raw, mover))
                    ]
                )
    middles = [tenth / 10 for tenth in range(1, 10)]
    rng = Random(SEED)
    tallies = [[_tally(game, middle) for middle in middles] for game in predictions]
    resampled = [_shares(rng.choices(tallies, k=len(tallies)), len(middles)) for _ in range(RESAMPLINGS)]
    result = []
    for place, middle in enumerate(middles):
        chances = sum(game[place][1] for game in tallies)
        if chances:
            shares = sorted(share for one in resampled if (share := one[place]) is not None)
            low, high = shares[int(0.025 * len(shares))], shares[int(0.975 * len(shares)) - 1]
            won = sum(game[place][0] for game in tallies)
            result.append(Bin(middle, round(won / chances, 4), round(low, 4), round(high, 4), chances))
    return result


def _tally(predictions: Sequence[tuple[float, bool]], middle: float) -> tuple[int, int]:
    inside = [won for chance, won in predictions if middle - HALF <= chance < middle + HALF]
    return sum(inside), len(inside)


def _shares(games: Sequence[Sequence[tuple[int, int]]], many: int) -> list[float | None]:
    found: list[float | None] = []
    for place in range(many):
        won, of = sum(game[place][0] for game in games), sum(game[place][1] for game in games)
        found.append(won / of if of else None)
    return found
