"""Bots in processes of their own: they think in time, and remember a turn that they have planned."""

import asyncio
import io
import os
import pickle
import signal
from typing import Any

import pytest

from claycrown import bots
from claycrown.bots import ladder
from claycrown.bots.ladder import LADDER, RUNGS, Budget
from claycrown.games import game
from claycrown.server.bots import pool as bot_pool
from claycrown.server.bots import process as bot_process
from claycrown.server.bots.pool import BotPool, budget
from claycrown.server.bots.process import ANSWER
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
    monkeypatch.setattr(bot_pool, "cores", lambda: cores)
    monkeypatch.setitem(RUNGS, "emperor", RUNGS["emperor"]._replace(budget=Budget(10.0, None, cores)))
    given = budget("emperor", Bots(processes=processes))
    assert given is not None and given.threads == threads


def test_a_player_is_asked_where_it_thought_before() -> None:
    rules = game("terracotta")
    state = rules.new(2, 1)
    seat = rules.deciders(state)[0]
    other = rules.new(2, 2)

    async def asked() -> list[Any]:
        pool = BotPool()
        try:
            await asyncio.gather(
                pool.ask("one", "random", "terracotta", rules.view(state, seat), seat, 1, None, 30.0),
                pool.ask("two", "random", "terracotta", rules.view(other, seat), seat, 1, None, 30.0),
            )
            homes = [pool._home.get((table, seat)) for table in ("one", "two")]
            for table in ("one", "two", "one"):
                await pool.ask(table, "random", "terracotta", rules.view(state, seat), seat, 1, None, 30.0)
            return [*homes, *(pool._home.get((table, seat)) for table in ("one", "two"))]
        finally:
            await pool.close()

    one, two, one_again, two_again = asyncio.run(asked())
    assert one is one_again
    assert two is two_again
    assert one is not two


def test_a_stop_of_the_whole_service_is_no_break_down_of_its_bots() -> None:
    """Ctrl-C and systemd reach bots and server alike: a bot that ended first would be taken for one that failed."""
    rules = game("terracotta")
    state = rules.new(2, 1)
    seat = rules.deciders(state)[0]

    async def asked() -> tuple[int, int]:
        pool = BotPool()
        try:
            before = await pool.ask("one", "random", "terracotta", rules.view(state, seat), seat, 1, None, 30.0)
            (process,) = pool._all
            for number in (signal.SIGINT, signal.SIGTERM):
                process.send_signal(number)
            await pool.ask("one", "random", "terracotta", rules.view(state, seat), seat, 1, None, 30.0)
            assert pool._all == {process}
            return before, process.pid
        finally:
            await pool.close()

    decision, pid = asyncio.run(asked())
    assert decision in rules.legal(state, seat)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)  # and yet the server ends it


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
    monkeypatch.setattr(bot_process, "_kept", {})
    answers = []
    for simulations in (70, 7):
        question = pickle.dumps((("table", 0), "emperor", "terracotta", None, 0, 1, Budget(None, simulations)))
        answers.append(ANSWER.unpack(bot_process._answer(io.BytesIO(question), len(question), 60.0)))
    assert answers == [(True, 70), (True, 7)]
    assert len(made) == 1
