"""Plans, units, regions and ledger lines in the notation's words."""

from collections.abc import Sequence
from functools import lru_cache
from operator import mul

from claycrown.games.contract import SPECTATOR, LedgerEntry

from . import decisions, pieces
from .rule_ids import rule_id
from .state import State

SOURCES: dict[int, tuple[str, ...]] = {
    pieces.UNIT: pieces.UNIT_NAMES,
    pieces.SHOWN: pieces.UNIT_NAMES,
    pieces.MOST_SHOWN: pieces.UNIT_NAMES,
    pieces.ORDER: pieces.ORDER_NAMES,
    pieces.MOVED: pieces.ORDER_NAMES,
    pieces.LOST: pieces.ORDER_NAMES,
    pieces.RAISED: pieces.ASSESSMENT_NAMES,
    pieces.OUT: pieces.ASSESSMENT_NAMES,
}
"""The meaning of a line's source number, by the subject of the line."""


@lru_cache(maxsize=4096)
def plan(number: int) -> str:
    """`RAKBAW`: the six orders."""
    return "".join(pieces.ORDER_LETTERS[decisions.order_in(number, order)] for order in range(pieces.ORDERS))


def units(counts: Sequence[int]) -> str:
    """`MMAI`: the units weakest first."""
    return "".join(map(mul, pieces.UNIT_LETTERS, counts))


def rewards(bits: int) -> str:
    """`gold bards`."""
    return " ".join(name for bit, name in enumerate(pieces.REWARD_NAMES) if bits >> bit & 1)


def where(regions: Sequence[str], place: int) -> str:
    """A city's number or a region's name."""
    if place == pieces.NOWHERE:
        return ""
    return regions[place - pieces.REGION_PLACE] if place >= pieces.REGION_PLACE else str(place)


@lru_cache(maxsize=8192)
def entry(
    regions: Sequence[str], players: int, rule: int, player: int, what: int, amount: int, source: int, place: int
) -> LedgerEntry:
    """A ledger line in words. Cached: the same lines recur, and everybody at the table gets each."""
    named = SOURCES[what][source] if what in SOURCES else ""
    at = where(regions, place)
    if what == pieces.REVEALED:
        named, amount = plan(amount), pieces.ORDERS
    elif what == pieces.CHOSEN:
        named, amount = rewards(amount), amount.bit_count()
    if player == players:  # a contestant without a seat
        player, at = SPECTATOR, pieces.VIRTUAL_NAME
    return LedgerEntry(rule_id(rule), player, pieces.WHAT_NAMES[what], amount, named, at)


def entries(s: State) -> list[LedgerEntry]:
    """The whole ledger of the last decision. All of it happened in the open."""
    book = s.book
    if book is None:
        return []
    regions, players = s.printed.region_names, s.players
    return [entry(regions, players, *line) for line in book.lines()]
