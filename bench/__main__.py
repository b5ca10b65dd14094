"""`python -m bench [--json FILE] [--rounds N]`: measure, and tell the ratios and the goals."""

import json
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import click

from bench import report
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
def main(file: str | None, rounds: int) -> None:
    """Measure the games and, in the same run, other engines."""
    figures = measure(rounds)
    if file != "-":
        report.tell(figures, machine())
    if file is not None:
        text = json.dumps(report.to_dict(figures, machine()), indent=2, ensure_ascii=False) + "\n"
        if file == "-":
            sys.stdout.write(text)
        else:
            Path(file).write_text(text, encoding="utf-8")


def measure(rounds: int) -> dict[str, float]:
    """Everything once, then everything again: a busy moment touches all alike, and the median forgets it."""
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
