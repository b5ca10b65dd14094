"""What an evaluation misses between turns of one position, as `bench.siblings` measures it."""

import json

import pytest

from bench import siblings
from bench.regret import sampled
from claycrown.games.terracotta.bots import weights
from tools.training import terracotta as training


@pytest.fixture(scope="module")
def some() -> list[siblings.Sibling]:
    return [one for number, position in enumerate(sampled(4, 10)) for one in siblings.siblings_of(number, position, games=2)]


def test_where_all_ends_as_expected_nothing_is_missed(some: list[siblings.Sibling]) -> None:
    rounds = training.rounds_of(json.loads(weights.FILE.read_text()), 4)
    expected = [one._replace(final_vp=rounds[one.sample.round - 1].expects(one.sample)) for one in some]
    assert siblings.missed(expected, [], fitted=False) == pytest.approx(0)
    assert siblings.missed(some, [], fitted=False) > 0


def test_turns_are_compared_with_those_of_the_same_position_only(some: list[siblings.Sibling]) -> None:
    leads = siblings.differences(some, [one.final_vp for one in some])
    for number in {one.sample.game for one in some}:
        own = [lead for lead, one in zip(leads, some, strict=True) if one.sample.game == number]
        assert sum(own) == pytest.approx([0] * 4)


def test_what_decides_is_found(some: list[siblings.Sibling]) -> None:
    """An input that is what a position's turns lead to, enlarged so that few of them teach it."""
    told = [one._replace(inputs={"end": 100 * (one.final_vp - one.sample.vp)}) for one in some]
    assert siblings.missed(told, ["end"], fitted=True) < siblings.missed(told, [], fitted=True) / 2
