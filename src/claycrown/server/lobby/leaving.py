"""Leaving a game that goes on: resigning it, or having a bot play for a while. The game is played to its end in any case.

Who resigns ranks behind all who stayed, whatever the bot makes of it. Who hands the seat over may come back; their rating may
fall by this game but not rise, so that nobody gains by a bot's play.
"""

from claycrown.server.clocks.absences import Absences, out
from claycrown.server.notices import outbox
from claycrown.server.notices.wire import NoticeKind
from claycrown.server.play.seats import own_seat, refuse_if_over, running_table
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import absences as absence_queries
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.wire import Cause


def hand_over(transaction: Transaction, absences: Absences, table_id: str, person_id: str, wanted: int | None) -> None:
    """A bot plays on until the one who sits there returns; sent twice it is the same."""
    _leave(transaction, absences, table_id, person_id, wanted, Cause.HANDED)


def resign(transaction: Transaction, absences: Absences, table_id: str, person_id: str, wanted: int | None) -> None:
    """A bot plays on to the end, and the one who sat there comes last."""
    _leave(transaction, absences, table_id, person_id, wanted, Cause.RESIGNED)


def _leave(transaction: Transaction, absences: Absences, table_id: str, person_id: str, wanted: int | None, cause: Cause) -> None:
    connection = transaction.connection
    table = running_table(transaction, table_id, person_id)
    seat = own_seat(transaction, table, person_id, wanted)
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
