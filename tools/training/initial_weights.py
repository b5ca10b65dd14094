"""Weights of Terracotta Army that nobody learned: what the printed figures and some sense say.

Training starts from them and is measured by them.
"""

from typing import Any

from claycrown.games.terracotta.bots import features as f
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import MASTERS, ROUNDS, TYPES

CERTAIN = (0.8, 0.65, 0.45)
"""How much of what a due would score as it stands is still there when it comes: in this round, the next, later."""
SECURE = (0.0, 0.15, 0.35, 0.75, 0.95)
"""How much of the step from presence to domination each standing is worth."""
SPREAD = (45_000, 42_000, 37_000, 30_000, 20_000, 8_000)
"""By how much the final lead misses what is expected, at the beginning of each round and at the end."""


def table() -> dict[str, Any]:
    """All of a weights file."""
    return {
        "features": list(f.NAMES),
        "players": {str(players): [of_round(number) for number in range(1, ROUNDS + 1)] for players in GAME.player_counts},
    }


def of_round(number: int) -> dict[str, list[int]]:
    """One round's weights: the same at its beginning and its end, but that clay dries and turns run out."""
    weights = [round(1000 * value) for value in in_vp(number)]
    return {"early": weights, "late": weights, "spread": [SPREAD[number - 1], SPREAD[number]]}


def in_vp(number: int) -> list[float]:
    figures = GAME.edition().figures
    weights = [0.0] * f.FEATURES

    def due(due_class: int, domination: float, presence: float, certainty: float) -> None:
        for standing, share in enumerate(SECURE):
            value = presence + share * (domination - presence)
            weights[due_class * f.STANDINGS + standing] = certainty * value

    tiles = figures["scoring_tiles"]
    for when, certainty in enumerate(CERTAIN):
        scored = min(number - 1 + when, ROUNDS - 1)
        due(f.ROW_DUE + when, 7, 3, certainty)
        due(f.COLUMN_DUE + when, 7, 3, certainty)
        due(f.TILE_DUE + when, tiles["domination"][scored], tiles["presence"][scored], certainty)
        if when < 2:
            due(f.GOODS_DUE + when, tiles["domination"][scored], tiles["presence"][scored], certainty / 2)
    end = 0.3 + 0.12 * number
    due(f.FOOTMAN_DUE, 8, 2, end)
    due(f.GROUP_DUE, 5, 2, end)
    left = ROUNDS - number
    weights[f.HEARD] = 0.8
    weights[f.FELLOWS] = end
    weights[f.LONERS] = 0.2 * left
    weights[f.SERVED] = 2 * end
    weights[f.WET] = 0.5 + 0.2 * left
    weights[f.WET_IN_TIME] = 1.0
    weights[f.DRY] = 0.5 + 0.2 * left
    weights[f.COINS_HELD] = 0.6 + 0.15 * left
    weights[f.COINS_TO_SPARE] = -0.1 * left
    for weapon in range(TYPES):
        weights[f.WEAPON + weapon] = 1.5
    for master in range(MASTERS):
        weights[f.HIRED_MASTER + master] = 2.2 * left
    weights[f.ARTISANS_TRAINED] = 0.6 * left
    weights[f.TURNS_LEFT] = 6.0
    weights[f.FIRST_NEXT] = 1.5 if left else 0.0
    return weights
