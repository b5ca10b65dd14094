"""How puzzles are found: those of the package by the makers as they are, and new ones."""

from typing import Any

import pytest

from claycrown.learning.puzzles import Puzzle, collection, game_puzzles, judge, pose
from claycrown.record.notation import notation
from tests.learning.test_puzzles import ALL, GAMES
from tests.learning.test_puzzles import test_a_puzzle_loads_and_its_solution_is_legal_and_gains_what_it_says as check
from tools.puzzles import making
from tools.puzzles.terracotta import MAKER as TERRACOTTA
from tools.puzzles.xidit import MAKER as XIDIT

MAKERS = {"terracotta": TERRACOTTA, "xidit": XIDIT}


@pytest.mark.parametrize(("name", "puzzle"), ALL)
def test_the_best_leads_by_more_than_searches_differ(name: str, puzzle: Puzzle) -> None:
    asked = MAKERS[name].gap(puzzle.measure)
    assert puzzle.best.value - puzzle.second.value >= making.STEADY * asked
    assert puzzle.gap > puzzle.spread  # the smallest of its leads, and the largest of its steps' spreads
    assert puzzle.gap >= making.STEADY * asked


@pytest.mark.parametrize(("name", "puzzle"), ALL)
def test_a_short_search_finds_the_best_ahead_of_the_second(name: str, puzzle: Puzzle) -> None:
    maker, language, posed = MAKERS[name], notation(name), pose(name, puzzle)
    *before, other = puzzle.second.decisions
    for text in before:
        further = maker.go_on(posed, language.action(posed.state, text))
        assert further is not None
        posed = further
    right = language.action(posed.state, puzzle.solution[len(before)][0])
    two = [making.Rated(right, 0.0), making.Rated(language.action(posed.state, other), 0.0)]
    assert maker.rate(posed, "check", 1, two)[0].action == right


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_the_long_search_says_the_same_with_other_seeds(name: str) -> None:
    sample = list(collection(name).puzzles.values())[::6]
    found = [(puzzle, making.again(name, MAKERS[name], puzzle, 101)) for puzzle in sample]
    stood = [puzzle for puzzle, now in found if now is not None and now.solution[0][0] in puzzle.solution[0]]
    assert len(stood) >= 0.9 * len(sample)


@pytest.mark.parametrize(("name", "seed", "efforts"), [("terracotta", 6, (1, 20, 40)), ("xidit", 1, (1, 2, 4))])
def test_a_game_of_bots_is_looked_through(
    monkeypatch: pytest.MonkeyPatch, name: str, seed: int, efforts: tuple[int, ...]
) -> None:
    """With little thought: what it finds is a puzzle as those of the package are."""
    monkeypatch.setattr(MAKERS[name], "efforts", dict(zip(("glance", "check", "long"), efforts, strict=True)))
    progress, found = making.look_through(name, MAKERS[name], seed)
    assert progress.looked_at > progress.promising >= progress.checked >= progress.stood == len(found) > 0
    for puzzle in found:
        check(name, puzzle)
        assert puzzle.difficulty in (1, 2, 3)
        assert puzzle.kind in game_puzzles(name).kinds


@pytest.mark.long
def test_the_making_gives_the_same_from_the_same_seed_and_goes_on_where_it_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MAKERS["xidit"], "efforts", {"glance": 1, "check": 2, "long": 4})
    made = list(making.make("xidit", MAKERS["xidit"], 3, 1))
    about, found = made[-1]
    assert list(making.make("xidit", MAKERS["xidit"], 3, 1, begun=made[0]))[-1] == (about, found)
    assert about.stood >= len(found) == 3
    assert about.looked_at > about.promising >= about.checked >= about.stood
    assert all(judge(puzzle, puzzle.best.decisions).solved for puzzle in found)


class Searched:
    """A maker whose searches give these values to decisions 0, 1 and 2, one search after the other."""

    def __init__(self, *searches: tuple[float, float, float]) -> None:
        self._searches = searches

    def measure(self, _: Any) -> str:
        return "chance"

    def gap(self, _: str) -> float:
        return 0.05

    def rate(self, _: Any, __: str, seed: int, ___: Any) -> list[making.Rated]:
        return sorted((making.Rated(*one) for one in enumerate(self._searches[seed])), key=lambda one: -one.value)


@pytest.mark.parametrize(
    ("searches", "stands"),
    [
        ([(0.6, 0.5, 0.4), (0.58, 0.5, 0.5), (0.6, 0.51, 0.3)], True),
        ([(0.6, 0.5, 0.4), (0.5, 0.58, 0.5), (0.6, 0.51, 0.3)], False),  # another one is best in one of them
        ([(0.6, 0.5, 0.4), (0.6, 0.58, 0.5), (0.6, 0.5, 0.3)], False),  # once it is ahead by too little
        ([(0.54, 0.5, 0.4), (0.54, 0.5, 0.4), (0.54, 0.5, 0.4)], False),  # always ahead, and never by enough
        ([(0.9, 0.5, 0.4), (0.6, 0.56, 0.4), (0.9, 0.5, 0.4)], False),  # by far, but the searches differ as much
    ],
)
def test_a_decision_stands_if_all_searches_find_it_clearly_best(searches: list[tuple[float, float, float]], stands: bool) -> None:
    maker: Any = Searched(*searches)
    nowhere: Any = None
    step = making.confirm(maker, nowhere, [making.Rated(action, 0.0) for action in range(3)], range(3))
    assert (step is not None) == stands
