"""Finding puzzles in games of bots: a quick estimate, a search, and a much longer search that must agree, several times.

This module knows no game. What a position is worth, how deep to search and what a puzzle is about, the game's `Maker` decides.
"""

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from hashlib import sha256
from random import Random
from statistics import fmean, pstdev
from typing import Any, NamedTuple, Protocol

import msgspec

from claycrown import bots
from claycrown.games import game
from claycrown.learning.puzzles import MakingReport, Measure, PosedPuzzle, Puzzle, SearchedLine, gains_of, game_puzzles, pose
from claycrown.record.notation import notation

SEARCHES = 3
"""How often the longest search is repeated, with different seeds."""
RIVALS = 2
"""How many alternatives it searches: the ones that the previous search found best."""
CLEAR = 3.0
"""The lead of the best, in multiples of its deviation between searches."""
STEADY = 0.75
"""And in each of them at least this share of the required average."""
MOST_STEPS = 3
"""The maximum number of decisions of a turn in a solution."""
A_GAME = 4
"""The maximum number of puzzles from one game: more would resemble each other."""
FINDERS = (("novice", 1), ("greedy", 1), ("steward", 2))
"""The difficulty is the weakest of these bots that finds the solution."""
HARDEST = 3
PLAIN = "greedy"
"""This bot, too, finds most clear decisions: only a share of those is searched further."""
PLAIN_SHARE = 0.4
EXACT = "vp"
"""If the rest of the game can be counted exactly, one search is enough."""


class Rated(NamedTuple):
    """A decision after a search."""

    action: int
    value: float
    alike: tuple[int, ...] = ()
    """Alternatives with the same result."""


class Maker(Protocol):
    """What a game adds to the search for its puzzles. It is sent to worker processes."""

    efforts: dict[str, int]
    """`glance`, `check` and `long`: how much each is searched, in the game's own units."""
    share: float
    """The share of a game's positions that is considered: so puzzles come from the whole game."""
    crowded: float
    """A kind, or a difficulty, may have this multiple of its equal share; then others are preferred."""

    def table(self, rng: Random) -> tuple[Any, list[str]]:
        """A new game and its bots, different each time."""

    def questions(self, state: Any, choose: Callable[[Any, int], int]) -> Iterator[PosedPuzzle]:
        """The possible puzzles in a position; `choose` returns the decision of a seat's bot in it."""

    def measure(self, posed: PosedPuzzle) -> Measure: ...

    def gap(self, measure: Measure) -> float:
        """The lead over everything else that makes a decision clearly the best."""

    def glance(self, posed: PosedPuzzle) -> float:
        """The lead of the best, by a quick estimate."""

    def rate(self, posed: PosedPuzzle, effort: str, seed: int, among: Sequence[Rated] | None) -> list[Rated]:
        """All decisions, or the given ones, the best first."""

    def go_on(self, posed: PosedPuzzle, action: int) -> PosedPuzzle | None:
        """The next decision of the solver after the right one; None if there is none, or none that belongs to the puzzle."""

    def kind(self, posed: PosedPuzzle, steps: Sequence[int], second: int, ahead: Counter[str]) -> str | None:
        """The subject of the puzzle, from its decisions and the lead over the second best; None to reject it."""


class Step(NamedTuple):
    """A decision of the solution that has been confirmed."""

    posed: PosedPuzzle
    rated: list[Rated]
    """By the longest search: the best, then the others."""
    gap: float
    spread: float


class Progress(NamedTuple):
    """Progress of the search."""

    games: int
    looked_at: int
    promising: int
    checked: int
    stood: int


def make(
    name: str, maker: Maker, count: int, seed: int, processes: int = 1, begun: tuple[MakingReport, list[Puzzle]] | None = None
) -> Iterator[tuple[MakingReport, list[Puzzle]]]:
    """Find `count` puzzles in as many games as it takes, and yield those so far after each game. The same count and seed always
    give the same puzzles. `begun` is the content of an unfinished file to continue."""
    rules, kinds = game(name), list(game_puzzles(name).kinds)
    making = MakingReport(name, rules.rules_version, rules.edition().hash, count, seed, maker.efforts, *Progress(0, 0, 0, 0, 0))
    found: dict[str, Puzzle] = {}
    rng = Random(seed)
    if begun is not None and goes_on(making, begun[0]):
        making, found = begun[0], {puzzle.id: puzzle for puzzle in begun[1]}
        for _ in range(making.games):
            rng.getrandbits(32)
    with ProcessPoolExecutor(processes) as pool:
        for progress, puzzles in in_turn(pool, processes, name, maker, rng):
            most = maker.crowded * count
            kept = [puzzle for puzzle in puzzles if puzzle.id not in found and not crowded(found.values(), puzzle, most)]
            found |= {puzzle.id: puzzle for puzzle in kept[: count - len(found)]}
            done = {field: getattr(making, field) + more for field, more in progress._asdict().items()}
            making = msgspec.structs.replace(making, **done)
            yield making, sorted(found.values(), key=lambda puzzle: (kinds.index(puzzle.kind), puzzle.difficulty, puzzle.id))
            if len(found) == count:
                pool.shutdown(cancel_futures=True)
                return


def goes_on(new: MakingReport, begun: MakingReport) -> bool:
    """Whether an existing file was made with the same settings."""
    return msgspec.structs.replace(begun, **Progress(0, 0, 0, 0, 0)._asdict()) == new


def in_turn(
    pool: ProcessPoolExecutor, processes: int, name: str, maker: Maker, rng: Random
) -> Iterator[tuple[Progress, list[Puzzle]]]:
    """One game after the other, in order, with a few started ahead."""
    waiting: deque[Future[tuple[Progress, list[Puzzle]]]] = deque()
    while True:
        while len(waiting) < 2 * processes:
            waiting.append(pool.submit(look_through, name, maker, rng.getrandbits(32)))
        yield waiting.popleft().result()


def look_through(name: str, maker: Maker, seed: int) -> tuple[Progress, list[Puzzle]]:
    """Play one game of bots and return the puzzles in it."""
    search = Search(name, maker, seed)
    puzzles = list(search.puzzles())
    return search.progress, puzzles


def crowded(found: Collection[Puzzle], puzzle: Puzzle, most: float) -> bool:
    """Whether there are already enough puzzles of this kind or difficulty."""
    alike = sum(other.kind == puzzle.kind for other in found)
    as_hard = sum(other.difficulty == puzzle.difficulty for other in found)
    return alike >= most / len(game_puzzles(puzzle.position["game"]).kinds) or as_hard >= most / HARDEST


class Search:
    """A game of bots that is searched for puzzles."""

    def __init__(self, name: str, maker: Maker, seed: int) -> None:
        self.name = name
        self.maker = maker
        self._rules = game(name)
        self._seed = seed
        self._random = Random(seed)
        self.progress = Progress(1, 0, 0, 0, 0)

    def _count(self, what: str) -> None:
        self.progress = self.progress._replace(**{what: getattr(self.progress, what) + 1})

    def puzzles(self) -> Iterator[Puzzle]:
        """The puzzles in order, at most one from a seat's consecutive decisions, which are mostly one question."""
        rules = self._rules
        state, players = self.maker.table(Random(self._seed))
        seated = [bots.make(bot, self.name, bots.own_seed(self._seed, seat)) for seat, bot in enumerate(players)]

        def choose(state: Any, seat: int) -> int:
            return seated[seat].decide(rules.view(state, seat), seat)

        made, row, found = 0, -1, 0
        while not rules.over(state) and found < A_GAME:
            deciders = rules.deciders(state)
            if deciders != [row]:
                row = -1
                for posed in self.maker.questions(state, choose):
                    if self._random.random() >= self.maker.share:
                        continue
                    puzzle = self._look(posed, f"{','.join(players)} {self._seed} {made}")
                    if puzzle is not None:
                        yield puzzle
                        row = posed.seat
                        found += 1
            for seat in deciders:
                rules.apply(state, seat, choose(state, seat))
                made += 1

    def _look(self, posed: PosedPuzzle, found_in: str) -> Puzzle | None:
        self._count("looked_at")
        if self.maker.glance(posed) < self.maker.gap(self.maker.measure(posed)):
            return None
        self._count("promising")
        steps = list(self.solve(posed, PLAIN_SHARE))
        puzzle = self.puzzle(steps, found_in) if steps else None
        if puzzle is not None:
            self._count("stood")
        return puzzle

    def solve(self, posed: PosedPuzzle | None, plain_share: float = 1.0) -> Iterator[Step]:
        """The decisions of a solution, as long as each is clearly the best. Only a share of plain decisions is followed."""
        for number in range(MOST_STEPS):
            if posed is None:
                return
            asked = self.maker.gap(self.maker.measure(posed))
            rated = self.maker.rate(posed, "check", self._random.getrandbits(32), None)
            if len(rated) < 2 or rated[0].value - rated[1].value < asked:
                return
            if number == 0:
                self._count("checked")
                if self._is_plain(posed, rated[0]) and self._random.random() >= plain_share:
                    return
            step = confirm(self.maker, posed, rated, [self._random.getrandbits(32) for _ in range(SEARCHES)])
            if step is None:
                return
            yield step
            posed = self.maker.go_on(posed, rated[0].action)

    def _is_plain(self, posed: PosedPuzzle, best: Rated) -> bool:
        player = bots.make(PLAIN, self.name, 0)
        return player.decide(self._rules.view(posed.state, posed.seat), posed.seat) in (best.action, *best.alike)

    def puzzle(self, steps: list[Step], found_in: str) -> Puzzle | None:
        rules, language = self._rules, notation(self.name)
        posed = steps[0].posed
        seats = rules.seats(posed.start)
        crux = min(range(len(steps)), key=lambda number: steps[number].gap)
        solution = [
            [language.text(step.posed.state, action) for action in (step.rated[0].action, *step.rated[0].alike)] for step in steps
        ]
        best = [texts[0] for texts in solution]
        other = [*best[:crux], language.text(steps[crux].posed.state, steps[crux].rated[1].action)]
        gains, other_gains = gains_of(self.name, posed, best), gains_of(self.name, posed, other)
        ahead: Counter[str] = Counter()
        for gain in gains:
            ahead[gain.what] += -gain.amount if gain.rivals else gain.amount
        for gain in other_gains:
            ahead[gain.what] -= -gain.amount if gain.rivals else gain.amount
        kind = self.maker.kind(posed, [step.rated[0].action for step in steps], steps[crux].rated[1].action, ahead)
        if kind is None:
            return None
        position = language.write(posed.start)
        given = [(seats[seat], language.text(posed.start, action)) for seat, action in posed.given]
        return Puzzle(
            id=sha256(msgspec.json.encode((position, given, seats[posed.seat]))).hexdigest()[:8],
            kind=kind,
            difficulty=self._difficulty(steps),
            position=position,
            seat=seats[posed.seat],
            given=given,
            solution=solution,
            measure=self.maker.measure(posed),
            best=SearchedLine(best, round(steps[crux].rated[0].value, 4), gains),
            second=SearchedLine(other, round(steps[crux].rated[1].value, 4), other_gains),
            gap=round(min(step.gap for step in steps), 4),
            spread=round(max(step.spread for step in steps), 4),
            found_in=found_in,
        )

    def _difficulty(self, steps: list[Step]) -> int:
        for bot, difficulty in FINDERS:
            player = bots.make(bot, self.name, 0)
            if all(
                player.decide(self._rules.view(step.posed.state, step.posed.seat), step.posed.seat)
                in (step.rated[0].action, *step.rated[0].alike)
                for step in steps
            ):
                return difficulty
        return HARDEST


def confirm(maker: Maker, posed: PosedPuzzle, rated: Sequence[Rated], seeds: Sequence[int]) -> Step | None:
    """Repeat the longest search: the same decision must be clearly the best each time, else None."""
    asked = maker.gap(maker.measure(posed))
    few = rated[: 1 + RIVALS]
    values: dict[int, list[float]] = {one.action: [] for one in few}
    leads = []
    for seed in seeds[:1] if maker.measure(posed) == EXACT else seeds:
        again = maker.rate(posed, "long", seed, few)
        lead = again[0].value - again[1].value
        if again[0].action != rated[0].action or lead < STEADY * asked:
            return None
        leads.append(lead)
        for one in again:
            values[one.action].append(one.value)
    if fmean(leads) < max(asked, CLEAR * pstdev(leads)):
        return None
    best, *others = (one._replace(value=fmean(values[one.action])) for one in few)
    return Step(posed, [best, *sorted(others, key=lambda one: -one.value)], min(leads), pstdev(leads))


def again(name: str, maker: Maker, puzzle: Puzzle, seed: int) -> Puzzle | None:
    """Find an existing puzzle again with the present bots; None if no decision is clearly the best any more."""
    search = Search(name, maker, seed)
    steps = list(search.solve(pose(name, puzzle)))
    return search.puzzle(steps, puzzle.found_in) if steps else None
