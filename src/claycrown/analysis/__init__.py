"""Analysis of finished games: where the game was won, and what would have been better.

`analyse_in_passes` yields intermediate results, the curve of chances first and the complete analysis last. A server that spreads
the work over processes gets its tasks from `Analysing`. `evaluate` looks at a single position.
"""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from claycrown.analysis.analysing import Analysing, caveats
from claycrown.analysis.contract import JudgedTurn, game_analysis
from claycrown.analysis.judging import Judging, ReplayedGame, Task, TaskResult, expected, judge_answer, mover_of, reasons, work
from claycrown.analysis.scale import scale
from claycrown.analysis.types import DEFAULT, DEPTHS, Analysis, Depth, Evaluation
from claycrown.bots.ladder import cores
from claycrown.games import game
from claycrown.games.contract import check_seed
from claycrown.games.refused import BadPosition, codes, show
from claycrown.match import Match
from claycrown.record.records import Record

__all__ = [
    "DEFAULT",
    "DEPTHS",
    "Analysing",
    "Analysis",
    "Depth",
    "Task",
    "TaskResult",
    "analyse_in_passes",
    "evaluate",
    "judge_answer",
    "reasons",
    "work",
]


def analyse_in_passes(record: Record, depth: Depth = DEFAULT, seed: int = 0, threads: int | None = None) -> Iterator[Analysis]:
    """The analysis so far after each task, of any record, also of an unfinished game.

    The same depth and seed give the same result on any number of threads.

    It uses threads: compiled searches do not hold the GIL, and processes would need a calling script that can be imported again.
    """
    under_way = Analysing(record, check_depth(depth), check_seed(seed))
    many = cores() if threads is None else threads
    tasks = under_way.tasks()
    under_way.take(work(next(tasks)))
    yield under_way.analysis()
    if many == 1:
        for task in tasks:
            under_way.take(work(task))
            yield under_way.analysis()
        return
    with ThreadPoolExecutor(many) as pool:
        waiting: deque[Future[TaskResult]] = deque()
        try:
            for task in tasks:
                waiting.append(pool.submit(work, task))
                if len(waiting) > 2 * many:
                    under_way.take(waiting.popleft().result())
                    yield under_way.analysis()
            while waiting:
                under_way.take(waiting.popleft().result())
                yield under_way.analysis()
        finally:
            pool.shutdown(cancel_futures=True)


def evaluate(name: str, state: Any, depth: Depth = "quick", seed: int = 0, lines: bool = True) -> Evaluation:
    """A single position, for trying things out: chances, expected points, and the best decisions of the seat to decide."""
    part, rules, of = game_analysis(name), game(name), scale(name, state.players)
    deciders = rules.deciders(state)
    raw = part.chances(state, depth, seed)
    best = []
    if lines and deciders:
        match = Match.at(name, state, rules.edition())
        played = ReplayedGame(match, part, [], of, "")
        asked = JudgedTurn("", state, deciders[0], (), (), 0, (), True, state)
        judging = Judging(played, asked, depth)
        best = [judging.variation(tried) for tried in part.best(state, deciders[0], depth, seed)]
    return Evaluation(
        of.chances(raw, depth, mover_of(rules, state)),
        expected(part, of, state),
        part.measures(),
        depth,
        best,
        caveats(depth, [], of.measured),
    )


def check_depth(depth: Any) -> Depth:
    if depth not in DEPTHS:
        raise BadPosition("depth", "fault-word", known=codes(DEPTHS), given=show(depth))
    chosen: Depth = depth
    return chosen
