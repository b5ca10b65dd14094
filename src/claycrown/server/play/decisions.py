"""The way of a decision: read, checked by the rules, stored, and only then told to anybody."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from claycrown import match
from claycrown.games import contract
from claycrown.games.decisions import normalize
from claycrown.guide.undo import CannotUndo
from claycrown.match import Entry, EntryKind, Position, Step
from claycrown.record.notation import NotADecision
from claycrown.record.records import result_of
from claycrown.server.http import errors
from claycrown.server.http.errors import Refusal
from claycrown.server.play import queries
from claycrown.server.play.events import Event, Events
from claycrown.server.play.positions import Positions
from claycrown.server.play.snapshots import pack
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.rows import json_text
from claycrown.server.tables import absences
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Status
from claycrown.server.tables.seats import held_started_table, refuse_if_over, seat_played, solo_game

LONGEST = 2_000
"""Entries of a game after which nobody goes back or changes their mind any more, several times as many as games have: who did so
without end would make all that is told of the game longer and longer."""


@dataclass(frozen=True, slots=True)
class StoredDecision:
    """A decision that is stored."""

    number: int
    repeated: bool
    """It had been stored before; nothing was done twice."""


class Decisions:
    """Decisions at all tables. Its methods are work for `Database.write`."""

    def __init__(self, positions: Positions, events: Events) -> None:
        self.positions = positions
        self.events = events
        self.arrivals: list[Callable[[Transaction, TableRow, int], None]] = []
        """Who hears that the person of a seat is there and about to decide, and may refuse it."""

    def decide_as(
        self, transaction: Transaction, table_id: str, person_id: str, answers: int, text: str, wanted: int | None = None
    ) -> StoredDecision:
        """A person decides for the seat they sit at, or for one that they keep."""
        table = held_started_table(transaction.connection, table_id, person_id)
        seat = seat_played(transaction.connection, table.id, person_id, wanted)
        self._arrive(transaction, table, seat)
        position = self.positions.at(transaction.connection, table, table.head)
        if answers != table.head:
            stored = self._answered_since(transaction, table, position, seat, answers, EntryKind.DECIDE, normalize(text))
            if stored is not None:
                return StoredDecision(stored, repeated=True)
        refuse_if_over(table)
        with refusing():
            action = self.positions.rules(table).notation.action(position.state, normalize(text))
        return self.decide(transaction, table, position, seat, action, person_id, answers)

    def _arrive(self, transaction: Transaction, table: TableRow, seat: int) -> None:
        if table.status == Status.RUNNING:
            for hear in self.arrivals:
                hear(transaction, table, seat)

    def decide(
        self,
        transaction: Transaction,
        table: TableRow,
        position: Position,
        seat: int,
        action: int,
        by: str,
        answers: int | None = None,
    ) -> StoredDecision:
        """A decision of a seat at the position of a running table, which is held. `answers` is the number of entries that were
        known to the one who decided; all of them if not given."""
        with refusing():
            step = match.carry_out(self.positions.rules(table), position, seat, action, answers, now(), by)
        if seat not in position.deciders:
            _refuse_if_long(table)
        self._store(transaction, table, step)
        return StoredDecision(step.entry.number, repeated=False)

    def undo_as(
        self,
        transaction: Transaction,
        table_id: str,
        person_id: str,
        answers: int,
        back_to: int | None,
        wanted: int | None = None,
    ) -> StoredDecision:
        """A person takes their own last decision back, or all since a number; where no other person plays, with what bots have
        answered, and then the game is not rated."""
        connection = transaction.connection
        table = held_started_table(connection, table_id, person_id)
        seat = seat_played(connection, table.id, person_id, wanted)
        self._arrive(transaction, table, seat)
        solo = solo_game(connection, table_id, person_id)
        bots = solo.bots if solo is not None else ()
        position = self.positions.at(connection, table, table.head)
        if answers != table.head:
            repeated = self._answered_since(transaction, table, position, seat, answers, EntryKind.UNDO, None, bots)
            if repeated is not None:
                return StoredDecision(repeated, repeated=True)
        refuse_if_over(table)
        _refuse_if_long(table)
        if back_to is not None and back_to >= position.last:
            raise errors.conflict("nothing_to_undo")
        latest = self.positions.decisions_that_stand(connection, table, position)
        try:
            found = match.undo_of(self.positions.rules(table), latest, seat, bots, back_to)
        except CannotUndo as hindered:
            raise errors.because(hindered.code, hindered, 409) from None
        if found.bots:
            table_queries.note_taken_back(connection, table_id)
            transaction.notify("table", table_id)
        reached = found.first.before
        entry = Entry(table.head + 1, seat, EntryKind.UNDO, str(reached.number), answers, False, now(), person_id)
        self._store(transaction, table, self.positions.step_back(connection, table, entry, position, reached))
        return StoredDecision(entry.number, repeated=False)

    def take_back(self, transaction: Transaction, table: TableRow, seat: int, number: int, by: str) -> None:
        """All have agreed: back to an earlier number."""
        _refuse_if_long(table)
        position = self.positions.at(transaction.connection, table, table.head)
        reached = self.positions.at(transaction.connection, table, number)
        entry = Entry(table.head + 1, seat, EntryKind.BACK, str(number), table.head, False, now(), by)
        self._store(transaction, table, self.positions.step_back(transaction.connection, table, entry, position, reached))

    def _answered_since(
        self,
        transaction: Transaction,
        table: TableRow,
        position: Position,
        seat: int,
        answers: int,
        kind: EntryKind,
        text: str | None,
        bots: Collection[int] = (),
    ) -> int | None:
        """What an answer to an older number is: the number of the same one stored before; None if it still may count; else stale.

        It may count where several decide at once, none knowing the others': what the seat is to decide is still the same. So does
        an undo where only `bots` have answered meanwhile.
        """
        since = queries.entries(transaction.connection, table.id, answers, table.head) if 0 <= answers < table.head else []
        own = [entry for entry in since if entry.seat == seat]
        for entry in own:
            if entry.answers == answers and entry.kind == kind and text in (entry.text, None):
                return entry.number
        if kind == EntryKind.UNDO and since and all(entry.seat in bots for entry in since):
            return None
        if (
            kind == EntryKind.DECIDE
            and not own
            and since
            and position.pending.since <= answers
            and position.pending.is_sealed(seat)
        ):
            return None
        raise errors.stale(table.head)

    def _store(self, transaction: Transaction, table: TableRow, step: Step) -> None:
        connection, rules, entry, after = transaction.connection, step.rules, step.entry, step.after
        queries.add_entry(connection, table.id, entry)
        queries.move_on(connection, table.id, entry.number, after.deciders, entry.at)
        if after.deciders != step.before.deciders or entry.kind != EntryKind.DECIDE:
            queries.keep_snapshot(connection, table.id, entry.number, pack(rules, table.id, after))
        self.events.publish(transaction, Event("moved", table, rules, after, entry.at, step))
        transaction.notify("play", table.id, entry.number)
        if rules.game.over(after.state):
            seats = rules.game.seats(after.state)
            left = [seats[seat] for seat in absences.left(connection, table.id)]
            result = result_of(table.game, after.state, left)
            table_queries.finish(connection, table.id, Status.OVER, json_text(result), entry.at)
            self.events.publish(transaction, Event("over", table, rules, after, entry.at, step, result))
            transaction.notify("table", table.id)
        self.positions.keep(connection, table.id, step)


def _refuse_if_long(table: TableRow) -> None:
    if table.head >= LONGEST:
        raise errors.conflict("too_long")


@contextmanager
def refusing() -> Iterator[None]:
    """What the rules refuse, or what is no decision, as a refusal of the server."""
    try:
        yield
    except NotADecision as error:
        raise errors.because("not_a_decision", error, 422) from None
    except contract.Illegal as forbidden:
        raise illegal(forbidden) from None


def illegal(forbidden: contract.Illegal) -> Refusal:
    return Refusal(422, "illegal", forbidden.reason, rule=forbidden.rule)
