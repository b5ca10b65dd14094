"""Variants: what may be chosen, as a value and as a text."""

from typing import Any

import pytest

from claycrown.games import game
from claycrown.games.contract import decide, set_up
from claycrown.games.options import Option, choice, defaults, label_id, number, switch
from claycrown.games.refused import BadPosition


@pytest.mark.parametrize(
    ("option", "kind", "allowed", "refused"),
    [
        (switch(True), "switch", [True, False], [1, 0, "true", None]),
        (number(2, 4, 3), "number", [2, 3, 4], [1, 5, True, 2.0, "3", None]),
        (choice("up", "down"), "choice", ["up", "down"], ["", "Up", 0, True, None]),
    ],
)
def test_each_kind_takes_its_own_values(option: Option, kind: str, allowed: list[object], refused: list[object]) -> None:
    assert option.kind == kind
    assert all(option.allows(value) for value in allowed)
    assert not any(option.allows(value) for value in refused)


def test_texts_are_read_exactly() -> None:
    assert (switch().read("true"), switch().read("True"), switch().read("1")) == (True, None, None)
    assert (number(1, 12, 7).read("12"), number(1, 12, 7).read("07"), number(1, 12, 7).read("13")) == (12, None, None)
    assert (choice("up", "down").read("down"), choice("up", "down").read("")) == ("down", None)


def test_defaults_and_names() -> None:
    assert defaults({"hook": switch(True), "deals": number(1, 9, 7), "order": choice("up", "down")}) == {
        "hook": True,
        "deals": 7,
        "order": "up",
    }
    assert label_id("xidit", "hard_virtual") == "xidit-option-hard-virtual"
    assert label_id("ohhell", "order", "growing") == "ohhell-option-order-growing"


@pytest.mark.parametrize(
    ("seat", "decision", "where"), [(2, 0, "seat"), (-1, 0, "seat"), (True, 0, "seat"), ("0", 0, "seat"), (0, "do", "decision")]
)
def test_only_a_seat_of_the_table_decides_and_only_by_a_number(seat: Any, decision: Any, where: str) -> None:
    rules = game("terracotta")
    state = set_up(rules, 2, 1)
    with pytest.raises(BadPosition, match=f"^{where}: "):
        decide(rules, state, seat, decision)


def test_a_game_is_set_up_with_an_edition_and_nothing_else() -> None:
    edition: Any = "standard"
    with pytest.raises(BadPosition, match=r"^edition: "):
        set_up(game("terracotta"), 2, 1, edition=edition)
