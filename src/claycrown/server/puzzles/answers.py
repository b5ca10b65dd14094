"""What is asked, and what answers are worth. Until somebody has solved a puzzle or given up, nothing here tells its solution."""

from collections.abc import Iterable, Sequence
from typing import Any

from claycrown.games import game
from claycrown.games.contract import Illegal
from claycrown.games.message import Message
from claycrown.games.refused import NotADecision
from claycrown.guide import guide
from claycrown.learning import puzzles
from claycrown.learning.puzzles import Gain, Puzzle
from claycrown.record.notation import notation
from claycrown.server.http import errors
from claycrown.server.play.decisions import illegal
from claycrown.server.puzzles.schemas import Comparison, GivenDecision, PuzzleDetail, PuzzleEntry, Solution

PER_CENT = 100


def find(identifier: str) -> tuple[str, Puzzle]:
    found = puzzles.find(identifier)
    if found is None:
        raise errors.not_found("puzzle")
    return found


def listed(name: str) -> list[PuzzleEntry]:
    return [
        PuzzleEntry(
            id=puzzle.id,
            kind=puzzle.kind,
            difficulty=puzzle.difficulty,
            players=len(puzzle.position["players"]),
            round=puzzle.position.get("round") or puzzle.position.get("year") or 1,
        )
        for puzzle in puzzles.collection(name).puzzles.values()
    ]


def posed(name: str, puzzle: Puzzle) -> PuzzleDetail:
    start = puzzles.pose(name, puzzle)
    rules, language = game(name), notation(name)
    given = [
        GivenDecision(seat, text, guide(name).label(rules.view(start.start, seat), seat, text))
        for seat, text in ((seat, language.text(start.start, action)) for seat, action in start.given)
    ]
    return PuzzleDetail(
        id=puzzle.id,
        game=name,
        kind=puzzle.kind,
        difficulty=puzzle.difficulty,
        daily=puzzle.id == puzzles.daily_of(name, puzzles.today()).id,
        seat=start.seat,
        seats=rules.seats(start.start),
        decisions=len(puzzle.solution),
        given=given,
    )


def solution(name: str, puzzle: Puzzle) -> Solution:
    start = puzzles.pose(name, puzzle)
    best = [texts[0] for texts in puzzle.solution]
    line = puzzles.texts_of(name, start, puzzles.line_of(name, start, best))[len(start.given) :]
    scale = PER_CENT if puzzle.measure == "chance" else 1
    return Solution(
        decisions=line,
        asked=len(best),
        labels=labels(name, start, best),
        second=labels(name, start, puzzle.second.decisions),
        measure=puzzle.measure,
        value=round(scale * puzzle.best.value),
        second_value=round(scale * puzzle.second.value),
        compared=compared(name, puzzle.best.gains, puzzle.second.gains),
    )


def labels(name: str, start: puzzles.PosedPuzzle, decisions: Sequence[str]) -> list[list[Message]]:
    """Decisions of the solver's, as choices tell them."""
    rules, language = game(name), notation(name)
    state, found = start.state.clone(), []
    for text in decisions:
        found.append(list(guide(name).label(rules.view(state, start.seat), start.seat, text)))
        rules.apply(state, start.seat, language.action(state, text))
    return found


def wrong(name: str, puzzle: Puzzle, decisions: Sequence[str]) -> Comparison:
    """What a wrong answer gains, the turn finished as well as a glance can, beside the best."""
    start = puzzles.pose(name, puzzle)
    check(name, start, decisions)
    return compared(name, puzzle.best.gains, puzzles.gains_of(name, start, decisions))


def check(name: str, start: puzzles.PosedPuzzle, decisions: Sequence[str]) -> None:
    """They must be legal, one after the other."""
    rules, language = game(name), notation(name)
    state: Any = start.state.clone()
    for text in decisions:
        try:
            action = language.action(state, text)
        except NotADecision as error:
            raise errors.because("not_a_decision", error) from None
        forbidden = rules.why_not(state, start.seat, action)
        if isinstance(forbidden, Illegal):
            raise illegal(forbidden)
        rules.apply(state, start.seat, action)


def compared(name: str, best: Iterable[Gain], other: Iterable[Gain]) -> Comparison:
    describe = puzzles.game_puzzles(name).describe_gain
    return Comparison([describe(gain) for gain in best], [describe(gain) for gain in other])
