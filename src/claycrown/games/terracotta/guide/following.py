"""The table between a decision and what the end of the round does after it, by itself and at once (T8 to T10)."""

from collections.abc import Sequence

from claycrown.games.contract import Entry
from claycrown.games.terracotta.rules import names
from claycrown.games.terracotta.rules.pieces import NOBODY
from claycrown.games.terracotta.rules.state import State

ENDS = ("T8.", "T9.", "T10.")
GOODS = {"vp": "vp", "coins": "coins", "wet clay": "wet", "dry clay": "dry"}
"""Lines of the ledger, and the fields of a state that they add to."""


def is_of_the_end(rule: str) -> bool:
    return rule.startswith(ENDS)


def of_the_decision(entries: Sequence[Entry]) -> list[Entry]:
    """Without what the end of the round (T8, T9) and of the game (T10) did after it."""
    return [entry for entry in entries if not is_of_the_end(entry.rule)]


def before_the_end(before: State, after: State, entries: Sequence[Entry]) -> State:
    """The table after the decision itself: what the end leaves alone as it is afterwards, the rest by the ledger.

    Only for a decision that ends a turn; a worker that is placed never does.
    """
    table = before.clone()
    table.statue, table.owner, table.rider = list(after.statue), list(after.owner), list(after.rider)
    table.rack_left, table.specialists_left = list(after.rack_left), list(after.specialists_left)
    table.weapons, table.masters = list(after.weapons), list(after.masters)
    table.craftsmen, table.artisans = list(after.craftsmen), list(after.artisans)
    for entry in of_the_decision(entries):
        _follow(table, entry)
    return table


def _follow(table: State, entry: Entry) -> None:
    """A compiled state hands out copies of its lists: each change assigns a whole list."""
    if entry.what in GOODS:
        goods = list(getattr(table, GOODS[entry.what]))
        goods[entry.seat] += entry.amount
        setattr(table, GOODS[entry.what], goods)
    elif entry.what == "warehouse":
        table.warehouse = _put(table.warehouse, int(entry.where) - 1, table.warehouse[int(entry.where) - 1] + entry.amount)
    elif entry.what == "trained":
        segment = int(entry.where) - 1
        table.craftsman_at = _put(table.craftsman_at, segment, NOBODY)
        table.artisan_at = _put(table.artisan_at, segment, entry.seat)
    elif entry.what == "priority":
        table.priority = _put(table.priority, entry.seat, entry.amount)
        table.priority_count -= 1
    elif entry.what == "row inspector":
        table.row_inspector = int(entry.where) - 1
    elif entry.what == "column inspector":
        table.column_inspector = names.COLUMN_LETTERS.index(entry.where)


def _put(values: Sequence[int], place: int, value: int) -> list[int]:
    changed = list(values)
    changed[place] = value
    return changed
