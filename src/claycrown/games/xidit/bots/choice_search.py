"""The decisions besides the plan, by win probability: start, rewards, bards, titans, the virtual player's raise, census.

While orders are carried out all plans lie open. So each choice is followed through the rest of the year as it will go, but for
what is hidden in the stacks and what the others choose, and with a larger budget another year is played after it.
"""

from random import Random
from typing import NamedTuple

from claycrown.bots.ladder import Budget
from claycrown.games.xidit.bots import best_responses, evaluation, quick_plans, rollout, weights
from claycrown.games.xidit.bots.best_responses import BestResponses
from claycrown.games.xidit.bots.rollout import Simulator
from claycrown.games.xidit.bots.search import allows_depth
from claycrown.games.xidit.rules import pieces, play, titans
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.state import State

FEW_DETERMINIZATIONS, MANY_DETERMINIZATIONS = 8, 32
"""The number of determinizations in which each choice is tried. For the start one will do: stacks hardly matter in the first
year.
"""
MANY_FROM = 100_000
"""Simulations; a budget in seconds allows many."""
EARLINESS_BONUS = 1e-4
"""A little is better from where it can be done an order sooner: a rival may come."""
START_PLANS = 3
"""A start is worth the mean of this many plans from there: a rival can spoil a single one."""


class RankedChoice(NamedTuple):
    action: int
    win_probability: float
    """To win the game."""


def rank_choices(view: State, seat: int, budget: Budget, seed: int) -> list[RankedChoice]:
    """All candidates, the best first; of equal ones that which gives least away."""
    rng = Random(seed)
    states = [GAME.determinize(view, rng) for _ in range(1 if view.step == pieces.AT_START else determinizations(budget))]
    actions = candidates(states[0], seat)
    if len(actions) == 1:
        return [RankedChoice(actions[0], win_probability_now(states[0], seat))]
    totals = dict.fromkeys(actions, 0.0)
    for state in states:
        simulator = Simulator(state, weights.evaluation_for(state))
        rollout.compute_marginal_values(simulator, state)
        simulator.noise = quick_plans.NOISE
        simulator.stream = rng.getrandbits(64)
        for action in actions:
            totals[action] += win_probability_after(simulator, state, seat, action, depth(budget))
    choices = [RankedChoice(action, total / len(states)) for action, total in totals.items()]
    return sorted(choices, key=lambda choice: -choice.win_probability)


def determinizations(budget: Budget) -> int:
    return MANY_DETERMINIZATIONS if budget.simulations is None or budget.simulations >= MANY_FROM else FEW_DETERMINIZATIONS


def depth(budget: Budget) -> int:
    """Years played by rollouts after this one."""
    return 1 if allows_depth(budget) else 0


def win_probability_now(state: State, seat: int) -> float:
    e = weights.evaluation_for(state)
    evaluation.evaluate(e, state)
    return e.win_probability[seat]


def candidates(state: State, seat: int) -> list[int]:
    """The legal decisions; of the ways to pay a titan only the cheapest. Those that give less away come first."""
    legal = GAME.legal(state, seat)
    if state.step == pieces.AT_TITAN:
        simulator = Simulator(state, weights.evaluation_for(state))
        rollout.compute_marginal_values(simulator, state)
        payable = [
            stack for stack in range(pieces.TITAN_STACKS) if titans.is_raging(state, stack) and titans.can_pay(state, seat, stack)
        ]
        return [pieces.PASS, *(rollout.payment(simulator, state, stack) for stack in payable)]
    if state.step == pieces.AT_CENSUS_FLOOR:  # the fullest guild first: the others keep space for rewards
        return sorted(legal, key=lambda action: -state.guild_floors[action - pieces.FLOOR])
    return legal


def win_probability_after(simulator: Simulator, state: State, seat: int, action: int, years: int) -> float:
    """What the choice leads to."""
    copy = state.clone()
    if state.step == pieces.AT_START:
        return win_probability_from(simulator, copy, seat, action)
    if state.step == pieces.AT_SHOW:
        show(copy, seat, action)
    else:
        play.carry_out(copy, seat, action)
    scratch = simulator.scratch
    scratch.state = copy
    quick_plans.finish_year_unlocked(simulator, scratch, years)
    return simulator.evaluation.win_probability[seat]


def show(state: State, seat: int, action: int) -> None:
    """X6.1: the others show all they have."""
    state.shown = [pieces.NOT_IN] * len(state.shown)
    kind = state.census
    for other in range(state.players):
        play.carry_out(state, other, action if other == seat else pieces.SHOW + state.units[other * pieces.TYPES + kind])


def win_probability_from(simulator: Simulator, state: State, seat: int, action: int) -> float:
    """X2.5: what the first year promises from a city, while those who stand already wait."""
    play.carry_out(state, seat, action)
    state.step, state.actor = pieces.AT_PLAN, pieces.NOBODY
    for other in range(state.players):
        play.carry_out(state, other, pieces.PLAN + pieces.PLANS - 1)
    found = BestResponses(seat, START_PLANS)
    best_responses.find(simulator, found, state)
    return sum(found.win_probability[: found.count]) / found.count + EARLINESS_BONUS * best_responses.earliness(found.plan[0])
