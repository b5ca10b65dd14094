"""Bots think the same compiled and in plain Python."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import claycrown
from claycrown import bots
from claycrown.games import game
from tests.vocabulary.titles import TITLES

SCRIPT = "from tests.bots.test_compiled import played; print(played())"


def played() -> str:
    """What greedy decides in the first part of a game of each kind, against bots that decide at random."""
    lines = []
    for name, most in zip(TITLES, (40, 80), strict=True):
        rules = game(name)
        state = rules.new(3, seed=11)
        players = [bots.make(bot, name, 11) for bot in ("greedy", "random", "random")]
        for _ in range(most):
            seat = rules.deciders(state)[0]
            action = players[seat].decide(rules.view(state, seat), seat)
            lines.append(f"{name} {seat} {action}")
            rules.apply(state, seat, action)
    return "\n".join(lines)


@pytest.mark.skipif(not claycrown.compiled(), reason="nothing is compiled here")
def test_compiled_and_plain_bots_agree() -> None:
    path = os.pathsep.join([str(Path(claycrown.__path__[0]).parent), str(Path(__file__).parents[2])])
    environment = {**os.environ, "CLAYCROWN_PURE": "1", "PYTHONPATH": path}
    plain = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    assert plain.stdout.strip() == played()
