"""What an update offers can be sent: each text in `actions` is a legal decision, and all legal ones are there or described."""

import random
import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from typing import ClassVar

import msgspec
import pytest

from claycrown.games import contract
from claycrown.games.xidit.notation import NOTATION, XiditNotation
from claycrown.games.xidit.rules.state import State
from claycrown.guide.question import whole_decisions
from claycrown.rules import Rules, rules_of
from claycrown.server.play import updates
from claycrown.server.play.schemas import Action
from tests.server.vocabulary import texts

LARGEST = 40_000
"""Bytes of what is offered at any moment of the games below."""


def check_offered(rules: Rules, actions: Sequence[Action], legal: Sequence[str]) -> None:
    """Nothing but legal decisions; all of them where no pattern stands for the rest."""
    offered = texts(actions)
    assert set(offered) <= set(legal) and len(set(offered)) == len(offered)
    described = {action.name: action.pattern for action in actions if action.pattern is not None}
    assert {text for text in legal if text.split(" ")[0] not in described} <= set(offered)
    for text in legal:
        name, _, arguments = text.partition(" ")
        assert name not in described or re.fullmatch(described[name], arguments)
    assert len(msgspec.json.encode(actions)) < LARGEST


@pytest.mark.parametrize(("name", "players"), [("terracotta", 2), ("terracotta", 4), ("xidit", 3), ("xidit", 5)])
def test_what_is_offered_in_a_random_game_is_legal(name: str, players: int) -> None:
    rules, chance = rules_of(name), random.Random(players)
    state = rules.game.new(players, 1)
    described: set[str] = set()
    while not rules.game.over(state):
        seat = chance.choice(list(rules.game.deciders(state)))
        view = rules.game.view(state, seat)
        actions = updates.offered(rules, view, seat)
        new = {action.name for action in actions if action.pattern is not None} - described
        if new or not any(action.pattern for action in actions):  # all 15,625 plans are looked at once
            check_offered(rules, actions, rules.notation.legal(view, seat, False))
        described |= new
        question = rules.guide.question(view, seat)
        legal = set(rules.game.legal(state, seat))
        sent = [*texts(actions), *(whole_decisions(question) if question else ())]
        assert {rules.notation.action(view, text) for text in sent} <= legal
        contract.decide(rules.game, state, seat, rules.notation.action(state, chance.choice(texts(actions))))
    assert described == ({"plan"} if name == "xidit" else set())


class InBrief(XiditNotation):
    """A notation that lists everything in brief and has no pattern, as one of another package may."""

    patterns: ClassVar[dict[str, str]] = {}

    def legal(self, state: State, seat: int, brief: bool) -> list[str]:
        texts = super().legal(state, seat, False)
        return list(dict.fromkeys(f"{text.split(' ')[0]} *" for text in texts)) if brief else texts


def test_a_game_without_patterns_offers_examples() -> None:
    rules, chance = replace(rules_of("xidit"), notation=InBrief()), random.Random(1)
    state = rules.game.new(3, 1)
    counts: set[int] = set()
    while not {1, 2, 21, 15_625} <= counts:
        seat = rules.game.deciders(state)[0]
        (action, *_) = actions = updates.offered(rules, state, seat)
        legal = rules.notation.legal(state, seat, False)
        own = [text for text in legal if text.split(" ")[0] == action.name]
        counts.add(len(own))
        assert len(set(texts([action]))) == len(action.choices) == min(len(own), updates.EXAMPLES)
        assert set(texts(actions)) <= set(legal) and action.pattern is None
        contract.decide(rules.game, state, seat, chance.choice(rules.game.legal(state, seat)))


def test_the_pattern_of_a_plan_matches_nothing_but_plans() -> None:  # X3.1
    pattern = re.compile(NOTATION.patterns["plan"])
    plans = {"".join(orders) for orders in product("KRBAW", repeat=6)}
    assert all(pattern.fullmatch(plan) for plan in plans)
    for text in ("", "*", "KRBAW", "KRBAWKK", "krbawk", "KRBAW.", "KRBAW K", "KRBAWK\n"):
        assert not pattern.fullmatch(text)
