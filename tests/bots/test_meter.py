"""How much of a budget is used up."""

import pytest

from claycrown.bots import meter
from claycrown.bots.ladder import Budget
from claycrown.bots.meter import Meter


def test_by_simulations() -> None:
    used = Meter(Budget(simulations=10))
    used.simulations = 4
    assert used.left() == pytest.approx(6)
    assert (used.used(), used.batch(8)) == (0.4, 6)
    used.simulations = 10
    assert (used.used(), used.batch(8)) == (1.0, 0)


def test_by_the_clock_and_by_whichever_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(meter, "monotonic", lambda: now[0])
    used = Meter(Budget(seconds=2.0, simulations=100))
    used.simulations = 10
    now[0] = 101.0
    assert (used.used(), used.left(), used.batch(8)) == (0.5, 10.0, 8)
    now[0] = 102.0
    assert used.batch(8) == 0


def test_no_time_at_all_is_used_up_at_once() -> None:
    assert Meter(Budget(seconds=0.0)).batch(8) == 0


def test_a_search_needs_an_end() -> None:
    with pytest.raises(ValueError, match="neither seconds nor simulations"):
        Meter(Budget())
