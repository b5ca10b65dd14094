"""Notices are written down here, in the transaction of what they tell of."""

from collections.abc import Collection

from claycrown.server.config import NoticeSettings
from claycrown.server.notices import queries
from claycrown.server.notices.schemas import NoticeKind
from claycrown.server.play.events import Event
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.schemas import Pace


def notify(
    transaction: Transaction,
    people: Collection[str],
    kind: NoticeKind,
    table_id: str | None,
    number: int = 0,
    by: str | None = None,
) -> None:
    """Tell people something as soon as it is stored; `by` is the person of whom it tells."""
    at = now()
    for person_id in queries.add_for_people(transaction.connection, people, kind, table_id, number, at, at, by):
        transaction.notify("notice", person=person_id)


class Outbox:
    """Notifies those whom an event at a table concerns."""

    def __init__(self, settings: NoticeSettings) -> None:
        self._delay = {Pace.LIVE: int(settings.delay_live * 1000), Pace.SLOW: int(settings.delay_slow * 1000)}

    def started(self, transaction: Transaction, event: Event) -> None:
        table = event.table
        seated = table_queries.people_at(transaction.connection, table.id)
        notify(transaction, seated - {table.owner_id}, NoticeKind.STARTED, table.id)
        self._their_turn(transaction, event, event.position.deciders)

    def moved(self, transaction: Transaction, event: Event) -> None:
        assert event.step is not None
        before, after = set(event.step.before.deciders), set(event.step.after.deciders)
        if before - after:
            queries.end_turns(transaction.connection, event.table.id, before - after)
        if after - before:
            self._their_turn(transaction, event, after - before)

    def _their_turn(self, transaction: Transaction, event: Event, seats: Collection[int]) -> None:
        """At a live table people look at the page: other ways to tell them wait a little, for the turn may pass meanwhile."""
        table = event.table
        due = event.at + self._delay[table.settings.pace]
        number = event.position.number
        for person_id in queries.add_for_seats(transaction.connection, seats, NoticeKind.TURN, table.id, number, event.at, due):
            transaction.notify("notice", person=person_id)

    def ended(self, transaction: Transaction, event: Event) -> None:
        table = event.table
        queries.end_all_turns(transaction.connection, table.id)
        seated = table_queries.people_at(transaction.connection, table.id)
        kind = NoticeKind.OVER if event.kind == "over" else NoticeKind.ABANDONED
        notify(transaction, seated, kind, table.id, event.position.number)
