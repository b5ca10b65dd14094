"""Measures the analysis in games of bots.

The games are played by equal bots. Some positions of each are sampled, and the analysis's chances stored with the winner. In some
games a turn is sampled as well, and played by every bot of the ladder to measure its loss.
"""

from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from claycrown import bots
from claycrown.analysis.contract import GameAnalysis, JudgedTurn, SearchResult, game_analysis
from claycrown.analysis.types import Depth
from claycrown.games import game
from claycrown.games.contract import SPECTATOR, Game
from claycrown.guide.turns import pending_after, pending_at_start

LADDER = ("novice", "greedy", "steward")
"""The bots whose turns are searched: bad ones and good ones."""
POSITIONS = 4
"""Sampled per game."""
TURNS_EVERY = 10
"""One game in this many has a sampled turn."""
MEASURED: tuple[Depth, ...] = ("glance", "quick", "standard")
SEEDS: dict[Depth, int] = {"quick": 2, "standard": 1}
"""Searches of the same turn; always two for the strongest bot, to measure their spread."""
SEED = 17


class Position(Struct):
    """A position drawn from a game."""

    chances: dict[str, list[float]]
    """The analysis's raw chances, by depth."""
    mover: int
    stage: int | None
    expected: list[float]
    """Points by seat, not raised yet; empty for a game without points."""


class Turn(Struct):
    """A turn played by a bot of the ladder: the chances of its seat with it, and with the best found, by depth and search."""

    bot: str
    found: dict[str, list[tuple[list[float], int, list[tuple[list[float], int]]]]]
    seat: int


class Measured(Struct):
    """A game and its samples."""

    players: int
    number: int
    winner: int
    """A seat; -1 if nobody at the table won."""
    points: list[float]
    positions: list[Position]
    turns: list[Turn]


class Job(NamedTuple):
    game: str
    players: int
    number: int


def jobs(name: str, games: dict[int, int]) -> list[Job]:
    """The games for each number of players, mixed; those with a turn first, as they take longest."""
    listed = [Job(name, players, number) for players, many in games.items() for number in range(many)]
    return sorted(listed, key=lambda job: (job.number % TURNS_EVERY > 0, job.number, job.players))


def measure(work: Sequence[Job], processes: int) -> Iterator[Measured]:
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(measured, work)


def measured(job: Job) -> Measured:
    """Play and measure one game. The same job always has the same result."""
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
    """A uniform sample of the states offered to it."""

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
    """The judged decision of a bot of the ladder; simultaneous decisions are a cheap bot's."""
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


def read(lines: Iterable[bytes]) -> list[Measured]:
    return [msgspec.json.decode(line, type=Measured) for line in lines if line.strip()]


def written_line(one: Any) -> bytes:
    return msgspec.json.encode(one) + b"\n"
