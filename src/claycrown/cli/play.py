"""The command `play`: a game in the terminal, against bots or with others at one keyboard."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from claycrown.cli.extras import require
from claycrown.cli.options import edition_to_play, editions_option, option_option, seed_type, table_options
from claycrown.cli.wording import argument, command, misuse, option, worded
from claycrown.games import titles

if TYPE_CHECKING:
    from claycrown.terminal.session import Session


@command(help="command-play-about")
@argument("name", metavar="command-metavar-game-if-wished", required=False, type=click.Choice(titles()))
@option("--players", type=int, help="command-play-players")
@option("--bots", metavar="command-metavar-names", help="command-play-bots")
@option("--seed", type=seed_type, help="command-play-seed")
@option_option
@editions_option
@option("--resume", metavar="command-metavar-file", help="command-play-resume")
def play(
    name: str | None,
    players: int | None,
    bots: str | None,
    seed: int | None,
    options: tuple[str, ...],
    editions: tuple[str, ...],
    resume: str | None,
) -> None:
    """Play in this terminal, against bots or with others at one keyboard. Without a game, a start page asks for one."""
    require("textual")
    set_up = (players, bots, seed, *options)
    if resume is not None:
        if name is not None or any(value is not None for value in set_up):
            raise misuse("command-play-resume-alone")
        session: Session | None = _resume(resume, editions)
    elif name is not None:
        session = _new(name, players, bots, seed, options, editions)
    elif any(value is not None for value in (*set_up, *editions)):
        raise misuse("command-play-which-game", games=", ".join(titles()))
    else:
        session = None
    if not _has_terminal():
        raise misuse("command-play-no-terminal")
    _run(session)


def _has_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _resume(file: str, editions: tuple[str, ...]) -> "Session":
    from claycrown.record.notation import AvailableEditions
    from claycrown.terminal.session import Session

    return Session.resume(Path(file), AvailableEditions(*editions))


def _new(
    name: str, players: int | None, bots: str | None, seed: int | None, options: tuple[str, ...], editions: tuple[str, ...]
) -> "Session":
    from claycrown.terminal import saves, seating
    from claycrown.terminal.session import Session

    named = None if bots is None else [bot.strip() for bot in bots.split(",") if bot.strip()]
    seats = seating.seating(name, players, named)
    chosen = table_options(name, options, len(seats))
    session = Session.start(name, seats, seed, chosen, edition_to_play(name, editions))
    session.path = saves.new_path(name)
    return session


def _run(session: "Session | None") -> None:
    """Imports Textual, which other commands should not wait for."""
    from claycrown.terminal.app import TableApp

    app = TableApp(session)
    app.run()
    played = app.session
    if played is not None and played.path is not None and played.moves and not played.unsaved:
        click.echo(worded("terminal-kept" if played.over() else "terminal-left", path=str(played.path)))
