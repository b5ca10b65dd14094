"""Bots that play for people whose time was up, who handed their seat over, resigned, or were removed. With a clock or without."""

from collections.abc import Callable, Collection

from sqlalchemy import Connection

from claycrown.bots.ladder import STAND_IN
from claycrown.games import titles
from claycrown.match import Position
from claycrown.server.clocks.schemas import Absence
from claycrown.server.http import errors
from claycrown.server.http.errors import Refusal
from claycrown.server.play.positions import Positions
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import absences as queries
from claycrown.server.tables.absences import AbsenceRow
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Cause
from claycrown.server.tables.seats import held_started_table, refuse_if_over, seat_played

RefreshBots = Callable[[Transaction, TableRow, Position, int], None]
"""Told of a table where a bot plays for somebody now, or who is back: another is to decide now."""


class Absences:
    """The absences at all tables."""

    def __init__(self, positions: Positions, refresh_bots: RefreshBots) -> None:
        self._positions = positions
        self._refresh_bots = refresh_bots
        self.leaving: list[Callable[[Transaction, TableRow, int, int], None]] = []
        """Who hears that a bot is to play at a seat, from a time on."""
        self.returning: list[Callable[[Transaction, TableRow, Position, int, int], None]] = []
        """Who hears that the person of a seat is back."""
        self.taken_over: list[Callable[[Transaction, str], None]] = []
        """Called with the id of a table where a bot has taken over a seat, when all that belongs to it is stored."""

    def begin(self, transaction: Transaction, table: TableRow, seat: int, cause: Cause, for_good: bool) -> None:
        """From now on a bot plays at a seat of a table that is held; where the game is missing, as soon as it is back."""
        connection, at = transaction.connection, now()
        queries.end(connection, table.id, seat, at, table.head)  # who hands over a seat may resign later
        queries.begin(connection, table.id, seat, at, table.head, cause, for_good, stand_in(table))
        for hear in self.leaving:
            hear(transaction, table, seat, at)
        transaction.notify("table", table.id)
        if table.game not in titles():
            return
        self._refresh_bots(transaction, table, self._positions.at(connection, table, table.head), at)
        for taken_over in self.taken_over:
            taken_over(transaction, table.id)

    def return_as(self, transaction: Transaction, table_id: str, person_id: str, wanted: int | None) -> None:
        """Somebody for whom a bot plays takes over again."""
        table = held_started_table(transaction.connection, table_id, person_id)
        seat = seat_played(transaction.connection, table, person_id, wanted)
        refuse_if_over(table)
        self.arrive(transaction, table, seat)

    def arrive(self, transaction: Transaction, table: TableRow, seat: int) -> None:
        """Whoever decides is there; but one who is out stays out."""
        connection = transaction.connection
        absence = queries.current(connection, table.id).get(seat)
        if absence is None:
            return
        if absence.for_good:
            raise out()
        position, at = self._positions.at(connection, table, table.head), now()
        queries.end(connection, table.id, seat, at, table.head)
        for hear in self.returning:
            hear(transaction, table, position, seat, at)
        self._refresh_bots(transaction, table, position, at)
        transaction.notify("table", table.id)


def stand_in(table: TableRow) -> str:
    """The bot that plays for the absent. Nobody chooses it once the game has begun: it is not to be a strong one's advice."""
    clock = table.settings.clock
    return clock.stand_in if clock is not None and clock.stand_in is not None else STAND_IN


def out() -> Refusal:
    return errors.forbidden("out")


def kind(absence: AbsenceRow | None) -> Absence:
    if absence is None:
        return Absence.NONE
    return Absence.OUT if absence.for_good else Absence.AWAY


def handed_over(connection: Connection, table_id: str) -> Collection[int]:
    """The seats of those who let a bot play for a while, though they had time."""
    return {row.seat for row in queries.of_table(connection, table_id) if row.cause is Cause.HANDED}
