"""How puzzles of Lords of Xidit are found: plans against the rivals' known plans, and the choices while orders are carried out.

With the rivals' plans known and all screens open, a year is certain except for the lower tokens of the stacks. So the rules play
all ways through the map; what cannot be known is drawn again for every trial, the same draws for every decision. Plans with the
same results (who was recruited, beaten, where) count as one decision.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from statistics import fmean
from typing import Any

from claycrown.games.xidit.analysis import KIND_OF_STEP, candidates, deed, distinct, draw, simulator_of
from claycrown.games.xidit.bots import quick_plans
from claycrown.games.xidit.bots.rollout import Simulator
from claycrown.games.xidit.rules import play
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, AT_TITAN, PLAN, PLANS
from claycrown.games.xidit.rules.state import State
from claycrown.learning.puzzles import Measure, PosedPuzzle
from tools.puzzles.making import Maker, Rated

GAP = 0.06
"""A chance to win."""
FROM_YEAR = 2
MOST_ALIKE = 120
"""A plan with this many equivalents is hardly a question."""
YEARS_AFTER = {"glance": 0, "check": 0, "long": 2}
"""That are rolled out after this one, before it is evaluated."""


class XiditMaker:
    def __init__(self) -> None:
        self.efforts = {"glance": 1, "check": 12, "long": 96}
        """Draws of what cannot be known, each played by every decision."""
        self.share = 1.0
        self.crowded = 1.5

    def table(self, rng: Random) -> tuple[State, list[str]]:
        players = rng.choice((3, 4, 4, 5))
        state = GAME.new(players, rng.getrandbits(32), {"open_screens": True})
        return state, [rng.choice(("greedy", "greedy", "steward")) for _ in range(players)]

    def questions(self, state: State, choose: Callable[[Any, int], int]) -> Iterator[PosedPuzzle]:
        """Every seat's plan of a year, the others' given; and all choices between."""
        if state.year < FROM_YEAR or state.step not in KIND_OF_STEP:
            return
        if state.step != AT_PLAN:
            if len(GAME.legal(state, state.actor)) > 1:
                yield PosedPuzzle(state.clone(), state.actor, state.clone(), [])
            return
        plans = [(seat, choose(state, seat)) for seat in range(state.players)]
        for seat in range(state.players):
            given = [(other, plan) for other, plan in plans if other != seat]
            posed = state.clone()
            for other, plan in given:
                GAME.apply(posed, other, plan)
            yield PosedPuzzle(posed, seat, state.clone(), given)

    def measure(self, posed: PosedPuzzle) -> Measure:
        return "chance"

    def gap(self, measure: Measure) -> float:
        return GAP

    def glance(self, posed: PosedPuzzle) -> float:
        rated = self._rate(posed, "glance", 0, None)
        return rated[0].value - rated[1].value if len(rated) > 1 else 0.0

    def rate(self, posed: PosedPuzzle, effort: str, seed: int, among: Sequence[Rated] | None) -> list[Rated]:
        rated = self._rate(posed, effort, seed, among)
        if among is not None or len(rated) < 2 or rated[0].value - rated[1].value < GAP:
            return rated
        alike = self._alike(posed, rated, seed)
        return [] if len(alike) > MOST_ALIKE else [rated[0]._replace(alike=alike), *rated[1:]]

    def _rate(self, posed: PosedPuzzle, effort: str, seed: int, among: Sequence[Rated] | None) -> list[Rated]:
        rng = Random(seed)
        drawn = [draw(posed, rng) for _ in range(self.efforts[effort])]
        simulators = [simulator_of(state) for state in drawn]
        actions = candidates(posed, drawn[0], simulators[0]) if among is None else [one.action for one in among]
        years = YEARS_AFTER[effort]
        rated = [
            Rated(
                action,
                fmean(
                    chance_after(simulator, state, posed.seat, action, years)
                    for simulator, state in zip(simulators, drawn, strict=True)
                ),
            )
            for action in actions
        ]
        rated.sort(key=lambda one: -one.value)
        kept = distinct(posed, [one.action for one in rated])
        return [one for one in rated if one.action in kept]

    def _alike(self, posed: PosedPuzzle, rated: Sequence[Rated], seed: int) -> tuple[int, ...]:
        """Decisions that do the same and are nearer to the best than to the second best."""
        best = rated[0].action
        if posed.state.step not in (AT_PLAN, AT_TITAN):
            return ()
        state = draw(posed, Random(seed))
        simulator = simulator_of(state)
        others = range(PLAN, PLAN + PLANS) if state.step == AT_PLAN else GAME.legal(state, posed.seat)
        enough = chance_after(simulator, state, posed.seat, best, 0) - (rated[0].value - rated[1].value) / 2
        near = [action for action in others if action != best and chance_after(simulator, state, posed.seat, action, 0) >= enough]
        done = deed(posed, best)
        return tuple(action for action in near if deed(posed, action) == done)

    def go_on(self, posed: PosedPuzzle, action: int) -> PosedPuzzle | None:
        return None

    def kind(self, posed: PosedPuzzle, steps: Sequence[int], second: int, ahead: Counter[str]) -> str | None:
        kind = KIND_OF_STEP[posed.state.step]
        return "census" if kind == "plan" and ahead["census"] > 0 else kind


def chance_after(simulator: Simulator, state: State, seat: int, action: int, years: int) -> float:
    """Chances of winning, after this year and the given number of further ones, played as expected."""
    going = state.clone()
    play.carry_out(going, seat, action)
    scratch = simulator.scratch
    scratch.state = going
    quick_plans.finish_year_unlocked(simulator, scratch, years)
    return simulator.evaluation.win_probability[seat]


MAKER: Maker = XiditMaker()
