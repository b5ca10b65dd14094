"""A process that looks at games and positions. A question comes on its standard input: its length, then what is asked, pickled;
on its standard output it answers with texts of JSON, each with its length before it, and a length of 0 at the end.

An analysis takes only the time that nobody else wants: people, bots at tables and hints come first. Whoever asked ends the
process, with all that it has started.
"""

import os
import pickle
import sys
import time
from collections.abc import Iterator
from typing import Any, BinaryIO

import msgspec

from claycrown import analysis
from claycrown.bots.ladder import cores
from claycrown.server.analysis.questions import LENGTH, Analyse, Answer, Evaluate

PAUSE = 0.7
"""Seconds between two answers of an analysis; the last comes when it does."""


NICE: dict[type, int] = {Evaluate: 5, Answer: 5, Analyse: 19}
"""How far each stands back: somebody looks on while a position is evaluated, or an answer."""


def answers(asked: Any) -> Iterator[bytes]:
    match asked:
        case Evaluate(game=game, state=state, depth=depth, seed=seed):
            yield msgspec.json.encode(analysis.evaluate(game, state, depth, seed))
        case Answer(task=task, decisions=decisions):
            yield msgspec.json.encode(analysis.answered(task, decisions))
        case Analyse(record=record, depth=depth, seed=seed):
            told = 0.0
            last: analysis.Analysis | None = None
            for found in analysis.analyse_in_passes(record, depth, seed, cores()):
                last = found
                if time.monotonic() >= told:
                    told = time.monotonic() + PAUSE
                    last = None
                    yield msgspec.json.encode(found)
            if last is not None:
                yield msgspec.json.encode(last)


def main() -> None:
    asked = sys.stdin.buffer
    told = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a search prints is no answer
    while head := asked.read(LENGTH.size):
        question = pickle.loads(asked.read(*LENGTH.unpack(head)))
        stand_back(NICE[type(question)])
        for answer in answers(question):
            _tell(told, answer)
        _tell(told, b"")


def stand_back(nice: int) -> None:
    """Run when others do not want to; what is started from here does so too."""
    if hasattr(os, "nice"):
        os.nice(max(0, nice - os.nice(0)))


def _tell(told: BinaryIO, answer: bytes) -> None:
    told.write(LENGTH.pack(len(answer)) + answer)


if __name__ == "__main__":
    main()
