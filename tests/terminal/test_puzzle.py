"""A puzzle in plain lines: drawn, asked, judged, explained."""

from collections.abc import Iterable
from io import StringIO
from typing import Any

import pytest
from click.testing import CliRunner
from rich.console import Console

from claycrown.cli.puzzle import puzzle as command
from claycrown.learning.puzzles import Puzzle, collection
from claycrown.terminal.puzzle import solve


class Typed(Console):
    """A terminal at which certain lines are typed, one after the other."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.written = StringIO()
        super().__init__(file=self.written, width=110)
        self._lines = iter(lines)

    def input(self, *_: Any, **__: Any) -> str:
        return next(self._lines)


def played(name: str, puzzle: Puzzle, *typed: str) -> tuple[bool, str]:
    """Whether it was solved by typing these, and all that was printed."""
    console = Typed(typed)
    return solve(name, puzzle, console), console.written.getvalue()


@pytest.mark.parametrize("name", ["terracotta", "xidit"])
def test_it_is_solved_by_typing_the_decisions(name: str) -> None:
    puzzle = max(collection(name).puzzles.values(), key=lambda puzzle: (len(puzzle.given), len(puzzle.solution)))
    right = [texts[0] for texts in puzzle.solution]
    solved, told = played(name, puzzle, "nonsense", *puzzle.second.decisions, *right[len(puzzle.second.decisions) - 1 :])
    assert solved
    assert "This is no decision: nonsense" in told
    assert f"Not the best: {puzzle.second.decisions[-1]}" in told.replace("\n", " ")
    assert "Solved." in told and told.count("It gains") == 2


def test_a_decision_is_picked_by_its_number_and_one_may_give_up() -> None:
    puzzle = next(puzzle for puzzle in collection("xidit").puzzles.values() if puzzle.kind == "rewards")
    solved, told = played("xidit", puzzle, "?", "=")
    assert not solved and puzzle.best.decisions[0] in told
    number = next(line.split()[0] for line in told.splitlines() if line.strip().endswith(puzzle.best.decisions[0]))
    assert played("xidit", puzzle, number)[0]


def test_the_command_asks_the_one_of_the_day() -> None:
    done = CliRunner().invoke(command, ["terracotta"], input="=\n", standalone_mode=False)
    assert done.return_value == 1 and "Find the best" in done.output
