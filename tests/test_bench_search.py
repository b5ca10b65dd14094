"""What `make bench` tells of the search: few simulations are enough to see that it tells all of it."""

from pathlib import Path

import pytest

from bench import search


def test_speed_and_strength_are_measured_and_drawn(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(search.BUDGETS, "terracotta", [2, 4])
    monkeypatch.setitem(search.TIMED, "terracotta", 4)
    monkeypatch.setattr(search, "at_once", lambda matches: 1)
    found = search.measure("terracotta", 2)
    assert set(found["rating"]) == {"2", "4"}
    assert [rating["games"] for rating in found["rating"].values()] == [2, 2]
    assert all(speed > 0 for speed in found["simulations_a_second"].values())
    search.plot({"terracotta": found}, tmp_path / "new" / "search.svg")
    assert ">rating points<" in (tmp_path / "new" / "search.svg").read_text()
