"""The decisions besides the plan, by the chance to win: start, rewards, bards, titans, the virtual player's raise, census.

While orders are carried out all plans lie open. So each choice is followed through the rest of the year as it will go, but for
what is hidden in the stacks and what the others choose, and a deep thinker imagines another year after it.
"""

from random import Random
from typing import NamedTuple

from claycrown.bots.ladder import Budget
from claycrown.games.xidit.bots import errands, imagined, prospects, ways, weights
from claycrown.games.xidit.bots.imagined import Mind
from claycrown.games.xidit.bots.planning import DEEP_FROM
from claycrown.games.xidit.bots.ways import Ways
from claycrown.games.xidit.rules import play, titans
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import (
    AT_CENSUS_FLOOR,
    AT_PLAN,
    AT_SHOW,
    AT_START,
    AT_TITAN,
    FLOOR,
    NOBODY,
    NOT_IN,
    PASS,
    PLAN,
    PLANS,
    SHOW,
    TITAN_STACKS,
    TYPES,
)
from claycrown.games.xidit.rules.state import State

FEW, MANY = 8, 32
"""Guesses of what is hidden; each choice is tried in each of them. For the start one will do: stacks hardly matter in the first
year."""
MANY_FROM = 100_000
"""Simulations; and whoever thinks by the clock has time for many."""
SOONER = 1e-4
"""A little is better from where it can be done an order sooner: a rival may come."""
FIRST_WAYS = 3
"""A start is as good as the mean of so many plans from there: one alone a rival can spoil."""


class Choice(NamedTuple):
    action: int
    chance: float
    """To win the game."""


def choose(view: State, seat: int, budget: Budget, seed: int) -> list[Choice]:
    """All choices worth a thought, the best first; of equal ones that which gives least away."""
    rng = Random(seed)
    guesses = [GAME.determinize(view, rng) for _ in range(1 if view.step == AT_START else how_many_guesses(budget))]
    actions = worth_a_thought(guesses[0], seat)
    if len(actions) == 1:
        return [Choice(actions[0], chance_now(guesses[0], seat))]
    totals = dict.fromkeys(actions, 0.0)
    for guess in guesses:
        mind = Mind(guess, weights.prospects_for(guess))
        imagined.prepare(mind, guess)
        for action in actions:
            totals[action] += chance_after(mind, guess, seat, action, depth(budget))
    choices = [Choice(action, total / len(guesses)) for action, total in totals.items()]
    return sorted(choices, key=lambda choice: -choice.chance)


def how_many_guesses(budget: Budget) -> int:
    return MANY if budget.simulations is None or budget.simulations >= MANY_FROM else FEW


def depth(budget: Budget) -> int:
    """Years imagined after this one."""
    return 1 if budget.simulations is None or budget.simulations >= DEEP_FROM else 0


def chance_now(state: State, seat: int) -> float:
    p = weights.prospects_for(state)
    prospects.weigh(p, state)
    return p.chance[seat]


def worth_a_thought(state: State, seat: int) -> list[int]:
    """The legal decisions; of the ways to pay a titan only the cheapest. Those that give less away come first."""
    legal = GAME.legal(state, seat)
    if state.step == AT_TITAN:
        mind = Mind(state, weights.prospects_for(state))
        imagined.prepare(mind, state)
        payable = [
            stack for stack in range(TITAN_STACKS) if titans.is_raging(state, stack) and titans.can_pay(state, seat, stack)
        ]
        return [PASS, *(imagined.payment(mind, state, stack) for stack in payable)]
    if state.step == AT_CENSUS_FLOOR:  # the fullest guild first: the others keep room for rewards
        return sorted(legal, key=lambda action: -state.guild_floors[action - FLOOR])
    return legal


def chance_after(mind: Mind, state: State, seat: int, action: int, years: int) -> float:
    """What the choice leads to."""
    copy = state.clone()
    if state.step == AT_START:
        return chance_from(mind, copy, seat, action)
    if state.step == AT_SHOW:
        show(copy, seat, action)
    else:
        play.carry_out(copy, seat, action)
    sheet = mind.sheet
    sheet.state = copy
    imagined.finish_year(mind, copy)
    errands.live_through(mind, sheet, years)
    prospects.weigh(mind.prospects, sheet.state)
    return mind.prospects.chance[seat]


def show(state: State, seat: int, action: int) -> None:
    """X6.1: the others show all they have."""
    state.shown = [NOT_IN] * len(state.shown)
    kind = state.census
    for other in range(state.players):
        play.carry_out(state, other, action if other == seat else SHOW + state.units[other * TYPES + kind])


def chance_from(mind: Mind, state: State, seat: int, action: int) -> float:
    """X2.5: what the first year promises from a city, while those who stand already wait."""
    play.carry_out(state, seat, action)
    state.step, state.actor = AT_PLAN, NOBODY
    for other in range(state.players):
        play.carry_out(state, other, PLAN + PLANS - 1)
    found = Ways(seat, FIRST_WAYS)
    ways.find(mind, found, state)
    return sum(found.chance[: found.count]) / found.count + SOONER * ways.haste(found.plan[0])
