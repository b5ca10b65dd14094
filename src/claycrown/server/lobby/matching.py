"""A quick match: the best open table that fits, or a new one that starts as soon as it is full. Work for `Database.write`."""

from itertools import groupby
from operator import attrgetter

import msgspec
from sqlalchemy import Connection

from claycrown.games import game, titles
from claycrown.games.options import defaults
from claycrown.server.http import errors
from claycrown.server.lobby.schemas import MatchRequest, NewTable, WaitingPlayers
from claycrown.server.lobby.tables import Tables
from claycrown.server.people import relations
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import SeatRow, TableRow, free_seats
from claycrown.server.tables.schemas import AtZero, Clock, Pace, Status

LOOKED_AT = 200
"""Open tables, the latest first."""
CLOCKS = {
    Pace.LIVE: Clock(bank=30 * 60, increment=20, at_zero=AtZero.BOT),
    Pace.SLOW: Clock(days=2, night=True, at_zero=AtZero.BOT),
}
"""Strangers must not have to wait for each other for ever."""


def find(transaction: Transaction, tables: Tables, person_id: str, asked: MatchRequest) -> str:
    """Sit down at the best table that fits, or at a new one; gives its id. Who waits at another quick match gets up there."""
    connection, at = transaction.connection, now()
    if asked.game not in titles():
        raise errors.unknown_game(titles())
    counts = game(asked.game).player_counts
    if asked.players is not None and asked.players not in counts:
        raise errors.bad("bad_player_count", least=min(counts), most=max(counts))
    relations.refuse_if_barred(connection, person_id)
    relations.note_seen(connection, [person_id], at)
    for waiting in table_queries.of_person(connection, person_id, Status.OPEN, None, None, LOOKED_AT):
        if waiting.starts_when_full:
            if _fits(waiting, asked):
                return waiting.id
            tables.leave(transaction, waiting.id, person_id)
    for table_id in _candidates(transaction, tables, person_id, asked, at):
        tables.join(transaction, table_id, person_id, None)
        return table_id
    wanted = NewTable(game=asked.game, players=asked.players or counts[0], pace=asked.pace, clock=CLOCKS[asked.pace])
    table_id = tables.make(transaction, person_id, wanted)
    table_queries.change(connection, table_id, starts_when_full=True)
    return table_id


def _fits(table: TableRow, asked: MatchRequest) -> bool:
    """The game as it is usually played, at that pace, with that many players if a number was named."""
    return (
        (table.game, table.settings.pace) == (asked.game, asked.pace)
        and asked.players in (None, table.players)
        and table.edition_text is None
        and not table.imported
        and msgspec.json.decode(table.options) == defaults(game(table.game).options)
    )


def _candidates(transaction: Transaction, tables: Tables, person_id: str, asked: MatchRequest, at: int) -> list[str]:
    """Tables to sit down at, the best first: where the fewest seats are free, and people have waited longest."""
    connection = transaction.connection
    open_tables = table_queries.open_to_all(connection, Status.OPEN, asked.game, None, LOOKED_AT)
    found: list[tuple[int, int, str]] = []
    for table in (table for table in open_tables if _fits(table, asked)):
        places = table_queries.seats_at(connection, table.id)
        if table.settings.pace is Pace.LIVE:
            places = _those_here(transaction, tables, table, places, at)
        free = len(free_seats(places, person_id))
        seated = {place.person_id for place in places if place.person_id is not None}
        kept = any(place.kept_for is not None for place in places)
        welcome = not kept and not table_queries.is_barred(connection, table.id, person_id)
        if free and seated and welcome and not relations.apart(connection, person_id, seated | {table.owner_id}):
            found.append((free, table.created_at, table.id))
    return [table_id for _, _, table_id in sorted(found)]


def _those_here(transaction: Transaction, tables: Tables, table: TableRow, places: list[SeatRow], at: int) -> list[SeatRow]:
    """The seats of a live table if somebody is still there; those who have left a quick match without a word are got up."""
    connection = transaction.connection
    seated = {place.person_id for place in places if place.person_id is not None}
    gone = seated - relations.online(connection, seated, at)
    if gone == seated and not table.starts_when_full:
        return []
    if table.starts_when_full:
        for person_id in sorted(gone):
            tables.leave(transaction, table.id, person_id)
        return table_queries.seats_at(connection, table.id)
    return places


def waiting(connection: Connection) -> list[WaitingPlayers]:
    """How many people wait at tables with a seat that anybody may take, by game and pace: at live ones those who are here."""
    found = []
    for name in titles():
        rows = table_queries.open_to_all(connection, Status.OPEN, name, None, LOOKED_AT)
        paces = {row.id: row.settings.pace for row in rows}
        at_tables: dict[Pace, set[str]] = {pace: set() for pace in Pace}
        for table_id, places in groupby(table_queries.seats_at_all(connection, paces), attrgetter("table_id")):
            seats = list(places)
            if free_seats(seats, None):
                at_tables[paces[table_id]] |= {place.person_id for place in seats if place.person_id is not None}
        at_tables[Pace.LIVE] = relations.online(connection, at_tables[Pace.LIVE], now())
        found += [WaitingPlayers(name, pace, len(people)) for pace, people in at_tables.items()]
    return found
