"""Mistakes in games that were played, as puzzles: find what would have been better. For who may see the game and its analysis.

What is right is not known beforehand, but searched for: an answer is judged as the mistake was, and solves it if it loses no more
than a good turn.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import Connection

from claycrown.analysis.judging import LATER, Task, is_whole
from claycrown.analysis.types import DEPTHS, Judgement, Variation
from claycrown.games.message import Message
from claycrown.learning.puzzles import PosedPuzzle
from claycrown.server.analysis.analyses import SEED, Analyses, finished_table
from claycrown.server.http import errors
from claycrown.server.play.positions import Positions
from claycrown.server.puzzles import answers
from claycrown.server.puzzles.schemas import Comparison, PuzzleDetail, PuzzleMoment, PuzzleResult, Solution

PREFIX = "own-"
KIND = "own"
GOOD = ("best", "good")
PER_CENT = 100
judgement = msgspec.json.Decoder(Judgement)


@dataclass(frozen=True, slots=True)
class MistakePuzzle:
    """A mistake of a table's game."""

    id: str
    game: str
    seats: list[str]
    moment: PuzzleMoment
    state: Any
    judgement: Judgement
    task: Task


def is_one(identifier: str) -> bool:
    return identifier.startswith(PREFIX)


def find(
    connection: Connection, analyses: Analyses, positions: Positions, identifier: str, person_id: str | None
) -> MistakePuzzle:
    """By the finest analysis that is kept of its game. Work for `Database.read`."""
    table_id, _, place = identifier.removeprefix(PREFIX).rpartition("-")
    if not (place.isascii() and place.isdecimal() and len(place) < 6):
        raise errors.not_found("puzzle")
    table = finished_table(connection, table_id, person_id)
    keys = analyses.keys(connection, table)
    for depth in reversed(DEPTHS[1:]):
        analysis = analyses.done(connection, keys[depth])
        if analysis is None:
            continue
        if int(place) >= len(analysis.judgements) or not analysis.judgements[int(place)].better:
            break
        judged = analysis.judgements[int(place)]
        number = [0, *positions.standing(connection, table, table.head)][judged.at]
        return MistakePuzzle(
            identifier,
            table.game,
            analysis.seats,
            PuzzleMoment(table.id, number),
            positions.at(connection, table, number).state,
            judged,
            Task(json.dumps(analyses.record(connection, table)), int(place), judged.depth, SEED),
        )
    raise errors.not_found("puzzle")


def posed(found: MistakePuzzle) -> PuzzleDetail:
    return PuzzleDetail(
        id=found.id,
        game=found.game,
        kind=KIND,
        difficulty=None,
        daily=False,
        seat=found.judgement.seat,
        seats=found.seats,
        decisions=len(found.judgement.better[0].decisions),
        given=[],
        moment=found.moment,
    )


def is_begun_only(found: MistakePuzzle, decisions: Sequence[str]) -> bool:
    """Whether something is still to be decided before an answer can be judged; refuses what is not legal."""
    seat = found.judgement.seat
    answers.check(found.game, PosedPuzzle(found.state, seat, found.state, []), decisions)
    return not is_whole(found.game, found.state, seat, decisions)


def so_far() -> PuzzleResult:
    return PuzzleResult("so far", None, None, None)


def given_up(found: MistakePuzzle) -> PuzzleResult:
    return PuzzleResult("given up", None, solution(found, found.judgement), None)


def judged(found: MistakePuzzle, given: Judgement) -> PuzzleResult:
    """What an answer is worth, once it has been searched."""
    if given.verdict in GOOD:
        return PuzzleResult("solved", None, solution(found, given), None)
    return PuzzleResult("wrong", compared(given.better[0], given.played, given.told), None, None)


def solution(found: MistakePuzzle, given: Judgement) -> Solution:
    """The answer, if it was good; else the best that was found. Beside it stands what was played."""
    best = given.played if given is not found.judgement else found.judgement.better[0]
    line = [*best.given, *best.decisions, *best.continuation]
    made = found.judgement
    return Solution(
        decisions=[(found.seats[one.seat], one.decision) for one in line],
        asked=len(best.decisions),
        labels=_labels(best),
        second=_labels(made.played),
        measure="chance",
        value=round(PER_CENT * best.chances[made.seat]),
        second_value=round(PER_CENT * made.chance),
        compared=compared(best, made.played, made.told if best.decisions == made.better[0].decisions else None),
    )


def _labels(variation: Variation) -> list[list[Any]]:
    return [list(one.label) for one in variation.decisions]


def compared(best: Variation, other: Variation, why: Message | None) -> Comparison:
    """With the reason where the gains alone do not tell it."""
    return Comparison(
        [gained.told for gained in best.gains], [gained.told for gained in other.gains], why if why and why.id == LATER else None
    )
