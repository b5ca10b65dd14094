"""Routes: log, replay, records."""

import asyncio
from typing import Annotated, Any, TypeAlias

from litestar import Router
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from claycrown.games.contract import SPECTATOR
from claycrown.match import EntryKind
from claycrown.server.config import Config
from claycrown.server.editions import trial
from claycrown.server.history import game_log, records, replay
from claycrown.server.history.schemas import ImportRecord, Log, Replay, ReplayMoment, SinceLastTurn
from claycrown.server.http import errors
from claycrown.server.http.handlers import API, PlayedSeat, TheDatabase, get, post
from claycrown.server.lobby import lists
from claycrown.server.lobby.schemas import TableDetail
from claycrown.server.lobby.tables import Tables
from claycrown.server.people.access import SignedIn, everybody_signed_in, limited
from claycrown.server.play.positions import Positions
from claycrown.server.play.reader import READER, TheReader
from claycrown.server.play.rules import HostEditions
from claycrown.server.workers.pool import WorkerPool

HIGHEST = 2**31 - 1
RECORD_SIZE = 1024 * 1024

ThePositions: TypeAlias = NamedDependency[Positions]
TheConfig: TypeAlias = NamedDependency[Config]
Number = Annotated[int, Parameter(ge=0, le=HIGHEST)]
MaybeNumber = Annotated[int | None, Parameter(ge=0, le=HIGHEST)]
Limit = Annotated[int, Parameter(ge=1, le=200)]
Viewpoint = Annotated[int | None, Parameter(ge=SPECTATOR, le=9, description="a seat, or -1 for a spectator's view")]


@get("/tables/{table_id:str}/log")
async def show_log(
    reader: TheReader,
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

    return await reader.read(game_log.page, wanted, after, limit, seat=viewer)


@get("/tables/{table_id:str}/since", guards=[everybody_signed_in])
async def since_last_turn(reader: TheReader, limit: Limit = 200, seat: PlayedSeat = None) -> SinceLastTurn:
    """What happened since one's last turn."""
    return await reader.read(game_log.since_last_turn, limit, seat=seat)


@get("/tables/{table_id:str}/moments/{number:int}")
async def show_moment(number: FromPath[int], reader: TheReader, config: TheConfig, seat: Viewpoint = None) -> ReplayMoment:
    """The game as it was at a number: from one's own viewpoint or, when the game is over, from any seat's."""
    if not 0 <= number <= HIGHEST:
        raise errors.not_found("moment")
    return (await reader.look(replay.moments, number, 1, config.public_url, seat=seat)).moments[0]


@get("/tables/{table_id:str}/replay")
async def show_replay(
    reader: TheReader,
    config: TheConfig,
    first: Number = 0,
    limit: Annotated[int, Parameter(ge=1, le=50)] = 20,
    seat: Viewpoint = None,
) -> Replay:
    """The game moment by moment: from one's own viewpoint or, when the game is over, from any seat's."""
    return await reader.look(replay.moments, first, limit, config.public_url, seat=seat)


@get("/tables/{table_id:str}/record")
async def export_record(reader: TheReader) -> dict[str, Any]:
    """The record of a game that is over. Until then there is the log, as far as one may know it."""
    return await reader.read(records.export)


@post("/records", request_max_body_size=RECORD_SIZE, guards=[limited("tries")])
async def import_record(
    data: JSONBody[ImportRecord],
    me: SignedIn,
    database: TheDatabase,
    workers: NamedDependency[WorkerPool],
    host_editions: NamedDependency[HostEditions],
    tables: NamedDependency[Tables],
) -> TableDetail:
    """A record as a new table: a finished game to look at, an unfinished one to play on. It is replayed first, and not rated."""
    async with database.turn():
        figures = await asyncio.to_thread(records.brought, data.record)
    if figures is not None:
        await trial.refuse_if_failing(workers, me.id, *figures)
    record = await database.read(lambda connection: records.read(host_editions, data.record))
    table_id = await database.write(records.make, tables, me.id, data, record)
    return await database.read(lists.detail, table_id, me.id)


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
    dependencies=READER,
    tags=["log, replay and records"],
)
