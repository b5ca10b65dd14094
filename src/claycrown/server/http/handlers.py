"""Routes that say in the documentation what they may refuse."""

from functools import partial
from typing import TYPE_CHECKING, Annotated, TypeAlias

import litestar
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from claycrown.server.http.schemas import ErrorResponse
from claycrown.server.storage.database import Database

if TYPE_CHECKING:
    from claycrown.server.core import Server

TheServer: TypeAlias = NamedDependency["Server"]
"""The whole server, for sockets. Every other route names the parts of it that it needs."""
TheDatabase: TypeAlias = NamedDependency[Database]

API = "/api"
"""Before the paths of all that programs ask. Each subject's router has it: one router around all of them would have Litestar copy
every route twice, a third of the time that a start takes."""

REFUSALS = {
    400: "What was sent makes no sense.",
    401: "Nobody is signed in.",
    403: "Not allowed, or the token against forged requests is missing.",
    404: "Not there, or not to be known by the one who asks.",
    409: "Not as things stand now.",
    413: "Too large.",
    422: "Not a decision, or one that the rules forbid.",
    429: "Too many requests.",
    503: "The database cannot be reached at the moment, or too many people are connected.",
}

_responses = {status: ResponseSpec(ErrorResponse, description=text, generate_examples=False) for status, text in REFUSALS.items()}

PlayedSeat = Annotated[int | None, Parameter(ge=0, le=9, description="of the seats that one plays; one's own if not named")]

get = partial(litestar.get, responses=_responses)
post = partial(litestar.post, responses=_responses)
put = partial(litestar.put, responses=_responses)
patch = partial(litestar.patch, responses=_responses)
delete = partial(litestar.delete, responses=_responses)
