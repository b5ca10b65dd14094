"""`python -m tools.puzzles make` finds the puzzles of a game; `check` verifies them after changes of its bots."""

from importlib import import_module
from importlib.resources import files
from pathlib import Path

import click
from msgspec.structs import replace

from claycrown.cli.arena_running import INTERRUPTED, progress_bar
from claycrown.cli.options import seed_type
from claycrown.games.plugin import plugin
from claycrown.learning.puzzles import FILE, read, with_puzzles, written
from claycrown.record.files import write_whole
from tools.puzzles import making
from tools.puzzles.making import Maker

MAKERS = {"terracotta": "tools.puzzles.terracotta:MAKER", "xidit": "tools.puzzles.xidit:MAKER"}
COUNT = 60
SEED = 16
CHECK_SEED = 1

games = click.argument("names", metavar="[GAME]...", type=click.Choice(with_puzzles()), nargs=-1)
maker_of_game = click.option(
    "--maker", "where", metavar="MODULE:NAME", help="The maker of a game of another package; for that game alone."
)


@click.group()
def main() -> None:
    """Positions with one clearly best decision, found in games of bots."""


@main.command()
@games
@click.option("--count", type=click.IntRange(1), default=COUNT, show_default=True, help="How many of each game.")
@click.option("--seed", type=seed_type, default=SEED, show_default=True, help="The same seed gives the same puzzles.")
@click.option(
    "--out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Where to write them, if not over the game's own.",
)
@click.option("--go-on", is_flag=True, help="Go on where the same command was stopped: with what its file holds.")
@click.option("--processes", type=click.IntRange(1), default=1, show_default=True, help="How many games to look through at once.")
@maker_of_game
def make(names: tuple[str, ...], count: int, seed: int, out: Path | None, go_on: bool, processes: int, where: str | None) -> None:
    """Find puzzles of the named games, by default of both games of this repository, in some minutes each.

    The file is written after every game of the bots."""
    chosen = makers(names, where)
    if out is not None and len(chosen) > 1:
        raise click.UsageError("--out is for the puzzles of one game")
    for name, maker in chosen.items():
        file = out or own_file(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        found = 0
        begun = read(file.read_bytes()) if go_on and file.exists() else None
        try:
            with progress_bar() as progress:
                task = progress.add_task(name, total=count)
                for about, listed in making.make(name, maker, count, seed, processes, begun):
                    write_whole(file, written(about, listed))
                    found = len(listed)
                    progress.update(task, completed=found)
        except KeyboardInterrupt:
            click.echo(f"stopped after {found} of {count} puzzles", err=True)
            raise SystemExit(INTERRUPTED) from None
        click.echo(
            f"{file}: {found} puzzles from {about.games} games. Of {about.looked_at} decisions {about.promising} were promising "
            f"at a glance, {about.checked} clear in the check; {about.stood} stood the long search."
        )


@main.command()
@games
@click.option("--seed", type=seed_type, default=CHECK_SEED, show_default=True, help="Of the searches.")
@maker_of_game
def check(names: tuple[str, ...], seed: int, where: str | None) -> None:
    """Search each puzzle again: those that are no longer clear are removed, the others updated. A file is written when all its
    puzzles are checked."""
    for name, maker in makers(names, where).items():
        file = own_file(name)
        about, listed = read(file.read_bytes())
        with progress_bar() as progress:
            found = [making.again(name, maker, puzzle, seed) for puzzle in progress.track(listed, description=name)]
        kept = [puzzle for puzzle in found if puzzle is not None]
        write_whole(file, written(replace(about, count=len(kept)), kept))
        click.echo(f"{file}: still clear are {len(kept)} of {len(listed)}")


def makers(names: tuple[str, ...], where: str | None) -> dict[str, Maker]:
    """The makers of the named games, by default of both games of this repository."""
    if where is not None:
        if len(names) != 1:
            raise click.UsageError("--maker is for one game, which has to be named")
        return {names[0]: loaded(where)}
    unknown = [name for name in names if name not in MAKERS]
    if unknown:
        raise click.UsageError(f"who makes the puzzles of {', '.join(unknown)}? Name it by --maker")
    return {name: loaded(MAKERS[name]) for name in names or MAKERS}


def loaded(where: str) -> Maker:
    module, _, name = where.partition(":")
    found: Maker = getattr(import_module(module), name)
    return found


def own_file(name: str) -> Path:
    """The file with the game's puzzles."""
    package = plugin(name).puzzles.partition(":")[0].rpartition(".")[0]
    return Path(str(files(package) / FILE))


if __name__ == "__main__":
    main()
