"""Routes: one's own finished games."""

from litestar import Router
from litestar.di import NamedDependency
from litestar.params import FromPath

from claycrown.analysis.player_statistics import PlayerStatistics
from claycrown.server.http.handlers import API, TheDatabase, get
from claycrown.server.people.access import SignedIn, limited
from claycrown.server.player_statistics.schemas import PlayedTitle
from claycrown.server.player_statistics.statistics import StatisticsService


@get("/me/statistics")
async def list_own_titles(
    me: SignedIn, database: TheDatabase, statistics: NamedDependency[StatisticsService]
) -> list[PlayedTitle]:
    """Of which titles, with how many players, one has finished games."""
    return await database.read(statistics.titles, me.id)


@get("/me/statistics/{name:str}/{players:int}", guards=[limited("tries")])
async def show_own_figures(
    name: FromPath[str], players: FromPath[int], me: SignedIn, statistics: NamedDependency[StatisticsService]
) -> PlayerStatistics:
    """One's finished games of a title with one number of players: results, points, losses, and how they change."""
    return await statistics.figures(me.id, name, players)


router = Router(API, route_handlers=[list_own_titles, show_own_figures], tags=["ratings and statistics"])
