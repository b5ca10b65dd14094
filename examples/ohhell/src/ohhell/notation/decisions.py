"""Decisions as texts: `bid 2`, `play Th`."""

from claycrown.record.notation import NotADecision
from ohhell.rules.cards import CARDS, NUMBERS, TEXTS
from ohhell.rules.game import FIRST_CARD
from ohhell.rules.state import State


def text(state: State, action: int) -> str:
    return f"bid {action}" if action < FIRST_CARD else f"play {TEXTS[action - FIRST_CARD]}"


def action(state: State, text: str) -> int:
    word, _, rest = " ".join(text.split()).partition(" ")
    if word == "bid" and rest.isascii() and rest.isdecimal() and int(rest) <= CARDS and rest == str(int(rest)):
        return int(rest)
    if word == "play" and rest in NUMBERS:
        return FIRST_CARD + NUMBERS[rest]
    raise NotADecision("ohhell-no-decision", text=repr(text))
