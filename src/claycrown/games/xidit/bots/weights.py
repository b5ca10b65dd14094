"""The learned weights of `prospects`, as a table that people can read: `prospects.csv`."""

import csv
from functools import cache
from pathlib import Path

from claycrown.games.xidit.bots import prospects
from claycrown.games.xidit.bots.prospects import Prospects
from claycrown.games.xidit.bots.signs import KINDS_OF_SIGN, MOST_YEARS, SIGNS
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, ASSESSMENTS
from claycrown.games.xidit.rules.state import State

PATH = Path(__file__).with_name("prospects.csv")
HEAD = ("players", "years to go", "assessment", *SIGNS)


@cache
def table(path: Path = PATH) -> dict[int, list[float]]:
    """By number of players; of another file where two are compared."""
    weights: dict[int, list[float]] = {}
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            of = weights.setdefault(int(row["players"]), [0.0] * (MOST_YEARS * ASSESSMENTS * KINDS_OF_SIGN))
            start = prospects.row_of(int(row["years to go"]), ASSESSMENT_NAMES.index(row["assessment"]))
            of[start : start + KINDS_OF_SIGN] = [float(row[sign]) for sign in SIGNS]
    return weights


def write(weights: dict[int, list[float]], path: Path = PATH) -> None:
    """Three decimals: more would be noise."""
    with path.open("w", encoding="utf-8", newline="") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(HEAD)
        for players, of in sorted(weights.items()):
            for years in range(1, MOST_YEARS + 1):
                for kind, name in enumerate(ASSESSMENT_NAMES):
                    start = prospects.row_of(years, kind)
                    lines.writerow([players, years, name, *(f"{weight:.3f}" for weight in of[start : start + KINDS_OF_SIGN])])


def prospects_for(state: State, path: Path = PATH) -> Prospects:
    """What is needed to weigh positions of this game: weights and map."""
    made = Prospects(state.players)
    made.weight = table(path)[state.players]
    prospects.measure_ways(made, state)
    return made
