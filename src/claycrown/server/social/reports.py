"""Reports: people tell the host of others' behaviour, and administrators see to it. Work for `Database.write` and `.read`."""

from typing import Any

import msgspec
from sqlalchemy import Connection

from claycrown.server.chat import queries as chat_queries
from claycrown.server.clocks.absences import Absences
from claycrown.server.http import errors
from claycrown.server.lobby import leaving
from claycrown.server.notices import outbox
from claycrown.server.notices.schemas import NoticeKind
from claycrown.server.people import names, relations
from claycrown.server.people import queries as people_queries
from claycrown.server.people.relations import Sanction
from claycrown.server.social import queries
from claycrown.server.social.friends import known_person
from claycrown.server.social.schemas import HostDesk, NewReport, Outcome, Report, SanctionedPerson
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.rows import json_text
from claycrown.server.storage.schema import new_id
from claycrown.server.tables.seats import visible_table

UNSETTLED = 20
"""Reports that one person may have waiting."""
SHOWN = 200
SAID = 20
"""Messages that go with a report."""
SANCTIONS = {Outcome.SILENCE: Sanction.SILENT, Outcome.BAR: Sanction.BARRED}


def report(transaction: Transaction, by_id: str, new: NewReport) -> None:
    """Tell the administrators of somebody; who is told of is not."""
    connection = transaction.connection
    known_person(connection, new.person)
    if new.person == by_id:
        raise errors.bad("yourself")
    quotes: list[str] = []
    if new.table is not None:
        visible_table(connection, new.table, by_id)
        quotes = [row.text for row in chat_queries.messages_at(connection, new.table, new.person, SAID)]
    if queries.count_unsettled(connection, by_id) >= UNSETTLED:
        raise errors.conflict("too_many_reports", most=UNSETTLED)
    queries.add(
        connection,
        id=new_id(),
        by_id=by_id,
        person_id=new.person,
        table_id=new.table,
        reason=new.reason,
        text=names.clean(new.text),
        said=json_text(quotes),
        at=now(),
    )
    outbox.notify(transaction, relations.administrators(connection), NoticeKind.REPORTED, None)


def desk(connection: Connection) -> HostDesk:
    """What an administrator sees."""
    rows, sanctions = queries.latest(connection, SHOWN), relations.all_sanctions(connection)
    ids = {row.by_id for row in rows} | {row.person_id for row in rows} | {row.person_id for row in sanctions}
    named = people_queries.persons(connection, ids)
    found = [
        Report(
            id=row.id,
            by=named[row.by_id],
            person=named[row.person_id],
            table=row.table_id,
            reason=row.reason,
            text=row.text,
            said=msgspec.json.decode(row.said),
            at=row.at,
            settled_at=row.settled_at,
            outcome=None if row.outcome is None else Outcome(row.outcome),
            sanctions=[sanction.kind for sanction in sanctions if sanction.person_id == row.person_id],
        )
        for row in rows
    ]
    return HostDesk(found, [SanctionedPerson(named[row.person_id], row.kind, row.at) for row in sanctions])


def settle(transaction: Transaction, absences: Absences, admin_id: str, report_id: str, outcome: Outcome) -> None:
    """An administrator sees to a report. Administrators cannot be forbidden anything here. To close the tables to somebody
    removes them from those where they are."""
    connection = transaction.connection
    found = queries.report(connection, report_id)
    if found is None:
        raise errors.not_found("report")
    sanction = SANCTIONS.get(outcome)
    if sanction is not None:
        if found.person_id in relations.administrators(connection):
            raise errors.conflict("administrator")
        relations.impose(connection, found.person_id, sanction, now(), admin_id)
        if sanction is Sanction.BARRED:
            leaving.remove(transaction, absences, found.person_id)
    queries.settle(connection, report_id, outcome, admin_id, now())


def lift(transaction: Transaction, person_id: str, kind: Sanction) -> None:
    relations.lift(transaction.connection, person_id, kind)


def export(connection: Connection, person_id: str) -> list[dict[str, Any]]:
    """What somebody has reported: what others have reported of them is not theirs to see."""
    return [
        {"person": row.person_id, "table": row.table_id, "reason": row.reason, "text": row.text, "at": row.at}
        for row in queries.made_by(connection, person_id)
    ]


def forget(transaction: Transaction, person_id: str) -> None:
    queries.forget(transaction.connection, person_id)
