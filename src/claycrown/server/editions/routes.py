"""Routes: the figures of editions, and the editions that one keeps."""

import asyncio

from litestar import Router
from litestar.di import NamedDependency
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
from claycrown.server.http.handlers import API, TheDatabase, delete, get, post, put
from claycrown.server.people.access import SignedIn, limited
from claycrown.server.play.rules import HostEditions
from claycrown.server.storage.database import Database
from claycrown.server.workers.pool import WorkerPool


@get("/games/{game:str}/editions/{edition:str}/figures", sync_to_thread=True)
def show_figures(game: FromPath[str], edition: FromPath[str], host_editions: NamedDependency[HostEditions]) -> EditionFigures:
    """Every figure of an edition that everybody has here, with its source: printed, deduced or reconstructed."""
    return editions.standing(host_editions, editions.known_game(game), edition)


@post("/games/{game:str}/figures/check", status_code=HTTP_200_OK)
async def check_figures(game: FromPath[str], data: JSONBody[FiguresToCheck], database: TheDatabase) -> CheckResult:
    """The first thing in the figures that cannot be; nothing is kept."""
    name = editions.known_game(game)
    async with database.turn():
        return CheckResult(await asyncio.to_thread(editions.check, name, data.figures))


@get("/me/editions")
async def list_editions(me: SignedIn, database: TheDatabase) -> list[KeptEdition]:
    """The editions that one keeps: each can be named when one makes a table."""
    return await database.read(editions.all_of, me.id)


@get("/me/editions/{edition_id:str}")
async def show_kept_edition(edition_id: FromPath[str], me: SignedIn, database: TheDatabase) -> EditionFigures:
    """One of them with its figures."""
    return await database.read(editions.one, me.id, edition_id)


@post("/me/editions", guards=[limited("tries")])
async def keep_edition(
    data: JSONBody[KeepEdition],
    me: SignedIn,
    database: TheDatabase,
    workers: NamedDependency[WorkerPool],
    host_editions: NamedDependency[HostEditions],
) -> KeptEdition:
    """Keep figures as an edition, once games have been played with them to see that they can be."""
    name = editions.known_game(data.game)
    edition, text = await _possible(database, name, editions.clean_name(data.name), data.figures)
    await database.read(editions.refuse_if_no_room, host_editions, me.id, name, edition.name)
    await trial.refuse_if_failing(workers, me.id, name, edition)
    return await database.write(editions.keep, host_editions, me.id, edition, name, text)


@put("/me/editions/{edition_id:str}", guards=[limited("tries")])
async def change_edition(
    edition_id: FromPath[str],
    data: JSONBody[ChangeEdition],
    me: SignedIn,
    database: TheDatabase,
    workers: NamedDependency[WorkerPool],
) -> KeptEdition:
    """Give an edition that one keeps other figures. Tables that were made with it go on with those they have."""
    kept = await database.read(editions.one, me.id, edition_id)
    edition, text = await _possible(database, kept.game, kept.name, data.figures)
    await trial.refuse_if_failing(workers, me.id, kept.game, edition)
    return await database.write(editions.change, me.id, edition_id, edition, text)


@delete("/me/editions/{edition_id:str}", status_code=HTTP_204_NO_CONTENT)
async def remove_edition(edition_id: FromPath[str], me: SignedIn, database: TheDatabase) -> None:
    """Keep it no longer. Tables that were made with it go on."""
    await database.write(editions.remove, me.id, edition_id)


async def _possible(database: Database, name: str, called: str, figures: Figures) -> tuple[Edition, str]:
    """In a thread, because this takes several milliseconds."""
    async with database.turn():
        return await asyncio.to_thread(editions.possible, name, called, figures)


router = Router(
    API,
    route_handlers=[show_figures, check_figures, list_editions, show_kept_edition, keep_edition, change_edition, remove_edition],
    tags=["editions"],
)
