"""Bots with their own preferences: they see what the search's quick estimate sees, but value other things than winning.

A style takes the drafted turn that it likes best: by the learned evaluation with some things worth more to it than they are, and
with errors. Only the strongest of them search, for a few simulations. So each can be beaten, and each leaves other things to its
rivals.
"""

from functools import cache, partial
from random import Random
from typing import NamedTuple

from claycrown.bots.ladder import Budget
from claycrown.games.terracotta.bots import turns, weights
from claycrown.games.terracotta.bots.evaluation import Weights
from claycrown.games.terracotta.bots.features import FEATURES, NAMES, SECTIONS
from claycrown.games.terracotta.bots.search import Search
from claycrown.games.terracotta.bots.turn_generator import TurnGenerator
from claycrown.games.terracotta.bots.units import VP_UNIT
from claycrown.games.terracotta.bots.whole_turns import WholeTurns
from claycrown.games.terracotta.rules.state import State

Preferences = tuple[tuple[str, float], ...]
"""By the names of features."""


class Style(NamedTuple):
    misjudged: float
    """The standard deviation, in VP, of what it takes a turn for."""
    preferences: Preferences
    """What it likes, by the names of the features: VP that one of each is worth to it beyond what it is."""
    simulations: int = 0
    """The budget of a search; without one it takes the best turn by a quick estimate."""


WEAPONS = ("sword", "halberd", "crossbow", "spear")
MASTERS = ("builder", "administrator", "inspector", "claymaker", "overseer", "smith")
STYLES = {
    "potter": Style(9.7, (("wet clay", 0.5), ("dry clay", 0.5))),
    "miser": Style(7.2, (("coins", 0.8), ("coins to spare", 0.4), ("wet clay", 0.3), ("dry clay", 0.3))),
    "drummer": Style(7.6, (("heard", 1.0),)),
    "mason": Style(12.0, (("warriors", 15.0), ("wet clay in time", 2.0))),
    "sergeant": Style(5.7, (("fellows", 1.0),)),
    "captain": Style(2.6, (*((weapon, 1.0) for weapon in WEAPONS), ("served", 2.0), ("heard", 0.5))),
    "courtier": Style(0.5, tuple((master, 2.0) for master in MASTERS)),
    "herald": Style(0.0, (("first next", 4.0), ("early now", 2.0)), simulations=8),
    "chancellor": Style(0.0, (("artisans", 2.0),), simulations=60),
}
"""The weakest first; how strong each is, is measured (docs/bots-terracotta.md)."""


class Stylist(WholeTurns):
    def __init__(self, name: str, seed: int) -> None:
        super().__init__()
        self.name = name
        self._misjudged = STYLES[name].misjudged
        self._random = Random(seed)

    def plan(self, view: State) -> list[int]:
        style = STYLES[self.name]
        own = tilted(view.players, style.preferences)
        return self._searched(view, own, style.simulations) if style.simulations else self._at_a_glance(view, own)

    def _searched(self, view: State, own: Weights, simulations: int) -> list[int]:
        search = Search(view, self._random.getrandbits(32), learned=own)
        search.run(Budget(simulations=simulations))
        return search.decisions(search.ranking()[0])

    def _at_a_glance(self, view: State, own: Weights) -> list[int]:
        generator = TurnGenerator(view.printed, own)
        generator.width = 2
        generator.start = view.clone()
        turns.generate(generator, self._random.getrandbits(32))
        liked = max(generator.order[: generator.listed], key=lambda found: self._takes_for(generator.score[found]))
        return turns.decisions_of(generator, liked)

    def _takes_for(self, score: int) -> float:
        return score / VP_UNIT + self._random.gauss(0, self._misjudged)


@cache
def tilted(players: int, preferences: Preferences) -> Weights:
    """The learned weights, with more for what somebody likes."""
    learned = weights.of(players)
    numbers = list(learned.weight)
    for name, more in preferences:
        for section in range(SECTIONS):
            numbers[section * FEATURES + NAMES.index(name)] += round(more * VP_UNIT)
    own = Weights()
    own.weight = numbers
    own.spread = list(learned.spread)
    return own


MAKERS = {name: partial(Stylist, name) for name in STYLES}
