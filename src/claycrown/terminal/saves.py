"""Saved games in the user's data folder."""

import time
from pathlib import Path
from typing import NamedTuple

from claycrown.data import data_folder
from claycrown.games.message import Message
from claycrown.record.notation import BadPosition
from claycrown.record.records import Record
from claycrown.terminal.session import read_save


def folder() -> Path:
    """The folder of games played in the terminal."""
    return data_folder() / "games"


def new_path(game: str) -> Path:
    """An unused file for a new game."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folder() / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder() / f"{stem}-{number}.json"
        number += 1
    return path


class SavedGame(NamedTuple):
    """A saved game."""

    path: Path
    record: Record | None
    """Its decisions are not checked yet; None if the file is damaged."""
    reason: Message | None
    """The reason, if the file is damaged."""
    when: float


def saved_games(limit: int = 12) -> list[SavedGame]:
    """The newest games, damaged ones included."""
    try:
        files = [(path.stat().st_mtime, path) for path in folder().glob("*.json")]
    except OSError:
        return []
    found = []
    for when, path in sorted(files, reverse=True)[:limit]:
        try:
            found.append(SavedGame(path, read_save(path), None, when))
        except BadPosition as error:
            found.append(SavedGame(path, None, error.reason, when))
    return found
