"""Putting a decision together by keys."""

from claycrown.games.terracotta.terminal import DRAWING
from claycrown.terminal.picking import Picking
from claycrown.terminal.session import Session
from tests.vocabulary.sessions import moment, session


def picking(game: Session) -> Picking:
    seat = game.deciders()[0]
    return Picking(DRAWING, game, moment(game, seat), seat)


def test_digits_point_at_a_segment() -> None:
    asked = picking(session())
    assert asked.press("1") is None
    assert asked.option.target == "segment 1"
    assert asked.press("2") is None
    assert asked.option.words == "place craftsman 12"
    asked.press("7")
    assert asked.option.target == "segment 7"


def test_a_letter_picks_its_option() -> None:
    option = picking(session()).press("m")
    assert option is not None
    assert option.words == "turn middle"


def test_stages_lead_on_and_back() -> None:
    game = session()
    seat = game.deciders()[0]
    while not any(text.startswith("build ") for text in game.legal(seat)):
        legal = game.legal(seat)
        game.decide(seat, next((text for text in ("do", "take clay") if text in legal), legal[0]))
        seat = game.deciders()[0]
    asked = picking(game)
    first = asked.stage
    option = next(option for option in asked.stage.options if option.words == "build soldier")
    assert not option.done
    asked.go_into(option)
    assert asked.stage.panel == "mausoleum"
    asked.press("e")
    asked.press("4")
    assert asked.option.words == "build soldier e4"
    assert "build soldier c3" in asked.interpretations("C3")
    assert asked.back()
    assert asked.stage.prompt == first.prompt
    assert not asked.back()


def test_what_gives_something_up_and_ends_the_turn_is_pressed_twice() -> None:
    game = session()
    seat = game.deciders()[0]
    game.decide(seat, "place craftsman 4")
    for _ in ("inner", "middle"):
        asked = picking(game)
        assert asked.press("x") == asked.option
        game.decide(seat, asked.option.words)
    asked = picking(game)
    assert asked.press("x") is None
    assert asked.option.words == "skip"
    assert asked.press("x") == asked.option
