"""Processes beside the server, asked as the server asks them: each answers what it is asked, and ends by itself when whoever
asked is gone."""

import pickle
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from claycrown import play
from claycrown.bots.ladder import Budget
from claycrown.games import game
from claycrown.record.notation import Editions
from claycrown.record.records import read_record
from claycrown.server.analysis.questions import LENGTH, Analyse, Evaluate
from claycrown.server.bots.process import ANSWER, HEAD, READY
from claycrown.server.editions.trial import PASSED

LITTLE = Budget(simulations=8)


def told(module: str, asked: bytes) -> bytes:
    """All that the process writes; what it says besides would break the answers."""
    done = subprocess.run([sys.executable, "-m", f"claycrown.server.{module}"], input=asked, capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout


def lengthy(question: object) -> bytes:
    pickled = pickle.dumps(question)
    return LENGTH.pack(len(pickled)) + pickled


def split(answer: bytes) -> list[Any]:
    """The texts of JSON up to each empty one."""
    found = []
    while answer:
        (length,) = LENGTH.unpack_from(answer)
        text, answer = answer[LENGTH.size : LENGTH.size + length], answer[LENGTH.size + length :]
        found.append(msgspec.json.decode(text) if text else None)
    return found


def test_bots_think_and_what_they_cannot_is_told() -> None:
    rules = game("terracotta")
    state = rules.new(2, 1)
    seat = rules.deciders(state)[0]
    asked = b""
    for bot in ("greedy", "steward", "steward", "nobody"):
        pickled = pickle.dumps((("table", seat), bot, "terracotta", rules.view(state, seat), seat, 1, LITTLE))
        asked += HEAD.pack(len(pickled), 60.0) + pickled
    answer = told("bots.process", asked + HEAD.pack(9, 1.0)[:-1])  # and whoever asked breaks off in the middle
    assert answer.startswith(READY)
    *decided, broken = ANSWER.iter_unpack(answer[len(READY) :])
    assert len(decided) == 3 and all(found and decision in rules.legal(state, seat) for found, decision in decided)
    assert broken == (False, 0)


@pytest.mark.parametrize("name", ["terracotta", "xidit"])
def test_a_hint_is_thought_about(name: str) -> None:
    rules = game(name)
    state = rules.new(rules.player_counts[0], 1)
    seat = rules.deciders(state)[0]
    found = msgspec.json.decode(told("guide.hint_process", pickle.dumps((name, rules.view(state, seat), seat, LITTLE, 1))))
    values = [hint["value"] for hint in found]
    assert values and values == sorted(values, reverse=True)


def test_positions_and_games_are_looked_at_one_after_the_other() -> None:
    rules = game("terracotta")
    record = read_record(play("terracotta", ["random", "random"], seed=1).record(), Editions())
    asked = lengthy(Evaluate("terracotta", rules.new(2, 1), "glance", 1)) + lengthy(Analyse(record, "glance", 1))
    position, end, *passes, last = split(told("analysis.process", asked))
    assert sum(position["chances"]) == pytest.approx(1)
    assert (end, last) == (None, None)
    assert passes[-1]["complete"]


def test_an_edition_is_tried() -> None:
    standard = game("xidit").edition()
    assert told("editions.trial", msgspec.json.encode(["xidit", standard.name, standard.figures])) == PASSED
