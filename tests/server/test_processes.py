"""A worker process, asked as the server asks it: it answers what it is asked, and ends by itself when the server is gone."""

import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from claycrown import play
from claycrown.analysis.analysing import Analysing
from claycrown.bots.ladder import Budget
from claycrown.games import game
from claycrown.record.notation import AvailableEditions
from claycrown.record.records import read_record
from claycrown.server.analysis import judging
from claycrown.server.bots.deciding import decide
from claycrown.server.editions import trial
from claycrown.server.guide import hinting
from claycrown.server.workers.process import ANSWER, QUESTION, READY

LITTLE = Budget(simulations=8)


def asked(function: Callable[..., bytes], *arguments: Any) -> bytes:
    pickled = pickle.dumps((function, arguments))
    return QUESTION.pack(len(pickled), 60.0) + pickled


def answers(*questions: bytes) -> list[bytes | None]:
    """What the process answers; None for what it cannot. The server breaks off in the middle of one more question."""
    process = [sys.executable, "-m", "claycrown.server.workers.process"]
    done = subprocess.run(process, input=b"".join(questions) + b"!", capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(READY)
    found: list[bytes | None] = []
    rest = done.stdout[len(READY) :]
    while rest:
        is_one, length = ANSWER.unpack_from(rest)
        text, rest = rest[ANSWER.size : ANSWER.size + length], rest[ANSWER.size + length :]
        found.append(text if is_one else None)
    return found


def test_bots_think_and_what_they_cannot_is_told() -> None:
    rules = game("terracotta")
    state = rules.new(2, 1)
    seat = rules.deciders(state)[0]
    *decided, broken = answers(
        *(
            asked(decide, ("table", seat), bot, "terracotta", rules.view(state, seat), seat, 1, LITTLE)
            for bot in ("greedy", "steward", "steward", "nobody")
        )
    )
    assert len(decided) == 3 and all(int(text or "") in rules.legal(state, seat) for text in decided)
    assert broken is None


@pytest.mark.parametrize("name", ["terracotta", "xidit"])
def test_a_hint_is_thought_about(name: str) -> None:
    rules = game(name)
    state = rules.new(rules.player_counts[0], 1)
    seat = rules.deciders(state)[0]
    (found,) = answers(asked(hinting.find, name, rules.view(state, seat), seat, LITTLE, 1))
    values = [hint["value"] for hint in msgspec.json.decode(found or "")]
    assert values and values == sorted(values, reverse=True)


def test_positions_are_evaluated_and_games_analysed_task_by_task() -> None:
    rules = game("terracotta")
    record = read_record(play("terracotta", ["random", "random"], seed=1).record(), AvailableEditions())
    tasks = list(Analysing(record, "quick", 1).tasks())[:3]
    position, curve, *turns = answers(
        asked(judging.evaluate, "terracotta", rules.new(2, 1), "glance", 1), *(asked(judging.work, task) for task in tasks)
    )
    assert sum(msgspec.json.decode(position or "")["chances"]) == pytest.approx(1)
    assert len(msgspec.json.decode(curve or "")["moments"]) == len(record.decisions) + 1
    assert all(msgspec.json.decode(turn or "")["judgement"] for turn in turns)


def test_an_edition_is_tried() -> None:
    standard = game("xidit").edition()
    assert answers(asked(trial.play_all, "xidit", standard.name, standard.figures)) == [trial.PASSED]
