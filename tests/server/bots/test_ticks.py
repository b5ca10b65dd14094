"""The moment of an answer tells nothing of what only the bot may see: by a clock that is given, nobody waits for it."""

import asyncio
import random
from collections.abc import Awaitable
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest

from claycrown.rules import rules_of
from claycrown.server.bots import work
from claycrown.server.bots.answers import BotDecision, BotTask
from claycrown.server.bots.queries import DueDecision
from claycrown.server.bots.queue import Job
from claycrown.server.bots.ticks import TICK, on_next_tick


class Clock:
    """Goes on only when somebody thinks or waits."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now

    async def spend(self, seconds: float) -> None:
        self.now += seconds


def answered_after(seconds: float) -> float:
    clock = Clock()

    async def think() -> str:
        await clock.spend(seconds)
        return "show 0"

    assert asyncio.run(on_next_tick(think(), clock, clock.spend)) == "show 0"
    return clock.now - 100.0


@pytest.mark.parametrize("seconds", [0.0001, 0.03, 0.3, 0.499])
def test_whoever_has_one_choice_answers_as_late_as_who_has_to_think(seconds: float) -> None:
    assert answered_after(seconds) == pytest.approx(TICK)


def test_on_a_busy_machine_it_is_a_later_tick() -> None:
    assert answered_after(1.2) == pytest.approx(3 * TICK)


@cache
def asked(decision: str) -> BotTask:
    """What seat 0 is asked before its first decision that begins so, in a game of three that chance plays."""
    rules, chance = rules_of("xidit"), random.Random(1)
    game, state = rules.game, rules.game.new(3, 1)
    while True:
        seat = game.deciders(state)[0]
        action = chance.choice(game.legal(state, seat))
        if seat == 0 and rules.notation.text(state, action).startswith(decision):
            return BotTask(rules, game.view(state, 0), 0, 1)
        game.apply(state, seat, action)


def test_a_census_depends_on_what_is_behind_the_screen_and_a_plan_does_not() -> None:  # X6.1, X3.1
    assert asked("show").depends_on_hidden
    assert not asked("plan").depends_on_hidden


@pytest.mark.parametrize(("decision", "awaited", "held"), [("show", True, True), ("plan", True, False), ("show", False, False)])
def test_only_such_an_answer_waits_and_only_where_people_play(
    monkeypatch: pytest.MonkeyPatch, decision: str, awaited: bool, held: bool
) -> None:
    happened: list[Any] = []
    question = asked(decision)

    async def tick(thought: Awaitable[BotDecision]) -> BotDecision:
        happened.append("tick")
        return await thought

    async def read(*_: object) -> BotTask:
        return question

    async def write(_work: object, _pending: object, answer: BotDecision) -> None:
        happened.append(answer)

    async def think(*_: object) -> BotDecision:
        return BotDecision(7, "marshal", None)

    monkeypatch.setattr(work, "on_next_tick", tick)
    bots = SimpleNamespace(
        _database=SimpleNamespace(read=read, write=write), _task=None, _decide=None, _answer=think, _thinking={}
    )
    job = Job(DueDecision("t", 0, "marshal", 3, 0, None, 0, "anna", awaited), "marshal", 1.0)
    asyncio.run(work.BotsAtWork._carry_out(cast(work.BotsAtWork, bots), job))
    assert happened == [*(["tick"] if held else []), BotDecision(7, "marshal", None)]
