"""Puzzles of Terracotta Army: what there is to find, and what a turn gains, by the sources of the score sheet."""

from collections import Counter
from collections.abc import Iterable, Sequence

from claycrown.bots.ladder import Budget
from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message, Value
from claycrown.games.terracotta.bots.search import Search
from claycrown.games.terracotta.rules.game import GAME, entries, score_final, score_round
from claycrown.games.terracotta.rules.pieces import AT_TURN, FINAL_SOURCES, ROUND_SOURCES
from claycrown.games.terracotta.rules.state import State
from claycrown.learning.puzzles import Gain, GamePuzzles, When

KINDS = ("wheel", "building", "weapon", "specialist", "master", "majority", "ending")
A_GLANCE = Budget(simulations=64)
"""For the rest of a turn that the solver has begun."""
COUNTED = ("coins", "wet clay", "dry clay")
"""The gains of a turn besides VP, by their names in the ledger: these are counted by amount."""
DEEDS = {"weapon ready": ("weapons", 1), "weapon used": ("weapons", -1), "trained": ("artisans", 1), "master": ("masters", 1)}
"""Of these how many there are; what there is more or less of then."""
GOODS = (*COUNTED, *(name for name, _ in DEEDS.values()))
HALF_THE_GOODS = "resources"

Sums = Counter[tuple[str, When, bool]]
"""What, when, and whether it is the rivals'."""


class TerracottaPuzzles:
    kinds: Sequence[str] = KINDS

    def finish(self, before: State, state: State, seat: int) -> list[tuple[int, int]]:
        """The rest of the turn, as a short search would play it."""
        return [(seat, action) for action in rest_of_turn(state, seat)]

    def gains(self, state: State, seat: int, line: Sequence[tuple[int, int]]) -> list[Gain]:
        """At once, then the change of the scorings of the round and of the end, for the player and for the rivals.

        Half the goods (T10.5) are left out as long as they can still be used: the goods themselves are listed.
        """
        after, effects = state.clone(), []
        for decider, action in line:
            GAME.apply(after, decider, action)
            effects += entries(after)
        sums: Sums = Counter()
        for entry in effects:
            add(sums, entry, "now", seat, 1)
        if not GAME.over(after):
            if after.round == state.round:
                scored(sums, score_round(state), score_round(after), "round", seat)
            scored(sums, score_final(state), score_final(after), "end", seat)
        return [Gain(what, amount, when, rivals) for (what, when, rivals), amount in sums.items() if amount]

    def describe_gain(self, gain: Gain) -> Message:
        values: dict[str, Value] = {"what": gain.what.replace(" ", "-"), "amount": gain.amount}
        if gain.what in GOODS:
            return Message("terracotta-puzzle-goods", values)
        source = Message("terracotta-source", {"source": gain.what.replace(" ", "-"), "where": "", "known": "no"})
        return Message("terracotta-puzzle-vp", {**values, "source": source, "when": gain.when, "whose": whose(gain)})


def whose(gain: Gain) -> str:
    return "rivals" if gain.rivals else "own"


def scored(sums: Sums, before: Iterable[LedgerEntry], after: Iterable[LedgerEntry], when: When, seat: int) -> None:
    """By how much a score sheet changes."""
    for entry in before:
        add(sums, entry, when, seat, -1)
    for entry in after:
        add(sums, entry, when, seat, 1)


def add(sums: Sums, entry: LedgerEntry, when: When, seat: int, sign: int) -> None:
    """A ledger line; gains in a scoring are attributed to that scoring."""
    if entry.what == "vp":
        if entry.source == HALF_THE_GOODS and when == "end":
            return
        held: When = "round" if entry.source in ROUND_SOURCES else "end" if entry.source in FINAL_SOURCES else when
        sums[entry.source, held, entry.seat != seat] += sign * entry.amount
    elif entry.seat == seat and entry.what in COUNTED:
        sums[entry.what, "now", False] += entry.amount
    elif entry.seat == seat and entry.what in DEEDS:
        name, one = DEEDS[entry.what]
        sums[name, "now", False] += one


def rest_of_turn(state: State, seat: int) -> list[int]:
    """What a short search would go on with; nothing where the turn is over."""
    if GAME.over(state) or state.actor != seat or begins_turn(state):
        return []
    search = Search(state, 0)
    search.run(A_GLANCE)
    return search.decisions(search.ranking()[0])


def begins_turn(state: State) -> bool:
    """Nothing of the turn is decided yet."""
    return state.step == AT_TURN


PUZZLES: GamePuzzles = TerracottaPuzzles()
