"""The ledger of a decision cut where something new begins: an order, an awakening, a census, an assessment."""

from collections.abc import Sequence

from claycrown.games.contract import LedgerEntry

Chapter = list[LedgerEntry]
"""Ledger lines in one chapter."""
OPENERS = ("order", "year", "titan rages", "out", "winner", "plan", "shown", "ready", "start", "rewards", "passed")
"""What begins a new chapter; several of one kind in a row are one."""
ALONE = ("order", "out", "winner")
"""What always has its own chapter."""


def chapters(entries: Sequence[LedgerEntry]) -> list[Chapter]:
    found: list[Chapter] = []
    for entry in entries:
        opens = entry.what in OPENERS and (not found or entry.what in ALONE or found[-1][0].what != entry.what)
        if opens or not found:
            found.append([])
        found[-1].append(entry)
    return found


def only_waits(chapter: Chapter) -> bool:
    """An order at which nothing happened."""
    return chapter[0].what == "order" and chapter[0].source == "wait" and len(chapter) == 1
