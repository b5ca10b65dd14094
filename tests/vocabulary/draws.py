"""Games of High Card for tests, after `packages.install_highcard`."""

from itertools import count
from random import Random

from claycrown.sitting import Sitting


def played(seed: int, players: int = 2, tricks: int = 2) -> Sitting:
    """A whole game by chance."""
    chance = Random(seed)
    sitting = Sitting.start("highcard", ["random"] * players, seed, {"tricks": tricks})
    while deciders := sitting.deciders():
        seat = chance.choice(deciders)
        sitting.decide(seat, chance.choice(sitting.legal(seat)))
    return sitting


def drawn(players: int = 2, first: int = 2) -> Sitting:
    """The first game by chance in which so many share the first place."""
    for seed in count():
        sitting = played(seed, players)
        if len(sitting.rules.result(sitting.state).first) == first:
            return sitting
    raise AssertionError("count() does not end")
