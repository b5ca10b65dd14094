"""Playing on against bots from where a practice stands: as a record of an unfinished game, at a table that starts at once."""

from dataclasses import replace

import msgspec
from sqlalchemy import Connection

from claycrown.games import contract
from claycrown.record.notation import BadPosition
from claycrown.record.records import Record
from claycrown.server.history import records
from claycrown.server.history.schemas import ImportRecord, ImportSeat
from claycrown.server.http import errors
from claycrown.server.lobby.tables import Tables
from claycrown.server.play import queries as play_queries
from claycrown.server.play.positions import Positions
from claycrown.server.practice.practice import PracticeStart, practice_match
from claycrown.server.practice.schemas import FromPosition, FromTable, PlayOnRequest, Practice
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import queries as table_queries


def unfinished(beginning: PracticeStart, said: Practice) -> Record:
    """The game as far as it has been tried, from its position on."""
    if beginning.seat is not None:
        raise errors.forbidden("kept_hidden")
    here = practice_match(beginning, said)
    rules = here.rules
    if rules.game.over(here.position.state):
        raise errors.conflict("over")
    position = rules.notation.write(beginning.state)
    written = position.get("options")
    options = {name: written[name] for name in rules.game.options if name in written} if isinstance(written, dict) else {}
    seed = said.start.seed if isinstance(said.start, FromPosition) else 0
    seats = here.match.seats
    decisions = [(seats[step.seat], step.text) for step in here.steps]
    try:
        checked = contract.check_options(rules.game, options, len(seats))
        record = Record(said.game, rules.edition, checked, list(seats), seed, decisions, position=position)
        record.set_up()
    except BadPosition as wrong:
        raise errors.because("bad_position", wrong) from None
    return record


def with_history(connection: Connection, positions: Positions, said: Practice, record: Record) -> Record:
    """The same with all that came before, where it begins at a moment of a table. Work for `Database.read`."""
    if not isinstance(said.start, FromTable):
        return record
    table = table_queries.table(connection, said.start.table)
    if table is None or table.seed is None:
        raise errors.not_found("table")
    stood = set(positions.standing(connection, table, said.start.number))
    colours = positions.rules(table).game.colours
    entries = play_queries.entries(connection, table.id, 0, said.start.number)
    before = [(colours[entry.seat], entry.text) for entry in entries if entry.number in stood]
    return replace(
        record,
        options=msgspec.json.decode(table.options),
        seed=int(table.seed),
        decisions=before + record.decisions,
        position=None if table.position is None else msgspec.json.decode(table.position),
    )


def sit_down(transaction: Transaction, tables: Tables, person_id: str, said: PlayOnRequest, record: Record) -> str:
    """A table that goes on with bots; gives its id."""
    if said.seat >= len(record.players):
        raise errors.not_found("seat")
    seats = [ImportSeat(me=seat == said.seat, bot=None if seat == said.seat else said.bot) for seat in range(len(record.players))]
    table_id = records.make(transaction, tables, person_id, ImportRecord(record={}, seats=seats), record)
    tables.start(transaction, table_id, person_id)
    return table_id
