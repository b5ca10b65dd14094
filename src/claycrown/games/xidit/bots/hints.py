"""Hints for Lords of Xidit: the best few choices, the win probability of each, and what it brings if rivals do the expected."""

from random import Random

from claycrown.bots.contract import Hint
from claycrown.bots.ladder import Budget
from claycrown.games.contract import LedgerEntry
from claycrown.games.xidit.bots import choice_search, rollout, weights
from claycrown.games.xidit.bots.rollout import Simulator
from claycrown.games.xidit.bots.search import Search
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, AT_SHOW, PLAN, SHOW, TYPES
from claycrown.games.xidit.rules.state import State

MOST = 4
"""Choices that are named."""
TOLD = frozenset(
    ("gold", "unit", "bard", "floor", "waiting floor", "lost", "threat eliminated", "titan eliminated", "virtual", "most shown")
)
"""What a reason may mention: what the player gets, gives, and fails to get. The route is visible anyway."""


def best_choices(view: State, seat: int, budget: Budget, seed: int = 0) -> list[Hint]:
    """The best choices for a seat that has to decide, the best first."""
    if view.step == AT_PLAN:
        return plan_hints(view, seat, budget, seed)
    state = GAME.determinize(view, Random(seed))
    visits = choice_search.determinizations(budget)
    return [
        Hint(NOTATION.text(view, action), chance, None, visits, reasons_of_choice(state, seat, action), [])
        for action, chance in choice_search.rank_choices(view, seat, budget, seed)[:MOST]
    ]


def plan_hints(view: State, seat: int, budget: Budget, seed: int) -> list[Hint]:
    search = Search(view, seat, seed, budget.threads)
    search.run(budget)
    expected = [search.expected(other) for other in range(view.players)]
    found = []
    for rated in search.ranking(seat)[:MOST]:
        profile = [rated.plan if other == seat else plan for other, plan in enumerate(expected)]
        reasons = reasons_of_plan(search.roots[0], seat, profile)
        found.append(Hint(NOTATION.text(view, PLAN + rated.plan), rated.win_probability, None, rated.visits, reasons, []))
    return found


def reasons_of_plan(root: State, seat: int, profile: list[int]) -> list[LedgerEntry]:
    """What the year up to the census brings the seat if all carry out these plans; the rollout policy decides the rest."""
    state = root.clone()
    simulator = Simulator(state, weights.evaluation_for(state))
    rollout.compute_marginal_values(simulator, state)
    effects: list[LedgerEntry] = []
    for other, plan in enumerate(profile):
        GAME.apply(state, other, PLAN + plan)
    effects += visible_entries(state, seat)
    while state.year == root.year and state.step not in (AT_PLAN, AT_SHOW) and not GAME.over(state):
        GAME.apply(state, state.actor, rollout.policy(simulator, state))
        effects += visible_entries(state, seat)
    return effects


def reasons_of_choice(state: State, seat: int, action: int) -> list[LedgerEntry]:
    """What the choice does at once, before anybody else decides; in the census the others show all."""
    copy = state.clone()
    if state.step == AT_SHOW:
        for other in range(state.players):
            if other != seat and other in GAME.deciders(copy):
                GAME.apply(copy, other, SHOW + state.units[other * TYPES + state.census])
    GAME.apply(copy, seat, action)
    return visible_entries(copy, seat)


def visible_entries(state: State, seat: int) -> list[LedgerEntry]:
    return [entry for entry in GAME.ledger(state, seat) if entry.seat == seat and entry.what in TOLD]
