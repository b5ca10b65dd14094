"""Routes: play, over HTTP. The same can be said on a socket."""

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Router
from litestar.params import FromPath, JSONBody, Parameter
from sqlalchemy import Connection

from claycrown.record.notation import NotADecision
from claycrown.rules import Rules
from claycrown.server.http import errors
from claycrown.server.http.handlers import API, PlayedSeat, TheServer, get, post
from claycrown.server.people.access import Anybody, SignedIn
from claycrown.server.people.accounts import id_of
from claycrown.server.play.schemas import Acknowledgement, DecisionRequest, UndoRequest, Update, WhyNotRequest, WhyNotResult
from claycrown.server.tables.seats import seat_played, started_table
from claycrown.words import format_message

if TYPE_CHECKING:
    from claycrown.server.core import Server

After = Annotated[int | None, Parameter(ge=0, le=2**31 - 1)]


async def decide(server: "Server", table_id: str, person_id: str, said: DecisionRequest) -> Acknowledgement:
    done = await server.database.write(server.play.decide_as, table_id, person_id, said.answers, said.decision, said.seat)
    return Acknowledgement(number=done.number, repeated=done.repeated, ref=said.ref)


async def undo(server: "Server", table_id: str, person_id: str, said: UndoRequest) -> Acknowledgement:
    done = await server.database.write(server.play.undo_as, table_id, person_id, said.answers, said.to, said.seat)
    return Acknowledgement(number=done.number, repeated=done.repeated, ref=said.ref)


async def why_not(server: "Server", table_id: str, person_id: str, said: WhyNotRequest) -> WhyNotResult:
    return await server.database.read(_why_not, server, table_id, person_id, said)


def _why_not(connection: Connection, server: "Server", table_id: str, person_id: str, said: WhyNotRequest) -> WhyNotResult:
    table = started_table(connection, table_id, person_id)
    seat = seat_played(connection, table_id, person_id, said.seat)
    position = server.positions.at(connection, table, table.head)
    return verdict(server.positions.rules(table), position.state, seat, said)


def verdict(rules: Rules, state: Any, seat: int, said: WhyNotRequest) -> WhyNotResult:
    """What the rules say to a decision of a seat, or to a target that it might pick."""
    if said.target:
        forbidden = rules.guide.why_not(rules.game.view(state, seat), seat, said.decision, said.target)
    else:
        try:
            forbidden = rules.why_not(state, seat, said.decision)
        except NotADecision as error:
            raise errors.because("not_a_decision", error, 422) from None
    if forbidden is None:
        return WhyNotResult(legal=True, ref=said.ref)
    return WhyNotResult(
        legal=False,
        rule=forbidden.rule,
        reason=format_message(forbidden.reason),
        reason_id=forbidden.reason.id,
        reason_values=msgspec.to_builtins(forbidden.reason.values),
        ref=said.ref,
    )


def slow_down(server: "Server", person_id: str) -> None:
    """A person may ask so much of the rules in a while, whatever it is. (A socket counts what comes on it itself.)"""
    if not server.decisions.allows(person_id):
        raise errors.too_fast()


@post("/tables/{table_id:str}/decisions", status_code=200)
async def send_decision(
    table_id: FromPath[str], data: JSONBody[DecisionRequest], me: SignedIn, server: TheServer
) -> Acknowledgement:
    """Decide. Once this is answered the decision is stored; sent again it is answered the same and done once."""
    slow_down(server, me.id)
    return await decide(server, table_id, me.id, data)


@post("/tables/{table_id:str}/undo", status_code=200)
async def send_undo(table_id: FromPath[str], data: JSONBody[UndoRequest], me: SignedIn, server: TheServer) -> Acknowledgement:
    """Take one's own last decisions back: not across another player's, a draw or a reveal."""
    slow_down(server, me.id)
    return await undo(server, table_id, me.id, data)


@post("/tables/{table_id:str}/why-not", status_code=200)
async def ask_why_not(table_id: FromPath[str], data: JSONBody[WhyNotRequest], me: SignedIn, server: TheServer) -> WhyNotResult:
    """Whether one could decide so now, and if not, which rule forbids it."""
    slow_down(server, me.id)
    return await why_not(server, table_id, me.id, data)


@get("/tables/{table_id:str}/game")
async def show_game(
    table_id: FromPath[str], visitor: Anybody, server: TheServer, after: After = None, seat: PlayedSeat = None
) -> Update:
    """The game as one may see it, and what happened after a number. The socket of the table sends the same by itself."""

    def look(connection: Connection) -> Update:
        started_table(connection, table_id, id_of(visitor))
        return server.hub.catch_up(connection, table_id, id_of(visitor), -1 if after is None else after, seat)

    return await server.database.read(look)


router = Router(API, route_handlers=[send_decision, send_undo, ask_why_not, show_game], tags=["play"])
