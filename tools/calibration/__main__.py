"""`python -m tools.calibration GAME`: measures the reliability of a game's analysis in games of bots.

Writes the game's `analysis.json`: how often predicted chances come true, and which losses are mistakes. Run it after changes of
the bots.
"""

from importlib.resources import files
from pathlib import Path

import click
import msgspec

from claycrown.analysis.scale import FILE
from claycrown.analysis.types import DEFAULT
from claycrown.bots.ladder import cores
from claycrown.cli.arena_running import INTERRUPTED, progress_bar
from claycrown.games import game
from claycrown.games.plugin import installed, plugin
from claycrown.record.files import write_whole
from tools.calibration.fitting import calibrate
from tools.calibration.measuring import jobs, measure, read, written_line

GAMES = 1200

file = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.argument("name", metavar="GAME", type=click.Choice(list(installed().games)))
@click.option("--games", type=click.IntRange(2), default=GAMES, show_default=True, help="Of bots, for all numbers of players.")
@click.option("--samples", type=file, help="A file that keeps what was measured; what it holds is not measured again.")
@click.option("--out", type=file, help="Where to write it; in the place of the game's own if not said.")
@click.option("--plot", "drawing", type=file, help="An SVG file for the plot of chances told and come true.")
@click.option("--processes", type=click.IntRange(1), help="On as many cores; on all if not said.")
def main(name: str, games: int, samples: Path | None, out: Path | None, drawing: Path | None, processes: int | None) -> None:
    """Measure the reliability of the analysis of GAME, and write its analysis.json."""
    target = out or own_file(name)
    for path in (samples, target, drawing):
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
    found = read(samples.read_bytes().splitlines()) if samples is not None and samples.exists() else []
    have = {(one.players, one.number) for one in found}
    counts = list(game(name).player_counts)
    wanted = {players: games // len(counts) + (place < games % len(counts)) for place, players in enumerate(counts)}
    left = [job for job in jobs(name, wanted) if (job.players, job.number) not in have]
    try:
        with progress_bar() as progress:
            task = progress.add_task(name, total=len(left))
            for one in measure(left, processes or cores()):
                found.append(one)
                if samples is not None:
                    with samples.open("ab") as kept:
                        kept.write(written_line(one))
                progress.advance(task)
    except KeyboardInterrupt:
        click.echo(f"stopped after {len(found)} of {len(have) + len(left)} games", err=True)
        raise SystemExit(INTERRUPTED) from None
    made = calibrate(name, found)
    write_whole(target, msgspec.json.format(msgspec.json.encode(made), indent=1).decode() + "\n")
    if drawing is not None:
        from tools.calibration.plot import plot

        write_whole(drawing, plot(plugin(name).title, made, DEFAULT).decode())
    click.echo(f"{target}: from {len(found)} games")


def own_file(name: str) -> Path:
    """The file next to the game's analysis."""
    package = plugin(name).analysis.partition(":")[0].rpartition(".")[0]
    if not package:
        raise click.UsageError(f"{name} has no analysis of its own to write beside: say --out")
    return Path(str(files(package) / FILE))


if __name__ == "__main__":
    main()
