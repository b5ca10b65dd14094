"""The log, the scenes and the score sheet: all from the ledger."""

import io

import pytest
from rich.console import Console

from claycrown.games.contract import SPECTATOR
from claycrown.games.terracotta.guide.sheet import by_source
from claycrown.terminal import log_lines
from claycrown.terminal.drawing.palette import DAYLIGHT, LAMPLIGHT
from claycrown.terminal.session import Session
from claycrown.terminal.sheet import sheet
from tests.vocabulary.matches import known_of
from tests.vocabulary.sessions import moment, played


@pytest.fixture(scope="module")
def game() -> Session:
    return played(10_000, "person", "person", "person", seed=11)


def test_every_decision_is_told_in_a_sentence_with_its_rules(game: Session) -> None:
    for move in game.moves:
        lines = log_lines.log_lines(game, move, SPECTATOR)
        assert lines[0].text.startswith(game.seats[move.seat])
        assert lines[0].colour == game.seats[move.seat]
        assert all(line.text.endswith(".") for line in lines)


def test_the_end_of_a_round_is_told_one_scoring_after_the_other(game: Session) -> None:
    ends = [move for move in game.moves if log_lines.scenes(game, move, SPECTATOR)]
    assert len(ends) == 5
    for move in ends:
        scenes, told = log_lines.scenes(game, move, SPECTATOR), log_lines.log_lines(game, move, SPECTATOR)
        texts = [line.text for line in told[1 : -1 if move is ends[-1] else None]]
        scored = [text for text in texts if "is passed over" not in text and "The crossbow would" not in text]
        assert [line for scene in scenes for line in scene.lines] == scored
        assert sum(scene.logged for scene in scenes) == len(scored)


def test_the_scenes_count_up_to_the_score(game: Session) -> None:
    for move in game.moves:
        scenes = log_lines.scenes(game, move, SPECTATOR)
        if scenes:
            assert list(scenes[-1].view.vp) == list(move.after.state.vp)
            assert sum(target.startswith("space ") for target in scenes[0].lit) == 9  # a row
            assert sum(target.startswith("space ") for target in scenes[1].lit) == 7  # a column


def test_the_score_sheet_adds_up(game: Session) -> None:
    moves = [known_of(game, move, SPECTATOR) for move in game.moves]
    sources = by_source(len(game.seats), (entry for move in moves for entry in move.entries))
    for seat in range(len(game.seats)):
        assert sum(points[seat] for points in sources.values()) == game.state.vp[seat]


def shown(game: Session, light: bool = False) -> str:
    console = Console(file=io.StringIO(), width=100)
    console.print(sheet(game, moment(game), DAYLIGHT if light else LAMPLIGHT))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_the_sheet_names_the_winner(game: Session) -> None:
    assert f"{game.game.result(game.state).winner} wins" in shown(game)
    assert "Clay and coins" in shown(game, light=True)


def test_before_the_end_the_sheet_tells_what_a_scoring_would_give() -> None:
    text = shown(played(60))
    assert "If the round ended now" in text
    assert "If the game ended now" in text
