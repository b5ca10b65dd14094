"""Games of High Card for tests, after `packages.install_highcard`."""

from collections.abc import Sequence
from itertools import count, permutations
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


def even_tricks(one: Sequence[int], other: Sequence[int]) -> list[tuple[int, int]]:
    """What two hands of two cards have to pick for a draw; nothing where one hand takes both tricks whatever it picks."""
    for cards in permutations(other):
        tricks = list(zip(one, cards, strict=True))
        if sum(mine > theirs for mine, theirs in tricks) == 1:
            return tricks
    return []
