"""Bots in processes of their own: they think in time, and remember a turn that they have planned."""

import asyncio
from typing import Any

import pytest

from claycrown.bots import ladder
from claycrown.bots.ladder import LADDER, RUNGS, Budget
from claycrown.games import game
from claycrown.server import bot_pool
from claycrown.server.bot_pool import BotPool, budget
from claycrown.server.config import Bots


@pytest.mark.parametrize("rung", LADDER, ids=lambda rung: rung.name)
@pytest.mark.parametrize("seconds", [1.0, Bots().seconds, 60.0])
def test_a_bot_is_done_before_it_is_stopped(rung: ladder.Rung, seconds: float) -> None:
    given = budget(rung.name, seconds, processes=2)
    assert (given is None) == (rung.budget == Budget())
    if given is not None and rung.budget.seconds is not None:
        assert given.seconds is not None and given.seconds < seconds
        assert given.seconds <= rung.budget.seconds


def test_by_default_everybody_has_the_time_that_the_ladder_promises() -> None:
    for rung in LADDER:
        given = budget(rung.name, Bots().seconds, processes=2)
        assert given is None or given.seconds == rung.budget.seconds


@pytest.mark.parametrize(("cores", "processes", "threads"), [(1, 2, 1), (2, 2, 1), (9, 2, 4), (16, 1, 15)])
def test_all_together_leave_a_core_to_the_host(monkeypatch: pytest.MonkeyPatch, cores: int, processes: int, threads: int) -> None:
    monkeypatch.setattr(bot_pool, "cores", lambda: cores)
    monkeypatch.setitem(RUNGS, "emperor", RUNGS["emperor"]._replace(budget=Budget(10.0, None, cores)))
    given = budget("emperor", 15.0, processes)
    assert given is not None and given.threads == threads


def test_a_player_is_asked_where_it_thought_before() -> None:
    rules = game("terracotta")
    state = rules.new(2, 1)
    seat = rules.deciders(state)[0]
    other = rules.new(2, 2)

    async def asked() -> list[Any]:
        pool = BotPool(30.0, 2)
        try:
            await asyncio.gather(
                pool.ask("one", "random", "terracotta", rules.view(state, seat), seat, 1),
                pool.ask("two", "random", "terracotta", rules.view(other, seat), seat, 1),
            )
            homes = [pool._home.get((table, seat)) for table in ("one", "two")]
            for table in ("one", "two", "one"):
                await pool.ask(table, "random", "terracotta", rules.view(state, seat), seat, 1)
            return [*homes, *(pool._home.get((table, seat)) for table in ("one", "two"))]
        finally:
            await pool.close()

    one, two, one_again, two_again = asyncio.run(asked())
    assert one is one_again
    assert two is two_again
    assert one is not two
