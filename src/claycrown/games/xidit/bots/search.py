"""The search for a year's plan against rivals who plan at the same time.

First candidate plans are found for every seat: the best responses to what the others would do alone, and to the best responses
to that (`best_responses`). Then they are tried against each other by regret matching (`regret_matching`), each year evaluated
as soon as it is over. What is left of the budget goes to the own plans against the rivals' fixed strategies, with further years
of rollout after the first, by successive halving: many plans at first, again and again the better half of them. What is hidden
is determinized anew from iteration to iteration.
"""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import NamedTuple

from claycrown.bots.ladder import Budget
from claycrown.bots.meter import Meter
from claycrown.games.xidit.bots import best_responses, plans, regret_matching, rollout, weights
from claycrown.games.xidit.bots.best_responses import BestResponses
from claycrown.games.xidit.bots.regret_matching import RegretTable
from claycrown.games.xidit.bots.rollout import Simulator
from claycrown.games.xidit.rules import play
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import MAX_PLAYERS, NOT_IN, PLAN
from claycrown.games.xidit.rules.state import State

DETERMINIZATIONS = 16
"""States that fit the view, taken in turn as roots."""
OWN_PLANS, RIVAL_PLANS = 20, 10
"""How many best responses are added at a time for the seat that thinks, and for each of the others."""
BEST_RESPONSE_ROUNDS = 2
"""How often everybody's plans are responded to before regret matching."""
FIRST_SHARE = 0.3
"""Of regret matching, for the candidates found at first; then best responses to what the others have come to are added."""
REGRET_MATCHING_SHARE = 0.2
"""Of the budget, for regret matching, before further years are rolled out."""
DEEP_FROM = 2_000
"""Simulations: with fewer, nothing is left for further years."""
DEEP_COST = 50
"""Simulations that a further year takes the time of."""
DEEP_PLANS = 4, 32
"""How many of the own plans are tried with further years: the fewest, which are left at the end, and the most."""
DEEP_TRIALS = 12
"""How often each of them is to be tried before the worse half is left behind."""
DEEPER_FROM = 100
"""Trials of each for every further year after the first."""
DEEPEST = 3
ITERATIONS = 4
"""Of regret matching in one determinization before the clock is looked at."""


class RatedPlan(NamedTuple):
    """A plan after the search."""

    plan: int
    win_probability: float
    """Against what the others do on average."""
    probability: float
    """In the average strategy of its seat."""
    visits: int


def allows_depth(budget: Budget) -> bool:
    """Whether something is left for further years."""
    return budget.simulations is None or budget.simulations >= DEEP_FROM


class HalvingRound(NamedTuple):
    """So many of the own plans tried with so many further years, until so much of the budget is used up."""

    plans: int
    years: int
    until: float


def successive_halving(trials: float, used: float) -> list[HalvingRound]:
    """How to spend so many trials: the more there are, the more plans are taken in, and the further they are followed."""
    fewest, plans = DEEP_PLANS
    while plans > fewest and trials < DEEP_TRIALS * plans * halvings(plans):
        plans //= 2
    share = trials / halvings(plans)
    part = (1 - used) / halvings(plans)
    found = []
    while plans >= fewest:
        used += part
        found.append(HalvingRound(plans, min(max(int(share / plans / DEEPER_FROM), 1), DEEPEST), used))
        plans //= 2
    return found


def halvings(plans: int) -> int:
    """How many rounds lead from so many plans to the last few."""
    return plans.bit_length() - DEEP_PLANS[0].bit_length() + 1


class Search:
    """One year searched for one seat."""

    def __init__(self, view: State, seat: int, seed: int, threads: int = 1) -> None:
        self._random = Random(seed)
        self.seat = seat
        self.players = view.players
        self.roots = [self._determinized(view) for _ in range(DETERMINIZATIONS)]
        self._simulators = [Simulator(root, weights.evaluation_for(root)) for root in self.roots[:threads]]
        for simulator in self._simulators:
            rollout.compute_marginal_values(simulator, self.roots[0])
        self._tables = self._new_tables(depth=0)
        self._turn = 0

    def _determinized(self, view: State) -> State:
        """A state that fits the view; and nobody has planned yet, whoever was quicker."""
        root = GAME.determinize(view, self._random)
        root.plan = [NOT_IN] * MAX_PLAYERS
        return root

    def _new_tables(self, depth: int) -> list[RegretTable]:
        """One for each thread: they have the same plans and sample differently."""
        return [RegretTable(self._random.getrandbits(64), depth) for _ in self._simulators]

    def run(self, budget: Budget) -> None:
        """Think until the budget is used up."""
        meter = Meter(budget)
        part = REGRET_MATCHING_SHARE if allows_depth(budget) else 1.0
        with ThreadPoolExecutor(len(self._simulators)) as pool:
            self._find_candidates()
            self._match_regrets(meter, pool, FIRST_SHARE * part)
            self._add_best_responses(self.roots[0], [self._sampled_plan(seat) for seat in range(self.players)])
            self._match_regrets(meter, pool, part)
            if allows_depth(budget):
                self._look_further(meter, pool)

    def _find_candidates(self) -> None:
        """What everybody would do alone, and the best responses to it."""
        profile = [plans.best_plan(self.roots[0], seat) for seat in range(self.players)]
        for seat, plan in enumerate(profile):
            self._add_plan(seat, plan)
        for root in self.roots[:BEST_RESPONSE_ROUNDS]:
            profile = self._add_best_responses(root, profile)

    def _add_plan(self, seat: int, plan: int) -> None:
        for one in self._tables:
            regret_matching.add_plan(one, seat, plan)

    def _add_best_responses(self, root: State, profile: list[int]) -> list[int]:
        """Add for each seat what is best against the others' plans; gives the best of each."""
        best = []
        for seat in range(self.players):
            revealed = root.clone()
            for other, plan in enumerate(profile):
                play.carry_out(revealed, other, PLAN + (0 if other == seat else plan))
            found = BestResponses(seat, OWN_PLANS if seat == self.seat else RIVAL_PLANS)
            best_responses.find(self._simulators[0], found, revealed)
            for plan in found.plan[: found.count]:
                self._add_plan(seat, plan)
            best.append(found.plan[0])
        return best

    def _sampled_plan(self, seat: int) -> int:
        return self._tables[0].plan[regret_matching.index_of(seat, regret_matching.sample(self._tables[0], seat))]

    def _match_regrets(self, meter: Meter, pool: ThreadPoolExecutor, until: float) -> None:
        """Regret matching; at least once, so that no plan goes untried."""
        while True:
            roots = self._next_roots()
            rounds = [ITERATIONS] * len(roots)
            meter.simulations += sum(pool.map(regret_matching.iterate_unlocked, self._simulators, self._tables, roots, rounds))
            if meter.used() >= until:
                return

    def _look_further(self, meter: Meter, pool: ThreadPoolExecutor) -> None:
        """The own plans against the rivals' fixed strategies with further years; after each round the better half goes on."""
        fixed = [self.ranking(seat) for seat in range(self.players)]
        fixed[self.seat] = interleaved(fixed[self.seat])
        years = 0
        for stage in successive_halving(meter.left() / DEEP_COST, meter.used()):
            if stage.years == years:
                self._keep_best(stage.plans)
            else:
                years = stage.years
                self._fix_strategies(fixed, stage)
            self._evaluate_deeply(meter, pool, stage)
            fixed[self.seat] = self.ranking(self.seat)

    def _evaluate_deeply(self, meter: Meter, pool: ThreadPoolExecutor, stage: HalvingRound) -> None:
        while True:
            roots = self._next_roots()
            seats, rounds = [self.seat] * len(roots), [1] * len(roots)
            tried = sum(pool.map(regret_matching.evaluate_unlocked, self._simulators, self._tables, roots, seats, rounds))
            meter.simulations += DEEP_COST * stage.years * tried
            if meter.used() >= stage.until:
                return

    def _next_roots(self) -> list[State]:
        """The next determinization, for each thread."""
        first = self._turn
        self._turn += len(self._simulators)
        return [self.roots[(first + thread) % DETERMINIZATIONS] for thread in range(len(self._simulators))]

    def _fix_strategies(self, fixed: list[list[RatedPlan]], stage: HalvingRound) -> None:
        """The rivals keep to their strategies, the own plans are tried anew."""
        self._tables = self._new_tables(stage.years)
        strategies = [found[: stage.plans] if seat == self.seat else found for seat, found in enumerate(fixed)]
        for seat, found in enumerate(strategies):
            for rated in found:
                self._add_plan(seat, rated.plan)
        for one in self._tables:
            strategy = one.strategy
            for seat, found in enumerate(strategies):
                for place, rated in enumerate(found):
                    strategy[regret_matching.index_of(seat, place)] = rated.probability
            one.strategy = strategy

    def _keep_best(self, plans: int) -> None:
        """Go on with the best of the own plans, and with what is known of them."""
        ranked = [rated.plan for rated in self.ranking(self.seat)[:plans]]
        for one in self._tables:
            first = regret_matching.index_of(self.seat, 0)
            places = {one.plan[first + place]: place for place in range(one.count[self.seat])}
            for name in ("plan", "strategy", "value_sum", "value_weight", "visits"):
                column = getattr(one, name)
                column[first : first + len(ranked)] = [column[first + places[plan]] for plan in ranked]
                setattr(one, name, column)
            count = one.count
            count[self.seat] = len(ranked)
            one.count = count

    def ranking(self, seat: int) -> list[RatedPlan]:
        """The plans of a seat that were tried, the likeliest to win first."""
        found = []
        for place, probability in enumerate(self._average_strategy(seat)):
            here = regret_matching.index_of(seat, place)
            tried = sum(one.value_weight[here] for one in self._tables)
            if tried > 0:
                mean = sum(one.value_sum[here] for one in self._tables) / tried
                visits = sum(one.visits[here] for one in self._tables)
                found.append(RatedPlan(self._tables[0].plan[here], mean, probability, visits))
        return sorted(found, key=lambda rated: -rated.win_probability)

    def _average_strategy(self, seat: int) -> list[float]:
        """The average strategy of a seat, or the fixed one."""
        first, end = regret_matching.index_of(seat, 0), regret_matching.index_of(seat, self._tables[0].count[seat])
        totals = [sum(column) for column in zip(*(one.strategy_sum[first:end] for one in self._tables), strict=True)]
        whole = sum(totals)
        return [total / whole for total in totals] if whole > 0 else list(self._tables[0].strategy[first:end])

    def expected(self, seat: int) -> int:
        """What the seat does most often."""
        strategy = self._average_strategy(seat)
        return self._tables[0].plan[regret_matching.index_of(seat, strategy.index(max(strategy)))]


def interleaved(found: list[RatedPlan]) -> list[RatedPlan]:
    """Those likeliest to win and those chosen most, in turn."""
    often = sorted(found, key=lambda rated: -rated.probability)
    return list(dict.fromkeys(rated for pair in zip(found, often, strict=True) for rated in pair))
