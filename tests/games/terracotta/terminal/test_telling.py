"""The log, the scenes and the score sheet: all from the ledger."""

import io

import pytest
from rich.console import Console

from claycrown.games.contract import SPECTATOR
from claycrown.games.terracotta.guide.following import is_of_the_end
from claycrown.games.terracotta.guide.phases import phases
from claycrown.games.terracotta.guide.sheet import by_source
from claycrown.games.terracotta.terminal import FACE
from claycrown.terminal.palette import DAYLIGHT, LAMPLIGHT
from claycrown.terminal.session import Session
from tests.vocabulary.sessions import moment, played


@pytest.fixture(scope="module")
def game() -> Session:
    return played(10_000, "person", "person", "person", seed=11)


def test_every_decision_is_told_in_a_sentence_with_its_rules(game: Session) -> None:
    for move in game.moves:
        lines = FACE.told(game, move, SPECTATOR)
        assert lines[0].text.startswith(game.seats[move.seat])
        assert all(line.text.endswith(".") for line in lines)
        assert "does the action" not in lines[0].text


def test_the_end_of_a_round_is_told_one_scoring_after_the_other(game: Session) -> None:
    ends = [move for move in game.moves if FACE.scenes(game, move, SPECTATOR)]
    assert len(ends) == 5
    for move in ends:
        seen = game.seen(move, SPECTATOR)
        told = phases(seen.after, seen.entries)
        scored = sum(entry.amount for phase in told for entry in phase.entries if entry.what == "vp")
        assert scored == sum(entry.amount for entry in seen.entries if entry.what == "vp" and is_of_the_end(entry.rule))
        assert [phase.rule for phase in told][:2] == ["T8.1", "T8.2"]


def test_the_scenes_count_up_to_the_score(game: Session) -> None:
    for move in game.moves:
        scenes = FACE.scenes(game, move, SPECTATOR)
        if scenes:
            assert list(scenes[-1].view.vp) == list(move.after.vp)
            assert scenes[0].panel == "mausoleum"
            assert len(scenes[0].lit) == 9  # a row
            assert len(scenes[1].lit) == 7  # a column


def test_the_score_sheet_adds_up(game: Session) -> None:
    moves = [game.seen(move, SPECTATOR) for move in game.moves]
    sources = by_source(len(game.seats), (entry for move in moves for entry in move.entries))
    for seat in range(len(game.seats)):
        assert sum(points[seat] for points in sources.values()) == game.state.vp[seat]


def shown(game: Session, light: bool = False) -> str:
    console = Console(file=io.StringIO(), width=100)
    console.print(FACE.sheet(game, moment(game), DAYLIGHT if light else LAMPLIGHT))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_the_sheet_names_the_winner(game: Session) -> None:
    assert f"{game.rules.result(game.state).winner} wins." in shown(game)
    assert "half of clay and coins" in shown(game, light=True)


def test_before_the_end_the_sheet_tells_what_a_scoring_would_give() -> None:
    text = shown(played(60))
    assert "were scored now" in text
    assert "If the game ended now" in text
