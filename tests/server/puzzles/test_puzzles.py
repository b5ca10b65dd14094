"""Puzzles on the server: it judges, tells the solution only to who has found it or gives up, and counts an account's days."""

from datetime import date
from typing import Any

import httpx
import pytest

from claycrown.learning.puzzles import Puzzle, collection, daily_of, today
from claycrown.server.puzzles.schemas import Streak
from claycrown.server.puzzles.streaks import counted
from tests.server.server import RunningServer


class Solver:
    """Somebody who solves puzzles."""

    def __init__(self, server: RunningServer) -> None:
        self.client = httpx.Client(base_url=server.url)
        self.client.get("/api/games")
        self.sign_in(None)

    def sign_in(self, name: str | None) -> None:
        if name is not None:
            made = self.client.post("/api/accounts", json={"name": name, "password": "correct horse battery"})
            assert made.is_success, made.text
        self.client.headers["x-csrf-token"] = self.client.cookies["claycrown_csrf"]

    def get(self, path: str) -> Any:
        found = self.client.get(f"/api{path}")
        assert found.status_code == 200, found.text
        return found.json()

    def answer(self, puzzle: str, decisions: list[str], status: int = 200, **more: Any) -> Any:
        found = self.client.post(f"/api/puzzles/{puzzle}/answers", json={"decisions": decisions, **more})
        assert found.status_code == status, found.text
        return found.json()


@pytest.fixture
def solver(server: RunningServer) -> Solver:
    return Solver(server)


def right(puzzle: Puzzle) -> list[str]:
    return [texts[0] for texts in puzzle.solution]


@pytest.mark.parametrize("name", ["terracotta", "xidit"])
def test_a_puzzle_is_asked_without_its_solution_and_explained_when_it_is_solved(solver: Solver, name: str) -> None:
    listed = solver.get(f"/games/{name}/puzzles")
    assert listed["daily"] == daily_of(name, today()).id and listed["streak"] is None
    puzzle = max(collection(name).puzzles.values(), key=lambda puzzle: (len(puzzle.given), len(puzzle.solution)))
    posed = solver.get(f"/puzzles/{puzzle.id}")
    assert (posed["decisions"], len(posed["given"])) == (len(puzzle.solution), len(puzzle.given))
    assert "solution" not in posed and "position" not in posed
    wrong = solver.answer(puzzle.id, puzzle.second.decisions)
    assert (wrong["verdict"], wrong["solution"]) == ("wrong", None)
    assert wrong["tried"]["best"]
    solved = solver.answer(puzzle.id, right(puzzle))
    assert solved["verdict"] == "solved"
    assert [text for _, text in solved["solution"]["decisions"]][: len(puzzle.solution)] == right(puzzle)
    assert solved["solution"]["compared"]["best"] and solved["solution"]["value"] > solved["solution"]["second_value"]
    assert all(solved["solution"]["labels"])


def test_the_solution_can_be_tried_as_a_practice(solver: Solver) -> None:
    for name in ("terracotta", "xidit"):
        for puzzle in list(collection(name).puzzles.values())[::20]:
            shown = solver.answer(puzzle.id, [], give_up=True)["solution"]
            start = {"from": "puzzle", "puzzle": puzzle.id}
            body = {"game": name, "start": start, "decisions": shown["decisions"]}
            told = solver.client.post("/api/practice", json=body)
            assert told.status_code == 200, told.text
            assert told.json()["seats"][told.json()["update"]["seat"]] == puzzle.seat


def test_steps_are_right_so_far(solver: Solver) -> None:
    puzzle = max(collection("terracotta").puzzles.values(), key=lambda puzzle: len(puzzle.solution))
    assert len(puzzle.solution) > 1
    assert solver.answer(puzzle.id, right(puzzle)[:1]) == {"verdict": "so far", "tried": None, "solution": None, "streak": None}


def test_what_is_no_decision_is_refused(solver: Solver) -> None:
    puzzle = daily_of("terracotta", today())
    assert solver.answer(puzzle.id, ["stand on one's head"], 400)["error"]["code"] == "not_a_decision"
    forbidden = solver.answer(puzzle.id, ["place artisan 12"], 422)["error"]
    assert (forbidden["code"], forbidden["rule"] is not None) == ("illegal", True)
    assert solver.client.get("/api/puzzles/nothing").status_code == 404
    assert solver.client.get("/api/games/nothing/puzzles").status_code == 404


def test_an_account_s_days_are_kept_and_giving_up_first_does_not_count(solver: Solver) -> None:
    solver.sign_in("Streaky")
    puzzle, other = daily_of("terracotta", today()), daily_of("xidit", today())
    assert solver.get("/games/terracotta/puzzles")["streak"] == {"days": 0, "longest": 0, "today": "open"}
    assert solver.answer(puzzle.id, right(puzzle))["streak"] == {"days": 1, "longest": 1, "today": "solved"}
    assert solver.answer(other.id, [], give_up=True)["streak"]["today"] == "given up"
    assert solver.answer(other.id, right(other))["streak"] == {"days": 0, "longest": 0, "today": "given up"}
    kept = solver.get("/me/data")["puzzles"]
    assert {(entry["game"], entry["solved"]) for entry in kept} == {("terracotta", True), ("xidit", False)}


def test_a_streak_lasts_until_a_day_is_missed() -> None:
    day = date(2026, 11, 17).toordinal()
    days = {day - number: True for number in (1, 2, 3, 5, 6, 7, 8)}
    assert counted(days, day) == Streak(3, 4, "open")
    assert counted({**days, day: True}, day) == Streak(4, 4, "solved")
    assert counted({**days, day: False}, day) == Streak(0, 4, "given up")
    assert counted({}, day) == Streak(0, 0, "open")
