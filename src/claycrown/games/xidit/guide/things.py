"""The names of things, as messages: units, rewards, regions, orders, tokens, players."""

from collections.abc import Sequence

from claycrown.games.message import Message
from claycrown.games.xidit.notation.decisions import UNIT_IDS as UNIT_IDS
from claycrown.games.xidit.rules import pieces
from claycrown.games.xidit.rules.state import State
from claycrown.guide.question import player


def who(seat: int) -> Message:
    """A player, or the one who has no seat."""
    return player(seat) if seat >= 0 else Message("xidit-virtual")


def unit(kind: int) -> Message:
    return Message(f"xidit-unit-{UNIT_IDS[kind]}")


def units(counts: Sequence[int]) -> list[Message]:
    """How many of each type, without those of which there are none."""
    return [Message(f"xidit-units-{UNIT_IDS[kind]}", {"count": count}) for kind, count in enumerate(counts) if count > 0]


def lettered_units(letters: str) -> list[Message]:
    """`MMC`: 2 militia and 1 cleric."""
    return units([letters.count(letter) for letter in pieces.UNIT_LETTERS])


def kind_of(name: str) -> int:
    """The type that a line of the ledger names."""
    return pieces.UNIT_NAMES.index(name)


def reward(name: str, amount: int) -> Message:
    return Message(f"xidit-reward-{name}", {"count": amount})


def rewards(amounts: Sequence[int]) -> list[Message]:
    """How much gold, how many bards and how many floors, in this order."""
    return [reward(name, amount) for name, amount in zip(pieces.REWARD_NAMES, amounts, strict=True)]


def region(name: str) -> Message:
    """One that only another edition has stays as it is named there."""
    return Message("xidit-region", {"name": name})


def assessment(name: str) -> Message:
    return Message(f"xidit-assessment-{name.replace(' ', '-')}")


def order(name: str) -> Message:
    """`black`, `action`: as lines of the ledger name them."""
    return Message(f"xidit-order-{name}")


def plan(letters: str) -> list[Message]:
    """The orders of a plan, one after the other."""
    return [lettered_order(letter) for letter in letters]


def lettered_order(letter: str) -> Message:
    return order(pieces.ORDER_NAMES[pieces.ORDER_LETTERS.index(letter)])


def lost_by(rule: str) -> Message:
    """Why an order is lost, by its rule."""
    return Message(f"xidit-lost-{rule.replace('.', '-')}")


def lying_in(view: State, city: int) -> Message:
    """The token in a city."""
    printed, token = view.printed, view.token[city]
    if token == pieces.NO_TOKEN:
        return Message("xidit-lies-nothing")
    if token == pieces.RECRUITMENT:
        standing = units(view.standing[city * pieces.TYPES : (city + 1) * pieces.TYPES])
        return Message("xidit-lies-recruitment", {"units": standing}) if standing else Message("xidit-lies-recruitment-empty")
    needs = units(printed.needs[city * pieces.TYPES : (city + 1) * pieces.TYPES])
    gives = rewards((printed.gold[city], printed.bards[city], printed.floors[city]))
    return Message("xidit-lies-threat", {"units": needs, "rewards": gives})
