"""The command `calibrate`: how far an analysis can be trusted, measured in games of bots."""

from importlib.resources import files
from pathlib import Path

import click
import msgspec

from claycrown.analysis.scale import FILE
from claycrown.analysis.types import DEFAULT
from claycrown.arena import calibration
from claycrown.bots.ladder import cores
from claycrown.cli.arena_running import INTERRUPTED, file_to_write, progress_bar
from claycrown.cli.extras import need
from claycrown.cli.options import game_argument
from claycrown.cli.wording import command, option, worded
from claycrown.games import game
from claycrown.games.plugin import plugin
from claycrown.record.files import write_whole
from claycrown.words import title_of

GAMES = 1200


@command(help="command-calibrate-about")
@game_argument
@option("--games", type=click.IntRange(2), default=GAMES, show_default=True, help="command-calibrate-games")
@option("--samples", metavar="command-metavar-file", help="command-calibrate-samples")
@option("--out", metavar="command-metavar-file", help="command-calibrate-out")
@option("--plot", metavar="command-metavar-file", help="command-calibrate-plot")
@option("--processes", type=click.IntRange(1), help="command-option-processes")
def calibrate(name: str, games: int, samples: str | None, out: str | None, plot: str | None, processes: int | None) -> int:
    """Writes the game's analysis.json. What a file of samples holds is not measured again."""
    drawing = None if plot is None else file_to_write("--plot", plot)
    if drawing is not None:
        need("matplotlib")
    target = file_to_write("--out", out if out is not None else str(own_file(name)))
    kept = None if samples is None else file_to_write("--samples", samples)
    found = calibration.read(kept.read_bytes().splitlines()) if kept is not None and kept.exists() else []
    have = {(one.players, one.number) for one in found}
    counts = list(game(name).player_counts)
    wanted = {players: games // len(counts) + (place < games % len(counts)) for place, players in enumerate(counts)}
    jobs = [job for job in calibration.jobs(name, wanted) if (job.players, job.number) not in have]
    try:
        with progress_bar() as progress:
            task = progress.add_task(name, total=len(jobs))
            for one in calibration.measure(jobs, processes or cores()):
                found.append(one)
                if kept is not None:
                    with kept.open("ab") as file:
                        file.write(calibration.written_line(one))
                progress.advance(task)
    except KeyboardInterrupt:
        click.echo(worded("command-stopped", done=len(found), all=len(jobs)), err=True)
        return INTERRUPTED
    made = calibration.calibrate(name, found)
    write_whole(target, msgspec.json.format(msgspec.json.encode(made), indent=1).decode() + "\n")
    if drawing is not None:
        write_whole(drawing, calibration.plot(title_of(name), made, DEFAULT).decode())
    click.echo(worded("command-calibrate-done", file=str(target), games=len(found)))
    return 0


def own_file(name: str) -> Path:
    """Beside the game's analysis."""
    package = plugin(name).analysis.partition(":")[0].rpartition(".")[0]
    return Path(str(files(package or "claycrown") / FILE))
