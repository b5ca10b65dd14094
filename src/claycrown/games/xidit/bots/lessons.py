"""How the weights of `prospects` are learned: logistic regression, one position of a finished game after the other."""

try:
    import cython
except ImportError:
    from claycrown.games import uncompiled as cython

from claycrown.games.xidit.bots import prospects
from claycrown.games.xidit.bots.prospects import Prospects
from claycrown.games.xidit.bots.signs import KINDS_OF_SIGN
from claycrown.games.xidit.rules import assessment
from claycrown.games.xidit.rules.pieces import ASSESSMENTS, CONTESTANTS, MAX_PLAYERS
from claycrown.games.xidit.rules.state import State

if not cython.compiled:
    from math import exp, log  # compiled they are C's own, the same ones

MODESTY = 1e-4
"""How strongly weights that explain nothing are drawn to nothing."""


def learn(p: Prospects, s: State, end: State, rate: float) -> float:
    """Move the weights a little, as far as `rate` says, towards what became of the position at the end of its game. Gives how
    surprising that was: the logarithm of its chance, made positive. With a rate of nothing, only that."""
    years = prospects.years_to_go(s)
    size = assessment.contestants(s)
    prospects.measure_strengths(p, s, years)
    surprise = 0.0
    for place in range(ASSESSMENTS):
        kind = s.assessments[place]
        row = prospects.row_of(years, kind)
        for going in range(size):
            if end.out[going] == place + 1:
                surprise += learn_who_went(p, end, kind, row, size, going, rate)
    return surprise


def is_rival(end: State, going: int, other: int) -> bool:
    """Was still in when the one went: itself, and whoever went later or is left; of two who go at once, the worse goes first."""
    if end.out[other] != end.out[going] or other == going:
        return end.out[other] == 0 or end.out[other] >= end.out[going]
    row = (end.out[going] - 1) * CONTESTANTS
    for rank in range(CONTESTANTS):
        if end.ranking[row + rank] == going:
            return False
        if end.ranking[row + rank] == other:
            return True
    return False


def learn_who_went(p: Prospects, end: State, kind: int, row: int, size: int, going: int, rate: float) -> float:
    """X8.3: one went out of those still in."""
    total = 0.0
    for other in range(size):
        if is_rival(end, going, other):
            total += exp(-p.strength[kind * MAX_PLAYERS + other])
    if rate > 0.0:
        for other in range(size):
            if is_rival(end, going, other):
                blame = exp(-p.strength[kind * MAX_PLAYERS + other]) / total
                if other == going:
                    blame -= 1.0
                for sign in range(KINDS_OF_SIGN):
                    p.weight[row + sign] += rate * blame * p.sign[other * KINDS_OF_SIGN + sign]
        for sign in range(KINDS_OF_SIGN):
            p.weight[row + sign] -= rate * MODESTY * p.weight[row + sign]
    return log(total) + p.strength[kind * MAX_PLAYERS + going]
