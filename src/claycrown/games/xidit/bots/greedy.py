"""The bot `greedy` for Lords of Xidit: plans towards the best reachable recruits and threats, as if the rivals stood still."""

from random import Random

from claycrown.games.xidit.bots import heuristic_policy, plans
from claycrown.games.xidit.rules import census
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import (
    AT_CENSUS_BARDS,
    AT_CENSUS_FLOOR,
    AT_PLAN,
    AT_SHOW,
    AT_START,
    FLOOR,
    PLAN,
    SHOW,
    START,
    TYPES,
)
from claycrown.games.xidit.rules.state import State


class Greedy:
    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: State, seat: int) -> int:
        """In one state that fits the view; what the rivals hide is guessed from what they did in the open."""
        state = GAME.determinize(view, self._random)
        if state.step == AT_PLAN:
            return PLAN + plans.best_plan(state, seat)
        if state.step == AT_SHOW:
            return SHOW + to_show(state, seat)
        if state.step == AT_START:
            return max(GAME.legal(state, seat), key=lambda action: value_of_start(state, seat, action - START))
        if state.step == AT_CENSUS_BARDS:
            return heuristic_policy.best_bards(state, census.bards_due(state))
        if state.step == AT_CENSUS_FLOOR:
            # The fullest guild: the others keep space for rewards.
            return max(GAME.legal(state, seat), key=lambda action: state.guild_floors[action - FLOOR])
        return heuristic_policy.decide(state)


def to_show(state: State, seat: int) -> int:
    """X6.1: all units of the type where that may be the most; else none, since rivals need not know."""
    counts = state.units[state.census :: TYPES][: state.players]
    return counts[seat] if counts[seat] == max(counts) else 0


def value_of_start(state: State, seat: int, city: int) -> int:
    """X2.5: what can be done from a city in the first orders."""
    copy = state.clone()
    cities = copy.city
    cities[seat] = city
    copy.city = cities
    return plans.value_of_start(copy, seat)
