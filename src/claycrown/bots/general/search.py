"""Information-set Monte Carlo tree search for any game, through its contract alone.

Each simulation fills the view with possible values (`determinize`), goes down the tree by every seat's bandits, adds a node,
plays on at random to the end of the game, and reports the result to every bandit on the way. All randomness comes from the seed:
with a budget of simulations a view always gives the same decision.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from claycrown.bots.general.tree import Arm, Node
from claycrown.bots.ladder import Budget
from claycrown.bots.meter import Meter
from claycrown.games.contract import Game, Result

LONGEST = 20_000
"""Decisions of a rollout before it counts as undecided: no game should need so many, but a plug-in's game might never end."""
UNLIMITED = 10**9


class Search:
    """The search for one decision of one seat."""

    def __init__(
        self, rules: Game[Any], view: Any, seat: int, seed: int, depth: int = UNLIMITED, among: Sequence[int] | None = None
    ) -> None:
        self._rules = rules
        self._view = view
        self._seat = seat
        self._random = Random(seed)
        self._depth = depth
        """Levels at which bandits decide before a rollout; with 1 only the current decision is searched."""
        self._legal = rules.legal(view, seat) if among is None else list(among)
        """The candidates: all legal decisions, or some of them."""
        self._root = Node()
        self.won = [0.0] * view.players
        """How many simulations each seat won; a draw is split equally."""

    def run(self, budget: Budget) -> None:
        """Search until the budget is used up, with one simulation at least."""
        meter = Meter(budget)
        while meter.simulations == 0 or meter.used() < 1:
            self._simulate()
            meter.simulations += 1

    def ranking(self) -> list[tuple[int, Arm]]:
        """The decisions that were tried, the most visited first; ties by payoff."""
        arms = self._root.bandit(self._seat).arms
        return sorted(arms.items(), key=lambda item: (-item[1].visits, -item[1].payoff, item[0]))

    def decide(self, budget: Budget) -> int:
        """The decision to take; no search where there is only one."""
        if len(self._legal) == 1:
            return self._legal[0]
        self.run(budget)
        return self.ranking()[0][0]

    def _simulate(self) -> None:
        rules = self._rules
        state = rules.determinize(self._view, self._random)
        path: list[tuple[Node, dict[int, int]]] = []
        node: Node | None = self._root
        while node is not None and len(path) < self._depth and (deciders := rules.deciders(state)):
            chosen = {seat: node.bandit(seat).choose(self._legal_for(state, seat, not path), self._random) for seat in deciders}
            path.append((node, chosen))
            self._apply(state, chosen)
            decided = tuple(chosen.items())
            following = node.children.get(decided)
            if following is None:
                node.children[decided] = Node()
            node = following
        payoffs, wins = self._roll_out(state)
        for seat, win in enumerate(wins):
            self.won[seat] += win
        for visited, chosen in path:
            for seat, action in chosen.items():
                visited.bandits[seat].update(action, payoffs[seat], wins[seat])

    def _legal_for(self, state: Any, seat: int, at_root: bool) -> list[int]:
        """At the root the seat's decisions are those of its view, in every determinization."""
        return self._legal if at_root and seat == self._seat else self._rules.legal(state, seat)

    def _apply(self, state: Any, chosen: dict[int, int]) -> None:
        """Simultaneous choices, seat by seat; those that another's decision has made impossible are skipped."""
        for number, (seat, action) in enumerate(chosen.items()):
            if number == 0 or self._rules.why_not(state, seat, action) is None:
                self._rules.apply(state, seat, action)

    def _roll_out(self, state: Any) -> tuple[list[float], list[float]]:
        """Random decisions to the end: every seat's payoff and its share of the win."""
        rules, draw = self._rules, self._random.random
        for _ in range(LONGEST):
            deciders = rules.deciders(state)
            if not deciders:
                return self._payoffs(state)
            legal = rules.legal(state, deciders[0])
            rules.apply(state, deciders[0], legal[int(draw() * len(legal))])
        return [0.5] * state.players, [0.0] * state.players

    def _payoffs(self, state: Any) -> tuple[list[float], list[float]]:
        """The share of the other contestants that a seat beat, ties counting half; and its share of the win."""
        result = self._rules.result(state)
        seats = self._rules.seats(state)
        others = max(len(result.ranking) - 1, 1)
        payoffs = [1 - _mean_index(result, colour) / others for colour in seats]
        return payoffs, [result.win_share(colour) for colour in seats]


def _mean_index(result: Result, contestant: str) -> float:
    """A contestant's place in the ranking, from 0; tied contestants share a place."""
    place = result.place(contestant)
    return place - 1 + (result.places.count(place) - 1) / 2 if result.places else place - 1
