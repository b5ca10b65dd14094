"""Games that come from a record: every decision is checked by the rules, and entered as if it had been made here."""

from collections.abc import Iterator, Sequence

from sqlalchemy import Connection

from claycrown.games.contract import Illegal
from claycrown.record.notation import BadPosition, NotADecision
from claycrown.server.play import positions, queries
from claycrown.server.play.positions import Position
from claycrown.server.play.queries import Entry
from claycrown.server.play.rules import Rules
from claycrown.server.play.wire import EntryKind

BY = "record"
LONGEST = 4_000
"""Decisions that a record may have."""

Decisions = Sequence[tuple[str, str]]
"""The colour and the text of each, as in a record."""


def steps(rules: Rules, position: Position, decisions: Decisions, at: int) -> Iterator[tuple[Entry, Position]]:
    """The entries that a record makes, each with the position after it; `BadPosition` at one that the rules refuse.

    One at a time: thousands of positions together would take a hundred megabytes.
    """
    seats = rules.game.seats(position.state)
    for number, (colour, text) in enumerate(decisions, 1):
        where = f"decisions {number}"
        if colour not in seats:
            raise BadPosition(where, "record-not-at-table", colour=repr(colour))
        seat = seats.index(colour)
        try:
            action = rules.notation.action(position.state, text)
        except NotADecision as error:
            raise BadPosition(where, error.message) from None
        text = rules.notation.text(position.state, action)
        entry = Entry(number, seat, EntryKind.DECIDE, text, number - 1, position.owed.is_sealed(seat), at, BY)
        try:
            position = positions.after_decision(rules, position, entry, action)
        except Illegal as forbidden:
            raise BadPosition(where, forbidden.message) from None
        yield entry, position


def store(connection: Connection, table_id: str, rules: Rules, start: Position, decisions: Decisions, at: int) -> Position:
    """Enter a record's decisions at a table whose set-up is stored; gives where the game stands then."""
    before = start
    entries: list[Entry] = []
    for entry, after in steps(rules, start, decisions, at):
        if after.deciders != before.deciders:
            queries.keep_snapshot(connection, table_id, entry.number, positions.pack(rules, table_id, after))
        entries.append(entry)
        before = after
    queries.add_entries(connection, table_id, entries)
    return before
