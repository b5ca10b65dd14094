"""Leaving a game that goes on: resigning it, having a bot play for a while, or being removed. The game is played to its end.

Players who resign or are removed finish behind all who stayed, whatever the bot makes of it. Who hands the seat over may come
back; their rating may fall by this game but not rise, so that nobody gains by a bot's play.
"""

import structlog
from sqlalchemy.exc import DBAPIError

from claycrown.server.clocks.absences import Absences, out
from claycrown.server.notices import outbox
from claycrown.server.notices.schemas import NoticeKind
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.tables import absences as absence_queries
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.schemas import Cause, Status
from claycrown.server.tables.seats import held_started_table, refuse_if_over, seat_played

log = structlog.get_logger()


def leave(transaction: Transaction, table_id: str, person_id: str, absences: Absences, wanted: int | None, cause: Cause) -> None:
    """A bot plays on until the one who sits there returns or, if they resign, to the end, and they come last. Sent twice it is
    the same."""
    connection = transaction.connection
    table = held_started_table(transaction.connection, table_id, person_id)
    seat = seat_played(transaction.connection, table, person_id, wanted)
    refuse_if_over(table)
    absence = absence_queries.current(connection, table_id).get(seat)
    if absence is not None and absence.cause is cause:
        return  # sent twice
    if absence is not None and absence.for_good:
        raise out()
    absences.begin(transaction, table, seat, cause, for_good=cause is Cause.RESIGNED)
    kind = NoticeKind.RESIGNED if cause is Cause.RESIGNED else NoticeKind.HANDED
    others = table_queries.people_at(connection, table_id) - {person_id}
    outbox.notify(transaction, others, kind, table_id, table.head, by=person_id)


def remove(transaction: Transaction, absences: Absences, person_id: str) -> None:
    """Somebody will not come back: they get up from tables that wait, and bots play their games to the end."""
    _leave_waiting(transaction, person_id)
    for table_id in table_queries.played_by(transaction.connection, person_id, Status.RUNNING):
        _leave_running(transaction, absences, table_id, person_id)


def _leave_waiting(transaction: Transaction, person_id: str) -> None:
    """Get up from tables that have not started; those that nobody else sits at go away."""
    connection = transaction.connection
    table_queries.keep_no_seats(connection, person_id)
    for table_id in table_queries.played_by(connection, person_id, Status.OPEN):
        seat = table_queries.seat_of(connection, table_id, person_id)
        if seat is not None:
            table_queries.change_seat(connection, table_id, seat, person_id=None)
        table_queries.free_kept(connection, table_id, person_id)
        transaction.notify("table", table_id)
    for row in table_queries.owned(connection, person_id):
        if row.status is Status.OPEN:
            heirs = [place.person_id for place in table_queries.seats_at(connection, row.id) if place.person_id is not None]
            if heirs:
                table_queries.change(connection, row.id, owner_id=heirs[0], updated_at=now())
            else:
                table_queries.remove(connection, row.id)
            transaction.notify("table", row.id)


def _leave_running(transaction: Transaction, absences: Absences, table_id: str, person_id: str) -> None:
    """Bots take over all seats that somebody plays, and the table passes to a player who is still there."""
    connection, left = transaction.connection, False
    for seat in table_queries.seats_of(connection, table_id, person_id):
        table = table_queries.locked_table(connection, table_id)
        if table is None or table.status is not Status.RUNNING:
            return  # it was abandoned: all others had agreed to that
        absence = absence_queries.current(connection, table_id).get(seat)
        if absence is None or not absence.for_good:
            absences.begin(transaction, table, seat, Cause.REMOVED, for_good=True)
            left = True
    table = table_queries.locked_table(connection, table_id)
    out = absence_queries.for_good(connection, [table_id])[table_id]
    staying = [person for seat, person in sorted(table_queries.still_there(connection, table_id).items()) if seat not in out]
    if table is not None and table.owner_id == person_id and staying:
        table_queries.change(connection, table_id, owner_id=staying[0])
    if left and table is not None:
        others = table_queries.people_at(connection, table_id) - {person_id}
        outbox.notify(transaction, others, NoticeKind.REMOVED, table_id, table.head, by=person_id)


async def remove_deleted(database: Database, absences: Absences) -> None:
    """At the start of a server: bots take over from people who were deleted by an older version, which let others wait."""
    try:
        for person_id in await database.read(table_queries.deleted_and_awaited):
            await database.write(remove, absences, person_id)
            log.info("tables.deleted_players", person=person_id)
    except DBAPIError as error:  # the next start tries again
        log.warning("tables.no_database", error=type(error.orig).__name__)
