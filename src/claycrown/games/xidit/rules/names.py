"""Plans, units, regions and ledger lines in the notation's words."""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from claycrown.games.contract import SPECTATOR, LedgerEntry

from . import decisions
from .pieces import (
    ASSESSMENT_NAMES,
    CHOSEN,
    LOST,
    MOST_SHOWN,
    MOVED,
    NOWHERE,
    ORDER,
    ORDER_LETTERS,
    ORDER_NAMES,
    ORDERS,
    OUT,
    RAISED,
    REGION_PLACE,
    REVEALED,
    REWARD_NAMES,
    SHOWN,
    UNIT,
    UNIT_LETTERS,
    UNIT_NAMES,
    VIRTUAL_NAME,
    WHAT_NAMES,
)
from .rule_ids import rule_id
from .state import State

SOURCES: dict[int, tuple[str, ...]] = {
    UNIT: UNIT_NAMES,
    SHOWN: UNIT_NAMES,
    MOST_SHOWN: UNIT_NAMES,
    ORDER: ORDER_NAMES,
    MOVED: ORDER_NAMES,
    LOST: ORDER_NAMES,
    RAISED: ASSESSMENT_NAMES,
    OUT: ASSESSMENT_NAMES,
}
"""The meaning of a line's source number, by the subject of the line."""


@lru_cache(maxsize=4096)
def plan(number: int) -> str:
    """`RAKBAW`: the six orders."""
    return "".join(ORDER_LETTERS[decisions.order_in(number, order)] for order in range(ORDERS))


def units(counts: Sequence[int]) -> str:
    """`MMAI`: the units weakest first."""
    return "".join(map(mul, UNIT_LETTERS, counts))


def rewards(bits: int) -> str:
    """`gold bards`."""
    return " ".join(name for bit, name in enumerate(REWARD_NAMES) if bits >> bit & 1)


def where(regions: Sequence[str], place: int) -> str:
    """A city's number or a region's name."""
    if place == NOWHERE:
        return ""
    return regions[place - REGION_PLACE] if place >= REGION_PLACE else str(place)


@lru_cache(maxsize=8192)
def entry(
    regions: Sequence[str], players: int, rule: int, player: int, what: int, amount: int, source: int, place: int
) -> LedgerEntry:
    """A ledger line in words. Cached: the same lines recur, and everybody at the table gets each."""
    named = SOURCES[what][source] if what in SOURCES else ""
    at = where(regions, place)
    if what == REVEALED:
        named, amount = plan(amount), ORDERS
    elif what == CHOSEN:
        named, amount = rewards(amount), amount.bit_count()
    if player == players:  # a contestant without a seat
        player, at = SPECTATOR, VIRTUAL_NAME
    return LedgerEntry(rule_id(rule), player, WHAT_NAMES[what], amount, named, at)


def entries(s: State) -> list[LedgerEntry]:
    """The whole ledger of the last decision. All of it happened in the open."""
    book = s.book
    if book is None:
        return []
    regions, players = s.printed.region_names, s.players
    return [entry(regions, players, *line) for line in book.lines()]
