"""Puzzles: all that lie in the package are what they say, and today's is the same for everybody."""

from collections import Counter
from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from claycrown.games import game
from claycrown.games.contract import Illegal
from claycrown.learning import puzzles
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
    assert {puzzle.difficulty for puzzle in found.values()} == {1, 2, 3}
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
