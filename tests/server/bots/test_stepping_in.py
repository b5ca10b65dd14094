"""Who decides where a bot does not: the next weaker one, down to chance; and what is told of it."""

import asyncio
import random
from typing import Any

import pytest

from claycrown.bots.ladder import LADDER
from claycrown.rules import rules_of
from claycrown.server.bots.answers import TRIES, BotDecision, BotTask, after_tries, find_answer
from claycrown.server.play.bylines import LONGEST, byline, instead, kind
from claycrown.server.play.schemas import Reason, Substitution
from claycrown.server.workers.pool import WorkFailed

NAMES = [rung.name for rung in LADDER if not rung.is_style]


def question(game: str = "terracotta") -> BotTask:
    rules = rules_of(game)
    state = rules.game.new(3, 1)
    seat = rules.game.deciders(state)[0]
    return BotTask(rules, rules.game.view(state, seat), seat, 1)


def answered(bot: str, said: dict[str, Any], reason: Reason | None = None) -> tuple[BotDecision, list[str]]:
    """Who decides, where each bot says a number or fails for a reason; and who was asked."""
    asked: list[str] = []

    async def ask(name: str) -> int:
        asked.append(name)
        if isinstance(said[name], str):
            raise WorkFailed(said[name], "fails")
        return int(said[name])

    return asyncio.run(find_answer(question(), bot, reason, ask)), asked


LEGAL = question().rules.game.legal(question().view, question().seat)[0]


def test_a_bot_that_answers_is_the_only_one_asked() -> None:
    assert answered("emperor", {"emperor": LEGAL}) == (BotDecision(LEGAL, "emperor", None), ["emperor"])


@pytest.mark.parametrize("reason", ["late", "failed"])
def test_the_next_weaker_one_steps_in(reason: Reason) -> None:
    assert answered("emperor", {"emperor": reason, "marshal": LEGAL}) == (
        BotDecision(LEGAL, "marshal", reason),
        ["emperor", "marshal"],
    )


@pytest.mark.parametrize("nonsense", [-1, 10**12, 2**31, 2**63 - 1, -(2**63)])
def test_what_is_illegal_does_not_count_however_large(nonsense: int) -> None:
    answer, asked = answered("marshal", {"marshal": nonsense, "steward": LEGAL})
    assert answer == BotDecision(LEGAL, "steward", "illegal")
    assert asked == ["marshal", "steward"]


def test_chance_comes_after_everybody() -> None:
    """The reason that is told is why the first one did not decide."""
    answer, asked = answered("emperor", {"emperor": "late", **dict.fromkeys(NAMES[:-1], "failed")})
    assert answer == BotDecision(None, None, "late")
    assert asked == NAMES[::-1]


def test_one_who_is_not_on_the_ladder_is_replaced_too() -> None:
    assert answered("stranger", {"stranger": "failed", "steward": LEGAL})[0] == BotDecision(LEGAL, "steward", "failed")


def test_who_was_asked_because_the_server_is_busy_did_so_for_that_reason() -> None:
    assert answered("marshal", {"marshal": "late", "steward": LEGAL}, "busy")[0] == BotDecision(LEGAL, "steward", "busy")


def test_a_decision_that_process_after_process_died_of_is_left_to_weaker_bots() -> None:
    asked = [after_tries("emperor", tries) for tries in range(0, 8 * TRIES, TRIES)]
    assert asked == [*NAMES[::-1], None, None]
    assert after_tries("emperor", TRIES - 1) == "emperor"


@pytest.mark.parametrize("game", ["terracotta", "xidit"])
def test_whatever_the_rules_call_legal_passes(game: str) -> None:
    """Along whole random games, at every decision all that is legal; of the many plans of a year the first and the last."""
    rules, chance = rules_of(game), random.Random(4)
    largest = 0
    for players in rules.game.player_counts:
        state = rules.game.new(players, players)
        while not rules.game.over(state):
            seat = chance.choice(rules.game.deciders(state))
            asked = BotTask(rules, rules.game.view(state, seat), seat, 1)
            legal = rules.game.legal(state, seat)
            few = legal if len(legal) < 100 else [legal[0], legal[-1]]
            assert all(asked.may_be(action) for action in few)
            assert not asked.may_be(legal[-1] + 2**40)
            largest = max(largest, *few)
            rules.game.apply(state, seat, chance.choice(legal))
    assert game == "terracotta" or largest > 2**31  # or this would prove nothing: bards are packed into large numbers


@pytest.mark.parametrize("expected", [*NAMES, "stranger"])
@pytest.mark.parametrize("by", [*NAMES, None])
@pytest.mark.parametrize("reason", ["busy", "late", "failed", "illegal"])
def test_who_decided_for_whom_and_why_is_read_as_it_was_written(expected: str, by: str | None, reason: Reason) -> None:
    written = byline(expected, by, None if by == expected else reason)
    assert len(written) <= LONGEST
    assert kind(written) == ("chance" if by is None else "bot")
    assert instead(written) == (None if by == expected else Substitution(expected, by, reason))


def test_older_entries_and_those_of_people_are_read_too() -> None:
    assert (kind("chance:marshal"), instead("chance:marshal")) == ("chance", Substitution("marshal", None, "unknown"))
    assert (kind("bot:marshal"), instead("bot:marshal")) == ("bot", None)
    assert (kind("abcdefghjk"), instead("abcdefghjk")) == ("person", None)
