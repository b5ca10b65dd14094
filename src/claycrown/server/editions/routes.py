"""Routes: the figures of editions, and the editions that one keeps."""

import asyncio
from typing import TYPE_CHECKING

from litestar import Router
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from claycrown.games.edition import Edition
from claycrown.server.editions import editions, trial
from claycrown.server.editions.schemas import (
    ChangeEdition,
    CheckResult,
    EditionFigures,
    Figures,
    FiguresToCheck,
    KeepEdition,
    KeptEdition,
)
from claycrown.server.http import errors
from claycrown.server.http.handlers import API, TheServer, delete, get, post, put
from claycrown.server.people.access import SignedIn
from claycrown.server.people.accounts import Visitor

if TYPE_CHECKING:
    from claycrown.server.core import Server


@get("/games/{game:str}/editions/{edition:str}/figures", sync_to_thread=True)
def show_figures(game: FromPath[str], edition: FromPath[str], server: TheServer) -> EditionFigures:
    """Every figure of an edition that everybody has here, with its source: printed, deduced or reconstructed."""
    return editions.standing(server.editions, editions.known_game(game), edition)


@post("/games/{game:str}/figures/check", status_code=HTTP_200_OK)
async def check_figures(game: FromPath[str], data: JSONBody[FiguresToCheck], server: TheServer) -> CheckResult:
    """The first thing in the figures that cannot be; nothing is kept."""
    name = editions.known_game(game)
    async with server.database.turn():
        return CheckResult(await asyncio.to_thread(editions.check, name, data.figures))


@get("/me/editions")
async def list_editions(me: SignedIn, server: TheServer) -> list[KeptEdition]:
    """The editions that one keeps: each can be named when one makes a table."""
    return await server.database.read(editions.all_of, me.id)


@get("/me/editions/{edition_id:str}")
async def show_kept_edition(edition_id: FromPath[str], me: SignedIn, server: TheServer) -> EditionFigures:
    """One of them with its figures."""
    return await server.database.read(editions.one, me.id, edition_id)


@post("/me/editions")
async def keep_edition(data: JSONBody[KeepEdition], me: SignedIn, server: TheServer) -> KeptEdition:
    """Keep figures as an edition, once games have been played with them to see that they can be."""
    name = editions.known_game(data.game)
    edition, text = await _possible(server, name, editions.clean_name(data.name), data.figures)
    await server.database.read(editions.refuse_if_no_room, server.editions, me.id, name, edition.name)
    await _try(server, me, name, edition)
    return await server.database.write(editions.keep, server.editions, me.id, edition, name, text)


@put("/me/editions/{edition_id:str}")
async def change_edition(
    edition_id: FromPath[str], data: JSONBody[ChangeEdition], me: SignedIn, server: TheServer
) -> KeptEdition:
    """Give an edition that one keeps other figures. Tables that were made with it go on with those they have."""
    kept = await server.database.read(editions.one, me.id, edition_id)
    edition, text = await _possible(server, kept.game, kept.name, data.figures)
    await _try(server, me, kept.game, edition)
    return await server.database.write(editions.change, me.id, edition_id, edition, text)


@delete("/me/editions/{edition_id:str}", status_code=HTTP_204_NO_CONTENT)
async def remove_edition(edition_id: FromPath[str], me: SignedIn, server: TheServer) -> None:
    """Keep it no longer. Tables that were made with it go on."""
    await server.database.write(editions.remove, me.id, edition_id)


async def _possible(server: "Server", name: str, called: str, figures: Figures) -> tuple[Edition, str]:
    """In a thread, because this takes several milliseconds."""
    async with server.database.turn():
        return await asyncio.to_thread(editions.possible, name, called, figures)


async def _try(server: "Server", me: Visitor, name: str, edition: Edition) -> None:
    if not server.tries.allows(me.id):
        raise errors.too_fast()
    if not await trial.passes(server.workers, me.id, name, edition):
        raise errors.bad("edition_fails")


router = Router(
    API,
    route_handlers=[show_figures, check_figures, list_editions, show_kept_edition, keep_edition, change_edition, remove_edition],
    tags=["editions"],
)
