"""Bots with their own preferences: most plan as rollouts do, but value other things than winning.

A style makes quick plans, without any search: by the learned evaluation with some things worth more or less to it than they are,
and with small errors. One searches as `steward` does, and misjudges the results. So each can be beaten, and each leaves other
things to its rivals.
"""

from functools import cache, partial
from random import Random
from typing import NamedTuple

from claycrown.bots.ladder import RUNGS
from claycrown.games.xidit.bots import evaluation, quick_plans, rollout, weights
from claycrown.games.xidit.bots.evaluation import Evaluation
from claycrown.games.xidit.bots.features import FEATURES, NAMES
from claycrown.games.xidit.bots.greedy import to_show, value_of_start
from claycrown.games.xidit.bots.rollout import Simulator
from claycrown.games.xidit.bots.search import Search
from claycrown.games.xidit.rules import pieces
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.state import State

Preferences = tuple[tuple[str, float], ...]
"""By the names of features."""


class Style(NamedTuple):
    misjudged: float
    """By how much of itself it misjudges the worth of a plan at most."""
    choices: Preferences
    """How many times what they are worth features are worth to it where it chooses rewards and titans, by their names."""
    plans: Preferences = ()
    """The same where it plans."""
    foresees: bool = False
    """Whether it searches for a plan against what the others may do, instead of planning as if they stood still."""


UNITS = ("militia", "archers", "infantry", "clerics", "battle mages", "types of unit")
STYLES = {
    "raider": Style(0.8, tuple((unit, 0.1) for unit in UNITS), tuple((unit, 0.3) for unit in UNITS)),
    "treasurer": Style(2.0, (("gold", 4.0),)),
    "guildmaster": Style(0.6, (("floors", 4.0),)),
    "minstrel": Style(0.5, (("reputation", 4.0), ("held regions", 4.0), ("close regions", 4.0))),
    "scout": Style(0.0, ()),
    "champion": Style(0.4, tuple((unit, 0.5) for unit in UNITS), foresees=True),
}
"""The weakest first; how strong each is, is measured (docs/bots-xidit.md)."""


class Stylist:
    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.style = STYLES[name]
        self._random = Random(seed)

    def decide(self, view: State, seat: int) -> int:
        """In one state that fits the view."""
        state = GAME.determinize(view, self._random)
        if state.step == pieces.AT_START:
            return max(GAME.legal(state, seat), key=lambda action: value_of_start(state, seat, action - pieces.START))
        if state.step == pieces.AT_SHOW:
            return pieces.SHOW + to_show(state, seat)
        if state.step == pieces.AT_PLAN and self.style.foresees:
            return pieces.PLAN + self._searched(view, seat)
        simulator = self._simulator(state, seat)
        if state.step != pieces.AT_PLAN:
            return rollout.policy(simulator, state)
        state.plan = [pieces.NOT_IN] * pieces.MAX_PLAYERS
        simulator.scratch.state = state
        return pieces.PLAN + quick_plans.quick_plan(simulator, simulator.scratch, seat)

    def _searched(self, view: State, seat: int) -> int:
        search = Search(view, seat, self._random.getrandbits(64))
        search.run(RUNGS["steward"].budget)
        found = search.ranking(seat)
        return max(found, key=lambda rated: rated.win_probability * (1 + self.style.misjudged * self._random.random())).plan

    def _simulator(self, state: State, seat: int) -> Simulator:
        own = Evaluation(state.players)
        own.weight = tilted(state.players, self.style.plans)
        evaluation.measure_distances(own, state)
        simulator = Simulator(state, own)
        simulator.noise = self.style.misjudged
        simulator.stream = self._random.getrandbits(64)
        rollout.compute_marginal_values(simulator, state)
        values = simulator.marginal_value
        for name, times in self.style.choices:
            values[seat * FEATURES + NAMES.index(name)] *= times
        simulator.marginal_value = values
        return simulator


@cache
def tilted(players: int, preferences: Preferences) -> list[float]:
    """The learned weights, with more or less for what somebody likes or neglects."""
    times = dict(preferences)
    numbers = weights.table()[players]
    return [number * times.get(NAMES[here % FEATURES], 1.0) for here, number in enumerate(numbers)]


MAKERS = {name: partial(Stylist, name) for name in STYLES}
