"""A session: decisions, taking back, saving, going on."""

import json
from pathlib import Path

import pytest

from claycrown.games.contract import SPECTATOR, Illegal
from claycrown.games.terracotta.notation import NOTATION
from claycrown.guide.undo import CannotUndo
from claycrown.record.notation import BadPosition, NotADecision
from claycrown.terminal.session import Session
from tests.vocabulary.matches import known_of
from tests.vocabulary.sessions import play_on, played, session


def written(game: Session) -> object:
    return NOTATION.write(game.state)


def test_a_decision_is_recorded_and_told_by_the_ledger() -> None:
    game = session()
    seat = game.deciders()[0]
    move = game.decide(seat, "place  craftsman 5")
    assert game.record.decisions == [(game.seats[seat], "place craftsman 5")]
    assert [entry.what for entry in known_of(game, move, SPECTATOR).entries] == ["worker"]


def test_an_illegal_decision_changes_nothing() -> None:
    game = session()
    before = written(game)
    with pytest.raises(Illegal, match=r"T3\.3"):
        game.decide(game.deciders()[0], "skip")
    with pytest.raises(NotADecision):
        game.decide(game.deciders()[0], "dance")
    assert written(game) == before
    assert not game.record.decisions


def test_one_takes_back_ones_own_decisions_up_to_another_players() -> None:
    game = session()
    first = game.deciders()[0]
    start = written(game)
    while game.deciders() == [first]:
        game.decide(first, game.legal(first)[-1])
    second = game.deciders()[0]
    own = len(game.moves)
    game.decide(second, game.legal(second)[-1])
    with pytest.raises(CannotUndo) as refused:
        game.undo(first)
    assert refused.value.code == "not_yours"
    game.undo(second)
    for _ in range(own):
        game.undo(first)
    assert written(game) == start
    with pytest.raises(CannotUndo) as refused:
        game.undo(first)
    assert refused.value.code == "nothing_to_undo"


def test_a_preview_is_what_the_decision_then_does() -> None:
    game = played(40)
    seat = game.deciders()[0]
    for text in game.legal(seat)[:20]:
        imagined, entries = game.preview(seat, text)
        move = game.decide(seat, text)
        assert NOTATION.write(imagined) == written(game)
        assert list(entries) == list(known_of(game, move, seat).entries)
        game.undo(seat)


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "games" / "one.json"
    game = played(77, path=path)
    again = Session.resume(path)
    assert written(again) == written(game)
    assert again.record == game.record
    assert play_on(again, 30, 1).record.decisions == play_on(game, 30, 1).record.decisions


def test_what_was_taken_back_is_not_in_the_file(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    game = played(10, path=path)
    game.undo(game.moves[-1].seat)
    assert len(json.loads(path.read_text())["decisions"]) == 9


def test_a_finished_game_keeps_its_result(tmp_path: Path) -> None:
    path = tmp_path / "one.json"
    game = played(10_000, path=path)
    assert game.over()
    assert json.loads(path.read_text())["result"]["winner"] == Session.resume(path).game.result(game.state).winner


def test_a_file_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    game = played(3, path=tmp_path / "file" / "one.json")
    assert len(game.moves) == 3
    assert game.unsaved


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text[:200], "not JSON"),
        (lambda text: "", "not JSON"),
        (lambda text: "[1, 2]", "JSON object"),
        (lambda text: text.replace('"terracotta"', '"chess"'), "game"),
        (lambda text: text.replace('"hash": "', '"hash": "0'), r"edition\.hash"),
        (lambda text: text.replace('"place craftsman', '"place camel'), "decisions 1: .*place camel"),
        (lambda text: text.replace('["yellow", ', '["blue", '), "decisions .*blue.* does not sit"),
        (lambda text: text.replace('"result": null', '"result": {"winner": "green"}'), "result"),
        (lambda text: text.replace('"seed": 5', '"seed": -5'), "seed"),
    ],
)
def test_a_damaged_file_is_refused_with_its_name_and_the_reason(tmp_path: Path, change: object, reason: str) -> None:
    path = tmp_path / "one.json"
    played(12, path=path)
    assert callable(change)
    path.write_text(change(path.read_text()))
    with pytest.raises(BadPosition, match=reason) as refused:
        Session.resume(path)
    assert str(path) in str(refused.value)
