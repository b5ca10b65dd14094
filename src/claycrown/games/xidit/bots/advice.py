"""Hints for Lords of Xidit: the best few choices, the chance to win with each, and what it brings if rivals do the expected."""

from random import Random

from claycrown.bots.hints import Hint
from claycrown.bots.ladder import Budget
from claycrown.games.contract import Entry
from claycrown.games.xidit.bots import choosing, imagined, weights
from claycrown.games.xidit.bots.imagined import Mind
from claycrown.games.xidit.bots.planning import Planning
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, AT_SHOW, PLAN, SHOW, TYPES
from claycrown.games.xidit.rules.state import State

MOST = 4
"""Choices that are named."""
TOLD = frozenset(
    ("gold", "unit", "bard", "floor", "waiting floor", "lost", "threat eliminated", "titan eliminated", "virtual", "most shown")
)
"""What a reason may tell of: what the player gets, gives, and fails to get. The way there everybody sees."""


def hints(view: State, seat: int, budget: Budget, seed: int = 0) -> list[Hint]:
    """The best choices for a seat that owes a decision, the best first."""
    if view.step == AT_PLAN:
        return plan_hints(view, seat, budget, seed)
    state = GAME.determinize(view, Random(seed))
    return [
        Hint(action, chance, None, choosing.how_many_guesses(budget), reasons_of_choice(state, seat, action))
        for action, chance in choosing.choose(view, seat, budget, seed)[:MOST]
    ]


def plan_hints(view: State, seat: int, budget: Budget, seed: int) -> list[Hint]:
    planning = Planning(view, seat, seed, budget.threads)
    planning.run(budget)
    expected = [planning.expected(other) for other in range(view.players)]
    found = []
    for outlook in planning.outlooks(seat)[:MOST]:
        profile = [outlook.plan if other == seat else plan for other, plan in enumerate(expected)]
        reasons = reasons_of_plan(planning.roots[0], seat, profile)
        found.append(Hint(PLAN + outlook.plan, outlook.chance, None, outlook.visits, reasons))
    return found


def reasons_of_plan(root: State, seat: int, profile: list[int]) -> list[Entry]:
    """What the year brings the seat when everybody carries out these plans, with quick replies; up to the census."""
    state = root.clone()
    mind = Mind(state, weights.prospects_for(state))
    imagined.prepare(mind, state)
    told: list[Entry] = []
    for other, plan in enumerate(profile):
        GAME.apply(state, other, PLAN + plan)
    told += told_of(state, seat)
    while state.year == root.year and state.step not in (AT_PLAN, AT_SHOW) and not GAME.over(state):
        GAME.apply(state, state.actor, imagined.quick_reply(mind, state))
        told += told_of(state, seat)
    return told


def reasons_of_choice(state: State, seat: int, action: int) -> list[Entry]:
    """What the choice does at once, before anybody else decides; in the census the others show all."""
    copy = state.clone()
    if state.step == AT_SHOW:
        for other in range(state.players):
            if other != seat and other in GAME.deciders(copy):
                GAME.apply(copy, other, SHOW + state.units[other * TYPES + state.census])
    GAME.apply(copy, seat, action)
    return told_of(copy, seat)


def told_of(state: State, seat: int) -> list[Entry]:
    return [entry for entry in GAME.ledger(state, seat) if entry.seat == seat and entry.what in TOLD]
