"""The log: what happened at a table, as far as the one who asks may know, filtered and in pages. Work for `Database.read`.

Filters look at what the viewer is told, never at what is stored: which entries a filter lets through tells nothing else.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection

from claycrown.games.contract import SPECTATOR
from claycrown.match import EntryKind, entry_for
from claycrown.server.history import queries
from claycrown.server.history.schemas import Log, SinceLastTurn
from claycrown.server.http import errors
from claycrown.server.play.positions import Positions
from claycrown.server.play.schemas import LogEntry
from claycrown.server.play.updates import log_entry
from claycrown.server.tables.rows import TableRow

CHUNK = 100
SCANNED = 1000
"""Entries that are looked through for one page; a filter that lets little through gets short pages."""


@dataclass(frozen=True, slots=True)
class Filter:
    """What is asked for; nothing named is everything."""

    seat: int | None = None
    """Entries of this seat, and those in which something happened to it."""
    what: str | None = None
    """Entries with a ledger line of this kind: `vp`, `points`, ..."""
    kind: EntryKind | None = None
    round: int | None = None
    turn: int | None = None
    last: int | None = None
    """Up to this number."""

    def lets_through(self, entry: LogEntry) -> bool:
        if self.seat is not None and self.seat != entry.seat and all(line.seat != self.seat for line in entry.ledger):
            return False
        if self.what is not None and all(line.what != self.what for line in entry.ledger):
            return False
        return (
            self.kind in (None, entry.kind) and self.round in (None, entry.round) and self.turn in (None, entry.turn)
        )  # fmt: skip


def page(
    connection: Connection, positions: Positions, table: TableRow, viewer: int, wanted: Filter, after: int, limit: int
) -> Log:
    """The entries after a number that a filter lets through, oldest first."""
    last = table.head if wanted.last is None else min(wanted.last, table.head)
    end = min(last, after + SCANNED)
    found: list[LogEntry] = []
    for entry in entries(connection, positions, table, viewer, after, end):
        if wanted.lets_through(entry):
            found.append(entry)
            if len(found) == limit:
                end = entry.number
                break
    return Log(found, end if end < last else None, table.head)


def entries(
    connection: Connection, positions: Positions, table: TableRow, viewer: int, after: int, last: int
) -> Iterator[LogEntry]:
    """The entries after a number as a viewer may know them, read a few at a time."""
    result = table.final_result
    while after < last:
        upto = min(after + CHUNK, last)
        for step in positions.steps(connection, table, after, upto):
            yield log_entry(step, entry_for(step, viewer, result))
        after = upto


def since_last_turn(connection: Connection, positions: Positions, table: TableRow, seat: int, limit: int) -> SinceLastTurn:
    """What happened since a seat's last turn. A turn that has begun is part of it, with the seat's own decisions."""
    if seat == SPECTATOR:
        raise errors.forbidden("not_seated")
    upto = table.head
    if seat in table.deciders:
        upto = positions.at(connection, table, table.head).pending.turn_of(seat)
    after = queries.latest_of_seat(connection, table.id, seat, upto)
    last = min(table.head, after + limit)
    found = list(entries(connection, positions, table, seat, after, last))
    return SinceLastTurn(after, found, last < table.head, table.head)
