"""Which seat somebody plays at a table, and whose view they see; the refusals where there is none."""

from typing import NamedTuple

from sqlalchemy import Connection

from claycrown.games.contract import SPECTATOR
from claycrown.server.http import errors
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables import visibility
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Status


class SoloGame(NamedTuple):
    """Who plays where somebody has only bots for rivals."""

    seats: list[int]
    """Those that the person plays."""
    bots: list[int]


def solo_game(connection: Connection, table_id: str, person_id: str | None) -> SoloGame | None:
    """None where other people play, at screens of their own."""
    rows = table_queries.seats_at(connection, table_id)
    own = [row.seat for row in rows if person_id is not None and person_id in (row.person_id, row.keeper_id)]
    bots = [row.seat for row in rows if row.bot is not None]
    return SoloGame(own, bots) if own and len(own) + len(bots) == len(rows) else None


def running_table(transaction: Transaction, table_id: str, person_id: str) -> TableRow:
    """The table, if the person may know of it, held for this transaction."""
    table = visibility.held_table(transaction.connection, table_id, person_id)
    if table.seed is None:
        raise errors.conflict("not_started")
    return table


def refuse_if_over(table: TableRow) -> None:
    if table.status != Status.RUNNING:
        raise errors.conflict("over")


def own_seat(transaction: Transaction, table: TableRow, person_id: str, wanted: int | None = None) -> int:
    """The seat of a person, or the one they want of those they play."""
    return seat_played(transaction.connection, table.id, person_id, wanted)


def seat_played(connection: Connection, table_id: str, person_id: str | None, wanted: int | None) -> int:
    """The same, for who only looks."""
    played = [] if person_id is None else table_queries.seats_of(connection, table_id, person_id)
    if wanted in played:
        return wanted
    if wanted is not None and played:
        raise errors.forbidden("not_your_seat")
    seat = table_queries.seat_of(connection, table_id, person_id) if wanted is None and person_id is not None else None
    if seat is None:
        raise errors.forbidden("not_seated")
    return seat


def started_table(connection: Connection, table_id: str, person_id: str | None) -> TableRow:
    """A table that the one who asks may know of, where the game has started."""
    table = visibility.visible_table(connection, table_id, person_id)
    if table.seed is None:
        raise errors.conflict("not_started")
    return table


def viewer_at(connection: Connection, table: TableRow, person_id: str | None, wanted: int | None = None) -> int:
    """The seat of the one who asks, or the one they want of those they play; or a spectator's view."""
    if wanted is not None:
        return seat_played(connection, table.id, person_id, wanted)
    seat = table_queries.seat_of(connection, table.id, person_id) if person_id is not None else None
    return SPECTATOR if seat is None else seat
