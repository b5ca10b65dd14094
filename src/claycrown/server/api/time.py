"""Routes: when one sleeps, and coming back to a table where a bot plays for one."""

from litestar import Router

from claycrown.server import errors, lobby, nights
from claycrown.server.api.routes import PlayedSeat, delete, get, post, put
from claycrown.server.api.wire import Night, TableDetail
from claycrown.server.core import Server
from claycrown.server.people import Visitor
from claycrown.server.storage import clocks as storage
from claycrown.server.storage.database import Transaction


@get("/me/night")
async def show_night(me: Visitor, server: Server) -> Night | None:
    """When one has said to sleep; null if one has not."""
    night = await server.database.read(storage.night_of, me.id)
    if night is None:
        return None
    zone, begins, ends = nights.read(night)
    return Night(zone=zone, begins=begins, ends=ends)


@put("/me/night")
async def set_night(data: Night, me: Visitor, server: Server) -> Night:
    """Say when one sleeps. Where a table says so, clocks pause then."""
    try:
        night = nights.write(data.zone, data.begins, data.ends)
    except nights.NoNight as error:
        raise errors.bad("bad_night", str(error)) from None
    await server.database.write(_set, me.id, night)
    return data


@delete("/me/night")
async def forget_night(me: Visitor, server: Server) -> None:
    """Have no nights."""
    await server.database.write(_set, me.id, None)


def _set(transaction: Transaction, person_id: str, night: str | None) -> None:
    storage.set_night(transaction.connection, person_id, night)


@post("/tables/{table_id:str}/return", status_code=200)
async def return_to(table_id: str, me: Visitor, server: Server, seat: PlayedSeat = None) -> TableDetail:
    """Take over again from the bot that plays since one's time was up. A decision does the same."""
    await server.database.write(server.clocks.return_as, table_id, me.id, seat)
    return await server.database.read(lobby.detail, table_id, me.id)


router = Router("", route_handlers=[show_night, set_night, forget_night, return_to], tags=["time"])
