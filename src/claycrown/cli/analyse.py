"""The command `analyse`: where a game was won, and which decisions would have been better."""

import click
import msgspec

from claycrown.analysis import cached
from claycrown.analysis.finished import record_of
from claycrown.analysis.types import DEFAULT, DEPTHS, Analysis, Depth
from claycrown.cli.arena_running import INTERRUPTED, progress_bar
from claycrown.cli.options import editions_option, json_option, read_one, seed_type
from claycrown.cli.wording import argument, command, option, worded
from claycrown.record.notation import BadPosition
from claycrown.terminal.analysis import lines

STEPS = 1000
"""Of the progress bar."""


@command(help="command-analyse-about")
@argument("record", metavar="command-metavar-record")
@option("--depth", type=click.Choice(DEPTHS), default=DEFAULT, show_default=True, help="command-analyse-depth")
@option("--seed", type=seed_type, default=0, show_default=True, help="command-analyse-seed")
@option("--all", "every", is_flag=True, help="command-analyse-all")
@option("--threads", type=click.IntRange(1), help="command-analyse-threads")
@json_option
@editions_option
def analyse(
    record: str, depth: Depth, seed: int, every: bool, threads: int | None, as_json: bool, editions: tuple[str, ...]
) -> int:
    """Ctrl-C stops it and prints the results so far. Complete analyses are cached."""
    written = read_one(record)
    if not isinstance(written, dict) or "decisions" not in written:
        raise BadPosition(record, "analysis-no-record")
    found: Analysis | None = None
    status = 0
    try:
        with progress_bar() as progress:
            task = progress.add_task(worded("command-analyse-working"), total=STEPS)
            for found in cached.in_passes(record_of(written, *editions), depth, seed, threads):
                progress.update(task, completed=round(STEPS * found.done))
    except KeyboardInterrupt:
        status = INTERRUPTED
    if found is None:
        return status
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
    else:
        for line in lines(found, every):
            click.echo(line)
    return status
