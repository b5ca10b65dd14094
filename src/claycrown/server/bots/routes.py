"""Routes: how quickly bots answer."""

from typing import TYPE_CHECKING

from litestar import Router
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from claycrown.server.bots.schemas import BotPace
from claycrown.server.bots.work import BotsAtWork
from claycrown.server.http.handlers import API, TheDatabase, put
from claycrown.server.people.access import SignedIn

if TYPE_CHECKING:
    pass


@put("/tables/{table_id:str}/bot-pace")
async def set_pace(
    table_id: FromPath[str], data: JSONBody[BotPace], me: SignedIn, database: TheDatabase, bots: NamedDependency[BotsAtWork]
) -> BotPace:
    """Say how long bots at a table take to answer: alone with bots, or as the one of several players whose table it is."""
    await database.write(bots.set_pace, table_id, me.id, data.seconds)
    return data


router = Router(API, route_handlers=[set_pace], tags=["tables"])
