"""Games that come from a record: every decision is checked by the rules, and entered as if it had been made here."""

from collections.abc import Sequence

from sqlalchemy import Connection

from claycrown import match
from claycrown.match import Entry, Position
from claycrown.rules import Rules
from claycrown.server.play import queries
from claycrown.server.play.snapshots import pack

BY = "record"
LONGEST = 4_000
"""Decisions that a record may have."""

Decisions = Sequence[tuple[str, str]]
"""The colour and the text of each, as in a record."""


def store(connection: Connection, table_id: str, rules: Rules, start: Position, decisions: Decisions, at: int) -> Position:
    """Enter a record's decisions at a table whose set-up is stored; gives where the game stands then."""
    position = start
    entries: list[Entry] = []
    for step in match.replay(rules, start, decisions, at, BY):
        if step.after.deciders != position.deciders:
            queries.keep_snapshot(connection, table_id, step.entry.number, pack(rules, table_id, step.after))
        entries.append(step.entry)
        position = step.after
    queries.add_entries(connection, table_id, entries)
    return position
