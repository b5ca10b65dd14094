"""The places that lines of the ledger speak of."""

from collections.abc import Iterable, Sequence

from claycrown.games.contract import LedgerEntry
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.state import State

ARRIVALS = {"recruitment token": "next recruitment", "threat token": "next threat"}
"""Tokens that come to the map, and where they lay before."""


def targets(view: State, entries: Sequence[LedgerEntry]) -> list[str]:
    """Each once, in the order in which they are spoken of."""
    found: list[str] = []
    standing = ""
    colours, regions = GAME.seats(view), view.printed.region_names
    for entry in entries:
        if entry.what == "order":
            standing = entry.where
        if entry.seat >= 0:
            found.append(f"player {colours[entry.seat]}")
        if entry.what == "moved":
            found.append(road(int(standing), entry.amount))
        if entry.what in ARRIVALS:
            found.append(ARRIVALS[entry.what])
        if entry.what in ("next recruitment", "next threat"):
            found.append(entry.what)
        if entry.what in ("titan rages", "titan eliminated"):
            found.append(f"titan {entry.amount}")
        if entry.where.isdigit():
            found.append(f"city {entry.where}")
        elif entry.where in regions:
            found.append(f"region {entry.where}")
    return list(dict.fromkeys(found))


def road(one: int, other: int) -> str:
    return f"road {min(one, other)}-{max(one, other)}"


def players(view: State, seats: Iterable[int]) -> list[str]:
    colours = GAME.seats(view)
    return [f"player {colours[seat]}" for seat in seats]
