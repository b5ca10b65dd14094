"""The search for a year's plan against rivals who plan at the same time.

First candidate plans are found for every seat: the best responses to what the others would do alone, and to the best responses to
that (`best_responses`). Then they are tried against each other by regret matching (`regret_matching`), each year evaluated as
soon as it is over. A larger budget then lets searches from the rivals' seats predict their choices. What is left of it goes to
the seat's own plans against the rivals' fixed strategies, with further years of rollout after the first, by successive halving
(`halving`). Hidden information is determinized again in each iteration.
"""

from concurrent.futures import ThreadPoolExecutor
from random import Random

from claycrown.bots.ladder import Budget
from claycrown.bots.meter import Meter
from claycrown.games.xidit.bots import best_responses, plans, quick_plans, regret_matching, rollout, weights
from claycrown.games.xidit.bots.best_responses import BestResponses
from claycrown.games.xidit.bots.halving import HalvingRound, cost, successive_halving, years_left
from claycrown.games.xidit.bots.rated_plans import RatedPlan, interleaved, predicted
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
FORESIGHT_FROM, FORESIGHT_SECONDS = 100_000, 0.2
"""Simulations and seconds: with less, nothing is left for searches from the rivals' seats."""
FORESIGHT_SHARE = 0.5
"""Of the budget, for searches from the rivals' seats."""
ANSWERED, ANSWERS = 6, 4
"""Predictions of all rivals' plans that are answered by best responses, and by how many each."""
FIRST_ROUNDS = 100
"""In which all own plans are tried against the predictions, before the best are tried with further years."""
ITERATIONS = 4
"""Iterations of regret matching in one determinization before the clock is checked."""
MOST_PLANS = regret_matching.index_of(1, 0)
"""Of a seat, in a table."""


def allows_foresight(budget: Budget) -> bool:
    """Whether something is left for searches from the rivals' seats."""
    enough = budget.simulations is None or budget.simulations >= FORESIGHT_FROM
    return enough and (budget.seconds is None or budget.seconds >= FORESIGHT_SECONDS)


def allows_depth(budget: Budget) -> bool:
    """Whether something is left for further years."""
    return budget.simulations is None or budget.simulations >= DEEP_FROM


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
            simulator.noise = quick_plans.NOISE
        self._tables = self._new_tables(depth=0)
        self._turn = 0
        self.simulations = 0
        """That it has taken."""

    def _determinized(self, view: State) -> State:
        """A state that fits the view, in which nobody has planned yet."""
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
                fixed = [self.ranking(seat) for seat in range(self.players)]
                fixed[self.seat] = interleaved(fixed[self.seat])
                if allows_foresight(budget):
                    fixed = self._foresee(meter, pool, fixed)
                self._look_further(meter, pool, fixed)
        self.simulations = meter.simulations

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
            found = self._best_responses(root, profile, seat, OWN_PLANS if seat == self.seat else RIVAL_PLANS)
            for plan in found:
                self._add_plan(seat, plan)
            best.append(found[0])
        return best

    def _best_responses(self, root: State, profile: list[int], seat: int, most: int) -> list[int]:
        """The best plans of a seat against the others' plans."""
        revealed = root.clone()
        for other, plan in enumerate(profile):
            play.carry_out(revealed, other, PLAN + (0 if other == seat else plan))
        found = BestResponses(seat, most)
        best_responses.find(self._simulators[0], found, revealed)
        return list(found.plan[: found.count])

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

    def _foresee(self, meter: Meter, pool: ThreadPoolExecutor, fixed: list[list[RatedPlan]]) -> list[list[RatedPlan]]:
        """Searches from the rivals' seats, and the own plans tried against what they choose."""
        rivals = [seat for seat in range(self.players) if seat != self.seat]
        each = meter.budget.divided(len(rivals) / FORESIGHT_SHARE)
        for rival in rivals:
            fixed[rival] = predicted(fixed[rival], [self._seen_from(rival, each, meter)])[:MOST_PLANS]
        fixed[self.seat] = fixed[self.seat][: MOST_PLANS - ANSWERED * ANSWERS]
        self._fix_strategies(fixed, HalvingRound(MOST_PLANS, 0, 0.0))
        for root in self.roots[:ANSWERED]:
            profile = [self._sampled_plan(seat) for seat in range(self.players)]
            for plan in self._best_responses(root, profile, self.seat, ANSWERS):
                self._add_plan(self.seat, plan)
        for _ in range(FIRST_ROUNDS):
            meter.simulations += self._try_own_plans(pool)
        return [*fixed[: self.seat], self.ranking(self.seat), *fixed[self.seat + 1 :]]

    def _seen_from(self, rival: int, budget: Budget, meter: Meter) -> list[RatedPlan]:
        """What the rival would choose from."""
        root = self._random.choice(self.roots)
        search = Search(GAME.view(root, rival), rival, self._random.getrandbits(64), len(self._simulators))
        search.run(budget)
        meter.simulations += search.simulations
        return search.ranking(rival)

    def _look_further(self, meter: Meter, pool: ThreadPoolExecutor, fixed: list[list[RatedPlan]]) -> None:
        """The own plans against the rivals' fixed strategies with further years; after each round the better half goes on."""
        years = 0
        for stage in successive_halving(meter.left(), meter.used(), years_left(self.roots[0])):
            if stage.years == years:
                self._keep_best(stage.plans)
            else:
                years = stage.years
                self._fix_strategies(fixed, stage)
            self._evaluate_deeply(meter, pool, stage)
            fixed[self.seat] = self.ranking(self.seat)

    def _evaluate_deeply(self, meter: Meter, pool: ThreadPoolExecutor, stage: HalvingRound) -> None:
        while True:
            meter.simulations += cost(stage.years, years_left(self.roots[0])) * self._try_own_plans(pool)
            if meter.used() >= stage.until:
                return

    def _try_own_plans(self, pool: ThreadPoolExecutor) -> int:
        """Each once on each thread; how often that is."""
        roots = self._next_roots()
        seats, rounds = [self.seat] * len(roots), [1] * len(roots)
        return sum(pool.map(regret_matching.evaluate_unlocked, self._simulators, self._tables, roots, seats, rounds))

    def _next_roots(self) -> list[State]:
        """The next determinization, for each thread."""
        first = self._turn
        self._turn += len(self._simulators)
        return [self.roots[(first + thread) % DETERMINIZATIONS] for thread in range(len(self._simulators))]

    def _fix_strategies(self, fixed: list[list[RatedPlan]], stage: HalvingRound) -> None:
        """The rivals keep to their strategies, the seat's own plans are tried again."""
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
