"""The chances predicted by analyses compared with the results of the games."""

from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from claycrown.analysis.scale import Calibration
from claycrown.analysis.types import Depth
from claycrown.arena.drawing import ACCENT, MUTED, plot_style, written
from tools.calibration.fitting import Bin


def plot(title: str, calibration: Calibration, depth: Depth) -> bytes:
    """As SVG: the share of games won by predicted chance, with intervals. Perfect predictions lie on the diagonal."""
    listed = [Bin(**one) for one in calibration.made["came_true"][depth]]
    predicted = [one.told for one in listed]
    with plot_style():
        drawn = Figure(figsize=(5.0, 4.6), layout="constrained")
        axes = drawn.add_subplot()
        axes.plot([0, 1], [0, 1], color=MUTED, linewidth=1, linestyle="--")
        axes.vlines(predicted, [one.low for one in listed], [one.high for one in listed], colors=ACCENT, linewidth=1.6)
        axes.plot(predicted, [one.came_true for one in listed], "o", color=ACCENT, markersize=4)
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
        axes.set_xlabel("predicted chance")
        axes.set_ylabel("games won")
        axes.xaxis.set_major_formatter(PercentFormatter(1))
        axes.yaxis.set_major_formatter(PercentFormatter(1))
        axes.grid()
        axes.set_title(f"{title}: predicted chances and results")
        return written(drawn, "svg")
