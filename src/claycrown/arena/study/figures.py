"""The figures of a study, as SVG: each compares the player counts."""

import re
from collections.abc import Mapping, Sequence

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D

from claycrown.arena.drawing import distributions, dots, plot_style, written
from claycrown.arena.estimate import Estimate
from claycrown.arena.study.panels import EstimatePanel
from claycrown.words import format_message, t

COLOURS = {2: "#3f7f68", 3: "#b4532a", 4: "#2f78c2", 5: "#9d4fb0"}
"""One for each player count."""
WIDTH = 9.0


def beside(panels: Sequence[EstimatePanel]) -> str:
    """Panels of the same items next to each other."""
    counts = list(panels[0].estimates)
    rows = len(panels[0].estimates[counts[0]])
    with plot_style():
        figure = Figure(figsize=(WIDTH, 1.1 + rows * (0.16 + 0.1 * len(counts))), layout="constrained")
        all_axes = figure.subplots(1, len(panels), sharey=True, squeeze=False)[0]
        step = 0.7 / len(counts)
        for axes, panel in zip(all_axes, panels, strict=True):
            for number, (players, found) in enumerate(panel.estimates.items()):
                shift = (number - (len(counts) - 1) / 2) * step
                _draw(axes, panel, players, found, shift)
        if len(counts) > 1:
            _legend(figure, counts)
        return _svg(figure)


def below(panels: Sequence[EstimatePanel]) -> str:
    """Panels of different items, one below the other, on one scale."""
    rows = [len(found) for panel in panels for found in panel.estimates.values()]
    with plot_style():
        figure = Figure(figsize=(WIDTH, 0.8 * len(panels) + 0.2 * sum(rows)), layout="constrained")
        all_axes = figure.subplots(len(panels), 1, sharex=True, squeeze=False, height_ratios=rows)[:, 0]
        for axes, panel in zip(all_axes, panels, strict=True):
            for players, found in panel.estimates.items():
                _draw(axes, panel, players, found)
        return _svg(figure)


def spread(samples: dict[str, list[float]], unit: str) -> str:
    """The distribution of each sample's values, a row for each."""
    with plot_style():
        figure = Figure(figsize=(WIDTH, 0.9 + 0.5 * len(samples)), layout="constrained")
        distributions(figure.subplots(), samples, unit)
        return _svg(figure)


def _draw(axes: Axes, panel: EstimatePanel, players: int, found: Mapping[str, Estimate | None], shift: float = 0.0) -> None:
    labelled = {format_message(panel.labels[item]): one for item, one in found.items()}
    dots(axes, labelled, format_message(panel.unit), panel.reference, panel.share, shift, COLOURS[players])


def _legend(figure: Figure, counts: Sequence[int]) -> None:
    handles = [
        Line2D([], [], color=COLOURS[players], marker="o", markersize=4, label=t("study-count", players=players))
        for players in counts
    ]
    figure.legend(handles=handles, loc="outside upper left", ncols=len(counts), frameon=False)


def _svg(figure: Figure) -> str:
    """Ready for embedding in a page: the drawing alone, without the file header."""
    text = written(figure, "svg").decode()
    return re.sub(r"<metadata>.*?</metadata>", "", text[text.index("<svg") :], flags=re.DOTALL)
