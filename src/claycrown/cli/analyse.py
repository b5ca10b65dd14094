"""The command `analyse`: where a game was won, and what would have been better."""

from collections.abc import Iterator

import click
import msgspec

from claycrown.analysis.finished import analyse_in_passes
from claycrown.analysis.judging import percent
from claycrown.analysis.types import DEFAULT, DEPTHS, Analysis, Depth, Judgement, Variation
from claycrown.cli.arena_running import INTERRUPTED, progress_bar
from claycrown.cli.options import editions_option, json_option, read_one, seed_type
from claycrown.cli.wording import argument, command, option, worded
from claycrown.record.notation import BadPosition
from claycrown.terminal.naming import colour_name
from claycrown.words import say, title_of, unbroken

STEPS = 1000
"""Of the progress bar."""


@command(help="command-analyse-about")
@argument("record", metavar="command-metavar-record")
@option("--depth", type=click.Choice(DEPTHS), default=DEFAULT, show_default=True, help="command-analyse-depth")
@option("--seed", type=seed_type, default=0, show_default=True, help="command-analyse-seed")
@option("--all", "every", is_flag=True, help="command-analyse-all")
@option("--processes", type=click.IntRange(1), help="command-option-processes")
@json_option
@editions_option
def analyse(
    record: str, depth: Depth, seed: int, every: bool, processes: int | None, as_json: bool, editions: tuple[str, ...]
) -> int:
    """Ctrl-C stops it, and what is known by then is told."""
    written = read_one(record)
    if not isinstance(written, dict) or "decisions" not in written:
        raise BadPosition(record, "analysis-no-record")
    found: Analysis | None = None
    status = 0
    try:
        with progress_bar() as progress:
            task = progress.add_task(worded("command-analyse-working"), total=STEPS)
            for found in analyse_in_passes(written, *editions, depth=depth, seed=seed, processes=processes):
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


def lines(found: Analysis, every: bool = False) -> Iterator[str]:
    """The analysis as lines: the curve round by round, turning points, mistakes or all that was judged, and the summaries."""
    names = [colour_name(colour) for colour in found.seats]
    yield worded("command-analyse-title", game=title_of(found.game), decisions=len(found.moments) - 1)
    yield ""
    yield from _curve(found, names)
    if found.turning_points:
        yield ""
        yield worded("command-analyse-turning-points")
        for point in found.turning_points:
            yield f"  {point.number:>4}  {say(point.told, names=names)}"
    told = [one for one in found.judgements if not one.forced and (every or one.verdict in ("mistake", "blunder"))]
    if told:
        yield ""
        yield worded("command-analyse-all-judged" if every else "command-analyse-mistakes")
        for one in told:
            yield from _judged(one, names)
    if found.summaries:
        yield ""
        for summary in found.summaries:
            for message in summary.told:
                yield say(message, names=names)
    yield ""
    for caveat in found.caveats:
        yield say(caveat)


def _curve(found: Analysis, names: list[str]) -> Iterator[str]:
    """The set-up and the last position of each round."""
    shown = [
        moment
        for moment, after in zip(found.moments, [*found.moments[1:], None], strict=True)
        if moment.number == 0 or after is None or after.round != moment.round
    ]
    points = [place for place, measure in enumerate(found.measures) if measure.unit == "points"]
    widths = [max(len(name), 5) for name in names]
    head = "  ".join(f"{name:>{width}}" for name, width in zip(names, widths, strict=True))
    yield f"{worded('command-analyse-curve'):<24}  {head}"
    for moment in shown:
        cells = "  ".join(f"{percent(chance):>{width - 1}}%" for chance, width in zip(moment.chances, widths, strict=True))
        where = worded("command-analyse-moment", number=moment.number, round=moment.round)
        yield f"{where:<24}  {cells}"
        for place in points if moment is not shown[-1] else []:
            cells = "  ".join(f"{round(value):>{width}}" for value, width in zip(moment.expected[place], widths, strict=True))
            yield f"  {unbroken(found.measures[place].label):<22}  {cells}"


def _judged(one: Judgement, names: list[str]) -> Iterator[str]:
    verdict = worded("analysis-verdict", verdict=one.verdict)
    decided = _decisions(one.played)
    yield worded(
        "command-analyse-judged",
        number=one.numbers[0],
        who=names[one.seat],
        verdict=verdict,
        before=percent(one.best),
        after=percent(one.chance),
        decided=decided,
    )
    for better in one.better[:1]:
        yield "      " + worded("command-analyse-better", decided=_decisions(better))
    if one.told is not None:
        yield "      " + say(one.told, names=names)
    if one.hindsight is not None:
        yield "      " + say(one.hindsight.told, names=names)


def _decisions(variation: Variation) -> str:
    return ", ".join(decided.decision for decided in variation.decisions)
