"""The analysis of any game, through its contract alone: each decision separately, by the general search."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any

from claycrown.analysis.contract import Candidate, JudgedTurn, SearchResult, SeatAction, decision_by_decision
from claycrown.analysis.types import Depth, Measure
from claycrown.bots.general.search import Search
from claycrown.bots.ladder import Budget
from claycrown.games import game
from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message
from claycrown.learning.puzzles import Gain
from claycrown.match import Match

SIMULATIONS: dict[Depth, int] = {"glance": 4, "quick": 16, "standard": 64, "deep": 400}
"""The budget for a position, and for each decision searched."""
LOOKED_AT = 3
"""How many alternatives are searched: the ones that a quick search ranks highest."""
KIND = "decision"
COUNTED = "vp"
"""The ledger's name for points, if it has any: points are listed by source, everything else by what it is."""


class GeneralAnalysis:
    main_kind = KIND
    by_turn = False
    cheap: tuple[str, Budget | None] = ("greedy", None)

    def __init__(self, name: str) -> None:
        self._rules = game(name)

    def measures(self) -> list[Measure]:
        return []

    def expected(self, state: Any) -> list[list[float]]:
        return []

    def stage(self, state: Any) -> int | None:
        return None

    def kind(self, state: Any) -> str:
        return KIND

    def turns(self, match: Match) -> Iterator[JudgedTurn]:
        return decision_by_decision(match, self.kind)

    def label(self, kind: str) -> Message:
        return Message("analysis-kind-decision")

    def chances(self, state: Any, depth: Depth, seed: int) -> list[float]:
        """From the view of the seat that has to decide."""
        rules = self._rules
        if rules.over(state):
            result = rules.result(state)
            return [result.win_share(colour) for colour in rules.seats(state)]
        seat = rules.deciders(state)[0]
        return self._search(rules.view(state, seat), seat, None, depth, seed)[0]

    def judge(self, asked: JudgedTurn, depth: Depth, seed: int) -> SearchResult | None:
        view = self._rules.view(asked.start, asked.seat)
        if len(self._rules.legal(view, asked.seat)) < 2:
            return None
        tried = self.best(asked.start, asked.seat, depth, seed)
        played = next((one for one in tried if one.actions == asked.actions), None)
        if played is None:
            played = self._try_decision(view, asked.seat, asked.actions[0], depth, seed)
        return SearchResult(played, tried, spread=sqrt(0.5 / SIMULATIONS[depth]))

    def best(self, state: Any, seat: int, depth: Depth, seed: int) -> list[Candidate]:
        view = self._rules.view(state, seat)
        _, search = self._search(view, seat, None, depth, seed)
        tried = [self._try_decision(view, seat, action, depth, seed) for action, _ in search.ranking()[:LOOKED_AT]]
        return sorted(tried, key=lambda one: -one.chances[seat])

    def _try_decision(self, view: Any, seat: int, action: int, depth: Depth, seed: int) -> Candidate:
        return Candidate((action,), self._search(view, seat, [action], depth, seed)[0])

    def _search(self, view: Any, seat: int, among: list[int] | None, depth: Depth, seed: int) -> tuple[list[float], Search]:
        search = Search(self._rules, view, seat, seed, among=among)
        search.run(Budget(simulations=SIMULATIONS[depth]))
        return [won / SIMULATIONS[depth] for won in search.won], search

    def line(self, asked: JudgedTurn, tried: Candidate, further: bool) -> list[SeatAction]:
        return [(asked.seat, action) for action in tried.actions]

    def gains(self, asked: JudgedTurn, line: Sequence[SeatAction]) -> list[Gain]:
        """The seat's ledger lines."""
        state = asked.start.clone()
        entries: list[LedgerEntry] = []
        for seat, action in line:
            self._rules.apply(state, seat, action)
            entries += self._rules.ledger(state, asked.seat)
        return self.counted(entries, asked.seat)

    def counted(self, entries: Sequence[LedgerEntry], seat: int) -> list[Gain]:
        sums = Counter[str]()
        for entry in entries:
            if entry.seat == seat and entry.what == COUNTED:
                sums[entry.source or COUNTED] += entry.amount
        return [Gain(what, amount) for what, amount in sums.items() if amount]

    def describe_gain(self, gain: Gain) -> Message:
        source = Message("general-source", {"source": gain.what, "where": ""})
        return Message("analysis-gain", {"source": source, "amount": gain.amount})
