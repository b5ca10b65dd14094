"""The bot `novice` for Lords of Xidit: the mistakes of people in their first games.

It plans as if it were alone in the kingdom. One of the three assessments it remembers only when the game is nearly over. Now
and then it takes one road for another, and the rest of the year goes astray. Its bards all go to one place.
"""

from random import Random

from claycrown.games.xidit.bots import heuristic_policy, plans
from claycrown.games.xidit.bots.greedy import value_of_start
from claycrown.games.xidit.rules import decisions, pieces
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.state import State, years

ASTRAY = 0.25
"""How often a plan takes one road for another."""
RICHES = 10**6
"""The amount of gold above which more seems worthless."""


class Novice:
    name = "novice"

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self.forgotten = self._random.randrange(pieces.ASSESSMENTS)
        """The assessment that it does not think of for most of the game."""

    def decide(self, view: State, seat: int) -> int:
        """In one state that fits the view."""
        state = GAME.determinize(view, self._random)
        lonely = alone(state, seat)
        if self._forgets(state):
            forget(lonely, self.forgotten)
        if state.step == pieces.AT_PLAN:
            return pieces.PLAN + self._misread(plans.best_plan(lonely, seat))
        if state.step == pieces.AT_START:
            return max(GAME.legal(state, seat), key=lambda action: value_of_start(lonely, seat, action - pieces.START))
        if state.step == pieces.AT_REWARD:
            return max(GAME.legal(state, seat), key=lambda action: self._sense_of(state, action - pieces.REWARD))
        if state.step in (pieces.AT_BARDS, pieces.AT_CENSUS_BARDS):
            return max(GAME.legal(state, seat), key=lambda action: crowd(state, action))
        if state.step in (pieces.AT_TITAN, pieces.AT_RAISE):
            return heuristic_policy.decide(state)
        if state.step == pieces.AT_SHOW:
            return GAME.legal(state, seat)[-1]  # all it has: to hide a unit does not occur to it
        return GAME.legal(state, seat)[0]

    def _misread(self, plan: int) -> int:
        """Sometimes one road of the plan is another one on the map."""
        there = [order for order in range(pieces.ORDERS) if decisions.order_in(plan, order) < pieces.ROADS]
        if not there or self._random.random() >= ASTRAY:
            return plan
        order = self._random.choice(there)
        meant = decisions.order_in(plan, order)
        taken = self._random.choice([colour for colour in range(pieces.ROADS) if colour != meant])
        return plan + (taken - meant) * int(pieces.KINDS_OF_ORDER ** (pieces.ORDERS - 1 - order))

    def _forgets(self, state: State) -> bool:
        """It remembers all three assessments in the last third of the game."""
        return 3 * state.year <= 2 * years(state)

    def _sense_of(self, state: State, rewards: int) -> int:
        """X4.6: how many of the rewards are for an assessment that it thinks of; once it remembers, that one comes first."""
        needed = 1 << (pieces.WEALTH, pieces.REPUTATION, pieces.INFLUENCE).index(self.forgotten)
        return (rewards & ~needed).bit_count() if self._forgets(state) else rewards & needed


def alone(state: State, seat: int) -> State:
    """The table without a rival on the map."""
    copy = state.clone()
    copy.city = [city if other == seat else pieces.NOWHERE for other, city in enumerate(state.city)]
    return copy


def forget(state: State, assessment: int) -> None:
    """There is nothing more to be had for the assessment."""
    if assessment == pieces.WEALTH:
        state.gold = [RICHES] * len(state.gold)
    elif assessment == pieces.INFLUENCE:
        state.floors_left = [0] * len(state.floors_left)
    else:
        state.bards_left = [0] * len(state.bards_left)


def crowd(state: State, action: int) -> tuple[int, int]:
    """X4.8: all bards together, where the number for the first is the largest."""
    amounts = [decisions.bards_sent(action, region) for region in range(pieces.REGIONS)]
    most = max(range(pieces.REGIONS), key=amounts.__getitem__)
    return amounts[most], state.printed.first[most]
