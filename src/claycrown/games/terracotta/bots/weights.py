"""The weights of the evaluation: read from `evaluation.json`, which `tools/training` of the repository writes, and made ready.

The file holds, for each number of players and each round, what every feature is worth at the beginning of the round and at its
end, in thousandths of a VP, and by how much the final lead usually misses what is expected then. Between the two the worth
moves evenly with each worker placed.
"""

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from claycrown.games.terracotta.bots.evaluation import Weights
from claycrown.games.terracotta.bots.features import FEATURES, MOMENTS, NAMES
from claycrown.games.terracotta.rules.pieces import ROUNDS, WORKERS

FILE = Path(__file__).with_name("evaluation.json")


@cache
def of(players: int) -> Weights:
    """The weights for that number of players."""
    return ready(players, json.loads(FILE.read_text()))


def ready(players: int, table: Mapping[str, Any]) -> Weights:
    """Expand the weights of a file to all stages of the game."""
    if tuple(table["features"]) != NAMES:
        raise ValueError(f"{FILE.name} was made for other features: train again")
    workers = players * WORKERS[players]
    weight: list[int] = []
    spread: list[int] = []
    for round_of_file in table["players"][str(players)]:
        for placed in range(MOMENTS):
            moment = min(placed, workers)
            for early, late in zip(round_of_file["early"], round_of_file["late"], strict=True):
                weight.append((early * (workers - moment) + late * moment) // workers)
            early, late = round_of_file["spread"]
            spread.append((early * (workers - moment) + late * moment) // workers)
    assert len(weight) == ROUNDS * MOMENTS * FEATURES
    weights = Weights()
    weights.weight = weight
    weights.spread = spread
    return weights
