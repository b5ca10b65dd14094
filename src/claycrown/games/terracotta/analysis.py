"""The analysis of Terracotta Army: turn by turn, each compared with the best that the bots' search finds.

Nothing is hidden in this game. The turn that was played and the best few turns of a search are each searched further, separately
and with the same effort, from the position that they lead to.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from claycrown.analysis.contract import Candidate, GameAnalysis, JudgedTurn, SearchResult, SeatAction, turn_by_turn
from claycrown.analysis.types import Depth, Measure
from claycrown.bots.ladder import Budget
from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message
from claycrown.games.terracotta.bots import evaluation, weights
from claycrown.games.terracotta.bots.evaluation import Evaluation
from claycrown.games.terracotta.bots.search import Search
from claycrown.games.terracotta.bots.units import CERTAIN_WIN, VP_UNIT
from claycrown.games.terracotta.learning.puzzles import HALF_THE_GOODS, PUZZLES, Sums, add
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules import wheel
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import MAX_PLAYERS, OVER, WORKERS
from claycrown.games.terracotta.rules.state import State
from claycrown.learning.puzzles import Gain
from claycrown.match import Match


class Effort(NamedTuple):
    """Simulations."""

    finding: int
    """For the turns that are searched."""
    looked_at: int
    """How many alternatives are searched."""
    each: int
    """For each of these, and for a position of the curve."""


EFFORTS: dict[Depth, Effort] = {
    "glance": Effort(1, 1, 1),
    "quick": Effort(100, 2, 50),
    "standard": Effort(600, 3, 300),
    "deep": Effort(3000, 4, 1500),
}
TURN = "turn"
TURNS_AFTER = 2
"""The number of rivals' turns in the likely continuation."""


class TerracottaAnalysis:
    main_kind = TURN
    by_turn = True
    cheap: tuple[str, Budget | None] = ("steward", Budget(simulations=1))

    def measures(self) -> list[Measure]:
        return [Measure("vp", "points", Message("terracotta-analysis-vp"))]

    def expected(self, state: State) -> list[list[float]]:
        """VP, as the evaluation of the bots expects them: it has learned leads, so all seats' may be too low by the same."""
        if state.step == OVER:
            return [[float(state.vp[seat]) for seat in range(state.players)]]
        made = Evaluation(weights.of(state.players))
        evaluation.evaluate(made, state)
        return [[made.value[seat] / VP_UNIT for seat in range(state.players)]]

    def stage(self, state: State) -> int | None:
        """The workers placed so far, in all rounds."""
        if state.step == OVER:
            return None
        placed = sum(wheel.placed(state, seat) for seat in range(state.players))
        return (state.round - 1) * state.players * WORKERS[state.players] + placed

    def kind(self, state: State) -> str:
        return TURN

    def turns(self, match: Match) -> Iterator[JudgedTurn]:
        return turn_by_turn(match, self.kind)

    def label(self, kind: str) -> Message:
        return Message("terracotta-analysis-turn")

    def chances(self, state: State, depth: Depth, seed: int) -> list[float]:
        return chances(state, EFFORTS[depth].each, seed)

    def judge(self, asked: JudgedTurn, depth: Depth, seed: int) -> SearchResult | None:
        played = self._tried(asked.start, asked.seat, asked.actions, depth, seed)
        same = NOTATION.write(asked.after)
        others = [
            self._tried(asked.start, asked.seat, turn, depth, seed)
            for turn in best_turns(asked.start, depth, seed)
            if NOTATION.write(after_turn(asked.start, asked.seat, turn)) != same
        ]
        return SearchResult(played, others)

    def best(self, state: State, seat: int, depth: Depth, seed: int) -> list[Candidate]:
        tried = [self._tried(state, seat, turn, depth, seed) for turn in best_turns(state, depth, seed)]
        return sorted(tried, key=lambda one: -one.chances[seat])

    def _tried(self, start: State, seat: int, turn: Sequence[int], depth: Depth, seed: int) -> Candidate:
        after = after_turn(start, seat, turn)
        return Candidate(tuple(turn), self.chances(after, depth, seed), after.actor)

    def line(self, asked: JudgedTurn, tried: Candidate, further: bool) -> list[SeatAction]:
        own = [(asked.seat, action) for action in tried.actions]
        if not further:
            return own
        state, following = after_turn(asked.start, asked.seat, tried.actions), []
        for _ in range(TURNS_AFTER):
            if state.step == OVER:
                break
            mover, turn = state.actor, best_turns(state, "quick", 0)[0]
            following += [(mover, action) for action in turn]
            state = after_turn(state, mover, turn)
        return own + following

    def gains(self, asked: JudgedTurn, line: Sequence[SeatAction]) -> list[Gain]:
        return PUZZLES.gains(asked.start, asked.seat, line)

    def counted(self, entries: Sequence[LedgerEntry], seat: int) -> list[Gain]:
        """Half the goods (T10.5) are left out: the goods themselves are listed."""
        sums: Sums = Counter()
        for entry in entries:
            if entry.source != HALF_THE_GOODS:
                add(sums, entry, "now", seat, 1)
        return [Gain(what, amount, when, rivals) for (what, when, rivals), amount in sums.items() if amount]

    def describe_gain(self, gain: Gain) -> Message:
        return PUZZLES.describe_gain(gain)


def chances(state: State, simulations: int, seed: int) -> list[float]:
    """To win, by seat, when whoever is to decide takes the best turn that was found."""
    if state.step == OVER:
        winner = GAME.result(state).winner
        return [float(colour == winner) for colour in GAME.seats(state)]
    search = Search(state, seed)
    search.run(Budget(simulations=simulations))
    tree, best = search.tree, search.ranking()[0]
    if tree.children[0] == 1 and simulations > 1:  # it was not searched: there is nothing to choose
        return chances(after_turn(state, state.actor, search.decisions(best)), simulations, seed)
    first = best * MAX_PLAYERS
    return [total / tree.visits[best] / CERTAIN_WIN for total in tree.total_value[first : first + state.players]]


def best_turns(state: State, depth: Depth, seed: int) -> list[tuple[int, ...]]:
    """The turns, or rests of a turn, that a search likes best and that lead to different positions."""
    effort = EFFORTS[depth]
    search = Search(state, seed)
    search.run(Budget(simulations=effort.finding))
    found: list[tuple[int, ...]] = []
    positions: list[dict[str, Any]] = []
    for node in search.ranking():
        turn = tuple(search.decisions(node))
        position = NOTATION.write(after_turn(state, state.actor, turn))
        if position not in positions:
            found.append(turn)
            positions.append(position)
        if len(found) == effort.looked_at:
            break
    return found


def after_turn(state: State, seat: int, turn: Sequence[int]) -> State:
    after = state.clone()
    for action in turn:
        GAME.apply(after, seat, action)
    return after


ANALYSIS: GameAnalysis = TerracottaAnalysis()
