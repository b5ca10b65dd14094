"""`claycrown play`: what it refuses before it opens the table."""

import subprocess
import sys
from pathlib import Path

import pytest

from claycrown.cli import play as command_play
from claycrown.terminal import app
from claycrown.terminal.session import Session
from tests.vocabulary.commands import Command
from tests.vocabulary.sessions import played


@pytest.fixture(autouse=True)
def saves_of_this_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "chess"),
        (["terracotta", "--players", "5"], "--players: must be 2 to 4, not 5"),
        (["terracotta", "--bots", "genius"], "--bots: nobody knows 'genius'"),
        (["terracotta", "--players", "2", "--bots", "greedy,greedy,greedy"], "--bots: there are 2 seats"),
        (["terracotta", "--option", "short=true"], "options: terracotta has no option 'short'"),
        (["terracotta", "--edition", "nowhere.toml"], "nowhere.toml: No such file"),
        (["--players", "3"], "say which game"),
        (["terracotta", "--resume", "x.json"], "--resume goes on with a game as it is"),
        (["--resume", "nowhere.json"], "nowhere.json: No such file"),
        ([], "play needs a terminal"),
        (["terracotta"], "play needs a terminal"),
    ],
)
def test_wrong_input_is_refused_in_one_line(command: Command, arguments: list[str], reason: str) -> None:
    assert reason in command("play", *arguments).refused()


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:300],
        lambda data: b"\xff\xfe" + data,
        lambda data: b"[" * 100_000,
        lambda data: data.replace(b'"seats"', b'"chairs"'),
        lambda data: data.replace(b"place craftsman", b"place wizard"),
        lambda data: data.replace(b'"decisions": [[', b'"decisions": [["yellow", "do"], ['),
    ],
)
def test_a_damaged_save_gets_one_clear_line_and_stays_as_it_is(command: Command, tmp_path: Path, damage: object) -> None:
    path = tmp_path / "saved.json"
    played(15, path=path)
    assert callable(damage)
    damaged = damage(path.read_bytes())
    path.write_bytes(damaged)
    assert str(path) in command("play", "--resume", str(path)).refused()
    assert path.read_bytes() == damaged


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Session | None]:
    """As at a terminal, but what would be played is kept here instead."""
    kept: list[Session | None] = []
    monkeypatch.setattr(command_play, "_run", kept.append)
    monkeypatch.setattr(command_play, "_has_terminal", lambda: True)
    return kept


def test_without_a_game_the_table_asks(command: Command, opened: list[Session | None]) -> None:
    command("play").succeeded()
    assert opened == [None]


def test_a_game_starts_as_it_was_ordered(command: Command, opened: list[Session | None], tmp_path: Path) -> None:
    command("play", "terracotta", "--players", "4", "--bots", "greedy, random", "--seed", "9").succeeded()
    session = opened[0]
    assert session is not None
    assert session.players == ["person", "person", "greedy", "random"]
    assert session.record.seed == 9
    assert session.path is not None
    assert session.path.parent == tmp_path / "data" / "claycrown" / "games"


def test_a_saved_game_is_resumed_in_its_file(command: Command, opened: list[Session | None], tmp_path: Path) -> None:
    path = tmp_path / "saved.json"
    game = played(15, "person", "random", path=path)
    command("play", "--resume", str(path)).succeeded()
    session = opened[0]
    assert session is not None
    assert session.record == game.record
    assert session.path == path


def test_other_commands_do_not_load_the_terminal() -> None:
    program = "import sys, claycrown.cli, claycrown.cli.positions, claycrown.cli.play; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


class Left:
    """A table that is left at once; what was played there is played already."""

    def __init__(self, session: Session | None) -> None:
        self.session = session

    def run(self) -> None:
        pass


@pytest.mark.parametrize(
    ("decisions", "told"), [(15, "Go on with: claycrown play --resume"), (1000, "The game is kept in"), (0, "")]
)
def test_whoever_leaves_is_told_where_the_game_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path, decisions: int, told: str
) -> None:
    monkeypatch.setattr(app, "TableApp", Left)
    path = tmp_path / "saved.json"
    command_play._run(played(decisions, path=path))
    said = capsys.readouterr().out
    assert told in said
    assert (str(path) in said) == (decisions > 0)
