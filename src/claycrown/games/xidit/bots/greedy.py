"""The bot `greedy` for Lords of Xidit: plans towards the best reachable recruits and threats, as if the rivals stood still."""

from random import Random

from claycrown.games.xidit.bots import heuristic_policy, plans
from claycrown.games.xidit.rules import census, pieces
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.state import State


class Greedy:
    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: State, seat: int) -> int:
        """In one state that fits the view; what the rivals hide is guessed from what they did in the open."""
        state = GAME.determinize(view, self._random)
        if state.step == pieces.AT_PLAN:
            return pieces.PLAN + plans.best_plan(state, seat)
        if state.step == pieces.AT_SHOW:
            return pieces.SHOW + to_show(state, seat)
        if state.step == pieces.AT_START:
            return max(GAME.legal(state, seat), key=lambda action: value_of_start(state, seat, action - pieces.START))
        if state.step == pieces.AT_CENSUS_BARDS:
            return heuristic_policy.best_bards(state, census.bards_due(state))
        if state.step == pieces.AT_CENSUS_FLOOR:
            # The fullest guild: the others keep space for rewards.
            return max(GAME.legal(state, seat), key=lambda action: state.guild_floors[action - pieces.FLOOR])
        return heuristic_policy.decide(state)


def to_show(state: State, seat: int) -> int:
    """X6.1: all units of the type where that may be the most; else none, since rivals need not know."""
    counts = state.units[state.census :: pieces.TYPES][: state.players]
    return counts[seat] if counts[seat] == max(counts) else 0


def value_of_start(state: State, seat: int, city: int) -> int:
    """X2.5: what can be done from a city in the first orders."""
    copy = state.clone()
    cities = copy.city
    cities[seat] = city
    copy.city = cities
    return plans.value_of_start(copy, seat)
