"""Ten million random decisions of both games, with all that is always true checked: long, and in parts for several workers."""

import pytest

from tests.games.terracotta.rules import invariants as terracotta
from tests.games.xidit.rules import invariants as xidit

PARTS = 20
EACH = 250_000
"""Decisions of one game in a part."""
EVERY = 100
"""Of which one in so many is looked at from all sides."""


def test_a_few_of_the_many() -> None:
    assert terracotta.play_many(1, 300, 20) >= 300
    assert xidit.play(1, 300, 20) >= 300


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_always_true_of_terracotta_army_in_millions_of_decisions(part: int) -> None:
    assert terracotta.play_many((part + 1) * 10**9, EACH, EVERY) >= EACH


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_always_true_of_lords_of_xidit_in_millions_of_decisions(part: int) -> None:
    assert xidit.play((part + 1) * 10**9, EACH, EVERY) >= EACH
