"""Games of High Card for tests, after `packages.install_highcard`."""

from itertools import count
from random import Random

from claycrown.match import Match


def played(seed: int, players: int = 2, tricks: int = 2) -> Match:
    """A whole game by chance."""
    chance = Random(seed)
    match = Match.start("highcard", ["random"] * players, seed, {"tricks": tricks})
    while deciders := match.deciders():
        seat = chance.choice(deciders)
        match.decide(seat, chance.choice(match.legal(seat)))
    return match


def drawn(players: int = 2, first: int = 2) -> Match:
    """The first game by chance in which so many share the first place."""
    for seed in count():
        match = played(seed, players)
        if len(match.game.result(match.state).first) == first:
            return match
    raise AssertionError("count() does not end")
