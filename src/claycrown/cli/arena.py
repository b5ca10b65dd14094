"""The command `arena`: many games between bots."""

import os
import secrets
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

import click

from claycrown.arena.match import Match, Played, line_up
from claycrown.arena.processes import interrupts_held_back, run
from claycrown.arena.standings import Standings, Tally, wilson
from claycrown.bots.ladder import cores
from claycrown.cli.options import (
    echo_json,
    edition_to_play,
    editions_option,
    game_argument,
    json_option,
    option_option,
    seed_type,
    table_options,
)
from claycrown.games import game
from claycrown.record.files import write_whole
from claycrown.record.notation import BadPosition

if TYPE_CHECKING:
    from rich.progress import Progress

INTERRUPTED = 130


@click.command()
@game_argument
@click.option("--players", type=int, help="How many sit at a table; the game's fewest if not said.")
@click.option(
    "--bots",
    "names",
    metavar="A,B,...",
    required=True,
    help="Who plays. One name takes all seats, fewer names than seats are repeated in their order (A,B,A,B).",
)
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=seed_type, help="The same seed gives the same match; drawn at random if not said.")
@option_option
@editions_option
@click.option("--records", metavar="DIR", help="Write a record of each game into this folder.")
@click.option("--processes", type=click.IntRange(1), help="How many games at once; one for each core if not said.")
@json_option
def arena(
    name: str,
    players: int | None,
    names: str,
    games: int,
    seed: int | None,
    options: tuple[str, ...],
    editions: tuple[str, ...],
    records: str | None,
    processes: int | None,
    as_json: bool,
) -> int:
    """Let bots play many games against each other.

    After each game everybody moves on by a seat; a seed is played in every seating before the next one comes.
    """
    seats = game(name).player_counts[0] if players is None else players
    chosen = table_options(name, options, seats)
    match = Match(
        game=name,
        edition=edition_to_play(name, editions),
        options=chosen,
        line_up=line_up([bot.strip() for bot in names.split(",")], seats),
        games=games,
        seed=secrets.randbits(32) if seed is None else seed,
    )
    game(name).new(seats, match.seed, chosen, match.edition)  # a table that the rules refuse is told before anything starts
    folder = None if records is None else _folder(records)
    standings = Standings(match)
    begun = perf_counter()
    try:
        with _progress(games) as progress:
            task = progress.add_task(f"{name}, {', '.join(match.line_up)}", total=games)
            for played in run(match, processes or cores()):
                standings.add(played)
                if folder is not None:
                    _write(folder, match, played)
                progress.update(task, completed=standings.games)
    except KeyboardInterrupt:
        click.echo(f"claycrown: stopped after {standings.games} of {games} games", err=True)
        return INTERRUPTED
    if as_json:
        echo_json(standings.to_dict())
    else:
        _print(match, standings, perf_counter() - begun)
    return 0


def _progress(games: int) -> "Progress":
    """A bar on standard error while somebody watches."""
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


def _folder(name: str) -> Path:
    """The folder for the records: it must take files before the first game is played."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadPosition("--records", f"{name}: {error.strerror}") from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadPosition("--records", f"{name}: no file can be written there")
    return folder


def _write(folder: Path, match: Match, played: Played) -> None:
    """A record, named after the match and the game in it, so that other matches can share the folder."""
    number = str(played.number + 1).zfill(len(str(match.games)))
    path = folder / f"{match.game}-{'-'.join(match.line_up)}-{match.seed}-{number}.json"
    try:
        with interrupts_held_back():
            write_whole(path, played.record.to_json())
    except OSError as error:
        raise BadPosition("--records", f"{path}: {error.strerror}") from None


def _print(match: Match, standings: Standings, seconds: float) -> None:
    """The standings as tables."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    figures = list(next(iter(standings.seats.values())).figures)
    console = Console()
    for who, tallies in (("bot", standings.bots), ("seat", standings.seats)):
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), collapse_padding=True, pad_edge=False)
        table.add_column(who, no_wrap=True)
        for head in ("wins", "rate", "95 %", "place", *figures):
            table.add_column(head, justify="right", no_wrap=True)
        for name, tally in tallies.items():
            table.add_row(name, *_row(tally, figures))
        console.print(table)
    played = f"{match.game}, {len(match.line_up)} players, seed {match.seed}: {standings.games} games"
    console.print(f"{played}, {standings.decisions} decisions, {seconds:.1f} s", highlight=False)
    console.print("rate: games won, with its 95 % interval; place and what follows are means", highlight=False)


def _row(tally: Tally, figures: list[str]) -> list[str]:
    low, high = wilson(tally.wins, tally.games)
    means = tally.means()
    return [
        str(tally.wins),
        f"{tally.wins / tally.games:.1%}",
        f"{100 * low:.1f} to {100 * high:.1f}",
        f"{tally.mean_place():.2f}",
        *(f"{means[figure]:.1f}" for figure in figures),
    ]
