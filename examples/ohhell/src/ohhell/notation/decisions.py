"""Decisions, declared: `bid 2`, `play Th`."""

from claycrown.games.arguments import Names, Numbers
from claycrown.games.decisions import Decision, DecisionTable, Kind, Pick, UnknownDecision
from claycrown.record.notation import NotADecision
from ohhell.rules.cards import CARDS, TEXTS
from ohhell.rules.game import FIRST_CARD
from ohhell.rules.state import State

DECISIONS = DecisionTable(
    [
        Kind("bid", {"tricks": Numbers(0, CARDS)}, 0, Pick("ohhell-pick-bid", "tricks", key="{tricks}")),
        Kind("play", {"card": Names(TEXTS)}, FIRST_CARD, Pick("ohhell-card", "rank", "suit", target="card {card}")),
    ]
)


def of(state: State) -> DecisionTable:
    return DECISIONS


def decision(state: State, action: int) -> Decision:
    return DECISIONS.decision(action)


def text(state: State, action: int) -> str:
    return DECISIONS.text(action)


def action(state: State, text: str) -> int:
    try:
        return DECISIONS.action(text)
    except UnknownDecision:
        raise NotADecision("ohhell-no-decision", text=repr(text)) from None
