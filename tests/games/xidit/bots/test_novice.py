"""The mistakes that `novice` makes in Lords of Xidit, and those it does not."""

from collections.abc import Callable

import pytest

import claycrown
from claycrown import bots
from claycrown.games.xidit.bots.greedy import Greedy
from claycrown.games.xidit.bots.novice import Novice
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules import decisions
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import INFLUENCE, ORDERS, PLAN, REPUTATION, ROADS, WEALTH
from tests.games.xidit.bots.games import played, winner
from tests.vocabulary.xidit import Table

compiled_only = pytest.mark.skipif(not claycrown.compiled(), reason="whole games of thinking bots take long in plain Python")


def novice(forgotten: int) -> Novice:
    """The first one that forgets that assessment."""
    return next(bot for bot in map(Novice, range(100)) if bot.forgotten == forgotten)


def decides(table: Table, bot: Novice) -> str:
    return NOTATION.text(table.state, bot.decide(GAME.view(table.state, 0), 0))


def test_every_assessment_is_forgotten_by_somebody() -> None:
    assert {Novice(seed).forgotten for seed in range(20)} == {WEALTH, INFLUENCE, REPUTATION}


@pytest.mark.parametrize(
    ("forgotten", "taken"), [(WEALTH, "bards floors"), (INFLUENCE, "gold bards"), (REPUTATION, "gold floors")]
)
def test_takes_nothing_for_the_assessment_that_it_forgot_until_it_remembers(forgotten: int, taken: str) -> None:
    early = Table().at("blue", 17, units="MAC").threats(17).year(blue="AWWWWW")
    assert decides(early, novice(forgotten)) == f"reward {taken}"
    late = Table().put(year=9).at("blue", 17, units="MAC").threats(17).year(blue="AWWWWW")
    assert decides(late, novice(forgotten)) != f"reward {taken}"


def test_plans_as_if_alone() -> None:
    alone = Table().at("blue", 11, units="MAC").threats(17)
    crowded = Table().at("blue", 11, units="MAC").at("red", 17, units="MAC").threats(17)
    assert decides(alone, Novice(3)) == decides(crowded, Novice(3))


def test_sometimes_takes_one_road_for_another_and_never_changes_anything_else() -> None:
    table = Table().at("blue", 11, units="MAC").threats(17)
    alike = [bot for bot in map(Novice, range(120)) if bot.forgotten == WEALTH]
    plans = [bot.decide(GAME.view(table.state, 0), 0) - PLAN for bot in alike]
    usual = max(set(plans), key=plans.count)
    strayed = [plan for plan in plans if plan != usual]
    assert 0 < len(strayed) < len(plans) // 2
    for plan in strayed:
        changed = [order for order in range(ORDERS) if decisions.order_in(plan, order) != decisions.order_in(usual, order)]
        assert len(changed) == 1
        assert decisions.order_in(plan, changed[0]) < ROADS


def test_puts_all_bards_in_one_place() -> None:
    table = Table().at("blue", 17, units="MAC").threats(17).year(blue="AWWWWW").do("reward gold bards")
    assert decides(table, Novice(0)) == "bards centre 3"


@compiled_only
@pytest.mark.parametrize(("stronger", "weaker"), [(Novice, lambda seed: bots.make("random", "xidit", seed)), (Greedy, Novice)])
def test_stands_between_random_and_greedy(stronger: Callable[[int], bots.Bot], weaker: Callable[[int], bots.Bot]) -> None:
    """Two of each at a table; by chance alone so many wins would come once in a thousand times."""
    wins = 0
    for seed in range(20):
        wins += winner(played([stronger(seed), weaker(seed), stronger(seed + 100), weaker(seed + 100)], seed)) % 2 == 0
    assert wins >= 17
