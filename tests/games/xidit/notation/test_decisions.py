"""The decisions of Lords of Xidit as texts."""

import pytest

from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import DECISIONS
from claycrown.record.notation import NotADecision

TEXTS = [
    "start 7",
    "start 21",
    "plan RAKBAW",
    "plan KKKKKK",
    "reward gold bards",
    "reward gold floors",
    "reward bards floors",
    "reward gold",
    "bards centre 2 snow 1",
    "bards heath 20",
    "titan 4 MMAI",
    "titan 5 BBBBB",
    "pass",
    "raise wealth",
    "raise influence",
    "raise reputation",
    "show 0",
    "show 18",
    "floor 17",
]


def test_one_decision_has_one_text() -> None:
    state = GAME.new(4, 1)
    numbers = [NOTATION.action(state, text) for text in TEXTS]
    assert [NOTATION.text(state, number) for number in numbers] == TEXTS
    assert len(set(numbers)) == len(TEXTS)
    assert all(0 <= number < DECISIONS < 2**62 for number in numbers)


def test_blanks_do_not_matter() -> None:
    state = GAME.new(4, 1)
    assert NOTATION.action(state, "  bards  centre 2 ") == NOTATION.action(state, "bards centre 2")


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("start", "X2.5"),
        ("start 0", "X2.5"),
        ("start 22", "X2.5"),
        ("start 07", "X2.5"),
        ("start -1", "X2.5"),
        ("start ٣", "X2.5"),
        ("start 7 8", "X2.5"),
        ("start 99999999999999999999999999", "X2.5"),
        ("plan RAKBA", "X3.1"),
        ("plan RAKBAWA", "X3.1"),
        ("plan RAKBAX", "X3.1"),
        ("plan *", "X3.1"),
        ("reward", "X4.6"),
        ("reward silver", "X4.6"),
        ("reward bards gold", "X4.6"),
        ("reward gold gold", "X4.6"),
        ("reward gold bards floors", "X4.6"),
        ("bards", "X4.8"),
        ("bards centre", "X4.8"),
        ("bards centre 0", "X4.8"),
        ("bards centre 32", "X4.8"),
        ("bards centre two", "X4.8"),
        ("bards sea 1", "X4.8"),
        ("bards snow 1 centre 2", "X4.8"),  # not in the edition's order
        ("bards snow 1 snow 1", "X4.8"),
        ("titan 4", "X4.11"),
        ("titan 4 IAMM", "X4.11"),  # not weakest first
        ("titan 4 MMAX", "X4.11"),
        ("titan 8 MMMMMMMM", "X4.11"),
        ("titan 5 MMMMMMMM", "X4.11"),
        ("titan MMAI 4", "X4.11"),
        ("pass now", "X4.11"),
        ("raise gold", "X9.2"),
        ("raise", "X9.2"),
        ("show", "X6.1"),
        ("show -1", "X6.1"),
        ("show 100", "X6.1"),
        ("floor 0", "X6.2"),
        ("floor", "X6.2"),
    ],
)
def test_what_is_no_decision_is_refused_with_the_rule(text: str, rule: str) -> None:
    with pytest.raises(NotADecision) as refused:
        NOTATION.action(GAME.new(4, 1), text)
    assert str(refused.value).startswith(f"{rule}: ")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("text", ["", "   ", "skip", "place craftsman 5", "PLAN RAKBAW", "plan:RAKBAW", "\n"])
def test_what_belongs_to_no_decision_at_all(text: str) -> None:
    with pytest.raises(NotADecision, match="no decision of Lords of Xidit"):
        NOTATION.action(GAME.new(4, 1), text)
