"""Hints: what a strong bot would think of, for somebody who plays alone against bots, or looks at a game that is over.

Where others play, advice would be unfair to them, and there is none. A game in which somebody asked for it is not rated.
"""

from typing import Any

import msgspec
from sqlalchemy import Connection

from claycrown.bots.contract import Hint
from claycrown.bots.ladder import Budget
from claycrown.games.decisions import reader
from claycrown.rules import Rules
from claycrown.server.guide import views
from claycrown.server.guide.hinting import find
from claycrown.server.guide.schemas import Hints
from claycrown.server.http import errors
from claycrown.server.play.positions import Positions
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Status
from claycrown.server.tables.seats import seat_played, solo_game
from claycrown.server.workers.pool import Work, WorkerPool, WorkFailed
from claycrown.server.workers.queue import TaskTerms, Urgency

SECONDS = 1.5
"""That are thought about a hint."""
DEADLINE = 15.0
"""Seconds until the process is ended, a busy machine included."""

_hints = msgspec.json.Decoder(list[Hint])


class HintTask(msgspec.Struct, frozen=True):
    """A seat that is to decide, and what it sees."""

    rules: Rules
    number: int
    seat: int
    view: Any


def question(
    connection: Connection,
    positions: Positions,
    table: TableRow,
    _: int,
    person_id: str,
    wanted: int | None,
    number: int | None,
) -> HintTask:
    """What may be asked, or why it may not. Work for `Database.read`."""
    over = table.status is Status.OVER
    if over:
        at = table.head if number is None else number
        if at > table.head:
            raise errors.not_found("moment")
        position = positions.at(connection, table, at)
        seat = wanted if wanted is not None else next(iter(position.deciders), 0)
        if seat >= table.players:
            raise errors.not_found("seat")
    else:
        seat = seat_played(connection, table, person_id, wanted)
        if solo_game(connection, table.id, person_id) is None:
            raise errors.forbidden("no_hints")
        if number is not None and number != table.head:
            raise errors.conflict("hints_now_only")
        position = positions.at(connection, table, table.head)
    rules = positions.rules(table)
    return HintTask(rules, position.number, seat, rules.game.view(position.state, seat))


def note(transaction: Transaction, table_id: str) -> None:
    """A hint is given: a game that goes on will not be rated. Work for `Database.write`."""
    if table_queries.note_hint(transaction.connection, table_id):
        transaction.notify("table", table_id)


async def think(workers: WorkerPool, owner: str, asked: HintTask) -> Hints:
    """The best few decisions, the best first; none for a seat that has nothing to decide."""
    game = asked.rules.game
    if asked.seat not in game.deciders(asked.view):
        return Hints(asked.number, [])
    work = Work(find, (game.name, asked.view, asked.seat, Budget(seconds=SECONDS), asked.number), DEADLINE)
    try:
        hints = _hints.decode(await workers.ask(TaskTerms(owner, Urgency.PEOPLE, SECONDS), work))
    except (WorkFailed, msgspec.DecodeError):
        raise errors.not_in_time() from None
    read = reader(asked.rules.notation, asked.view)
    for hint in hints:
        hint.data = read(hint.decision)
        hint.label = asked.rules.guide.label(asked.view, asked.seat, hint.decision)
        hint.ledger = views.visible_ledger(asked.rules.guide, hint.ledger)
    return Hints(asked.number, hints)
