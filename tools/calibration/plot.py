"""The chances that an analysis tells beside those that came true."""

from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

from claycrown.analysis.scale import Calibration
from claycrown.analysis.types import Depth
from claycrown.arena.drawing import ACCENT, MUTED, styled, written
from tools.calibration.fitting import Bin


def plot(title: str, calibration: Calibration, depth: Depth) -> bytes:
    """As SVG: chances told beside the part of them that came true, with intervals; on the line they are what they say."""
    listed = [Bin(**one) for one in calibration.made["came_true"][depth]]
    told = [one.told for one in listed]
    with styled():
        drawn = Figure(figsize=(5.0, 4.6), layout="constrained")
        axes = drawn.add_subplot()
        axes.plot([0, 1], [0, 1], color=MUTED, linewidth=1, linestyle="--")
        axes.vlines(told, [one.low for one in listed], [one.high for one in listed], colors=ACCENT, linewidth=1.6)
        axes.plot(told, [one.came_true for one in listed], "o", color=ACCENT, markersize=4)
        axes.set_xlim(0, 1)
        axes.set_ylim(0, 1)
        axes.set_xlabel("chance told by the analysis")
        axes.set_ylabel("games won")
        axes.xaxis.set_major_formatter(PercentFormatter(1))
        axes.yaxis.set_major_formatter(PercentFormatter(1))
        axes.grid()
        axes.set_title(f"{title}: chances told, and how often they came true")
        return written(drawn, "svg")
