"""Who may know of a table, which seat there they play, and whose view they see; the refusals where there is none.

Everything that names a table on somebody's behalf comes through here. Whether there is such a table and whether the one who asks
may know of it is a single question to the database, so that neither the answer nor the time it takes tells the two apart.
"""

from typing import NamedTuple

from sqlalchemy import Connection

from claycrown.games.contract import SPECTATOR
from claycrown.server.http import errors
from claycrown.server.tables import queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Status


def visible_table(connection: Connection, table_id: str, person_id: str | None) -> TableRow:
    """The table, if the one who asks may know of it."""
    return _found(queries.visible_table(connection, table_id, person_id))


def held_table(connection: Connection, table_id: str, person_id: str | None) -> TableRow:
    """The same, held until the transaction ends. Who may not know of a table does not wait for those who hold it, either."""
    return _found(queries.held_visible_table(connection, table_id, person_id))


def _found(table: TableRow | None) -> TableRow:
    if table is None:
        raise errors.not_found("table")
    return table


def started_table(connection: Connection, table_id: str, person_id: str | None) -> TableRow:
    """A visible table where the game has started."""
    return _started(visible_table(connection, table_id, person_id))


def held_started_table(connection: Connection, table_id: str, person_id: str | None) -> TableRow:
    """The same, held until the transaction ends."""
    return _started(held_table(connection, table_id, person_id))


def _started(table: TableRow) -> TableRow:
    if table.seed is None:
        raise errors.conflict("not_started")
    return table


def refuse_if_over(table: TableRow) -> None:
    if table.status != Status.RUNNING:
        raise errors.conflict("over")


def seat_played(connection: Connection, table: TableRow, person_id: str | None, wanted: int | None = None) -> int:
    """The seat of a person, or the one they want of those they play."""
    played = [] if person_id is None else queries.seats_of(connection, table.id, person_id)
    if wanted in played:
        return wanted
    if wanted is not None and played:
        raise errors.forbidden("not_your_seat")
    seat = queries.seat_of(connection, table.id, person_id) if wanted is None and person_id is not None else None
    if seat is None:
        raise errors.forbidden("not_seated")
    return seat


def viewpoint(connection: Connection, table: TableRow, person_id: str | None, wanted: int | None) -> int:
    """Whose view is shown: that of the one who asks or, when the game is over, the wanted one."""
    if wanted is None:
        return viewer_at(connection, table, person_id)
    if person_id is not None and wanted in queries.seats_of(connection, table.id, person_id):
        return wanted
    if not SPECTATOR <= wanted < table.players:
        raise errors.not_found("seat")
    if wanted != SPECTATOR and table.status is not Status.OVER:
        raise errors.forbidden("views_too_early")
    return wanted


class SoloGame(NamedTuple):
    """Who plays where somebody has only bots for rivals."""

    seats: list[int]
    """Those that the person plays."""
    bots: list[int]


def solo_game(connection: Connection, table_id: str, person_id: str | None) -> SoloGame | None:
    """None where other people play, at screens of their own."""
    rows = queries.seats_at(connection, table_id)
    own = [row.seat for row in rows if person_id is not None and person_id in (row.person_id, row.keeper_id)]
    bots = [row.seat for row in rows if row.bot is not None]
    return SoloGame(own, bots) if own and len(own) + len(bots) == len(rows) else None


def viewer_at(connection: Connection, table: TableRow, person_id: str | None, wanted: int | None = None) -> int:
    """The seat of the one who asks, or the one they want of those they play; or a spectator's view."""
    if wanted is not None:
        return seat_played(connection, table, person_id, wanted)
    seat = queries.seat_of(connection, table.id, person_id) if person_id is not None else None
    return SPECTATOR if seat is None else seat
