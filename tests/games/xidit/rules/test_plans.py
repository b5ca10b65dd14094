"""X3: secret orders; X4.1: in which order they are carried out."""

import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.record.notation import NotADecision
from tests.vocabulary.xidit import Table


def test_all_plan_at_the_same_time() -> None:  # X3.1
    table = Table()
    assert table.deciders() == ["blue", "red", "green", "yellow"]
    table.do("green:plan RAKBAW")
    assert table.deciders() == ["blue", "red", "yellow"]
    assert table.legal("green") == set()
    assert table.legal("blue") == {"plan *"}


def test_every_plan_of_six_is_allowed() -> None:  # X3.1
    texts = NOTATION.legal(Table().state, 0, brief=False)
    assert len(set(texts)) == 5**6
    assert {"plan KKKKKK", "plan RAKBAW", "plan WWWWWW"} <= set(texts)


@pytest.mark.parametrize("text", ["plan", "plan RAKBA", "plan RAKBAWW", "plan RAKBAX", "plan rakbaw", "plan RAK BAW"])
def test_a_plan_that_is_none_is_refused(text: str) -> None:  # X3.1
    with pytest.raises(NotADecision, match=r"X3\.1"):
        NOTATION.action(Table().state, text)


def test_a_plan_may_be_changed_until_every_player_is_ready() -> None:  # X3.1
    table = Table().at("blue", 5).do("blue:plan WWWWWW", "red:plan WWWWWW", "blue:plan BWWWWW", "green:plan WWWWWW")
    assert table.why_not("blue:plan RWWWWW") is None
    assert table.city("blue") == 5
    table.do("yellow:plan WWWWWW")
    assert table.city("blue") == 12


def test_while_all_plan_nothing_else_can_be_decided() -> None:  # X3.1
    assert Table().why_not("blue:start 3") == "X3.1"
    assert Table().why_not("blue:show 1") == "X3.1"


def test_nothing_of_a_plan_reaches_another_player() -> None:  # X3.2
    one, other = Table().do("blue:plan RAKBAW"), Table().do("blue:plan WWWWWW")
    for viewer in (1, 2, 3, SPECTATOR):
        assert NOTATION.write(GAME.view(one.state, viewer)) == NOTATION.write(GAME.view(other.state, viewer))
        assert NOTATION.write(GAME.view(one.state, viewer))["pending"]["plans"] == {"blue": None}
        assert GAME.ledger(one.state, viewer) == GAME.ledger(other.state, viewer)
    assert NOTATION.write(GAME.view(one.state, 0))["pending"]["plans"] == {"blue": "RAKBAW"}


def test_all_plans_are_revealed_together() -> None:  # X3.2
    table = Table().do("blue:plan RWWWWW", "red:plan BWWWWW", "green:plan KWWWWW")
    assert table.ledger("plan") == []
    table.do("yellow:plan WWWWWW")
    assert [(entry.seat, entry.source) for entry in table._decided if entry.what == "plan"] == [
        (0, "RWWWWW"),
        (1, "BWWWWW"),
        (2, "KWWWWW"),
        (3, "WWWWWW"),
    ]


def test_everybodys_first_order_comes_before_anybodys_second() -> None:  # X4.1
    table = Table(3).put(first="red").year()
    assert [(whose, order) for _, whose, order in table.ledger("order")] == [
        (colour, order) for order in range(1, 7) for colour in ("red", "green", "blue")
    ]


def test_the_later_player_finds_what_is_left() -> None:  # X4.1
    table = Table().put(first="red").recruits({5: "MIB"})
    for colour in table.seats:
        table.at(colour, 5)
    table.year(blue="A", red="A", green="A", yellow="A")
    assert {colour: table.units(colour) for colour in table.seats} == {"red": "M", "green": "I", "yellow": "B", "blue": ""}
