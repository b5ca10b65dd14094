"""The learned weights of the evaluation, as a table that people can read: `evaluation.csv`."""

import csv
from functools import cache
from pathlib import Path

from claycrown.games.xidit.bots import evaluation
from claycrown.games.xidit.bots.evaluation import Evaluation
from claycrown.games.xidit.bots.features import FEATURES, MOST_YEARS, NAMES
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, ASSESSMENTS
from claycrown.games.xidit.rules.state import State

PATH = Path(__file__).with_name("evaluation.csv")


@cache
def table(path: Path = PATH) -> dict[int, list[float]]:
    """By number of players; of another file where two are compared."""
    weights: dict[int, list[float]] = {}
    with path.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            of = weights.setdefault(int(row["players"]), [0.0] * (MOST_YEARS * ASSESSMENTS * FEATURES))
            start = evaluation.row_of_weights(int(row["years to go"]), ASSESSMENT_NAMES.index(row["assessment"]))
            of[start : start + FEATURES] = [float(row[feature]) for feature in NAMES]
    return weights


def evaluation_for(state: State) -> Evaluation:
    """What is needed to evaluate positions of this game: weights and map."""
    made = Evaluation(state.players)
    made.weight = table()[state.players]
    evaluation.measure_distances(made, state)
    return made
