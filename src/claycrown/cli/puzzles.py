"""The commands about puzzles: `puzzles make` finds them."""

from pathlib import Path

import click

from claycrown.cli.arena_running import INTERRUPTED, file_to_write, progress_bar
from claycrown.cli.options import seed_type
from claycrown.games.plugin import plugin
from claycrown.learning.puzzles import with_puzzles, written
from claycrown.record.files import write_whole

COUNT = 72
SEED = 16


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


def own_file(name: str) -> Path:
    """Where the game's puzzles lie."""
    from importlib.resources import files

    from claycrown.learning.puzzles import FILE

    package = plugin(name).puzzles.partition(":")[0].rpartition(".")[0]
    return Path(str(files(package) / FILE))
