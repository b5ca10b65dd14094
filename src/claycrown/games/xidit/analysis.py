"""The analysis of Lords of Xidit: plan by plan, and every choice in between.

A plan is judged twice. First by what its player could know: the bots' search, from the player's view, predicts what the others
may do, and the plan is played against the same predictions as the best alternatives. Then in hindsight, against what the others
really did, with all screens open and only the stacks unknown. The difference between the two is luck.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from claycrown.analysis.contract import Candidate, GameAnalysis, JudgedTurn, SearchResult, SeatAction, decision_by_decision
from claycrown.analysis.types import Depth, Measure
from claycrown.bots.ladder import Budget
from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message
from claycrown.games.xidit.bots import best_responses, choice_search, evaluation, quick_plans, rollout, weights
from claycrown.games.xidit.bots.best_responses import BestResponses
from claycrown.games.xidit.bots.rollout import Simulator
from claycrown.games.xidit.bots.search import DEEP_FROM, Search
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.learning.puzzles import DEEDS, PUZZLES
from claycrown.games.xidit.rules import assessment, decisions, pieces, play
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.state import State
from claycrown.learning.puzzles import Gain, PosedPuzzle
from claycrown.match import Match


class Effort(NamedTuple):
    finding: int
    """Simulations of the search that finds plans and predicts those of the others."""
    looked_at: int
    """How many alternative plans are searched."""
    draws: int
    """Of what cannot be known, each played by every one of them."""
    years: int
    """That are played after the one in question, before it is evaluated."""


EFFORTS: dict[Depth, Effort] = {
    "glance": Effort(1, 1, 1, 0),
    "quick": Effort(400, 3, 16, 0),
    "standard": Effort(DEEP_FROM - 1, 4, 64, 1),
    "deep": Effort(DEEP_FROM - 1, 6, 160, 2),
}
"""Searches stay below the number of simulations from which they include further years: those are played here, in the same way for
all plans.
"""
COUNTED = {"gold": "wealth", "floor": "influence", "unit": "units"}
"""Lines of the ledger whose amounts are added up, and what that is called here."""
KIND_OF_STEP = {
    pieces.AT_PLAN: "plan",
    pieces.AT_REWARD: "rewards",
    pieces.AT_BARDS: "bards",
    pieces.AT_TITAN: "titan",
    pieces.AT_RAISE: "raise",
    pieces.AT_CENSUS_BARDS: "census",
    pieces.AT_CENSUS_FLOOR: "census",
}
KINDS = {**KIND_OF_STEP, pieces.AT_START: "start", pieces.AT_SHOW: "show"}
PLANS_LOOKED_AT = 40
PLANS_KEPT = 8
DEEDS_OF_A_PLAN = ("unit", "threat eliminated", "titan eliminated", "most shown")
"""Lines of the ledger by which plans are told apart."""


class XiditAnalysis:
    main_kind = KINDS[pieces.AT_PLAN]
    by_turn = False
    cheap: tuple[str, Budget | None] = ("greedy", None)

    def measures(self) -> list[Measure]:
        return [Measure(name, "chance", things.assessment(name)) for name in pieces.ASSESSMENT_NAMES]

    def expected(self, state: State) -> list[list[float]]:
        """To be still in after each assessment."""
        found = [[0.0] * state.players for _ in range(pieces.ASSESSMENTS)]
        if state.step == pieces.OVER:
            held = state.clone()
            assessment.assess(held)
            for place, kind in enumerate(held.assessments):
                found[kind] = [float(not 0 < held.out[seat] <= place + 1) for seat in range(held.players)]
            return found
        made = weights.evaluation_for(state)
        evaluation.evaluate(made, state)
        left = assessment.contestants(state)
        for place, kind in enumerate(state.assessments):
            left -= assessment.how_many_go(state, place)
            for those, chance in enumerate(made.reach_probability):
                for seat in range(state.players):
                    if those.bit_count() == left and those >> seat & 1:
                        found[kind][seat] += chance
        return found

    def stage(self, state: State) -> int | None:
        return None

    def kind(self, state: State) -> str:
        return KINDS[state.step]

    def turns(self, match: Match) -> Iterator[JudgedTurn]:
        return decision_by_decision(match, self.kind)

    def label(self, kind: str) -> Message:
        return Message("xidit-analysis-kind", {"kind": kind})

    def chances(self, state: State, depth: Depth, seed: int) -> list[float]:
        """With all screens open: only the stacks are unknown, and what everybody will decide."""
        if state.step == pieces.OVER:
            winner = GAME.result(state).winner
            return [float(colour == winner) for colour in GAME.seats(state)]
        effort, rng = EFFORTS[depth], Random(seed)
        found = []
        for _ in range(effort.draws):
            drawn = GAME.determinize(GAME.view(opened(state), 0), rng)
            found.append(played_on(simulator_of(drawn), drawn, effort.years))
        return means(found)

    def judge(self, asked: JudgedTurn, depth: Depth, seed: int) -> SearchResult | None:
        if len(GAME.legal(asked.start, asked.seat)) < 2:
            return None
        if asked.start.step != pieces.AT_PLAN:
            return self._judge_choice(asked, depth, seed)
        return self._judge_plan(asked, depth, seed)

    def _judge_plan(self, asked: JudgedTurn, depth: Depth, seed: int) -> SearchResult:
        effort, rng = EFFORTS[depth], Random(seed)
        thought = Thought(asked.start, asked.seat, effort, rng)
        plans = list(dict.fromkeys((asked.actions[0], *thought.best)))
        before = compared(plans, thought.draws(effort.draws, rng), effort.years, thought.expected)
        after = self._in_hindsight(asked, plans, depth, rng)
        return SearchResult(before[0][0], before[0][1:], before[1], SearchResult(after[0][0], after[0][1:], after[1]))

    def _in_hindsight(self, asked: JudgedTurn, plans: list[int], depth: Depth, rng: Random) -> tuple[list[Candidate], float]:
        """What was decided, what could be thought of and the best answers, against what the others did."""
        effort = EFFORTS[depth]
        open_start = opened(asked.start)
        known = open_start.clone()
        for other, plan in asked.given:
            play.carry_out(known, other, plan)
        posed = PosedPuzzle(known, asked.seat, open_start, list(asked.given))
        draws = [draw(posed, rng) for _ in range(effort.draws)]
        first = simulator_of(draws[0])
        answers = candidates(posed, draws[0], first)
        answers.sort(key=lambda action: -decided(first, draws[0], asked.seat, action, 0)[asked.seat])
        tried = list(dict.fromkeys((*plans, *distinct(posed, answers)[: effort.looked_at])))
        return compared(tried, [(state, asked.seat) for state in draws], effort.years, asked.given)

    def _judge_choice(self, asked: JudgedTurn, depth: Depth, seed: int) -> SearchResult:
        effort, rng = EFFORTS[depth], Random(seed)
        view = GAME.view(asked.start, asked.seat)
        draws = [(GAME.determinize(view, rng), asked.seat) for _ in range(1 if view.step == pieces.AT_START else effort.draws)]
        actions = dict.fromkeys((asked.actions[0], *choice_search.candidates(draws[0][0], asked.seat)))
        tried, spread = compared(list(actions), draws, min(effort.years, 1), ())
        return SearchResult(tried[0], tried[1:], spread)

    def best(self, state: State, seat: int, depth: Depth, seed: int) -> list[Candidate]:
        effort, rng = EFFORTS[depth], Random(seed)
        if state.step == pieces.AT_PLAN:
            thought = Thought(state, seat, effort, rng)
            tried, _ = compared(thought.best, thought.draws(effort.draws, rng), effort.years, thought.expected)
        else:
            view = GAME.view(state, seat)
            draws = [(GAME.determinize(view, rng), seat) for _ in range(1 if view.step == pieces.AT_START else effort.draws)]
            tried, _ = compared(choice_search.candidates(draws[0][0], seat), draws, min(effort.years, 1), ())
        return sorted(tried, key=lambda one: -one.chances[seat])[: effort.looked_at]

    def line(self, asked: JudgedTurn, tried: Candidate, further: bool) -> list[SeatAction]:
        """The others' plans first; after the plan the year, as everybody is expected to decide then."""
        line = [*tried.given, (asked.seat, tried.actions[0])]
        state = opened(asked.start)
        if state.step == pieces.AT_SHOW:
            return line
        for seat, action in line:
            GAME.apply(state, seat, action)
        return line + PUZZLES.finish(asked.start, state, asked.seat)

    def gains(self, asked: JudgedTurn, line: Sequence[SeatAction]) -> list[Gain]:
        return PUZZLES.gains(opened(asked.start), asked.seat, line)

    def counted(self, entries: Sequence[LedgerEntry], seat: int) -> list[Gain]:
        """Gold, floors on the map, units, eliminations; the value of bards depends on the others'."""
        sums = Counter[str]()
        for entry in entries:
            if entry.seat == seat and entry.what in COUNTED:
                sums[COUNTED[entry.what]] += entry.amount
            elif entry.seat == seat and entry.what in DEEDS:
                sums[DEEDS[entry.what]] += 1
        return [Gain(what, amount) for what, amount in sums.items() if amount]

    def describe_gain(self, gain: Gain) -> Message:
        return PUZZLES.describe_gain(gain)


class Thought:
    """What a seat may think before the year, from what it sees: its own best plans, and what the others may do."""

    def __init__(self, state: State, seat: int, effort: Effort, rng: Random) -> None:
        self._seat = seat
        self._search = Search(GAME.view(state, seat), seat, rng.getrandbits(64))
        self._search.run(Budget(simulations=effort.finding))
        rated = self._search.ranking(seat)
        often = max(rated, key=lambda one: one.probability)
        first = [one.plan for one in rated[: effort.looked_at]]
        self.best = [pieces.PLAN + plan for plan in dict.fromkeys((*first, often.plan))]
        others = [other for other in range(state.players) if other != seat]
        self._strategies = {other: self._search.ranking(other) for other in others}
        self.expected: tuple[SeatAction, ...] = tuple((other, pieces.PLAN + self._search.expected(other)) for other in others)

    def draws(self, many: int, rng: Random) -> list[tuple[State, int]]:
        """What cannot be known drawn, and the others' plans by how likely they are; then the seat that is to decide."""
        drawn = []
        for number in range(many):
            state = self._search.roots[number % len(self._search.roots)].clone()
            for other, strategy in self._strategies.items():
                [chosen] = rng.choices(strategy, [one.probability for one in strategy])
                play.carry_out(state, other, pieces.PLAN + chosen.plan)
            drawn.append((state, self._seat))
        return drawn


def compared(
    actions: Sequence[int], draws: Sequence[tuple[State, int]], years: int, given: Sequence[SeatAction]
) -> tuple[list[Candidate], float]:
    """All decisions by the same draws; and the standard error of the lead of the best over the first of them."""
    seat = draws[0][1]
    found: list[list[list[float]]] = [[] for _ in actions]
    for state, _ in draws:
        simulator = simulator_of(state)
        for place, action in enumerate(actions):
            found[place].append(decided(simulator, state, seat, action, years))
    tried = [Candidate((action,), means(chances), given=tuple(given)) for action, chances in zip(actions, found, strict=True)]
    best = max(range(len(tried)), key=lambda place: tried[place].chances[seat])
    leads = [one[seat] - other[seat] for one, other in zip(found[best], found[0], strict=True)]
    return tried, stdev(leads) / len(leads) ** 0.5 if len(leads) > 1 else 0.0


def draw(posed: PosedPuzzle, rng: Random) -> State:
    """The position with what the solver cannot know drawn anew."""
    state = GAME.determinize(GAME.view(posed.start, posed.seat), rng)
    for seat, action in posed.given:
        play.carry_out(state, seat, action)
    return state


def simulator_of(state: State) -> Simulator:
    simulator = Simulator(state, weights.evaluation_for(state))
    simulator.noise, simulator.stream = quick_plans.NOISE, state.stream
    rollout.compute_marginal_values(simulator, state)
    return simulator


def candidates(posed: PosedPuzzle, state: State, simulator: Simulator) -> list[int]:
    """The best ways through the map, or all that is legal."""
    if state.step != pieces.AT_PLAN:
        return GAME.legal(state, posed.seat)
    revealed = state.clone()
    play.carry_out(revealed, posed.seat, pieces.PLAN)
    found = BestResponses(posed.seat, PLANS_LOOKED_AT)
    best_responses.find(simulator, found, revealed)
    return [pieces.PLAN + plan for plan in found.plan[: found.count]]


def distinct(posed: PosedPuzzle, actions: Iterable[int]) -> list[int]:
    """The first of those that do the same, up to a few."""
    found: dict[Any, int] = {}
    for action in actions:
        found.setdefault(deed(posed, action), action)
        if posed.state.step == pieces.AT_PLAN and len(found) == PLANS_KEPT:
            break
    return list(found.values())


def deed(posed: PosedPuzzle, action: int) -> Any:
    """What makes a decision another one: of a plan what is done where, of a titan which; else it is itself."""
    if posed.state.step == pieces.AT_TITAN:
        return action if action == pieces.PASS else decisions.fought_symbols(action)
    if posed.state.step != pieces.AT_PLAN:
        return action
    going = posed.state.clone()
    GAME.apply(going, posed.seat, action)
    done = visible_deeds(going, posed.seat)
    for seat, choice in PUZZLES.finish(posed.state, going.clone(), posed.seat):
        GAME.apply(going, seat, choice)
        done += visible_deeds(going, posed.seat)
    return tuple(sorted(done))


def visible_deeds(state: State, seat: int) -> list[tuple[str, str, str]]:
    deeds = (entry for entry in GAME.ledger(state, seat) if entry.seat == seat and entry.what in DEEDS_OF_A_PLAN)
    return [(entry.what, entry.source, entry.where) for entry in deeds]


def decided(simulator: Simulator, state: State, seat: int, action: int, years: int) -> list[float]:
    """Everybody's chance after a decision and what follows it."""
    if state.step == pieces.AT_PLAN:
        going = state.clone()
        play.carry_out(going, seat, action)
        return played_on(simulator, going, years)
    own = choice_search.win_probability_after(simulator, state, seat, action, years)
    if state.step == pieces.AT_START:  # it gives no information about the others
        return shared(played_on(simulator, state, 0), seat, own)
    return list(simulator.evaluation.win_probability[: state.players])


def played_on(simulator: Simulator, state: State, years: int) -> list[float]:
    """Everybody's chance after the rest of the year and the given number of further years, played as expected."""
    scratch = simulator.scratch
    scratch.state = state.clone()
    if state.step == pieces.AT_START:
        evaluation.evaluate(simulator.evaluation, scratch.state)
    else:
        quick_plans.finish_year_unlocked(simulator, scratch, years)
    return list(simulator.evaluation.win_probability[: state.players])


def shared(chances: list[float], seat: int, own: float) -> list[float]:
    """One of the chances set, the others' in proportion."""
    rest = 1 - chances[seat]
    return [own if other == seat else chance * (1 - own) / rest for other, chance in enumerate(chances)]


def means(found: Sequence[Sequence[float]]) -> list[float]:
    return [fmean(column) for column in zip(*found, strict=True)]


def opened(state: State) -> State:
    """A copy with all screens open, as at the end of a game."""
    copy = state.clone()
    copy.open_screens = 1
    return copy


ANALYSIS: GameAnalysis = XiditAnalysis()
