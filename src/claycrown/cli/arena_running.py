"""Shared by the commands that play many games: running the games, progress, and files for the results."""

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from claycrown.arena.processes import Job, at_once, run
from claycrown.arena.series import PlayedGame, Series
from claycrown.cli.extras import require
from claycrown.games.refused import BadPosition, trouble

if TYPE_CHECKING:
    from rich.progress import Progress

INTERRUPTED = 130


def run_games(jobs: Sequence[Job], of: Sequence[Series], processes: int | None, cluster: str | None) -> Iterator[PlayedGame]:
    """Play the games on a cluster, or on the cores of this machine."""
    if cluster is None:
        return run(jobs, processes or at_once(of))
    require("distributed")
    from claycrown.arena.cluster import run_on

    return run_on(cluster, jobs)


def progress_bar() -> "Progress":
    """A bar on standard error if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def folder_to_write(option: str, name: str) -> Path:
    """A folder, made if necessary, that can be written to."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadPosition(option, "refused-at", where=name, reason=trouble(error)) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadPosition(option, "file-folder-closed", file=name)
    return folder


def file_to_write(option: str, name: str) -> Path:
    path = Path(name)
    folder_to_write(option, str(path.parent))
    if path.is_dir():
        raise BadPosition(option, "file-is-folder", file=name)
    return path
