"""Who enters a match, and how much they may think."""

import pytest

from claycrown.arena.entrants import CommonBudget, entrant
from claycrown.bots.ladder import RUNGS, Budget
from claycrown.record.notation import BadPosition


def test_a_bot_thinks_as_the_ladder_says_unless_told_otherwise() -> None:
    assert entrant("marshal") == ("marshal", "marshal", RUNGS["marshal"].budget)
    assert entrant("greedy").budget is None


@pytest.mark.parametrize(
    ("name", "budget"),
    [
        ("marshal:simulations=2000", Budget(simulations=2000)),
        ("marshal:seconds=0.25", Budget(seconds=0.25)),
        ("marshal:divide=10", Budget(seconds=0.1)),
        ("marshal:seconds=1:threads=4", Budget(seconds=1.0, threads=4)),
        ("marshal:seconds=1:simulations=100", Budget(seconds=1.0, simulations=100)),
        ("emperor:divide=10", Budget(seconds=1.0, threads=RUNGS["emperor"].budget.threads)),
        ("emperor:simulations=50", Budget(simulations=50)),
    ],
)
def test_an_entrant_may_bring_a_budget(name: str, budget: Budget) -> None:
    assert entrant(name).budget == budget
    assert entrant(name).name == name
    assert entrant(name, CommonBudget(seconds=99.0, divide=3)).budget == budget  # it goes before what is said for all


def test_terms_hold_for_all_who_think() -> None:
    assert entrant("emperor", CommonBudget(seconds=0.5)).budget == Budget(seconds=0.5)
    assert entrant("steward", CommonBudget(simulations=70)).budget == Budget(simulations=70)
    assert entrant("marshal", CommonBudget(divide=4)).budget == Budget(seconds=0.25)
    assert entrant("random", CommonBudget(seconds=0.5)).budget is None


def test_a_divided_budget_is_never_nothing() -> None:
    assert Budget(simulations=3).divided(10) == Budget(simulations=1)
    with pytest.raises(ValueError, match="divided by 0"):
        Budget(simulations=3).divided(0)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("marshall", "nobody knows the bot 'marshall'"),
        ("greedy:seconds=1", "greedy does not think ahead"),
        ("marshal:", "'' must be one of"),
        ("marshal:hours=1", "'hours=1' must be one of"),
        ("marshal:seconds=long", "'seconds=long' must be one of"),
        ("marshal:seconds=0", "'seconds=0' must be one of"),
        ("marshal:seconds=inf", "'seconds=inf' must be one of"),
        ("marshal:simulations=1.5", "'simulations=1.5' must be one of"),
    ],
)
def test_refuses_what_nobody_can_mean(name: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        entrant(name)
