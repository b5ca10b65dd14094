"""What is stored, compared with what was acknowledged."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from sqlalchemy import Connection, select

from claycrown.server.operations.check import check
from claycrown.server.storage.database import Database
from claycrown.server.storage.schema import decisions
from tests.soak.visitors import Fault, Player, Sent

Stored = dict[str, dict[int, tuple[Sent, str]]]
"""By table and number: what was decided, and by whom."""


def stored(connection: Connection) -> Stored:
    found: Stored = defaultdict(dict)
    for row in connection.execute(select(decisions).order_by(decisions.c.table_id, decisions.c.number)):
        found[row.table_id][row.number] = (Sent(row.seat, row.kind, row.text), row.by)
    return found


def compare(address: str, players: Sequence[Player]) -> int:
    """Everything acknowledged is there once, and nothing else of those who decided it; gives how many decisions were compared."""
    database = Database(address, 2)
    try:
        there = database.read_now(stored)
        for faulty, fault in check(database):
            if fault is not None:
                raise Fault(f"table {faulty}: {fault}")
    finally:
        database.close()
    return sum(_compare_one(player, there) for player in players)


def _compare_one(player: Player, there: Stored) -> int:
    compared, in_flight = 0, 0
    for table, acknowledged in player.acknowledged.items():
        entries = there.get(table, {})
        if list(entries) != list(range(1, len(entries) + 1)):
            raise Fault(f"table {table}: numbers are missing or doubled")
        for number, sent in acknowledged.items():
            if number not in entries or entries[number][0] != sent:
                raise Fault(f"table {table}: {sent} was acknowledged as {number}, there is {entries.get(number)}")
        compared += len(acknowledged)
        own = _of_people(entries.items(), player.people[table])
        in_flight += len(own - acknowledged.keys())
    if in_flight > 1:  # the last one, sent when the time was over
        raise Fault(f"{in_flight} decisions of a player are stored that were never acknowledged")
    return compared


def _of_people(entries: Iterable[tuple[int, tuple[Sent, str]]], seats: Sequence[int]) -> set[int]:
    """Numbers of what the people at a table decided."""
    return {number for number, (sent, by) in entries if sent.seat in seats and ":" not in by}
