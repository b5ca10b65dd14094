"""The way of a decision: read, checked by the rules, stored, and only then told to anybody."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from sqlalchemy import Connection

from claycrown import match
from claycrown.games import contract
from claycrown.games.decisions import normalize
from claycrown.guide.undo import CannotUndo
from claycrown.match import Entry, EntryKind, Position, Step
from claycrown.record.notation import NotADecision
from claycrown.record.records import result_of
from claycrown.rules import Rules
from claycrown.server.http import errors
from claycrown.server.http.errors import Refusal
from claycrown.server.play import queries
from claycrown.server.play.events import Event, Events
from claycrown.server.play.positions import Positions
from claycrown.server.play.schemas import Acknowledgement, DecisionRequest, UndoRequest, WhyNotRequest, WhyNotResult
from claycrown.server.play.snapshots import pack
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Database, Transaction
from claycrown.server.storage.rows import json_text
from claycrown.server.tables import absences
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Status
from claycrown.server.tables.seats import held_started_table, refuse_if_over, seat_played, solo_game, started_table
from claycrown.words import format_message

LONGEST = 2_000
"""Entries of a game after which nobody goes back or changes their mind any more, several times as many as games have: who did so
without end would make all that is told of the game longer and longer."""


class Decisions:
    """Decisions at all tables. What has a transaction is work for `Database.write`."""

    def __init__(self, database: Database, positions: Positions, events: Events) -> None:
        self._database = database
        self.positions = positions
        self.events = events
        self.arrivals: list[Callable[[Transaction, TableRow, int], None]] = []
        """Who hears that the person of a seat is there and about to decide, and may refuse it."""

    async def decide(self, table_id: str, person_id: str, request: DecisionRequest) -> Acknowledgement:
        """A person decides. When this returns, it is stored."""
        return await self._database.write(self.decide_as, table_id, person_id, request)

    async def undo(self, table_id: str, person_id: str, request: UndoRequest) -> Acknowledgement:
        return await self._database.write(self.undo_as, table_id, person_id, request)

    async def why_not(self, table_id: str, person_id: str, request: WhyNotRequest) -> WhyNotResult:
        return await self._database.read(self._why_not, table_id, person_id, request)

    def _why_not(self, connection: Connection, table_id: str, person_id: str, request: WhyNotRequest) -> WhyNotResult:
        table = started_table(connection, table_id, person_id)
        seat = seat_played(connection, table, person_id, request.seat)
        return verdict(self.positions.rules(table), self.positions.at(connection, table, table.head).state, seat, request)

    def decide_as(self, transaction: Transaction, table_id: str, person_id: str, request: DecisionRequest) -> Acknowledgement:
        """A person decides for the seat they sit at, or for one that they keep."""
        answers, text = request.answers, normalize(request.decision)
        table = held_started_table(transaction.connection, table_id, person_id)
        seat = seat_played(transaction.connection, table, person_id, request.seat)
        self._arrive(transaction, table, seat)
        position = self.positions.at(transaction.connection, table, table.head)
        if answers != table.head:
            stored = self._answered_since(transaction, table, position, seat, answers, EntryKind.DECIDE, text)
            if stored is not None:
                return Acknowledgement(number=stored, repeated=True, ref=request.ref)
        refuse_if_over(table)
        with refusing():
            action = self.positions.rules(table).notation.action(position.state, text)
        number = self.carry_out(transaction, table, position, seat, action, person_id, answers)
        return Acknowledgement(number=number, repeated=False, ref=request.ref)

    def _arrive(self, transaction: Transaction, table: TableRow, seat: int) -> None:
        if table.status == Status.RUNNING:
            for hear in self.arrivals:
                hear(transaction, table, seat)

    def carry_out(
        self,
        transaction: Transaction,
        table: TableRow,
        position: Position,
        seat: int,
        action: int,
        by: str,
        answers: int | None = None,
    ) -> int:
        """A decision of a seat at the position of a running table, which is held. `answers` is the number of entries that were
        known to the one who decided; all of them if not given. Gives the number of the entry."""
        with refusing():
            step = match.carry_out(self.positions.rules(table), position, seat, action, answers, now(), by)
        if seat not in position.deciders:
            _refuse_if_long(table)
        self._store(transaction, table, step)
        return step.entry.number

    def undo_as(self, transaction: Transaction, table_id: str, person_id: str, request: UndoRequest) -> Acknowledgement:
        """A person takes their own last decision back, or all since a number; where no other person plays, with what bots have
        answered, and then the game is not rated."""
        connection, answers, back_to = transaction.connection, request.answers, request.to
        table = held_started_table(connection, table_id, person_id)
        seat = seat_played(connection, table, person_id, request.seat)
        self._arrive(transaction, table, seat)
        solo = solo_game(connection, table_id, person_id)
        bots = solo.bots if solo is not None else ()
        position = self.positions.at(connection, table, table.head)
        if answers != table.head:
            repeated = self._answered_since(transaction, table, position, seat, answers, EntryKind.UNDO, None, bots)
            if repeated is not None:
                return Acknowledgement(number=repeated, repeated=True, ref=request.ref)
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
        return Acknowledgement(number=entry.number, repeated=False, ref=request.ref)

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


def verdict(rules: Rules, state: Any, seat: int, request: WhyNotRequest) -> WhyNotResult:
    """What the rules say to a decision of a seat, or to a target that it might pick."""
    if request.target:
        forbidden = rules.guide.why_not(rules.game.view(state, seat), seat, request.decision, request.target)
    else:
        with refusing():
            forbidden = rules.why_not(state, seat, request.decision)
    if forbidden is None:
        return WhyNotResult(legal=True, ref=request.ref)
    return WhyNotResult(
        legal=False,
        rule=forbidden.rule,
        reason=format_message(forbidden.reason),
        reason_id=forbidden.reason.id,
        reason_values=msgspec.to_builtins(forbidden.reason.values),
        ref=request.ref,
    )
