"""`python -m bench [--json FILE] [--rounds N] [--games N]`: measure speed; print ratios, goals and the gains of search."""

import json
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import click

from bench import report, search
from bench.ours import CORES
from claycrown import compiled

RUNS = (
    ("bench.ours", "terracotta", "4"),
    ("bench.ours", "xidit", "4"),
    ("bench.peers", "catanatron"),
    ("bench.peers", "hearts"),
    ("bench.peers", "tic-tac-toe"),
)


@click.command()
@click.option("--json", "file", metavar="FILE", help="Write the figures as JSON, too; `-`: to standard output, and nothing else.")
@click.option("--rounds", type=click.IntRange(1), default=9, show_default=True, help="How often each figure is measured.")
@click.option("--games", type=click.IntRange(0), default=8, show_default=True, help="Of each two budgets of the search; 0: none.")
@click.option(
    "--plot", metavar="FILE", default="build/search.svg", show_default=True, help="Strength against time, .svg or .png."
)
def main(file: str | None, rounds: int, games: int, plot: str) -> None:
    """Measure the games and, in the same run, other engines; then the speed of the bots' search, and what it gains."""
    figures = measure(rounds)
    searched = {name: search.measure(name, games) for name in search.PLAYERS} if games else {}
    if searched:
        search.plot(searched, Path(plot))
    if file != "-":
        report.tell(figures, machine())
        search.tell(searched)
    if file is not None:
        told = {**report.to_dict(figures, machine()), "search": searched}
        text = json.dumps(told, indent=2, ensure_ascii=False) + "\n"
        if file == "-":
            sys.stdout.write(text)
        else:
            Path(file).write_text(text, encoding="utf-8")


def measure(rounds: int) -> dict[str, float]:
    """Measure everything in rounds: a busy moment affects all alike, and the median ignores it."""
    taken: dict[str, list[float]] = {}
    for number in range(rounds):
        click.echo(f"round {number + 1} of {rounds}", err=True)
        for run in RUNS:
            done = subprocess.run([sys.executable, "-m", *run], stdout=subprocess.PIPE, check=True)
            for name, value in json.loads(done.stdout).items():
                taken.setdefault(name, []).append(value)
    figures = {name: median(values) for name, values in taken.items()}
    for name in report.games(figures):
        figures[f"{name} on all cores"] = figures[f"{name} threads {CORES}"]
        figures[f"{name} threads"] = figures[f"{name} threads 1"] / figures[f"{name} threads 2"]
        for threads in {1, 2, CORES}:
            del figures[f"{name} threads {threads}"]
    return figures


def machine() -> dict[str, Any]:
    return {
        "python": platform.python_version(),
        "system": platform.platform(),
        "cores": CORES,
        "rules": "compiled" if compiled() else "in plain Python",
        "catanatron": version("catanatron"),
        "open_spiel": version("open_spiel"),
    }


if __name__ == "__main__":
    main()
