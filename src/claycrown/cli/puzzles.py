"""The commands about puzzles: `puzzles make` finds them, `puzzle` asks one."""

import os
import secrets
from importlib.resources import files
from pathlib import Path

import click

from claycrown.cli.arena_running import INTERRUPTED, file_to_write, progress_bar
from claycrown.cli.extras import need
from claycrown.cli.options import seed_type
from claycrown.games.plugin import plugin
from claycrown.learning.puzzles import FILE, collection, daily_of, today, with_puzzles, written
from claycrown.record.files import write_whole
from claycrown.record.notation import BadPosition

COUNT = 72
SEED = 16
FIRST = "terracotta"
"""The game whose puzzle is asked where none is named."""


@click.group()
def puzzles() -> None:
    """Positions with one clearly best decision, found in games of bots."""


@puzzles.command()
@click.argument("names", metavar="[GAME]...", type=click.Choice(with_puzzles()), nargs=-1)
@click.option("--count", type=click.IntRange(1), default=COUNT, show_default=True, help="How many of each game.")
@click.option("--seed", type=seed_type, default=SEED, show_default=True, help="The same seed gives the same puzzles.")
@click.option("--out", metavar="FILE", help="Where to write them; in the place of the game's own if not said.")
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True, help="How many games at once.")
def make(names: tuple[str, ...], count: int, seed: int, out: str | None, processes: int) -> int:
    """Find puzzles in games of bots, check each with a much longer search, and write them to a file.

    Of all games that have puzzles, if none is named. What was found is written after every game of the bots.
    """
    from claycrown.learning import making

    chosen = names or tuple(with_puzzles())
    if out is not None and len(chosen) > 1:
        raise click.UsageError("--out is for the puzzles of one game")
    for name in chosen:
        file = file_to_write("--out", out if out is not None else str(own_file(name)))
        with progress_bar() as progress:
            task = progress.add_task(name, total=count)
            found = 0
            try:
                for about, listed in making.make(name, count, seed, processes):
                    write_whole(file, written(about, listed))
                    found = len(listed)
                    progress.update(task, completed=found)
            except KeyboardInterrupt:
                click.echo(f"claycrown: stopped after {found} of {count} puzzles", err=True)
                return INTERRUPTED
        click.echo(
            f"{file}: {found} puzzles of {name} from {about.games} games; of {about.looked_at} decisions {about.promising} were "
            f"promising, {about.checked} stood a search, {about.stood} the long one"
        )
    return 0


@click.command()
@click.argument("name", metavar="[GAME]", default=FIRST, type=click.Choice(with_puzzles()))
@click.option("--id", "identifier", metavar="ID", help="A certain one; today's if not said.")
@click.option("--any", "anyone", is_flag=True, help="Any one, drawn at random.")
def puzzle(name: str, identifier: str | None, anyone: bool) -> int:
    """Solve a puzzle: decisions are typed as in the notation, or picked by their number. Exit status 1 if it was given up."""
    need("textual")
    from rich.console import Console

    from claycrown.terminal.puzzle import solve
    from claycrown.words import speak

    speak(next((language for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (language := os.environ.get(name))), ""))
    found = collection(name).puzzles
    if identifier is not None and identifier not in found:
        raise BadPosition("--id", f"{name} has no puzzle {identifier!r}")
    chosen = found[identifier] if identifier else secrets.choice(list(found.values())) if anyone else daily_of(name, today())
    try:
        return 0 if solve(name, chosen, Console(highlight=False)) else 1
    except EOFError:
        return 1


def own_file(name: str) -> Path:
    """Where the game's puzzles lie."""
    package = plugin(name).puzzles.partition(":")[0].rpartition(".")[0]
    return Path(str(files(package) / FILE))
