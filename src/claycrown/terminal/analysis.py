"""The analysis of a finished game as lines of text, for the command and the page."""

from collections.abc import Iterator

from claycrown.analysis.judging import percent
from claycrown.analysis.types import Analysis, Judgement, Variation
from claycrown.terminal.naming import colour_name
from claycrown.words import format_message, t, title_of


def lines(found: Analysis, every: bool = False) -> Iterator[str]:
    """The curve round by round, turning points, mistakes (or with `every` all judgements), and summaries."""
    names = [colour_name(colour) for colour in found.seats]
    yield t("command-analyse-title", game=title_of(found.game), decisions=len(found.moments) - 1)
    yield ""
    yield from _curve(found, names)
    if found.turning_points:
        yield ""
        yield t("command-analyse-turning-points")
        for point in found.turning_points:
            yield f"  {point.number:>4}  {format_message(point.told, names=names)}"
    judgements = [one for one in found.judgements if not one.forced and (every or one.verdict in ("mistake", "blunder"))]
    if judgements:
        yield ""
        yield t("command-analyse-all-judged" if every else "command-analyse-mistakes")
        for one in judgements:
            yield from _judgement(one, names)
    if found.summaries:
        yield ""
        for summary in found.summaries:
            for message in summary.told:
                yield format_message(message, names=names)
    yield ""
    for caveat in found.caveats:
        yield format_message(caveat)


def _curve(found: Analysis, names: list[str]) -> Iterator[str]:
    """The chances at the set-up and at the end of each round."""
    ends = [
        moment
        for moment, after in zip(found.moments, [*found.moments[1:], None], strict=True)
        if moment.number == 0 or after is None or after.round != moment.round
    ]
    points = [place for place, measure in enumerate(found.measures) if measure.unit == "points"]
    widths = [max(len(name), 5) for name in names]
    head = "  ".join(f"{name:>{width}}" for name, width in zip(names, widths, strict=True))
    yield f"{t('command-analyse-curve'):<24}  {head}"
    for moment in ends:
        cells = "  ".join(f"{percent(chance):>{width - 1}}%" for chance, width in zip(moment.chances, widths, strict=True))
        where = t("command-analyse-moment", number=moment.number, round=moment.round)
        yield f"{where:<24}  {cells}"
        for place in points if moment is not ends[-1] else []:
            cells = "  ".join(f"{round(value):>{width}}" for value, width in zip(moment.expected[place], widths, strict=True))
            yield f"  {format_message(found.measures[place].label):<22}  {cells}"


def _judgement(one: Judgement, names: list[str]) -> Iterator[str]:
    verdict = t("analysis-verdict", verdict=one.verdict)
    decided = _decisions(one.played)
    yield t(
        "command-analyse-judged",
        number=one.numbers[0],
        who=names[one.seat],
        verdict=verdict,
        before=percent(one.best),
        after=percent(one.chance),
        decided=decided,
    )
    for better in one.better[:1]:
        yield "      " + t("command-analyse-better", decided=_decisions(better))
    if one.told is not None:
        yield "      " + format_message(one.told, names=names)
    if one.hindsight is not None:
        yield "      " + format_message(one.hindsight.told, names=names)


def _decisions(variation: Variation) -> str:
    return ", ".join(decided.decision for decided in variation.decisions)
