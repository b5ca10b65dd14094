"""How far the analysis of a game can be trusted, measured in games of bots: `claycrown calibrate` writes its `analysis.json`.

Equal bots play games. Some positions of each are sampled, and their analysed chances stored with the winner; in some games a turn
is sampled too, and every bot of the ladder plays it, to see what it loses. From that follow the map from search results to
calibrated chances, the limits of mistakes, the spread of searches, and the points still to come.
"""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from math import log
from multiprocessing import get_context
from random import Random
from statistics import NormalDist, fmean
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from claycrown import bots
from claycrown.analysis.contract import GameAnalysis, JudgedTurn, SearchResult, game_analysis
from claycrown.analysis.scale import Calibration, Limits, Map, Scale
from claycrown.analysis.types import Depth
from claycrown.arena.estimate import Estimate
from claycrown.games import game
from claycrown.games.contract import SPECTATOR, Game
from claycrown.guide.turns import pending_after, pending_at_start

LADDER = ("novice", "greedy", "steward")
"""The bots whose losses define the limits: 9 of 10 of their turns lose less than the limit."""
QUANTILE = 0.9
POSITIONS = 4
"""Positions sampled per game."""
TURNS_EVERY = 10
"""A turn is sampled in every n-th game."""
MEASURED: tuple[Depth, ...] = ("glance", "quick", "standard")
SEEDS: dict[Depth, int] = {"quick": 2, "standard": 1}
"""Searches of the same turn; the strongest bot's turn is searched twice at any depth, to measure their spread."""
HALF = 0.05
"""Half of a bin of the plot."""
RESAMPLINGS = 400
SEED = 17
DRAWN = 0.2
"""The standard deviation expected between a map and its neighbour, for both its numbers."""
AS_TOLD = Map()
FEWEST_TURNS = 20
"""A bot with fewer turns defines no limit."""
GROWTH = 1.4
"""The least ratio of a limit to the one before."""


class Position(Struct):
    """A position sampled from a game."""

    chances: dict[str, list[float]]
    """The analysed chances by depth, uncalibrated."""
    mover: int
    stage: int | None
    expected: list[float]
    """Points by seat, before they are raised; empty where the game has no points."""


class Turn(Struct):
    """A turn played by a bot of the ladder: the chances of its seat with it, and with the best found, by depth and search."""

    bot: str
    found: dict[str, list[tuple[list[float], int, list[tuple[list[float], int]]]]]
    seat: int


class Measured(Struct):
    """A game, with its samples."""

    players: int
    number: int
    winner: int
    """A seat; -1 if no player has won."""
    points: list[float]
    positions: list[Position]
    turns: list[Turn]


class Job(NamedTuple):
    game: str
    players: int
    number: int


def jobs(name: str, games: dict[int, int]) -> list[Job]:
    """The given number of games for each number of players, mixed; those with turns first, since they take longest."""
    listed = [Job(name, players, number) for players, many in games.items() for number in range(many)]
    return sorted(listed, key=lambda job: (job.number % TURNS_EVERY > 0, job.number, job.players))


def measure(work: Sequence[Job], processes: int) -> Iterator[Measured]:
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(measured, work)


def measured(job: Job) -> Measured:
    """One game of equal bots. The same job always has the same result."""
    rng = Random(f"{SEED} {job.game} {job.players} {job.number}")
    rules, part = game(job.game), game_analysis(job.game)
    state = rules.new(job.players, rng.getrandbits(32))
    bot, budget = part.cheap
    seated = [bots.make(bot, job.game, rng.getrandbits(32), budget) for _ in range(job.players)]
    settled, turns = Drawn(POSITIONS, rng), Drawn(1, rng)
    pending, number = pending_at_start(rules, state), 0
    while not rules.over(state):
        if pending.since == number:
            settled.offer(state)
            if part.kind(state) == part.main_kind and pending.turn == number:
                turns.offer(state)
        seat = rules.deciders(state)[0]
        before = state.clone()
        rules.apply(state, seat, seated[seat].decide(rules.view(state, seat), seat))
        number += 1
        pending = pending_after(rules, pending, before, seat, number, state)
    winner, seats = rules.result(state).winner, rules.seats(state)
    return Measured(
        job.players,
        job.number,
        seats.index(winner) if winner in seats else SPECTATOR,
        part.expected(state)[0] if _has_points(part) else [],
        [_position(rules, part, one, rng) for one in settled.kept],
        [
            _turn(rules, part, one, climber, rng)
            for one in (turns.kept if job.number % TURNS_EVERY == 0 else [])
            for climber in LADDER
        ],
    )


class Drawn:
    """A random sample of an iterator's states, each equally likely."""

    def __init__(self, many: int, rng: Random) -> None:
        self.kept: list[Any] = []
        self._many = many
        self._offered = 0
        self._random = rng

    def offer(self, state: Any) -> None:
        self._offered += 1
        if len(self.kept) < self._many:
            self.kept.append(state.clone())
        elif (place := self._random.randrange(self._offered)) < self._many:
            self.kept[place] = state.clone()


def _has_points(part: GameAnalysis) -> bool:
    return any(measure.unit == "points" for measure in part.measures())


def _position(rules: Game[Any], part: GameAnalysis, state: Any, rng: Random) -> Position:
    deciders = rules.deciders(state)
    return Position(
        {depth: part.chances(state, depth, rng.getrandbits(32)) for depth in MEASURED},
        deciders[0] if len(deciders) == 1 else SPECTATOR,
        part.stage(state),
        part.expected(state)[0] if _has_points(part) else [],
    )


def _turn(rules: Game[Any], part: GameAnalysis, start: Any, bot: str, rng: Random) -> Turn:
    """The decision of a bot of the ladder in a position, judged; simultaneous decisions are made by a cheap bot."""
    deciders = rules.deciders(start)
    seat = rng.choice(deciders)
    player, state = bots.make(bot, rules.name, rng.getrandbits(32)), start.clone()
    actions: list[int] = []
    while not actions or (rules.deciders(state) == [seat] and rules.round(state) == rules.round(start)):
        actions.append(player.decide(rules.view(state, seat), seat))
        rules.apply(state, seat, actions[-1])
    others = [other for other in deciders if other != seat]
    given = tuple(
        (other, bots.make(part.cheap[0], rules.name, 0, part.cheap[1]).decide(rules.view(start, other), other))
        for other in others
    )
    asked = JudgedTurn(part.main_kind, start, seat, tuple(actions), given, 0, (1,), True, state)
    searches = dict.fromkeys(SEEDS, 2) if bot == LADDER[-1] else SEEDS
    judged = {depth: [part.judge(asked, depth, rng.getrandbits(32)) for _ in range(searches[depth])] for depth in MEASURED[1:]}
    return Turn(bot, {depth: [_kept(one) for one in found if one is not None] for depth, found in judged.items()}, seat)


def _kept(judged: SearchResult) -> tuple[list[float], int, list[tuple[list[float], int]]]:
    played, others = judged.played, judged.others
    return played.chances, played.mover, [(one.chances, one.mover) for one in others]


# Results


def calibrate(name: str, found: Sequence[Measured]) -> Calibration:
    """The complete file of a game."""
    by_players: dict[int, list[Measured]] = {}
    for one in found:
        by_players.setdefault(one.players, []).append(one)
    maps = {players: fitted_all(games) for players, games in by_players.items()}
    limits: dict[Depth, Limits] = {depth: _limits(found, maps, depth) for depth in MEASURED[1:]}
    spread: dict[Depth, float] = {depth: _spread(found, maps, depth) for depth in MEASURED[1:]}
    for known in maps.values():
        known["deep"] = known["standard"]
    limits["deep"], spread["deep"] = limits["standard"], spread["standard"]
    scales = {
        players: Scale(maps[players], limits, spread, _levels(games), True) for players, games in sorted(by_players.items())
    }
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
    seen = list(_seen(games, depth))

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


def _seen(games: Iterable[Measured], depth: Depth) -> Iterator[tuple[list[float], int, int]]:
    """Chances, who moves, who won."""
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


def _limits(games: Sequence[Measured], maps: Maps, depth: Depth) -> Limits:
    """The loss that 9 of 10 turns of each bot stay below, the strongest bot first."""
    found: list[float] = []
    for bot in reversed(LADDER):
        lost = sorted(loss for searches in losses(games, maps, depth, bot) for loss in searches[:1])
        if len(lost) < FEWEST_TURNS:
            return Limits()
        reached = lost[int(QUANTILE * len(lost))]
        found.append(round(max(reached, GROWTH * found[-1] if found else 0.01), 3))
    return Limits(*found)


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
    told: list[list[tuple[float, bool]]] = []
    for players in sorted({one.players for one in found}):
        games = [one for one in found if one.players == players]
        halves = [[one for one in games if one.number % 2 == half] for half in (0, 1)]
        for half in (0, 1):
            of = fitted_all(halves[1 - half])[depth]
            for one in halves[half]:
                told.append(
                    [
                        (chance, seat == winner)
                        for raw, mover, winner in _seen([one], depth)
                        for seat, chance in enumerate(of.chances(raw, mover))
                    ]
                )
    middles = [tenth / 10 for tenth in range(1, 10)]
    rng = Random(SEED)
    tallies = [[_tally(game, middle) for middle in middles] for game in told]
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


def _tally(told: Sequence[tuple[float, bool]], middle: float) -> tuple[int, int]:
    inside = [won for chance, won in told if middle - HALF <= chance < middle + HALF]
    return sum(inside), len(inside)


def _shares(games: Sequence[Sequence[tuple[int, int]]], many: int) -> list[float | None]:
    found: list[float | None] = []
    for place in range(many):
        won, of = sum(game[place][0] for game in games), sum(game[place][1] for game in games)
        found.append(won / of if of else None)
    return found


def plot(title: str, calibration: Calibration, depth: Depth) -> bytes:
    """Predicted chances against results, as SVG."""
    from claycrown.arena.drawing import calibrated, styled, written

    listed = [Bin(**one) for one in calibration.made["came_true"][depth]]
    with styled():
        shown = [Estimate(one.came_true, one.low, one.high, one.chances) for one in listed]
        return written(calibrated(title, [one.told for one in listed], shown), "svg")


def read(lines: Iterable[bytes]) -> list[Measured]:
    return [msgspec.json.decode(line, type=Measured) for line in lines if line.strip()]


def written_line(one: Any) -> bytes:
    return msgspec.json.encode(one) + b"\n"
