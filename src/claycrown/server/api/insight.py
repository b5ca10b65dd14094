"""Routes: what helps a player to see. The same can be asked on a socket where it is needed at every move of the mouse."""

from litestar import Router

from claycrown.games import GAMES
from claycrown.server import errors
from claycrown.server.api.routes import get
from claycrown.server.api.wire_views import TerracottaPrinted, XiditPrinted
from claycrown.server.core import Server
from claycrown.server.printed import printed


@get("/games/{game:str}/editions/{edition:str}", sync_to_thread=False)
def show_edition(game: str, edition: str, server: Server) -> TerracottaPrinted | XiditPrinted:
    """What is printed on the pieces of a game in an edition."""
    if game not in GAMES:
        raise errors.not_found("game")
    try:
        rules, _ = server.editions.find(game, edition)
    except KeyError:
        raise errors.not_found("edition") from None
    return printed(game, rules.edition)


router = Router("", route_handlers=[show_edition], tags=["insight"])
