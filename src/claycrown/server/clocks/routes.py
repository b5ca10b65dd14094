"""Routes: when one sleeps, and when one is on holiday."""

from typing import TYPE_CHECKING

from litestar import Router
from litestar.params import FromPath, JSONBody

from claycrown.server.clocks import holidays, nights, queries
from claycrown.server.clocks.schemas import MyHolidays, NewHoliday, Night
from claycrown.server.http.handlers import API, TheDatabase, delete, get, post, put
from claycrown.server.people.access import SignedIn
from claycrown.server.storage.database import Transaction

if TYPE_CHECKING:
    pass


@get("/me/night")
async def show_night(me: SignedIn, database: TheDatabase) -> Night | None:
    """When one has said to sleep; null if one has not."""
    night = await database.read(queries.night_of, me.id)
    if night is None:
        return None
    zone, begins, ends = nights.read(night)
    return Night(zone=zone, begins=begins, ends=ends)


@put("/me/night")
async def set_night(data: JSONBody[Night], me: SignedIn, database: TheDatabase) -> Night:
    """Say when one sleeps. Where a table says so, clocks pause then."""
    await database.write(_set, me.id, nights.write(data.zone, data.begins, data.ends))
    return data


@delete("/me/night")
async def forget_night(me: SignedIn, database: TheDatabase) -> None:
    """Have no night any more: one's clocks run day and night."""
    await database.write(_set, me.id, None)


def _set(transaction: Transaction, person_id: str, night: str | None) -> None:
    queries.set_night(transaction.connection, person_id, night)


@get("/me/holidays")
async def show_holidays(me: SignedIn, database: TheDatabase) -> MyHolidays:
    """One's holidays that are not over, and how many days one may still take this year."""
    return await database.read(holidays.listed, me.id)


@post("/me/holidays", status_code=200)
async def add_holiday(data: JSONBody[NewHoliday], me: SignedIn, database: TheDatabase) -> MyHolidays:
    """Take days off: the clocks of one's slow games stand still then. There are 28 days a year."""
    await database.write(holidays.add, me.id, data)
    return await database.read(holidays.listed, me.id)


@delete("/me/holidays/{begins:int}", status_code=200)
async def remove_holiday(begins: FromPath[int], me: SignedIn, database: TheDatabase) -> MyHolidays:
    """Not go, or be back early; the days that have passed stay taken."""
    await database.write(holidays.remove, me.id, begins)
    return await database.read(holidays.listed, me.id)


router = Router(
    API,
    route_handlers=[show_night, set_night, forget_night, show_holidays, add_holiday, remove_holiday],
    tags=["time"],
)
