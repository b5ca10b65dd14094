"""The documentation of the API: OpenAPI as JSON, and a page of it that needs nothing from elsewhere."""

import asyncio
from html import escape
from typing import Any, NamedTuple

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Method

from claycrown import __version__
from claycrown.games.plugin import own
from claycrown.guide import book
from claycrown.server.analysis import schemas as analysis_schemas
from claycrown.server.bots import schemas as bot_schemas
from claycrown.server.chat import schemas as chat_schemas
from claycrown.server.clocks import schemas as clock_schemas
from claycrown.server.editions import schemas as edition_schemas
from claycrown.server.guide import former as former_guide_schemas
from claycrown.server.guide import schemas as guide_schemas
from claycrown.server.history import schemas as history_schemas
from claycrown.server.http import schemas as http_schemas
from claycrown.server.lobby import schemas as lobby_schemas
from claycrown.server.notices import schemas as notice_schemas
from claycrown.server.openapi_types import complete
from claycrown.server.people import schemas as people_schemas
from claycrown.server.play import schemas as play_schemas
from claycrown.server.player_statistics import schemas as statistics_schemas
from claycrown.server.practice import schemas as practice_schemas
from claycrown.server.puzzles import schemas as puzzle_schemas
from claycrown.server.ratings import schemas as rating_schemas
from claycrown.server.social import schemas as social_schemas
from claycrown.server.tables import schemas as table_schemas

ABOUT = """Tables where people and bots play.

The cookie `claycrown_session`, which `POST /api/guests`, `/api/accounts` and `/api/session` set, tells who one is. Everything
that changes something needs the header `X-CSRF-Token` with the value of the cookie `claycrown_csrf`, which any GET sets.

Every refusal is `{"error": {"code", "message", "rule"?, "number"?, "reason_id", "reason_values"}}`; on a socket the `error` of a
`refused` is the same. `code` never changes; `message` is English; `reason_id` and `reason_values` are the message itself, for
other languages.

The socket `/api/tables/{table_id}/live?after=N` sends JSON messages, told apart by their `type`: `table` (a TableDetail as
`table`, whenever the table changes), `update` (an Update, whenever the game does; the first comes at once, with what happened
after the number N), `clocks` (a Clocks, whenever one starts or stops), `busy` (a Busy, while bots have to wait for others), and
answers to what was sent, with its `ref`: `accepted`, `verdict`, `previews`, `answer` or `refused` (a SocketRefusal). It takes
the messages `decide` (Decide), `undo` (Undo), `why_not` (WhyNot), `preview` (AskOutlook), `ask` (AskGame) and `ping`
(answered by `pong`). With chat on, `chat` (a Chat) comes with what was said last. With `&seat=S` it shows the view of another
seat that one plays; with `&previews=1`, `previews` of all choices follow each update of a game in which one has to decide.

To take decisions back, send `undo` with the number `undo` of the last Update as `to`, or `turn_start` to start the turn again;
both are null where that is not possible. Where nobody but bots plays besides you, their answers are undone as well: `undo_bots`
says so, and the game is not rated then; where there is an `undo_seat`, send it as `seat`. An update after an undo has the entry
of the undo and the view it led to.

A `view` is a position in the notation of its game, with null for what the viewer may not know, in a type
of the game's own; the same holds for `known` (what the open information implies) and for the `answer` of a game.
What is printed on the pieces is in the edition of the table: `GET /api/games/{game}/editions/{edition}`. Places on the table are
named by *targets*: `space e4`, `row 3`, `tile 2`, `player yellow`.

What an entry set off by itself, as the scoring of a round, is told by the ledger of its entry at once, and by
`GET /api/tables/{table_id}/scenes/{number}` step by step. `preview`, `ask`, `reading`, `sheet` and `hints` are worked out
from the view of one seat, and tell nothing that it does not hold.

The socket `/api/me/live` sends `notices` (a NoticePage), the latest ones, at once and whenever there is another, and `analysis`
(an AnalysisNews) whenever an analysis that one has asked for has gone on."""

STYLE = """body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
code, pre { font-size: 0.9em; } pre { background: #f4f1ec; padding: 0.5rem; overflow-x: auto; white-space: pre-wrap; }
h3 code { background: #f4f1ec; padding: 0.1rem 0.4rem; }
table { border-collapse: collapse; } td { padding: 0 1rem 0 0; vertical-align: top; }"""
SCHEMAS = (
    http_schemas,
    people_schemas,
    table_schemas,
    clock_schemas,
    bot_schemas,
    edition_schemas,
    lobby_schemas,
    play_schemas,
    chat_schemas,
    history_schemas,
    rating_schemas,
    statistics_schemas,
    notice_schemas,
    social_schemas,
    guide_schemas,
    former_guide_schemas,
    analysis_schemas,
    book,
    practice_schemas,
    puzzle_schemas,
)


def without_other_games(schema: dict[str, Any]) -> dict[str, Any]:
    """Of what is seen, only this package's own games are described: the document does not depend on what is installed."""
    return complete(schema, SCHEMAS, [plugin.part("view_types") for plugin in own()])


class Documentation(NamedTuple):
    """The same twice: for programs and for people."""

    openapi: bytes
    page: str


async def documentation(app: Litestar) -> Documentation:
    """Made when somebody first asks for it, and in a thread: it takes a quarter of a second, which nobody's turn waits for."""
    if "documentation" not in app.state:
        app.state["documentation"] = asyncio.create_task(asyncio.to_thread(_made, app))
    return await asyncio.shield(app.state["documentation"])


def _made(app: Litestar) -> Documentation:
    schema = without_other_games(app.openapi_schema.to_schema())
    return Documentation(msgspec.json.encode(schema), _page(schema))


async def openapi(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Before Litestar's own answer, which would be made while everybody else waits."""
    if not request.url.path.endswith("/openapi.json"):
        return None
    return Response((await documentation(request.app)).openapi, media_type=MediaType.JSON)


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Clay & Crown",
        version=__version__,
        description=ABOUT,
        path="/api/openapi",
        openapi_router=Router("/api/openapi", route_handlers=[], include_in_schema=False, before_request=openapi),
        render_plugins=[JsonRenderPlugin(path="/openapi.json", media_type=MediaType.JSON)],
        use_handler_docstrings=True,
        operation_id_creator=_operation_id,
    )


def _operation_id(handler: HTTPRouteHandler, method: Method, path: list[Any]) -> str:
    return handler.handler_name


@get("/api", include_in_schema=False, media_type=MediaType.HTML)
async def page(request: Request[Any, Any, Any]) -> Response[str]:
    """The documentation for people."""
    return Response((await documentation(request.app)).page, media_type=MediaType.HTML)


@get("/api/style.css", include_in_schema=False, media_type="text/css", sync_to_thread=False)
def style() -> str:
    return STYLE


def _page(schema: dict[str, Any]) -> str:
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>The API of Clay &amp; Crown</title>",
        '<link rel=stylesheet href="/api/style.css"><h1>The API of Clay &amp; Crown</h1>',
        *(f"<p>{_code(escape(paragraph))}</p>" for paragraph in ABOUT.split("\n\n")),
        '<p>As <a href="/api/openapi/openapi.json">OpenAPI</a>.</p><h2>Routes</h2>',
    ]
    for path, methods in sorted(schema["paths"].items()):
        for method, operation in methods.items():
            parts.append(_route(path, method, operation))
    parts.append("<h2>Schemas</h2>")
    for name, node in sorted(schema["components"]["schemas"].items()):
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><p>{_code(escape(node.get("description", "")))}</p>')
        rows = "".join(
            f"<tr><td><code>{escape(key)}</code><td>{_kind(value)}<td>{_code(escape(value.get('description', '')))}"
            for key, value in node.get("properties", {}).items()
        )
        parts.append(f"<table>{rows}</table>")
    return "".join(parts)


def _route(path: str, method: str, operation: dict[str, Any]) -> str:
    parts = [
        f"<h3><code>{method.upper()} {escape(path)}</code></h3><p>{_code(escape(operation.get('description', '')))}</p><table>"
    ]
    for parameter in operation.get("parameters", ()):
        if parameter["in"] == "query":
            parts.append(f"<tr><td>query <code>{escape(parameter['name'])}</code><td>{_kind(parameter['schema'])}")
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    if body:
        parts.append(f"<tr><td>body<td>{_kind(body)}")
    for status, response in operation["responses"].items():
        answer = response.get("content", {}).get("application/json", {}).get("schema")
        if status.startswith("2"):
            parts.append(f"<tr><td>{status}<td>{_kind(answer) if answer else 'nothing'}")
    return "".join([*parts, "</table>"])


def _kind(node: dict[str, Any]) -> str:
    """The type of a value, in a few words."""
    if "$ref" in node:
        name = escape(node["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "allOf" in node:
        return _kind(node["allOf"][0])
    for several in ("oneOf", "anyOf"):
        if several in node:
            return " or ".join(_kind(one) for one in node[several])
    if "enum" in node:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in node["enum"])
    if node.get("type") == "array":
        if "prefixItems" in node:
            return f"list of {', '.join(map(_kind, node['prefixItems']))}"
        return f"list of {_kind(node.get('items', {}))}"
    kind = node.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))


def _code(text: str) -> str:
    """What stands between backticks as code."""
    parts = text.split("`")
    return "".join(f"<code>{part}</code>" if place % 2 else part for place, part in enumerate(parts))


router = Router("", route_handlers=[page, style])
