"""Routes: play, over HTTP. The same can be sent on a socket."""

from typing import Annotated, TypeAlias

from litestar import Router
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, Parameter

from claycrown.server.http.handlers import API, PlayedSeat, TheDatabase, get, post
from claycrown.server.people.access import Anybody, SignedIn, limited
from claycrown.server.people.accounts import id_of
from claycrown.server.play import updates
from claycrown.server.play.decisions import Decisions
from claycrown.server.play.positions import Positions
from claycrown.server.play.schemas import Acknowledgement, DecisionRequest, UndoRequest, Update, WhyNotRequest, WhyNotResult

After = Annotated[int | None, Parameter(ge=0, le=2**31 - 1)]
TheDecisions: TypeAlias = NamedDependency[Decisions]


@post("/tables/{table_id:str}/decisions", status_code=200, guards=[limited("decisions")])
async def send_decision(
    table_id: FromPath[str], data: JSONBody[DecisionRequest], me: SignedIn, decisions: TheDecisions
) -> Acknowledgement:
    """Decide. Once this is answered the decision is stored; sent again it is answered the same and done once."""
    return await decisions.decide(table_id, me.id, data)


@post("/tables/{table_id:str}/undo", status_code=200, guards=[limited("decisions")])
async def send_undo(
    table_id: FromPath[str], data: JSONBody[UndoRequest], me: SignedIn, decisions: TheDecisions
) -> Acknowledgement:
    """Take one's own last decisions back: not across another person's, a draw or a reveal."""
    return await decisions.undo(table_id, me.id, data)


@post("/tables/{table_id:str}/why-not", status_code=200, guards=[limited("decisions")])
async def ask_why_not(
    table_id: FromPath[str], data: JSONBody[WhyNotRequest], me: SignedIn, decisions: TheDecisions
) -> WhyNotResult:
    """Whether one could decide so now, and if not, which rule forbids it."""
    return await decisions.why_not(table_id, me.id, data)


@get("/tables/{table_id:str}/game")
async def show_game(
    table_id: FromPath[str],
    visitor: Anybody,
    database: TheDatabase,
    positions: NamedDependency[Positions],
    after: After = None,
    seat: PlayedSeat = None,
) -> Update:
    """The game as one may see it, and what happened after a number. The socket of the table sends the same by itself."""
    return await database.read(updates.missed, positions, table_id, id_of(visitor), after, seat)


router = Router(API, route_handlers=[send_decision, send_undo, ask_why_not, show_game], tags=["play"])
