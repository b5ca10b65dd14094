"""What a game declares of bots, and who plays where it declares none."""

import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

from claycrown import bots
from claycrown.arena.series import Series
from claycrown.arena.tournament import all_series
from claycrown.bots.contract import GameBots, ThinksAhead
from claycrown.bots.general import players as general
from claycrown.bots.ladder import RUNGS, Budget, cheaper
from claycrown.games import game
from claycrown.games.plugin import installed
from claycrown.games.terracotta.bots.greedy import Greedy
from claycrown.games.terracotta.bots.searcher import Searcher
from claycrown.record.notation import BadPosition, notation
from claycrown.server.play.rules import bots_for
from claycrown.terminal.seating import seating

LITTLE = Budget(simulations=4)


DECLARED = GameBots()
Declare = Callable[[GameBots | None], None]


@pytest.fixture
def declare(monkeypatch: pytest.MonkeyPatch) -> Declare:
    """Lets Terracotta Army bring other bots than its own, or none."""

    def with_bots(brought: GameBots | None) -> None:
        monkeypatch.setattr(sys.modules[__name__], "DECLARED", brought)
        where = "" if brought is None else f"{__name__}:DECLARED"
        monkeypatch.setitem(installed().games, "terracotta", replace(installed().games["terracotta"], bots=where))

    return with_bots


def test_a_game_with_bots_of_its_own_is_played_by_them() -> None:
    styles = {name for name in bots.NAMES if RUNGS[name].is_style}
    assert set(bots.offered("terracotta")) | set(bots.offered("xidit")) == set(bots.NAMES)
    assert set(bots.offered("terracotta")) & set(bots.offered("xidit")) == set(bots.NAMES) - styles
    assert type(bots.make("greedy", "terracotta", 1)) is Greedy
    assert type(bots.make("emperor", "terracotta", 1)) is Searcher


def test_a_game_without_bots_has_the_whole_ladder_by_the_general_search(declare: Declare) -> None:
    declare(None)
    assert bots.offered("terracotta") == tuple(name for name in bots.NAMES if not RUNGS[name].is_style)
    kinds = {"novice": general.Novice, "greedy": general.Greedy, "steward": general.Searcher, "emperor": general.Searcher}
    for name, kind in kinds.items():
        assert type(bots.make(name, "terracotta", 1)) is kind
    marshal = bots.make("marshal", "terracotta", 1, LITTLE)
    assert isinstance(marshal, ThinksAhead)
    assert (marshal.name, marshal.budget) == ("marshal", LITTLE)
    rules = game("terracotta")
    state = rules.new(2, 1)
    seat = rules.deciders(state)[0]
    found = bots.hints("terracotta", rules.view(state, seat), seat, LITTLE)
    assert {hint.decision for hint in found} <= set(notation("terracotta").legal(state, seat, False))


def test_hints_can_be_asked_for_again_and_again() -> None:
    """They once could not: the module of the hints had the function's name and took its place."""
    rules = game("terracotta")
    view = rules.view(rules.new(2, 1), 0)
    seat = rules.deciders(view)[0]
    assert bots.hints("terracotta", view, seat, LITTLE) == bots.hints("terracotta", view, seat, LITTLE)


def test_a_game_may_bring_some_and_withhold_others(declare: Declare) -> None:
    declare(GameBots(greedy=Greedy, withheld=frozenset({"emperor", "greedy"})))
    assert type(bots.make("greedy", "terracotta", 1)) is Greedy
    assert type(bots.make("novice", "terracotta", 1)) is general.Novice
    assert bots.offered("terracotta") == ("random", "novice", "steward", "marshal")


def test_who_answers_for_a_style_is_at_home_everywhere() -> None:
    assert cheaper("mason") == "novice"
    assert cheaper("captain") == cheaper("steward") == "greedy"
    assert cheaper("random") is None


def test_server_terminal_and_arena_offer_what_the_game_offers(declare: Declare) -> None:
    declare(GameBots(withheld=frozenset({"emperor", "greedy"})))
    assert bots_for("terracotta") == ["random", "novice", "steward", "marshal"]
    assert seating("terracotta", 2, None) == ["person", "marshal"]
    with pytest.raises(BadPosition, match="nobody knows 'emperor'"):
        seating("terracotta", 2, ["emperor"])
    table = Series("terracotta", game("terracotta").edition(), {}, ("random",) * 2, 1, 1)
    with pytest.raises(BadPosition, match="terracotta has no emperor"):
        all_series(table, "match", ["emperor:simulations=5", "random"])
