"""What clients are told of the variants, in the words of the rules."""

import pytest

from claycrown.games.xidit.guide.variants import Variant, variants
from claycrown.games.xidit.rules.game import GAME

WASTE = {region["wasteland"]: region["name"] for region in GAME.edition().figures["regions"] if "wasteland" in region}


def variant(players: int, short: bool) -> Variant:
    (found,) = [one for one in variants(GAME.edition()) if (one.players, one.short) == (players, short)]
    return found


@pytest.mark.parametrize(
    ("players", "short", "numbers"),
    [(3, False, [1, 2]), (4, False, []), (5, False, []), (3, True, [1, 2]), (4, True, [1, 2]), (5, True, [1])],
)
def test_wasteland(players: int, short: bool, numbers: list[int]) -> None:  # X9.1, X9.4
    assert set(variant(players, short).wastelands) == {WASTE[number] for number in numbers}


def test_years_and_censuses() -> None:  # X1.1, X6, X9.4
    for players in GAME.player_counts:
        long, short = variant(players, short=False), variant(players, short=True)
        assert (long.years, long.censuses) == (12, [4, 8, 12])
        assert (short.years, short.censuses) == (9, [3, 6, 9])


@pytest.mark.parametrize(
    ("players", "short", "tokens", "units"),
    [(4, False, 21, 5), (3, False, 18, 4), (5, True, 19, 5), (4, True, 18, 5), (3, True, 16, 4)],
)
def test_tokens_in_use_and_their_units(players: int, short: bool, tokens: int, units: int) -> None:  # X2.1, X9.1, X9.4
    recruits = variant(players, short).recruits
    assert len(recruits) == tokens
    assert {len(letters) for letters in recruits.values()} == {units}
