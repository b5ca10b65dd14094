"""The commands about puzzles: `puzzles make` finds them, `puzzles check` looks at them again, `puzzle` asks one."""

import secrets
from importlib.resources import files
from pathlib import Path

import click
from msgspec.structs import replace

from claycrown.cli.arena_running import INTERRUPTED, file_to_write, progress_bar
from claycrown.cli.extras import need
from claycrown.cli.options import seed_type
from claycrown.cli.wording import Group, argument, command, misuse, option, worded
from claycrown.games.plugin import plugin
from claycrown.learning.puzzles import FILE, collection, daily_of, read, today, with_puzzles, written
from claycrown.record.files import write_whole
from claycrown.record.notation import BadPosition

COUNT = 60
SEED = 16
CHECK_SEED = 1


@click.group(cls=Group, help="command-puzzles-about")
def puzzles() -> None:
    """Positions with one clearly best decision, found in games of bots."""


@puzzles.command(help="command-puzzles-make-about")
@argument("names", metavar="command-metavar-games-if-wished", type=click.Choice(with_puzzles()), nargs=-1)
@option("--count", type=click.IntRange(1), default=COUNT, show_default=True, help="command-puzzles-make-count")
@option("--seed", type=seed_type, default=SEED, show_default=True, help="command-puzzles-make-seed")
@option("--out", metavar="command-metavar-file", help="command-puzzles-make-out")
@option("--go-on", is_flag=True, help="command-puzzles-make-go-on")
@option("--processes", type=click.IntRange(1), default=1, show_default=True, help="command-puzzles-make-processes")
def make(names: tuple[str, ...], count: int, seed: int, out: str | None, go_on: bool, processes: int) -> int:
    """Of all games that have puzzles, if none is named. What was found is written after every game of the bots."""
    from claycrown.learning import making

    chosen = names or tuple(with_puzzles())
    if out is not None and len(chosen) > 1:
        raise misuse("command-puzzles-make-one-file")
    for name in chosen:
        file = file_to_write("--out", out if out is not None else str(own_file(name)))
        with progress_bar() as progress:
            task = progress.add_task(name, total=count)
            found = 0
            begun = read(file.read_bytes()) if go_on and file.exists() else None
            try:
                for about, listed in making.make(name, count, seed, processes, begun):
                    write_whole(file, written(about, listed))
                    found = len(listed)
                    progress.update(task, completed=found)
            except KeyboardInterrupt:
                click.echo(worded("command-puzzles-make-stopped", found=found, count=count), err=True)
                return INTERRUPTED
        click.echo(
            worded(
                "command-puzzles-make-done",
                file=str(file),
                found=found,
                games=about.games,
                looked=about.looked_at,
                promising=about.promising,
                checked=about.checked,
                stood=about.stood,
            )
        )
    return 0


@puzzles.command(help="command-puzzles-check-about")
@argument("names", metavar="command-metavar-games-if-wished", type=click.Choice(with_puzzles()), nargs=-1)
@option("--seed", type=seed_type, default=CHECK_SEED, show_default=True, help="command-puzzles-make-seed")
def check(names: tuple[str, ...], seed: int) -> int:
    """To be run when bots change. A file is written when all of its puzzles were looked at."""
    from claycrown.learning import making

    for name in names or tuple(with_puzzles()):
        file = own_file(name)
        about, listed = read(file.read_bytes())
        with progress_bar() as progress:
            found = [making.again(name, puzzle, seed) for puzzle in progress.track(listed, description=name)]
        kept = [puzzle for puzzle in found if puzzle is not None]
        write_whole(file, written(replace(about, count=len(kept)), kept))
        click.echo(worded("command-puzzles-check-done", file=str(file), kept=len(kept), count=len(listed)))
    return 0


@command(help="command-puzzle-about")
@argument(
    "name", metavar="command-metavar-game-if-wished", default=next(iter(with_puzzles()), None), type=click.Choice(with_puzzles())
)
@option("--id", "identifier", metavar="command-metavar-id", help="command-puzzle-id")
@option("--any", "anyone", is_flag=True, help="command-puzzle-any")
def puzzle(name: str, identifier: str | None, anyone: bool) -> int:
    """Decisions are typed as in the notation, or picked by their number. Exit status 1 if it was given up."""
    need("textual")
    from rich.console import Console

    from claycrown.terminal.puzzle import solve

    found = collection(name).puzzles
    if identifier is not None and identifier not in found:
        raise BadPosition("--id", "command-puzzle-unknown", id=identifier)
    chosen = found[identifier] if identifier else secrets.choice(list(found.values())) if anyone else daily_of(name, today())
    try:
        return 0 if solve(name, chosen, Console(highlight=False)) else 1
    except EOFError:
        return 1


def own_file(name: str) -> Path:
    """Where the game's puzzles lie."""
    package = plugin(name).puzzles.partition(":")[0].rpartition(".")[0]
    return Path(str(files(package) / FILE))
