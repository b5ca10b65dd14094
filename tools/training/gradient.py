"""Stochastic gradient descent on the weights of the evaluation: conditional logit, one position of a finished game a step."""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games.xidit.bots import evaluation
from claycrown.games.xidit.bots.evaluation import Evaluation
from claycrown.games.xidit.bots.features import FEATURES
from claycrown.games.xidit.rules import assessment
from claycrown.games.xidit.rules.pieces import ASSESSMENTS, CONTESTANTS, MAX_PLAYERS
from claycrown.games.xidit.rules.state import State

if not cython.compiled:
    from math import exp, log  # compiled they are C's own, the same ones

WEIGHT_DECAY = 1e-4
"""How strongly weights that explain nothing are drawn to zero."""


def step(e: Evaluation, s: State, end: State, rate: float) -> float:
    """Move the weights by `rate` towards the result of the position's game. Returns the log loss: minus the logarithm of the
    probability of what happened. With a rate of 0 the weights stay.
    """
    years = evaluation.years_to_go(s)
    size = assessment.contestants(s)
    evaluation.compute_strengths(e, s, years)
    log_loss = 0.0
    for place in range(ASSESSMENTS):
        kind = s.assessments[place]
        row = evaluation.row_of_weights(years, kind)
        for going in range(size):
            if end.out[going] == place + 1:
                log_loss += step_on_elimination(e, end, kind, row, size, going, rate)
    return log_loss


def is_rival(end: State, going: int, other: int) -> bool:
    """Was still in at that elimination: the eliminated contestant, and everybody who goes later or is left; of two who go at
    once, the worse goes first.
    """
    if end.out[other] != end.out[going] or other == going:
        return end.out[other] == 0 or end.out[other] >= end.out[going]
    row = (end.out[going] - 1) * CONTESTANTS
    for rank in range(CONTESTANTS):
        if end.ranking[row + rank] == going:
            return False
        if end.ranking[row + rank] == other:
            return True
    return False


def step_on_elimination(e: Evaluation, end: State, kind: int, row: int, size: int, going: int, rate: float) -> float:
    """X8.3: one went out of those still in."""
    total = 0.0
    for other in range(size):
        if is_rival(end, going, other):
            total += exp(-e.strength[kind * MAX_PLAYERS + other])
    if rate > 0.0:
        for other in range(size):
            if is_rival(end, going, other):
                slope = exp(-e.strength[kind * MAX_PLAYERS + other]) / total
                if other == going:
                    slope -= 1.0
                for feature in range(FEATURES):
                    e.weight[row + feature] += rate * slope * e.feature[other * FEATURES + feature]
        for feature in range(FEATURES):
            e.weight[row + feature] -= rate * WEIGHT_DECAY * e.weight[row + feature]
    return log(total) + e.strength[kind * MAX_PLAYERS + going]
