"""What a study counts adds up to what the games say of themselves."""

import pytest

from claycrown.arena.series import Series, play
from claycrown.arena.study.digest import Digest, counting, digest
from claycrown.games import game
from claycrown.games.options import defaults
from claycrown.games.terracotta.rules.pieces import FINAL_SOURCES


def studied(name: str, players: int, seed: int = 4) -> Digest:
    series = Series(name, game(name).edition(), defaults(game(name).options), ("novice",) * players, 1, seed)
    return digest(play(series, 0))


@pytest.mark.parametrize("players", [2, 4])
def test_the_sources_add_up_to_the_score(players: int) -> None:
    found = studied("terracotta", players)
    for seat in range(players):
        assert (
            sum(found.used("sources", source)[seat] for source in counting("terracotta").items("sources"))
            == found.figures["vp"][seat]
        )


def test_what_weapons_tiles_and_statues_paid_is_what_the_score_sheet_says() -> None:
    found = studied("terracotta", 3)
    for section, sources in (
        ("weapons", ["weapon"]),
        ("tiles", ["tile"]),
        ("statues", ["rack", "footman", "archer", "musician"]),
    ):
        paid = [sum(found.got(section, item)[seat] for item in counting("terracotta").items(section)) for seat in range(3)]
        assert paid == [sum(found.used("sources", source)[seat] for source in sources) for seat in range(3)]
        assert sum(paid) > 0


def test_five_tiles_score_for_everybody() -> None:
    found = studied("terracotta", 3)
    assert sum(found.used("tiles", tile)[1] for tile in counting("terracotta").items("tiles")) <= 5
    assert len({tuple(found.used("tiles", tile)) for tile in found.uses["tiles"]}) == 1


def test_there_is_a_leader_after_each_of_five_rounds() -> None:
    found = studied("terracotta", 2)
    assert len(found.leaders) == 5
    before_the_end = [
        found.figures["vp"][seat] - sum(found.used("sources", source)[seat] for source in FINAL_SOURCES) for seat in range(2)
    ]
    best = max(before_the_end)
    assert found.leaders[-1] == (before_the_end.index(best) if before_the_end.count(best) == 1 else None)


@pytest.mark.parametrize("players", [3, 5])
def test_two_rewards_for_each_threat_and_titan(players: int) -> None:
    found = studied("xidit", players)
    rules = counting("xidit")
    for seat in range(players):
        won = sum(found.used(section, item)[seat] for section in ("threats", "titans") for item in rules.items(section))
        assert sum(found.used("rewards", item)[seat] for item in rules.items("rewards")) == 2 * won
    assert sum(map(sum, found.uses["starts"].values())) == players


def test_units_are_recruited_in_cities_and_orders_come_to_something() -> None:
    found = studied("xidit", 4)
    recruited = found.used("orders", "recruited")
    assert [sum(found.used("units", unit)[seat] for unit in counting("xidit").items("units")) for seat in range(4)] == recruited
    assert [
        sum(found.used("recruits", city)[seat] for city in counting("xidit").items("recruits")) for seat in range(4)
    ] == recruited
    assert all(sum(found.used("orders", order)[seat] for order in counting("xidit").items("orders")) <= 72 for seat in range(4))


@pytest.mark.parametrize("name", ["terracotta", "xidit"])
def test_nothing_is_counted_that_has_no_place_on_the_page(name: str) -> None:
    found = studied(name, 3)
    for section, items in found.uses.items():
        assert set(items) <= set(counting(name).items(section))
