"""The configuration: a file, variables, and what is wrong with them."""

import subprocess
import sys
from pathlib import Path

import pytest

from claycrown.server.config import BadConfig, Config, load


def test_everything_is_optional() -> None:
    assert load(None, {}) == Config()


def test_a_variable_wins_over_the_file(tmp_path: Path) -> None:
    path = tmp_path / "claycrown.toml"
    path.write_text('port = 9000\ndatabase = "club.db"\neditions = ["terracotta:a.toml"]\n[limits]\nsockets = 7\n')
    environment = {"CLAYCROWN_PORT": "9001", "CLAYCROWN_LIMITS_BODY": "5", "CLAYCROWN_PURE": "1", "HOME": "/"}
    config = load(str(path), environment)
    assert (config.port, config.database, config.limits.sockets, config.limits.body) == (9001, "club.db", 7, 5)
    assert config.editions == ("terracotta:a.toml",)
    assert load(None, {"CLAYCROWN_EDITIONS": "xidit:a.toml, xidit:b.toml"}).editions == ("xidit:a.toml", "xidit:b.toml")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("prot = 1", "prot"),
        ("port = 'many'", "port"),
        ("[limits]\nsokets = 1", "sokets"),
        ("limits = 3", "limits"),
        ("log = 'xml'", "log"),
        ("database = ''", "database"),
        ("database = ':memory:'", "database"),
        ("public_url = 'games.example.org'", "public_url"),
        ("public_url = 'https://a.b:-1/x'", "public_url"),
        ("public_url = 'https://'", "public_url"),
        ("port = ", "TOML"),
        ("\xff", "TOML"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "claycrown.toml"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(BadConfig, match=told):
        load(str(path), {})


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(BadConfig, match=r"nowhere\.toml"):
        load("nowhere.toml", {})


@pytest.mark.parametrize(
    "arguments",
    [
        ["--config", "nowhere.toml"],
        ["--database", "/nowhere/at/all.db"],
        ["--database", "postgresql://nobody@127.0.0.1:1/nothing"],
        ["--port", "99999"],
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(tmp_path: Path, arguments: list[str]) -> None:
    command = [sys.executable, "-c", "from claycrown.cli import main; main()", "serve", *arguments]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("claycrown: ")
    assert len(done.stderr.splitlines()) == 1
