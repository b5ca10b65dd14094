"""Compiled and uncompiled rules agree to the last decision."""

import hashlib
import os
import subprocess
import sys

import pytest

import claycrown
from tests.vocabulary.xidit import VARIANTS, busy_play, fields

SCRIPT = "from tests.games.xidit.rules.test_agreement import checksums; print(checksums())"


def checksums() -> str:
    """Of every state of a few busy games for each number of players and variant."""
    lines = []
    for players, options in VARIANTS:
        digest = hashlib.sha256()
        for seed in range(2):
            for state, _, _ in busy_play(players, options, seed):
                digest.update(repr(sorted(fields(state).items())).encode())
        lines.append(f"{players} {options} {digest.hexdigest()}")
    return "\n".join(lines)


@pytest.mark.skipif(not claycrown.compiled(), reason="nothing is compiled here")
def test_compiled_and_plain_rules_agree() -> None:
    plain = subprocess.run(
        [sys.executable, "-c", SCRIPT], env={**os.environ, "CLAYCROWN_PURE": "1"}, capture_output=True, text=True, check=True
    )
    assert plain.stdout.strip() == checksums()
