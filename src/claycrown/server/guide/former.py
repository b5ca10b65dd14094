"""What pages that were opened before an update still ask for. It can go with the release after the next.

`foretell` is what `ask` was called, when only one game could be asked anything, and only what a plan would do.
"""

from typing import Annotated, Any

from litestar import Router
from litestar.params import JSONBody
from msgspec import Meta, Struct

from claycrown.server.guide import routes
from claycrown.server.guide.schemas import GameQuery, GameQueryResult, Ref
from claycrown.server.http import errors
from claycrown.server.http.errors import Refusal
from claycrown.server.http.handlers import API, post
from claycrown.server.http.schemas import Request, SeatNumber
from claycrown.server.people.access import limited
from claycrown.server.play.reader import READER, GameReader, TheReader


class FormerPlanQuery(Request, tag="foretell", tag_field="type"):
    """`ask` as it was called: deprecated."""

    plan: Annotated[str, Meta(max_length=6, pattern="^[KRBAW.]*$", description="up to six orders; `.` for one not set yet")]
    seat: SeatNumber | None = None
    ref: Ref = ""


class FormerAnswerBody(Struct, tag="foretold", tag_field="type", kw_only=True):
    """The answer to `foretell`: deprecated."""

    number: int
    steps: list[Any]
    ref: str = ""


FormerQuestion = FormerPlanQuery
FormerAnswer = FormerAnswerBody


def question_of(request: FormerPlanQuery) -> GameQuery:
    return GameQuery(name="foretell", arguments={"plan": request.plan}, seat=request.seat, ref=request.ref)


def answer_of(found: GameQueryResult) -> FormerAnswerBody:
    return FormerAnswerBody(number=found.number, steps=found.answer, ref=found.ref)


def refusal_of(refusal: Refusal) -> Refusal:
    """Under the code that these pages know."""
    return errors.conflict("no_plans") if refusal.code == "no_answer" else refusal


async def answered(reader: GameReader, request: FormerPlanQuery) -> FormerAnswerBody:
    try:
        return answer_of(await routes.game_answer(reader, question_of(request)))
    except Refusal as refusal:
        raise refusal_of(refusal) from None


@post("/tables/{table_id:str}/foretell", status_code=200, guards=[limited("decisions")])
async def ask_foretell(data: JSONBody[FormerPlanQuery], reader: TheReader) -> FormerAnswerBody:
    """Deprecated: `POST /tables/{table_id}/ask` answers the same."""
    return await answered(reader, data)


router = Router(API, route_handlers=[ask_foretell], dependencies=READER, tags=["guide"])
