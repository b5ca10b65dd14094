"""What a worker process does for an analysis, an evaluation or the judgement of an answer; each gives JSON."""

from typing import Any

import msgspec

from claycrown import analysis
from claycrown.analysis.judging import Task
from claycrown.analysis.types import Depth


def evaluate(game: str, state: Any, depth: Depth, seed: int) -> bytes:
    """What a position is worth."""
    return msgspec.json.encode(analysis.evaluate(game, state, depth, seed))


def judge_answer(task: Task, decisions: list[str]) -> bytes:
    """What other decisions are worth in the place of those that were made."""
    return msgspec.json.encode(analysis.judge_answer(task, decisions))


def work(task: Task) -> bytes:
    """One task of the analysis of a game."""
    return msgspec.json.encode(analysis.work(task))
