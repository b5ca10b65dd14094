"""Puzzles: all that lie in the package are what they say, today's is the same for everybody, and the making finds such."""

from collections import Counter
from datetime import date, timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from claycrown.games import game
from claycrown.games.contract import Illegal
from claycrown.learning import making, puzzles
from claycrown.learning.puzzles import Gain, Puzzle, collection, daily, gains_of, game_puzzles, judge, missed, pose
from claycrown.record.notation import notation
from claycrown.words import format_message

GAMES = ("terracotta", "xidit")
ALL = [pytest.param(name, puzzle, id=f"{name}-{puzzle.id}") for name in GAMES for puzzle in collection(name).puzzles.values()]
FEWEST = 55


@pytest.mark.parametrize("name", GAMES)
def test_there_are_many_of_every_kind_and_difficulty_by_the_rules_as_they_are(name: str) -> None:
    making, found = collection(name)
    assert len(found) >= FEWEST
    assert (making.rules_version, making.edition) == (game(name).rules_version, game(name).edition().hash)
    assert {puzzle.difficulty for puzzle in found.values()} == set(puzzles.DIFFICULTIES)
    assert {puzzle.kind for puzzle in found.values()} <= set(game_puzzles(name).kinds)
    assert max(Counter(puzzle.kind for puzzle in found.values()).values()) < len(found) / 2
    assert making.stood >= len(found)


@pytest.mark.parametrize(("name", "puzzle"), ALL)
def test_a_puzzle_loads_and_its_solution_is_legal_and_gains_what_it_says(name: str, puzzle: Puzzle) -> None:
    posed = pose(name, puzzle)
    assert notation(name).write(posed.start) == puzzle.position
    assert posed.seat in game(name).deciders(posed.state)
    for decisions in ([texts[0] for texts in puzzle.solution], puzzle.second.decisions):
        state = posed.state.clone()
        for text in decisions:
            action = notation(name).action(state, text)
            assert not isinstance(game(name).why_not(state, posed.seat, action), Illegal)
            game(name).apply(state, posed.seat, action)
    assert gains_of(name, posed, puzzle.best.decisions) == puzzle.best.gains
    assert gains_of(name, posed, puzzle.second.decisions) == puzzle.second.gains
    assert judge(puzzle, puzzle.best.decisions).solved
    assert not judge(puzzle, puzzle.second.decisions).right
    for gain in missed(puzzle.best.gains, puzzle.second.gains):
        assert format_message(game_puzzles(name).describe_gain(gain))


@pytest.mark.parametrize(("name", "puzzle"), ALL)
def test_the_best_leads_by_more_than_searches_differ(name: str, puzzle: Puzzle) -> None:
    asked = game_puzzles(name).maker().gap(puzzle.measure)
    assert puzzle.best.value - puzzle.second.value >= making.STEADY * asked
    assert puzzle.gap > puzzle.spread  # the smallest of its leads, and the largest of its steps' spreads
    assert puzzle.gap >= making.STEADY * asked


@pytest.mark.parametrize(("name", "puzzle"), ALL)
def test_a_short_search_finds_the_best_ahead_of_the_second(name: str, puzzle: Puzzle) -> None:
    maker, language, posed = game_puzzles(name).maker(), notation(name), pose(name, puzzle)
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
    found = [(puzzle, making.again(name, puzzle, 101)) for puzzle in sample]
    stood = [puzzle for puzzle, now in found if now is not None and now.solution[0][0] in puzzle.solution[0]]
    assert len(stood) >= 0.9 * len(sample)


@pytest.mark.parametrize("name", GAMES)
def test_all_kinds_have_a_name(name: str) -> None:
    from claycrown.games.message import Message

    for kind in game_puzzles(name).kinds:
        assert format_message(Message(f"{name}-puzzle-kind-{kind}"))


def test_the_puzzle_of_the_day_is_none_again_before_all_were_shown() -> None:
    identifiers = [f"p{number}" for number in range(13)]
    first = puzzles.EPOCH + timedelta(days=13 * 40)
    for cycle in range(3):
        shown = [daily(identifiers, first + timedelta(days=13 * cycle + day)) for day in range(13)]
        assert sorted(shown) == sorted(identifiers)
    assert daily(identifiers, date(2027, 5, 3)) == daily(identifiers[::-1], date(2027, 5, 3))


def test_right_decisions_may_be_given_one_after_the_other() -> None:
    puzzle = next(iter(collection("terracotta").puzzles.values()))
    two = replace(puzzle, solution=[["a", "b"], ["c"]])
    assert judge(two, ["b"]) == puzzles.PuzzleVerdict(right=True, solved=False)
    assert judge(two, ["a", "c"]) == puzzles.PuzzleVerdict(right=True, solved=True)
    assert judge(two, ["a", "d"]) == puzzles.PuzzleVerdict(right=False, solved=False)


def test_what_is_missed_is_the_difference_line_by_line() -> None:
    best = [Gain("rack", 5), Gain("coins", -2)]
    other = [Gain("rack", 3), Gain("tile", 4, "round")]
    assert missed(best, other) == [Gain("rack", 2), Gain("coins", -2), Gain("tile", -4, "round")]


@pytest.mark.parametrize(("name", "seed", "efforts"), [("terracotta", 6, (1, 20, 40)), ("xidit", 1, (1, 2, 4))])
def test_a_game_of_bots_is_looked_through(
    monkeypatch: pytest.MonkeyPatch, name: str, seed: int, efforts: tuple[int, ...]
) -> None:
    """With little thought: what it finds is a puzzle as those of the package are."""
    monkeypatch.setattr(game_puzzles(name).maker(), "efforts", dict(zip(("glance", "check", "long"), efforts, strict=True)))
    progress, found = making.look_through(name, seed)
    assert progress.looked_at > progress.promising >= progress.checked >= progress.stood == len(found) > 0
    for puzzle in found:
        test_a_puzzle_loads_and_its_solution_is_legal_and_gains_what_it_says(name, puzzle)
        assert puzzle.difficulty in puzzles.DIFFICULTIES
        assert puzzle.kind in game_puzzles(name).kinds


@pytest.mark.long
def test_the_making_gives_the_same_from_the_same_seed_and_goes_on_where_it_was_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_puzzles("xidit").maker(), "efforts", {"glance": 1, "check": 2, "long": 4})
    made = list(making.make("xidit", 3, 1))
    about, found = made[-1]
    assert list(making.make("xidit", 3, 1, begun=made[0]))[-1] == (about, found)
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
    step = making.stand(maker, nowhere, [making.Rated(action, 0.0) for action in range(3)], range(3))
    assert (step is not None) == stands
