"""Routes: the analysis of a game that is over."""

from typing import Annotated

from litestar import Router
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from claycrown.analysis.types import DEFAULT, Depth
from claycrown.server.analysis.analyses import Analyses
from claycrown.server.analysis.schemas import AnalysisRequest, TableAnalysis
from claycrown.server.http.handlers import API, TheDatabase, delete, get, post
from claycrown.server.people.access import Anybody, SignedIn, limited
from claycrown.server.people.accounts import id_of

Known = Annotated[float | None, Parameter(ge=0, le=1, description="how far what one has is: that is not sent again")]


@get("/tables/{table_id:str}/analysis")
async def show_analysis(
    table_id: FromPath[str],
    visitor: Anybody,
    database: TheDatabase,
    analyses: NamedDependency[Analyses],
    depth: FromQuery[Depth] = DEFAULT,
    known: Known = None,
) -> TableAnalysis:
    """Where a game was won and what would have been better, as far as it has been found out."""
    return await database.read(analyses.show, table_id, id_of(visitor), depth, known)


@post("/tables/{table_id:str}/analysis", status_code=200, guards=[limited("tries")])
async def ask_analysis(
    table_id: FromPath[str],
    data: JSONBody[AnalysisRequest],
    me: SignedIn,
    database: TheDatabase,
    analyses: NamedDependency[Analyses],
) -> TableAnalysis:
    """Have a game that is over analysed. It takes a while, and is made once."""
    await database.write(analyses.ask, table_id, me.id, data.depth)
    analyses.wake()
    return await database.read(analyses.show, table_id, me.id, data.depth, None)


@delete("/tables/{table_id:str}/analysis", status_code=200)
async def stop_analysis(
    table_id: FromPath[str],
    me: SignedIn,
    database: TheDatabase,
    analyses: NamedDependency[Analyses],
    depth: FromQuery[Depth] = DEFAULT,
) -> TableAnalysis:
    """Stop an analysis that one has asked for; what was found stays."""
    await database.write(analyses.stop, table_id, me.id, depth)
    return await database.read(analyses.show, table_id, me.id, depth, None)


router = Router(API, route_handlers=[show_analysis, ask_analysis, stop_analysis], tags=["analysis"])
