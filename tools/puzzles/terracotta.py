"""How puzzles of Terracotta Army are found: the decisions of a turn, one by one, each with the best continuation.

The bots' search tries only the best-looking places of each kind. So here every legal decision is estimated, and the best of them
are searched separately with the same effort: how often a search chose one says nothing about the others. The last turn of a game
is counted exactly.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from claycrown.bots.ladder import Budget
from claycrown.games.choices import Choices
from claycrown.games.terracotta.analysis import chances
from claycrown.games.terracotta.bots.search import Search
from claycrown.games.terracotta.learning.puzzles import begins_turn
from claycrown.games.terracotta.rules import turn, wheel
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import (
    AT_PLACE,
    BUILD_STATUE,
    BUY,
    HIRE,
    KEEP,
    MOVE,
    OVER,
    ROUND_SOURCES,
    ROUNDS,
    SOURCE_NAMES,
    WORKERS,
)
from claycrown.games.terracotta.rules.state import State
from claycrown.learning.puzzles import Measure, PosedPuzzle
from tools.puzzles.making import Maker, Rated

BEST_FEW = 5
"""Decisions that a check searches, of those that looked best."""
FROM_ROUND = 2
"""In the first round everything is open."""
GAPS: dict[Measure, float] = {"chance": 0.05, "vp": 3.0}
"""A chance to win, and VP."""
MOST_ENDS = 5_000
"""A last turn with more ways to its end is not counted out."""
FEWEST_CHOICES = 3
"""Whether to use a weapon or to keep it is no puzzle."""
DECIDED = 0.08
"""Who wins or loses as surely as this has no puzzle."""


class TerracottaMaker:
    def __init__(self) -> None:
        self.efforts = {"glance": 64, "check": 250, "long": 750}
        """Simulations: of the glance for all decisions together, of the others for each decision."""
        self.share = 0.35
        self.crowded = 2.5

    def table(self, rng: Random) -> tuple[State, list[str]]:
        players = rng.choice((2, 2, 3, 3, 4))
        line_up = ["greedy"] * players
        line_up[rng.randrange(players)] = rng.choice(("novice", "greedy", "steward"))
        return GAME.new(players, rng.getrandbits(32)), line_up

    def questions(self, state: State, choose: Callable[[Any, int], int]) -> Iterator[PosedPuzzle]:
        if state.round >= FROM_ROUND and len(GAME.legal(state, state.actor)) >= FEWEST_CHOICES:
            yield PosedPuzzle(state.clone(), state.actor, state.clone(), [])

    def measure(self, posed: PosedPuzzle) -> Measure:
        return "vp" if is_last_turn(posed.state) and posed.state.step > AT_PLACE else "chance"

    def gap(self, measure: Measure) -> float:
        return GAPS[measure]

    def glance(self, posed: PosedPuzzle) -> float:
        """Of the last turn, all that is needed to count it out."""
        if self.measure(posed) == "vp":
            return GAPS["vp"] if ends(posed.state, MOST_ENDS) <= MOST_ENDS else 0.0
        search = Search(posed.state, 0)
        search.run(Budget(simulations=self.efforts["glance"]))
        best: dict[int, float] = {}
        for node in search.ranking():
            action = search.decisions(node)[0]
            best[action] = max(best.get(action, 0.0), search.win_probability(node))
        if len(best) < 2:
            return 0.0
        (action, chance), (_, second) = sorted(best.items(), key=lambda one: -one[1])[:2]
        plain = posed.state.step > AT_PLACE and kind_of(action) == "wheel"
        return 0.0 if plain or not DECIDED < chance < 1 - DECIDED else chance - second

    def rate(self, posed: PosedPuzzle, effort: str, seed: int, among: Sequence[Rated] | None) -> list[Rated]:
        state, seat = posed.state, posed.seat
        actions = GAME.legal(state, seat) if among is None else [one.action for one in among]
        if self.measure(posed) == "vp":
            rated = [Rated(action, lead_after(state, seat, action)) for action in actions]
        else:
            if among is None:
                descriptions = sorted(actions, key=lambda action: -chance_after(state, seat, action, 1, seed))
                actions = descriptions[:BEST_FEW]
            rated = [Rated(action, chance_after(state, seat, action, self.efforts[effort], seed)) for action in actions]
        return sorted(rated, key=lambda one: -one.value)

    def go_on(self, posed: PosedPuzzle, action: int) -> PosedPuzzle | None:
        after = after_decision(posed.state, action)
        if after.step == OVER or begins_turn(after) or after.actor != posed.seat:
            return None
        return PosedPuzzle(after, posed.seat, posed.start, posed.given)

    def kind(self, posed: PosedPuzzle, steps: Sequence[int], second: int, ahead: Counter[str]) -> str | None:
        """By the decision that is rarest, unless it is all about a scoring."""
        points = {source: amount for source, amount in ahead.items() if source in SOURCE_NAMES}
        if sum(points.values()) <= 0:
            return None  # it may be best, but nobody could see why
        if is_last_turn(posed.state):
            return "ending"
        majorities = sum(points.get(source, 0) for source in ROUND_SOURCES)
        if 2 * majorities > sum(amount for amount in points.values() if amount > 0):
            return "majority"
        kinds = [kind_of(action) for action in steps]
        if begins_turn(posed.state) and len(steps) == 1:
            return "wheel"
        return next((kind for kind in ("specialist", "weapon", "master", "building") if kind in kinds), kinds[-1])


def kind_of(action: int) -> str:
    if BUY <= action < MOVE:
        return "specialist"
    if BUILD_STATUE <= action < BUY:
        return "building"
    if HIRE <= action < BUILD_STATUE:
        return "master"
    if KEEP <= action < HIRE or action >= MOVE:
        return "weapon"
    return "wheel"


def is_last_turn(state: State) -> bool:
    """No decision follows it."""
    if state.round < ROUNDS or state.step == OVER:
        return False
    placed = sum(wheel.placed(state, seat) for seat in range(state.players))
    return placed == state.players * WORKERS[state.players] - (state.step <= AT_PLACE)


def after_decision(state: State, action: int) -> State:
    after = state.clone()
    turn.apply(after, action)
    return after


def ends(state: State, most: int) -> int:
    """The number of ways in which the turn can go to the end of the game; counted up to just above the limit."""
    if state.step == OVER:
        return 1
    choices = Choices()
    turn.legal(state, choices)
    found = 0
    for action in choices.action[: choices.count]:
        found += ends(after_decision(state, action), most - found)
        if found > most:
            break
    return found


def lead_after(state: State, seat: int, action: int) -> float:
    """Over the best rival when the game is over, the rest of the turn played as well as it can be."""
    return best_lead(after_decision(state, action), seat)


def best_lead(state: State, seat: int) -> float:
    if state.step == OVER:
        return float(state.vp[seat] - max(state.vp[rival] for rival in range(state.players) if rival != seat))
    choices = Choices()
    turn.legal(state, choices)
    return max(best_lead(after_decision(state, action), seat) for action in choices.action[: choices.count])


def chance_after(state: State, seat: int, action: int, simulations: int, seed: int) -> float:
    """To win, with the best that can follow the decision."""
    return chance(after_decision(state, action), seat, simulations, seed)


def chance(state: State, seat: int, simulations: int, seed: int) -> float:
    """For a seat, whether it is to decide or not."""
    return chances(state, simulations, seed)[seat]


MAKER: Maker = TerracottaMaker()
