"""Hints for Terracotta Army: the best few choices, what may come of each, and the VP that speak for it."""

from collections import Counter
from math import log

from msgspec.structs import replace

from claycrown.bots.contract import Hint
from claycrown.bots.ladder import Budget
from claycrown.games.contract import LedgerEntry
from claycrown.games.terracotta.bots import evaluation, weights
from claycrown.games.terracotta.bots.evaluation import Evaluation
from claycrown.games.terracotta.bots.search import Search
from claycrown.games.terracotta.bots.units import VP_UNIT
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME, score_final, score_round
from claycrown.games.terracotta.rules.state import State

MOST = 5
"""Choices that are named."""
SURE = 0.999
"""A lead is only named up to this win probability: beyond it, any lead would do."""


def best_choices(view: State, seat: int, budget: Budget, seed: int = 0) -> list[Hint]:
    """The best choices for a seat that has to decide, the best first; each is the first decision of the best turn that begins
    with it.
    """
    search = Search(view, seed, budget.threads)
    search.run(budget)
    found: dict[int, Hint] = {}
    for node in search.ranking():
        turn = search.decisions(node)
        visits = search.tree.visits[node]
        if turn[0] in found:
            found[turn[0]].visits += visits
        elif len(found) < MOST:
            win_probability = search.win_probability(node)
            lead = expected_lead(view, win_probability)
            found[turn[0]] = Hint(NOTATION.text(view, turn[0]), win_probability, lead, visits, reasons(view, seat, turn), [])
    return list(found.values())


def expected_lead(view: State, win_probability: float) -> float:
    """The lead that goes with a win probability, by how surely leads are kept from here on."""
    likely = min(max(win_probability, 1 - SURE), SURE)
    room = Evaluation(weights.of(view.players))
    evaluation.select_section(room, view)
    spread = room.weights.spread[room.section]
    return round(spread / VP_UNIT * log(likely / (1 - likely)) / 1.7, 1)


def reasons(view: State, seat: int, turn: list[int]) -> list[LedgerEntry]:
    """What the turn does for the player at once, then the VP that it would add in the scoring of the round and at the end."""
    state = view.clone()
    at_once: list[LedgerEntry] = []
    for action in turn:
        GAME.apply(state, seat, action)
        at_once += [entry for entry in GAME.ledger(state, seat) if entry.seat == seat]
    if state.round != view.round or GAME.over(state):
        return at_once  # the round was scored on the way
    return [
        *at_once,
        *added(score_round(view), score_round(state), seat),
        *added(score_final(view), score_final(state), seat),
    ]


def added(before: list[LedgerEntry], after: list[LedgerEntry], seat: int) -> list[LedgerEntry]:
    """What a score sheet has for a seat that it had not before, item by item."""
    had: Counter[tuple[str, str, str]] = Counter()
    for entry in before:
        if entry.seat == seat:
            had[entry.rule, entry.source, entry.where] += entry.amount
    gained = []
    for entry in after:
        more = entry.amount - had[entry.rule, entry.source, entry.where]
        if entry.seat == seat and more > 0:
            gained.append(replace(entry, amount=more))
    return gained
