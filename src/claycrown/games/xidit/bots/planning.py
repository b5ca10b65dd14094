"""Planning a year against rivals who plan at the same time.

First the plans that come into question are found for every seat, by walking all ways through the map while the others do what
they would do alone, and again while they do what answers that best (`ways`). Then they are tried against each other by regret
matching (`standoff`), each year weighed as soon as it is over. Whoever has time left then takes the rivals' mixtures as settled
and tries the own plans against them once more, with further years imagined after the first: many plans at first, again and again
the better half of them. What is hidden is guessed anew from round to round.
"""

from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import monotonic
from typing import NamedTuple

from claycrown.bots.ladder import Budget
from claycrown.games.xidit.bots import imagined, plans, standoff, ways, weights
from claycrown.games.xidit.bots.imagined import Mind
from claycrown.games.xidit.bots.standoff import Standoff
from claycrown.games.xidit.bots.ways import Ways
from claycrown.games.xidit.rules import play
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import MAX_PLAYERS, NOT_IN, PLAN
from claycrown.games.xidit.rules.state import State

GUESSES = 16
"""How many guesses of the hidden tokens are taken in turn."""
OWN, RIVALS = 20, 10
"""How many plans each walk through the map adds for the seat that thinks, and for each of the others."""
ANSWERS = 2
"""How often everybody's plans are answered before the standoff."""
FIRST_PART = 0.3
"""Of the standoff, for the plans found at first; then the ways are walked once more, against what the others have come to."""
STANDOFF_PART = 0.2
"""Of the budget, before further years are imagined."""
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
ROUNDS = 4
"""Rounds played in one guess before the clock is looked at."""


class Outlook(NamedTuple):
    """A plan after the search."""

    plan: int
    chance: float
    """To win the game, against what the others do on average."""
    share: float
    """In the mixture of its seat."""
    visits: int


class Meter:
    """How much of a budget is used up."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.simulations = 0
        self._begun = monotonic()

    def used(self) -> float:
        """From 0 to 1, and beyond."""
        parts = [0.0]
        if self.budget.seconds is not None:
            parts.append((monotonic() - self._begun) / self.budget.seconds)
        if self.budget.simulations is not None:
            parts.append(self.simulations / self.budget.simulations)
        return max(parts)

    def left(self) -> float:
        """The simulations that the rest of the budget is good for, at the speed so far."""
        return self.simulations * (1 / self.used() - 1)

    def allows_depth(self) -> bool:
        return self.budget.simulations is None or self.budget.simulations >= DEEP_FROM


class Heat(NamedTuple):
    """So many of the own plans tried with so many further years, until so much of the budget is used up."""

    plans: int
    years: int
    until: float


def heats(trials: float, used: float) -> list[Heat]:
    """How to spend so many trials: the more there are, the more plans are taken in, and the further they are followed."""
    fewest, plans = DEEP_PLANS
    while plans > fewest and trials < DEEP_TRIALS * plans * rounds(plans):
        plans //= 2
    share = trials / rounds(plans)
    part = (1 - used) / rounds(plans)
    found = []
    while plans >= fewest:
        used += part
        found.append(Heat(plans, min(max(int(share / plans / DEEPER_FROM), 1), DEEPEST), used))
        plans //= 2
    return found


def rounds(plans: int) -> int:
    """How many heats lead from so many plans to the last few."""
    return plans.bit_length() - DEEP_PLANS[0].bit_length() + 1


class Planning:
    """One year searched for one seat."""

    def __init__(self, view: State, seat: int, seed: int, threads: int = 1) -> None:
        self._random = Random(seed)
        self.seat = seat
        self.players = view.players
        self.roots = [self._guess(view) for _ in range(GUESSES)]
        self._minds = [Mind(root, weights.prospects_for(root)) for root in self.roots[:threads]]
        for mind in self._minds:
            imagined.prepare(mind, self.roots[0])
        self._standoffs = self._new_standoffs(depth=0)
        self._turn = 0

    def _guess(self, view: State) -> State:
        """What is hidden, guessed; and nobody has planned yet, whoever was quicker."""
        root = GAME.determinize(view, self._random)
        root.plan = [NOT_IN] * MAX_PLAYERS
        return root

    def _new_standoffs(self, depth: int) -> list[Standoff]:
        """One for each thread: they have the same plans and draw differently."""
        return [Standoff(self._random.getrandbits(64), depth) for _ in self._minds]

    def run(self, budget: Budget) -> None:
        """Think until the budget is used up."""
        meter = Meter(budget)
        part = STANDOFF_PART if meter.allows_depth() else 1.0
        with ThreadPoolExecutor(len(self._minds)) as pool:
            self._find_plans()
            self._play(meter, pool, FIRST_PART * part)
            self._answer(self.roots[0], [self._drawn(seat) for seat in range(self.players)])
            self._play(meter, pool, part)
            if meter.allows_depth():
                self._look_further(meter, pool)

    def _find_plans(self) -> None:
        """What everybody would do alone, and the answers to it."""
        profile = [plans.best_plan(self.roots[0], seat) for seat in range(self.players)]
        for seat, plan in enumerate(profile):
            self._add(seat, plan)
        for root in self.roots[:ANSWERS]:
            profile = self._answer(root, profile)

    def _add(self, seat: int, plan: int) -> None:
        for one in self._standoffs:
            standoff.add(one, seat, plan)

    def _answer(self, root: State, profile: list[int]) -> list[int]:
        """Add for each seat what is best against the others' plans; gives the best of each."""
        best = []
        for seat in range(self.players):
            revealed = root.clone()
            for other, plan in enumerate(profile):
                play.carry_out(revealed, other, PLAN + (0 if other == seat else plan))
            found = Ways(seat, OWN if seat == self.seat else RIVALS)
            ways.find(self._minds[0], found, revealed)
            for plan in found.plan[: found.count]:
                self._add(seat, plan)
            best.append(found.plan[0])
        return best

    def _drawn(self, seat: int) -> int:
        return self._standoffs[0].plan[standoff.at(seat, standoff.draw(self._standoffs[0], seat))]

    def _play(self, meter: Meter, pool: ThreadPoolExecutor, until: float) -> None:
        """Regret matching; at least once, so that no plan goes untried."""
        while True:
            guesses = self._guesses()
            rounds = [ROUNDS] * len(guesses)
            meter.simulations += sum(pool.map(standoff.play_rounds, self._minds, self._standoffs, guesses, rounds))
            if meter.used() >= until:
                return

    def _look_further(self, meter: Meter, pool: ThreadPoolExecutor) -> None:
        """The own plans against the settled mixtures with further years; after each heat the better half goes on."""
        settled = [self.outlooks(seat) for seat in range(self.players)]
        settled[self.seat] = in_question(settled[self.seat])
        years = 0
        for heat in heats(meter.left() / DEEP_COST, meter.used()):
            if heat.years == years:
                self._narrow(heat.plans)
            else:
                years = heat.years
                self._settle(settled, heat)
            self._ponder(meter, pool, heat)
            settled[self.seat] = self.outlooks(self.seat)

    def _ponder(self, meter: Meter, pool: ThreadPoolExecutor, heat: Heat) -> None:
        while True:
            guesses = self._guesses()
            seats, rounds = [self.seat] * len(guesses), [1] * len(guesses)
            tried = sum(pool.map(standoff.ponder, self._minds, self._standoffs, guesses, seats, rounds))
            meter.simulations += DEEP_COST * heat.years * tried
            if meter.used() >= heat.until:
                return

    def _guesses(self) -> list[State]:
        """The next guess of what is hidden, for each thread."""
        first = self._turn
        self._turn += len(self._minds)
        return [self.roots[(first + thread) % GUESSES] for thread in range(len(self._minds))]

    def _settle(self, settled: list[list[Outlook]], heat: Heat) -> None:
        """The rivals keep to their mixtures, the own plans are tried anew."""
        self._standoffs = self._new_standoffs(heat.years)
        mixtures = [found[: heat.plans] if seat == self.seat else found for seat, found in enumerate(settled)]
        for seat, found in enumerate(mixtures):
            for outlook in found:
                self._add(seat, outlook.plan)
        for one in self._standoffs:
            share = one.share
            for seat, found in enumerate(mixtures):
                for place, outlook in enumerate(found):
                    share[standoff.at(seat, place)] = outlook.share
            one.share = share

    def _narrow(self, plans: int) -> None:
        """Go on with the best of the own plans, and with what is known of them."""
        ranked = [outlook.plan for outlook in self.outlooks(self.seat)[:plans]]
        for one in self._standoffs:
            first = standoff.at(self.seat, 0)
            places = {one.plan[first + place]: place for place in range(one.count[self.seat])}
            for name in ("plan", "share", "won", "tried", "visits"):
                column = getattr(one, name)
                column[first : first + len(ranked)] = [column[first + places[plan]] for plan in ranked]
                setattr(one, name, column)
            count = one.count
            count[self.seat] = len(ranked)
            one.count = count

    def outlooks(self, seat: int) -> list[Outlook]:
        """The plans of a seat that were tried, the best chance first."""
        found = []
        for place, share in enumerate(self._shares(seat)):
            here = standoff.at(seat, place)
            tried = sum(one.tried[here] for one in self._standoffs)
            if tried > 0:
                chance = sum(one.won[here] for one in self._standoffs) / tried
                visits = sum(one.visits[here] for one in self._standoffs)
                found.append(Outlook(self._standoffs[0].plan[here], chance, share, visits))
        return sorted(found, key=lambda outlook: -outlook.chance)

    def _shares(self, seat: int) -> list[float]:
        """The average mixture of a seat, or the settled one."""
        first, end = standoff.at(seat, 0), standoff.at(seat, self._standoffs[0].count[seat])
        totals = [sum(column) for column in zip(*(one.total[first:end] for one in self._standoffs), strict=True)]
        whole = sum(totals)
        return [total / whole for total in totals] if whole > 0 else list(self._standoffs[0].share[first:end])

    def expected(self, seat: int) -> int:
        """What the seat does most often."""
        shares = self._shares(seat)
        return self._standoffs[0].plan[standoff.at(seat, shares.index(max(shares)))]


def in_question(found: list[Outlook]) -> list[Outlook]:
    """Those with the best chances and those chosen most, in turn."""
    often = sorted(found, key=lambda outlook: -outlook.share)
    return list(dict.fromkeys(outlook for pair in zip(found, often, strict=True) for outlook in pair))
