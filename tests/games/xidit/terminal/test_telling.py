"""The log and the scenes of a year, from the ledger."""

from collections.abc import Iterator

import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import UNKNOWN
from claycrown.match import Step
from claycrown.terminal import log_lines
from claycrown.terminal.session import Session
from tests.vocabulary.xidit import Table, busy_play
from tests.vocabulary.xidit_table import seated, session_on


def played(players: int, seed: int) -> Iterator[tuple[Session, Step]]:
    """A whole short game, decision by decision."""
    game: Session | None = None
    for state, seat, action in busy_play(players, {"short": True}, seed):
        game = game or session_on(state.clone())
        if seat >= 0:
            yield game, game.decide(seat, NOTATION.text(state, action))


@pytest.mark.parametrize(("players", "seed"), [(3, 1), (4, 2), (5, 3)])
def test_every_line_of_the_log_is_told_in_a_scene_or_after_it(players: int, seed: int) -> None:
    watched = 0
    for game, move in played(players, seed):
        told = log_lines.log_lines(game, move, SPECTATOR)
        scenes = log_lines.scenes(game, move, SPECTATOR)
        assert all(line.text.endswith(".") and line.rules for line in told)
        assert sum(scene.logged for scene in scenes) == (len(told) if scenes else 0)
        watched += len(scenes)
        if GAME.over(move.after.state):
            assert len(told) >= players - 1
    assert watched > 100


def decided(table: Table, *decisions: str) -> tuple[Session, Step]:
    """The table after these decisions, and the last of them."""
    game = seated(table)
    for decision in decisions:
        colour, _, text = decision.partition(":")
        move = game.decide(game.seats.index(colour), text)
    return game, move


def test_a_threat_leaves_and_the_next_comes() -> None:
    table = Table().at("blue", 17, units="MAC").threats(17).recruitment(1, [3]).threat(14, [15, 16])
    game, move = decided(table, "blue:plan AWWWWW", *(f"{colour}:plan WWWWWW" for colour in table.seats[1:]))
    lines = [line.text for line in log_lines.log_lines(game, move, 0)]
    assert any(line.startswith("blue, order 1: eliminates the threat in city 17.") for line in lines), lines
    game.decide(0, "reward bards floors")
    assert game.why_not_undo(0) is None
    last = game.decide(0, "bards centre 2 snow 1")
    assert game.why_not_undo(0) is not None
    told = [line.text for line in log_lines.log_lines(game, last, 0)]
    assert told[0] == "blue: 2 bards to the centre, 1 bard to the snow and 3 floors in city 17."
    assert told[1:3] == ["City 17: the threat token leaves.", "City 14: a threat comes."]


def test_a_plan_only_tells_that_it_is_in() -> None:  # X3.2
    game, move = decided(Table(), "blue:plan RAKBAW")
    assert [line.text for line in log_lines.log_lines(game, move, 1)] == ["blue is ready."]
    assert log_lines.scenes(game, move, 1) == []
    assert game.why_not_undo(0) is None


def test_the_assessments_turn_the_lights_on_one_by_one() -> None:
    table = (
        Table()
        .put(year=12)
        .at("blue", 5, gold=9)
        .at("red", 6, gold=5)
        .at("green", 8, gold=7)
        .at("yellow", 9, gold=1)
        .guild("blue", 5, 2)
        .guild("green", 8, 1)
        .guild("red", 6, 3)
        .bards("centre", blue=1, red=4)
        .year()
    )
    for _ in range(4):
        table.shows(0, 0, 0, 0)
    game, move = decided(table, *(f"{colour}:show 0" for colour in table.seats))
    assert GAME.over(game.state)
    scenes = log_lines.scenes(game, move, 0)[-7:]
    assert "Assessment 1 of 3: wealth" in scenes[0].lines[0]
    assert scenes[1].lines == ["Wealth: blue 9, green 7, red 5 and yellow 1.", "yellow goes out: last in wealth with 1."]
    assert "green goes out: last in influence with 1." in scenes[3].lines
    assert {"assessment influence", "assessed influence"} <= scenes[3].lit and "assessed influence" not in scenes[2].lit
    bastion = scenes[0].view.printed.bastion
    assert scenes[3].view.bards[bastion] == UNKNOWN and scenes[4].view.bards[bastion] == 1  # X8.1: now open
    assert "red is the last one standing" in scenes[6].lines[0]
