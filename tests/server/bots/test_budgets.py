"""What a bot may use for a turn on a server, and what a worker process keeps of it."""

from typing import Any

import pytest

from claycrown import bots
from claycrown.bots import ladder
from claycrown.bots.ladder import LADDER, RUNGS, Budget
from claycrown.server.bots import budgets, deciding
from claycrown.server.bots.budgets import budget
from claycrown.server.config import Bots


@pytest.mark.parametrize("rung", LADDER, ids=lambda rung: rung.name)
@pytest.mark.parametrize("seconds", [1.0, Bots().seconds, 60.0])
def test_a_bot_is_done_before_it_is_stopped(rung: ladder.Rung, seconds: float) -> None:
    given = budget(rung.name, Bots(seconds=seconds))
    assert (given is None) == (rung.budget == Budget())
    if given is not None:
        assert given.seconds is not None and given.seconds < seconds
        assert given.seconds <= (rung.budget.seconds or Bots().thinking)


def test_by_default_everybody_has_the_time_that_the_ladder_promises() -> None:
    for rung in LADDER:
        given = budget(rung.name, Bots())
        assert given is None or given.seconds == (rung.budget.seconds or Bots().thinking)
        assert given is None or given.simulations == rung.budget.simulations


def test_nobody_thinks_longer_than_is_granted() -> None:
    for rung in LADDER:
        if rung.budget.seconds is not None:
            given = budget(rung.name, Bots(), 0.5)
            assert given is not None and given.seconds == 0.5
            few = budget(rung.name, Bots(thinking=0.25), 0.5)
            assert few is not None and few.seconds == 0.25


@pytest.mark.parametrize(("cores", "processes", "threads"), [(1, 2, 1), (2, 2, 1), (9, 2, 8), (9, 3, 4), (16, 1, 15)])
def test_all_long_thoughts_together_leave_a_core_to_the_host(
    monkeypatch: pytest.MonkeyPatch, cores: int, processes: int, threads: int
) -> None:
    monkeypatch.setattr(budgets, "cores", lambda: cores)
    monkeypatch.setitem(RUNGS, "emperor", RUNGS["emperor"]._replace(budget=Budget(10.0, None, cores)))
    given = budget("emperor", Bots(processes=processes))
    assert given is not None and given.threads == threads


class _Thinker:
    """A bot that tells how long it may think."""

    name = "emperor"

    def __init__(self, budget: Budget) -> None:
        self.budget = budget

    def decide(self, view: Any, seat: int) -> int:
        assert self.budget.simulations is not None
        return self.budget.simulations


def test_a_bot_that_is_kept_thinks_as_long_as_it_may_now(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def make(bot: str, game: str, seed: int, budget: Budget) -> _Thinker:
        made.append(_Thinker(budget))
        return made[-1]

    monkeypatch.setattr(bots, "make", make)
    monkeypatch.setattr(deciding, "_kept", {})
    answers = [
        deciding.decide(("table", 0), "emperor", "terracotta", None, 0, 1, Budget(None, simulations)) for simulations in (70, 7)
    ]
    assert answers == [b"70", b"7"]
    assert len(made) == 1
