"""Routes: log, replay, records."""

import asyncio
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Router
from litestar.params import FromPath, FromQuery, JSONBody, Parameter
from sqlalchemy import Connection

from claycrown.games.contract import SPECTATOR
from claycrown.match import EntryKind
from claycrown.server.editions import trial
from claycrown.server.history import game_log, records, replay
from claycrown.server.history.schemas import ImportRecord, Log, Replay, ReplayMoment, SinceLastTurn
from claycrown.server.http import errors
from claycrown.server.http.handlers import API, PlayedSeat, TheServer, get, post
from claycrown.server.lobby import lists
from claycrown.server.lobby.schemas import TableDetail
from claycrown.server.people.access import Anybody, SignedIn
from claycrown.server.people.accounts import id_of
from claycrown.server.storage.database import Transaction
from claycrown.server.tables import queries as table_queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.seats import started_table, viewer_at

if TYPE_CHECKING:
    from claycrown.server.core import Server

HIGHEST = 2**31 - 1
RECORD_SIZE = 1024 * 1024

Number = Annotated[int, Parameter(ge=0, le=HIGHEST)]
MaybeNumber = Annotated[int | None, Parameter(ge=0, le=HIGHEST)]
Limit = Annotated[int, Parameter(ge=1, le=200)]
Viewpoint = Annotated[int | None, Parameter(ge=SPECTATOR, le=9, description="a seat, or -1 for a spectator's view")]


def _game(connection: Connection, table_id: str, person_id: str | None, wanted: int | None = None) -> tuple[TableRow, int]:
    """A table whose game has started, and the seat of the one who asks."""
    table = started_table(connection, table_id, person_id)
    return table, viewer_at(connection, table, person_id, wanted)


@get("/tables/{table_id:str}/log")
async def show_log(
    table_id: FromPath[str],
    visitor: Anybody,
    server: TheServer,
    seat: Annotated[int | None, Parameter(ge=0, le=9)] = None,
    what: Annotated[str | None, Parameter(max_length=40, description="entries with a ledger line of this kind")] = None,
    kind: FromQuery[EntryKind | None] = None,
    round: MaybeNumber = None,
    turn: MaybeNumber = None,
    after: Number = 0,
    last: MaybeNumber = None,
    limit: Limit = 100,
    viewer: PlayedSeat = None,
) -> Log:
    """What happened, as far as one may know it, oldest first: all of it, or a seat's, of a kind, of a round or of a turn."""
    wanted = game_log.Filter(seat, what, kind, round, turn, last)

    def look(connection: Connection) -> Log:
        table, eyes = _game(connection, table_id, id_of(visitor), viewer)
        return game_log.page(connection, server.positions, table, eyes, wanted, after, limit)

    return await server.database.read(look)


@get("/tables/{table_id:str}/since")
async def since_last_turn(
    table_id: FromPath[str], me: SignedIn, server: TheServer, limit: Limit = 200, seat: PlayedSeat = None
) -> SinceLastTurn:
    """What happened since one's last turn."""

    def look(connection: Connection) -> SinceLastTurn:
        table, viewer = _game(connection, table_id, me.id, seat)
        return game_log.since_last_turn(connection, server.positions, table, viewer, limit)

    return await server.database.read(look)


@get("/tables/{table_id:str}/moments/{number:int}")
async def show_moment(
    table_id: FromPath[str], number: FromPath[int], visitor: Anybody, server: TheServer, seat: Viewpoint = None
) -> ReplayMoment:
    """The game as it was at a number: from one's own viewpoint or, when the game is over, from any seat's."""
    if not 0 <= number <= HIGHEST:
        raise errors.not_found("moment")
    return (await _replay(server, table_id, id_of(visitor), number, 1, seat)).moments[0]


@get("/tables/{table_id:str}/replay")
async def show_replay(
    table_id: FromPath[str],
    visitor: Anybody,
    server: TheServer,
    first: Number = 0,
    limit: Annotated[int, Parameter(ge=1, le=50)] = 20,
    seat: Viewpoint = None,
) -> Replay:
    """The game moment by moment: from one's own viewpoint or, when the game is over, from any seat's."""
    return await _replay(server, table_id, id_of(visitor), first, limit, seat)


async def _replay(server: "Server", table_id: str, person_id: str | None, first: int, limit: int, seat: int | None) -> Replay:
    def look(connection: Connection) -> Replay:
        table, viewer = _game(connection, table_id, person_id)
        played = table_queries.seats_of(connection, table_id, person_id) if person_id is not None else []
        whose = replay.viewpoint(table, viewer, played, seat)
        return replay.moments(connection, server.positions, table, whose, first, limit, server.config.public_url)

    return await server.database.read(look)


@get("/tables/{table_id:str}/record")
async def export_record(table_id: FromPath[str], visitor: Anybody, server: TheServer) -> dict[str, Any]:
    """The record of a game that is over. Until then there is the log, as far as one may know it."""

    def look(connection: Connection) -> dict[str, Any]:
        table, _ = _game(connection, table_id, id_of(visitor))
        return records.export(connection, server.positions, table)

    return await server.database.read(look)


@post("/records", request_max_body_size=RECORD_SIZE)
async def import_record(data: JSONBody[ImportRecord], me: SignedIn, server: TheServer) -> TableDetail:
    """A record as a new table: a finished game to look at, an unfinished one to play on. It is replayed first, and not rated."""
    if not server.tries.allows(me.id):
        raise errors.too_fast()
    async with server.database.turn():
        figures = await asyncio.to_thread(records.brought, data.record)
    if figures is not None and not await trial.passes(server.workers, me.id, *figures):
        raise errors.bad("edition_fails")
    record = await server.database.read(lambda connection: records.read(server.editions, data.record))

    def make(transaction: Transaction) -> str:
        return records.make(transaction, server.tables, me.id, data, record)

    table_id = await server.database.write(make)
    return await server.database.read(lists.detail, table_id, me.id)


router = Router(
    API,
    route_handlers=[
        show_log,
        since_last_turn,
        show_moment,
        show_replay,
        export_record,
        import_record,
    ],
    tags=["log, replay and records"],
)
