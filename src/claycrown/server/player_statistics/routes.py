"""Routes: one's own finished games."""

from litestar import Router
from litestar.params import FromPath

from claycrown.analysis.player_statistics import PlayerStatistics
from claycrown.server.http import errors
from claycrown.server.http.handlers import API, TheServer, get
from claycrown.server.people.access import SignedIn
from claycrown.server.player_statistics.schemas import PlayedTitle


@get("/me/statistics")
async def list_own_titles(me: SignedIn, server: TheServer) -> list[PlayedTitle]:
    """Of which titles, with how many players, one has finished games."""
    return await server.database.read(server.statistics.titles, me.id)


@get("/me/statistics/{name:str}/{players:int}")
async def show_own_figures(name: FromPath[str], players: FromPath[int], me: SignedIn, server: TheServer) -> PlayerStatistics:
    """One's finished games of a title with one number of players: results, points, losses, and how they change."""
    if not server.tries.allows(me.id):
        raise errors.too_fast()
    return await server.statistics.figures(me.id, name, players)


router = Router(API, route_handlers=[list_own_titles, show_own_figures], tags=["ratings and statistics"])
