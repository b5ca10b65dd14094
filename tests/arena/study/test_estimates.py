"""Estimates: they find what is put into made-up games, and know how sure they are."""

from random import Random

import pytest

from claycrown.arena.study.digest import Digest
from claycrown.arena.study.estimates import LEAST, direct, frequency, mean, value


def a_game(vp: list[int], uses: list[int], paid: list[int] | None = None) -> Digest:
    found = Digest("terracotta", ["yellow", "green"], vp.index(max(vp)), 100, {"vp": vp})
    found.uses = {"masters": {"smith": uses}}
    found.paid = {"masters": {"smith": paid or [0, 0]}}
    return found


def test_a_mean_with_its_interval() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert (found.low, found.high) == pytest.approx((1.235, 3.765), abs=1e-3)  # by hand: s = 1.291, n = 4


def test_how_often_and_for_how_much() -> None:
    games = [a_game([10, 0], [2, 0], [6, 0]), a_game([10, 0], [1, 1], [3, 3])]
    assert frequency(games, "masters", "smith").value == 1.0
    paid = direct(games, "masters", "smith")
    assert paid is not None and paid.value == paid.low == paid.high == 3.0
    assert direct(games, "masters", "builder") is None


def test_the_value_is_found_whatever_else_moves_the_table() -> None:
    chance = Random(1)
    games = []
    for _ in range(400):
        table = chance.randrange(200)
        uses = [chance.randrange(5), chance.randrange(5)]
        games.append(a_game([table + 4 * times + chance.randrange(-10, 11) for times in uses], uses))
    found = value(games, "masters", "smith")
    assert found is not None
    assert found.low < 4 < found.high
    assert found.high - found.low < 1


def test_the_interval_of_a_worthless_thing_holds_nothing_in_nineteen_of_twenty() -> None:
    chance = Random(2)
    held = 0
    for _ in range(200):
        games = [
            a_game([chance.randrange(99), chance.randrange(99)], [chance.randrange(3), chance.randrange(3)]) for _ in range(60)
        ]
        found = value(games, "masters", "smith")
        assert found is not None
        held += found.low <= 0 <= found.high
    assert 180 <= held <= 198


def test_nothing_is_said_of_what_nearly_all_did_alike() -> None:
    alike, once = [a_game([5, 3], [1, 1])] * 50, a_game([5, 3], [1, 0])
    assert value(alike, "masters", "smith") is None
    assert value([*alike, *[once] * (LEAST - 1)], "masters", "smith") is None
    assert value([*alike, *[once] * LEAST], "masters", "smith") is not None
