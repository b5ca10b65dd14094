"""The seeded numbers: the same on every machine, and even."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from claycrown.games import chance

STREAMS = st.integers(0, 2**64 - 1)


def draws(seed: int, limit: int, count: int) -> list[int]:
    stream, drawn = seed, []
    for _ in range(count):
        stream = chance.step(stream)
        drawn.append(chance.below(stream, limit))
    return drawn


def test_the_numbers_are_those_of_splitmix64() -> None:
    """With seed 0, SplitMix64 gives e220a8397b1dcdaf, 6e789e6aa1b965f4, 06c45d188009454f first; below reads the upper half."""
    upper = [0xE220A839, 0x6E789E6A, 0x06C45D18]
    assert draws(0, 2**31, 3) == [number >> 1 for number in upper]


@given(STREAMS, st.integers(1, 100_000))
def test_a_number_is_below_its_limit(stream: int, limit: int) -> None:
    assert 0 <= chance.below(stream, limit) < limit


@given(STREAMS)
def test_a_stream_stays_within_64_bits(stream: int) -> None:
    assert 0 <= chance.step(stream) < 2**64
    assert chance.step(stream) != stream


def test_every_number_is_as_likely_as_any_other() -> None:
    seen = Counter(draws(1, 12, 12_000))
    assert sorted(seen) == list(range(12))
    assert 850 < min(seen.values()) <= max(seen.values()) < 1150


def test_neighbouring_seeds_give_unlike_streams() -> None:
    firsts = {tuple(draws(seed, 1000, 3)) for seed in range(500)}
    assert len(firsts) == 500
