"""The look of plots, and the few kinds there are. `matplotlib` is imported here only, so that other commands start quickly."""

import io
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from matplotlib import style
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from claycrown.arena.estimate import Estimate
from claycrown.words import t

INK = "#2b211a"
ACCENT = "#b4532a"
JADE = "#3f7f68"
MUTED = "#a9957e"
STYLE: dict[str, Any] = {
    "svg.fonttype": "none",  # letters stay letters
    "svg.hashsalt": "claycrown",  # the same plot is the same file
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.edgecolor": MUTED,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlelocation": "left",
    "axes.titlesize": 10,
    "axes.axisbelow": True,
    "grid.color": "#e3d8c6",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "savefig.facecolor": "#faf5ec",
}


@contextmanager
def plot_style() -> Iterator[None]:
    with style.context(STYLE):
        yield


def dots(
    axes: Axes,
    estimates: Mapping[str, Estimate | None],
    unit: str,
    reference: float | None = None,
    share: bool = False,
    shift: float = 0.0,
    colour: str = ACCENT,
) -> None:
    """A row for each: a dot, with its interval as a line; in per cent, for shares. A row may be empty."""
    names = list(estimates)
    known = [(row + shift, found) for row, found in enumerate(estimates.values()) if found is not None]
    at = [row for row, _ in known]
    axes.hlines(at, [one.low for _, one in known], [one.high for _, one in known], colors=colour, linewidth=1.6)
    axes.plot([one.value for _, one in known], at, "o", color=colour, markersize=4)
    if reference is not None:
        axes.axvline(reference, color=MUTED, linewidth=1, linestyle="--")
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(unit)
    if share:
        axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.grid(axis="x")


def distributions(axes: Axes, samples: Mapping[str, Sequence[float]], unit: str) -> None:
    """A row for each: the distribution of its values, with the median."""
    names = list(samples)
    for row, name in enumerate(names):
        values = samples[name]
        low, high = min(values), max(values)
        bins = min(30, int(high - low) + 1)
        width = (high - low + 1) / bins
        counts = [0] * bins
        for value in values:
            counts[min(bins - 1, int((value - low) / width))] += 1
        top = max(counts)
        left = [low + number * width for number in range(bins)]
        heights = [0.8 * count / top for count in counts]
        axes.bar(left, heights, width, bottom=-row, align="edge", color=JADE, alpha=0.75, linewidth=0)
        middle = sorted(values)[len(values) // 2]
        axes.plot([middle, middle], [-row, -row + 0.85], color=INK, linewidth=1)
    axes.set_yticks([-row for row in range(len(names))], names)
    axes.set_xlabel(t("plot-median", unit=unit))
    axes.grid(axis="x")


def figure(rows: Sequence[int], width: float = 7.0) -> tuple[Figure, list[Axes]]:
    """Panels below each other, with heights for the given numbers of rows."""
    heights = [0.9 + 0.28 * count for count in rows]
    drawn = Figure(figsize=(width, sum(heights)), layout="constrained")
    grid = drawn.add_gridspec(len(rows), 1, height_ratios=heights)
    return drawn, [drawn.add_subplot(grid[number]) for number in range(len(rows))]


def written(drawn: Figure, kind: str) -> bytes:
    """The file: svg or png."""
    into = io.BytesIO()
    # Without a date, so that the same plot is the same file.
    drawn.savefig(into, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else None)
    return into.getvalue()
