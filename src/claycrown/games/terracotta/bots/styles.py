"""Bots with a taste of their own: they see what the search's first glance sees, and want something else than to win.

A style takes the drafted turn that looks best to it, without any search: by the learned evaluation with some things worth more
to it than they are, and misjudged a little. So each can be beaten, and each leaves other things to its rivals.
"""

from functools import cache, partial
from random import Random
from typing import NamedTuple

from claycrown.games.terracotta.bots import turns, weights
from claycrown.games.terracotta.bots.evaluation import Weights
from claycrown.games.terracotta.bots.features import FEATURES, NAMES, SECTIONS
from claycrown.games.terracotta.bots.turn_generator import TurnGenerator
from claycrown.games.terracotta.bots.units import VP_UNIT
from claycrown.games.terracotta.bots.whole_turns import WholeTurns
from claycrown.games.terracotta.rules.state import State


class Style(NamedTuple):
    misjudged: float
    """The standard deviation, in VP, of what it takes a turn for."""
    taste: tuple[tuple[str, float], ...]
    """What it likes, by the names of the features: VP that one of each is worth to it beyond what it is."""


WEAPONS = ("sword", "halberd", "crossbow", "spear")
MASTERS = ("builder", "administrator", "inspector", "claymaker", "overseer", "smith")
STYLES = {
    "miser": Style(6.0, (("coins", 0.8), ("coins to spare", 0.4), ("wet clay", 0.3), ("dry clay", 0.3))),
    "mason": Style(7.0, (("warriors", 15.0), ("wet clay in time", 2.0))),
    "captain": Style(2.2, (*((weapon, 1.0) for weapon in WEAPONS), ("served", 2.0), ("heard", 0.5))),
    "courtier": Style(0.5, tuple((master, 2.0) for master in MASTERS)),
}
"""The weakest first; how strong each is, is measured (docs/bots-terracotta.md)."""


class Stylist(WholeTurns):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__()
        self.name = name
        self._misjudged = STYLES[name].misjudged
        self._random = Random(seed)

    def plan(self, view: State) -> list[int]:
        generator = TurnGenerator(view.printed, tilted(view.players, STYLES[self.name].taste))
        generator.width = 2
        generator.start = view.clone()
        turns.generate(generator, self._random.getrandbits(32))
        liked = max(generator.order[: generator.listed], key=lambda found: self._takes_for(generator.score[found]))
        return turns.decisions_of(generator, liked)

    def _takes_for(self, score: int) -> float:
        return score / VP_UNIT + self._random.gauss(0, self._misjudged)


@cache
def tilted(players: int, taste: tuple[tuple[str, float], ...]) -> Weights:
    """The learned weights, with more for what somebody likes."""
    learned = weights.of(players)
    numbers = list(learned.weight)
    for name, more in taste:
        for section in range(SECTIONS):
            numbers[section * FEATURES + NAMES.index(name)] += round(more * VP_UNIT)
    own = Weights()
    own.weight = numbers
    own.spread = list(learned.spread)
    return own


MAKERS = {name: partial(Stylist, name) for name in STYLES}
