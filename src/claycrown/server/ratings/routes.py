"""Routes: ratings and statistics."""

from typing import TYPE_CHECKING, Annotated

from litestar import Router
from litestar.params import FromPath, Parameter

from claycrown.server.http import errors
from claycrown.server.http.handlers import API, TheDatabase, get
from claycrown.server.people.access import Anybody
from claycrown.server.people.accounts import id_of
from claycrown.server.ratings import statistics
from claycrown.server.ratings.schemas import GameStatistics, PersonStatistics, RatedGamePage, RatingPage, Rival

if TYPE_CHECKING:
    pass

Cursor = Annotated[str | None, Parameter(max_length=80)]
Limit = Annotated[int, Parameter(ge=1, le=100)]
Who = Annotated[str, Parameter(description="a person's id, or `bot:` and a bot's name")]
GameName = Annotated[str, Parameter(max_length=20)]

LONGEST = 44


def _check(who: str) -> str:
    if len(who) > LONGEST or "\0" in who or not who.isascii():
        raise errors.not_found("person")
    return who


@get("/games/{name:str}/ratings")
async def show_ratings(name: FromPath[str], database: TheDatabase, cursor: Cursor = None, limit: Limit = 50) -> RatingPage:
    """Everybody with a rated game, people and bots, best first."""
    return await database.read(statistics.best, name, cursor, limit)


@get("/games/{name:str}/statistics")
async def game_statistics(name: FromPath[str], database: TheDatabase) -> GameStatistics:
    """What finished games of a kind come to."""
    return await database.read(statistics.of_game, name)


@get("/players/{who:str}/statistics")
async def player_statistics(who: Who, database: TheDatabase) -> list[PersonStatistics]:
    """What somebody's finished games come to, with their rating."""
    return await database.read(statistics.of_person, _check(who))


@get("/players/{who:str}/games")
async def player_games(
    who: Who, visitor: Anybody, database: TheDatabase, game: GameName, cursor: Cursor = None, limit: Limit = 20
) -> RatedGamePage:
    """Somebody's finished games of a kind, latest first: those at open tables, and those that one may look at oneself."""
    return await database.read(statistics.rated_games, _check(who), game, id_of(visitor), cursor, limit)


@get("/players/{who:str}/rivals")
async def player_rivals(who: Who, visitor: Anybody, database: TheDatabase, game: GameName) -> list[Rival]:
    """Against whom somebody has played games of a kind: at open tables, and at those that one may look at oneself."""
    return await database.read(statistics.rivals, _check(who), game, id_of(visitor))


router = Router(
    API,
    route_handlers=[show_ratings, game_statistics, player_statistics, player_games, player_rivals],
    tags=["ratings and statistics"],
)
