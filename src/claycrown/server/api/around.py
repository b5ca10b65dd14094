"""Routes: chat, notes, log, replay, records."""

from typing import Annotated, Any, Literal

from litestar import Router
from litestar.params import Parameter
from sqlalchemy import Connection, Row

from claycrown.games.contract import SPECTATOR
from claycrown.server import chat, errors, lobby, log, records, replay
from claycrown.server.api.routes import PlayedSeat, get, post, put
from claycrown.server.api.wire import TableDetail
from claycrown.server.api.wire_around import (
    Chat,
    ChatState,
    ChatSwitch,
    ImportRecord,
    Log,
    Moment,
    Note,
    Replay,
    Say,
    SinceLastTurn,
    WriteNote,
)
from claycrown.server.core import Server
from claycrown.server.people import Visitor, id_of
from claycrown.server.storage import around as storage
from claycrown.server.storage import games
from claycrown.server.storage.database import Transaction

HIGHEST = 2**31 - 1
RECORD_SIZE = 1024 * 1024

Number = Annotated[int, Parameter(ge=0, le=HIGHEST)]
MaybeNumber = Annotated[int | None, Parameter(ge=0, le=HIGHEST)]
Limit = Annotated[int, Parameter(ge=1, le=200)]
Viewpoint = Annotated[int | None, Parameter(ge=SPECTATOR, le=9, description="a seat, or -1 for a spectator's view")]


def _game(connection: Connection, table_id: str, person_id: str | None, wanted: int | None = None) -> tuple[Row[Any], int]:
    """A table whose game has started, and the seat of the one who asks."""
    table = lobby.started_table(connection, table_id, person_id)
    return table, lobby.viewer_at(connection, table, person_id, wanted)


# Chat and notes


@get("/tables/{table_id:str}/chat")
async def show_chat(table_id: str, me: Visitor, server: Server, before: MaybeNumber = None, limit: Limit = 50) -> Chat:
    """What was said at a table. For those who have not switched chat off."""
    return await server.database.read(chat.page, table_id, me.id, before, limit)


@post("/tables/{table_id:str}/chat", status_code=204)
async def say(table_id: str, data: Say, me: Visitor, server: Server) -> None:
    """Say something to all at the table. For those who sit there."""
    if not server.decisions.allows(me.id):
        raise errors.too_fast()
    await server.database.write(chat.say, table_id, me.id, data.text)


@get("/me/chat")
async def chat_state(me: Visitor, server: Server) -> ChatState:
    """Whether one takes part in chat."""
    return ChatState(not await server.database.read(storage.is_quiet, me.id))


@put("/me/chat")
async def switch_chat(data: ChatSwitch, me: Visitor, server: Server) -> ChatState:
    """Take part in chat or, with it off, neither see nor say anything, at any table."""
    await server.database.write(chat.switch, me.id, data.on)
    return ChatState(data.on)


@get("/tables/{table_id:str}/notes")
async def show_note(table_id: str, me: Visitor, server: Server) -> Note:
    """What one has written down at a table; nobody else sees it."""
    return await server.database.read(chat.note, table_id, me.id)


@put("/tables/{table_id:str}/notes")
async def write_note(table_id: str, data: WriteNote, me: Visitor, server: Server) -> Note:
    """Write something down for oneself."""
    return await server.database.write(chat.write_note, table_id, me.id, data.text)


# Log and replay


@get("/tables/{table_id:str}/log")
async def show_log(
    table_id: str,
    visitor: Visitor | None,
    server: Server,
    seat: Annotated[int | None, Parameter(ge=0, le=9)] = None,
    what: Annotated[str | None, Parameter(max_length=40, description="entries with a ledger line of this kind")] = None,
    kind: Literal["decide", "undo", "back"] | None = None,
    round: MaybeNumber = None,
    turn: MaybeNumber = None,
    after: Number = 0,
    last: MaybeNumber = None,
    limit: Limit = 100,
    viewer: PlayedSeat = None,
) -> Log:
    """What happened, as far as one may know it, oldest first: all of it, or a seat's, of a kind, of a round or of a turn."""
    wanted = log.Filter(seat, what, kind, round, turn, last)

    def look(connection: Connection) -> Log:
        table, eyes = _game(connection, table_id, id_of(visitor), viewer)
        return log.page(connection, server.positions, table, eyes, wanted, after, limit)

    return await server.database.read(look)


@get("/tables/{table_id:str}/since")
async def since_last_turn(
    table_id: str, me: Visitor, server: Server, limit: Limit = 200, seat: PlayedSeat = None
) -> SinceLastTurn:
    """What happened since one's last turn."""

    def look(connection: Connection) -> SinceLastTurn:
        table, viewer = _game(connection, table_id, me.id, seat)
        return log.since_last_turn(connection, server.positions, table, viewer, limit)

    return await server.database.read(look)


@get("/tables/{table_id:str}/moments/{number:int}")
async def show_moment(table_id: str, number: int, visitor: Visitor | None, server: Server, seat: Viewpoint = None) -> Moment:
    """The game as it was at a number: from one's own viewpoint or, when the game is over, from any seat's."""
    if not 0 <= number <= HIGHEST:
        raise errors.not_found("moment")
    return (await _replay(server, table_id, id_of(visitor), number, 1, seat)).moments[0]


@get("/tables/{table_id:str}/replay")
async def show_replay(
    table_id: str,
    visitor: Visitor | None,
    server: Server,
    first: Number = 0,
    limit: Annotated[int, Parameter(ge=1, le=50)] = 20,
    seat: Viewpoint = None,
) -> Replay:
    """The game moment by moment: from one's own viewpoint or, when the game is over, from any seat's."""
    return await _replay(server, table_id, id_of(visitor), first, limit, seat)


async def _replay(server: Server, table_id: str, person_id: str | None, first: int, limit: int, seat: int | None) -> Replay:
    def look(connection: Connection) -> Replay:
        table, viewer = _game(connection, table_id, person_id)
        played = games.seats_of(connection, table_id, person_id) if person_id is not None else []
        whose = replay.viewpoint(table, viewer, played, seat)
        return replay.moments(connection, server.positions, table, whose, first, limit, server.config.public_url)

    return await server.database.read(look)


# Records


@get("/tables/{table_id:str}/record")
async def export_record(table_id: str, visitor: Visitor | None, server: Server) -> dict[str, Any]:
    """The record of a game that is over. Until then there is the log, as far as one may know it."""

    def look(connection: Connection) -> dict[str, Any]:
        table, _ = _game(connection, table_id, id_of(visitor))
        return records.export(connection, server.positions, table)

    return await server.database.read(look)


@post("/records", request_max_body_size=RECORD_SIZE)
async def import_record(data: ImportRecord, me: Visitor, server: Server) -> TableDetail:
    """A record as a new table: a finished game to look at, an unfinished one to play on. It is replayed first, and not rated."""
    if not server.tries.allows(me.id):
        raise errors.too_fast()
    record = await server.database.read(lambda connection: records.read(server.editions, data.record))

    def make(transaction: Transaction) -> str:
        return records.make(transaction, server.tables, me.id, data, record)

    table_id = await server.database.write(make)
    return await server.database.read(lobby.detail, table_id, me.id)


router = Router(
    "",
    route_handlers=[
        show_chat,
        say,
        chat_state,
        switch_chat,
        show_note,
        write_note,
        show_log,
        since_last_turn,
        show_moment,
        show_replay,
        export_record,
        import_record,
    ],
    tags=["around the game"],
)
