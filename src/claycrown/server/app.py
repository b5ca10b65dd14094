"""The application: routes, refusals and the life of the server, put together."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from sqlalchemy.exc import DataError, DBAPIError

from claycrown.games.plugin import NoSuchGame
from claycrown.server import docs
from claycrown.server.analysis import routes as analysis_routes
from claycrown.server.bots import routes as bot_routes
from claycrown.server.chat import routes as chat_routes
from claycrown.server.clocks import routes as clock_routes
from claycrown.server.config import Config
from claycrown.server.core import Server
from claycrown.server.editions import routes as edition_routes
from claycrown.server.guide import former as former_guide_routes
from claycrown.server.guide import routes as guide_routes
from claycrown.server.history import routes as history_routes
from claycrown.server.http import descriptors
from claycrown.server.http.browser import BUILT, Browser, KnownPage
from claycrown.server.http.csrf import CsrfMiddleware
from claycrown.server.http.errors import Refusal, bad, game_missing, overloaded, too_deep, unavailable, unreadable
from claycrown.server.http.middleware import Asgi, RequestMiddleware
from claycrown.server.live import pubsub
from claycrown.server.live import routes as live_routes
from claycrown.server.live.hub import decode
from claycrown.server.lobby import routes as lobby_routes
from claycrown.server.lobby.link_previews import has_preview, known_page
from claycrown.server.notices import routes as notice_routes
from claycrown.server.operations import routes as operation_routes
from claycrown.server.people import routes as people_routes
from claycrown.server.people.access import COOKIE, provide_me, provide_visitor
from claycrown.server.play import routes as play_routes
from claycrown.server.player_statistics import routes as statistics_routes
from claycrown.server.practice import routes as practice_routes
from claycrown.server.puzzles import routes as puzzle_routes
from claycrown.server.ratings import routes as rating_routes
from claycrown.server.social import routes as social_routes
from claycrown.server.storage.database import CHANNEL

log = structlog.get_logger()

STOPPING = 5
"""Seconds that what runs beside the requests has to end."""

COMPRESSED_FROM = 1024
"""Bytes of an answer; below, compressing costs more than it saves."""

CODES = {401: "not_signed_in", 403: "forbidden", 404: "not_found", 405: "method_not_allowed", 413: "too_large", 429: "too_fast"}


ROUTERS = [
    people_routes.router,
    lobby_routes.router,
    play_routes.router,
    live_routes.router,
    clock_routes.router,
    bot_routes.router,
    lobby_routes.returning,
    chat_routes.router,
    edition_routes.router,
    history_routes.router,
    guide_routes.router,
    former_guide_routes.router,
    analysis_routes.router,
    practice_routes.router,
    puzzle_routes.router,
    notice_routes.router,
    rating_routes.router,
    statistics_routes.router,
    social_routes.router,
    docs.router,
    operation_routes.router,
]


def create_app(config: Config) -> Asgi:
    """The whole server as one ASGI application."""
    server = Server(config)
    folder = Path(config.browser) if config.browser else BUILT

    async def known(path: str, cookies: Mapping[str, str]) -> KnownPage:
        try:
            return await server.database.read(known_page, path, cookies.get(COOKIE, "")) if has_preview(path) else KnownPage()
        except DBAPIError:
            return KnownPage()  # the page itself tells what cannot be reached

    app = Browser(cast(Asgi, litestar(server)), folder, known, config.public_url.rstrip("/"))
    return RequestMiddleware(app, server.rates.requests, config.secure, server.metrics.answered)


def litestar(server: Server) -> Litestar:
    plugin = pubsub.plugin(server.database)

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await plugin.__aenter__()
        server.database.publish = partial(server.hub.publish, asyncio.get_running_loop())
        tasks = [asyncio.create_task(_keep_on(work)) for work in (lambda: _hear(server, plugin), *server.background)]
        try:
            yield
        finally:
            await _end(tasks, plugin)
            await server.workers.close()
            server.database.publish = lambda messages: None
            await asyncio.to_thread(server.database.close)

    return Litestar(
        route_handlers=ROUTERS,
        dependencies={
            "server": _provided(server),
            **{name: _provided(part) for name, part in vars(server).items()},
            "visitor": Provide(provide_visitor),
            "me": Provide(provide_me),
        },
        before_request=_refuse_null,
        state=State({"database": server.database, "rates": server.rates}),
        signature_namespace={"Server": Server},
        middleware=[cast(Any, partial(CsrfMiddleware, secret=server.secret, session_cookie=COOKIE, secure=server.config.secure))],
        compression_config=CompressionConfig(backend="gzip", minimum_size=COMPRESSED_FROM, gzip_compress_level=4),
        exception_handlers={
            Refusal: _refused,
            NoSuchGame: _no_game,
            HTTPException: _http_error,
            DBAPIError: _database_error,
            RecursionError: _too_deep,
            UnicodeDecodeError: _no_text,
            Exception: _mistake,
        },
        openapi_config=docs.config(),
        request_max_body_size=server.config.limits.body,
        lifespan=[life],
        logging_config=None,
        debug=False,
    )


def _provided(part: object) -> Provide:
    return Provide(lambda: part, sync_to_thread=False, use_cache=True)


async def _keep_on(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Work that runs as long as the server does; a mistake in it must not end it."""
    task = asyncio.current_task()
    while task is not None and not task.cancelling():
        try:
            await work()
        except DBAPIError as error:
            log.warning("database", error=type(error.orig).__name__)
        except Exception as error:
            if descriptors.are_used_up(error):
                descriptors.warn()
            else:
                log.error("mistake", exc_info=error)
        await asyncio.sleep(1)


async def _end(tasks: list[asyncio.Task[None]], plugin: ChannelsPlugin) -> None:
    """Stop what runs beside the requests. A database that is gone must not keep the server from ending."""
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks, timeout=STOPPING)
    try:
        await asyncio.wait_for(plugin.__aexit__(None, None, None), STOPPING)
    except Exception as error:
        log.warning("live.not_ended", error=type(error).__name__)


async def _hear(server: Server, plugin: ChannelsPlugin) -> None:
    """Pass on what processes tell each other."""
    async with plugin.start_subscription([CHANNEL]) as subscriber:
        async for payload in subscriber.iter_events():
            message = decode(payload)
            server.hub.notify(message, server.hub.news(message))


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    return Response(refusal.body(), status_code=refusal.status, media_type="application/json")


def _no_game(request: Request[Any, Any, Any], missing: NoSuchGame) -> Response[Any]:
    return _refused(request, game_missing(missing.name))


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in the words of this server: its own may name what is inside."""
    if isinstance(error, ValidationException):
        return _refused(request, _wrong_form(error))
    if isinstance(error.__cause__, msgspec.ValidationError):  # a wrong field of the body that is named like a part of the server
        return _refused(request, unreadable(str(error.__cause__)))
    if error.status_code >= 500:
        return _mistake(request, error)
    code = CODES.get(error.status_code, "bad_request")
    answer = _refused(request, Refusal(error.status_code, code))
    if error.headers and "allow" in error.headers:
        answer.headers["allow"] = error.headers["allow"]
    return answer


def _wrong_form(error: ValidationException) -> Refusal:
    wrong = error.extra if isinstance(error.extra, list) else []
    details = [": ".join(str(part) for part in (item.get("key"), item.get("message")) if part) for item in wrong[:5]]
    return unreadable("; ".join(details)) if any(details) else bad("bad_request")


def _database_error(request: Request[Any, Any, Any], error: DBAPIError) -> Response[Any]:
    if isinstance(error, DataError):  # a sign that no text can have, a number that no column can: whoever sent it is mistaken
        return _refused(request, bad("bad_request"))
    if descriptors.are_used_up(error):
        return _overloaded(request)
    log.error("database", error=type(error.orig).__name__, disconnected=error.connection_invalidated)
    return _refused(request, unavailable())


async def _refuse_null(request: Request[Any, Any, Any]) -> None:
    """No text has the character 0; some databases cannot keep it."""
    try:
        body = await request.body()
    except InternalServerException:  # whoever sent it has gone before all of it had come
        raise bad("bad_request") from None
    if "\0" in request.url.path or b"%00" in request.scope["query_string"] or b"\\u0000" in body:
        raise bad("null_character")


def _too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    return _refused(request, too_deep())


def _no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Any]:
    return _refused(request, bad("not_utf8"))


def _overloaded(request: Request[Any, Any, Any]) -> Response[Any]:
    descriptors.warn()
    return _refused(request, overloaded())


def _mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A mistake of the program: told in the log, not to the outside."""
    if descriptors.are_used_up(error):
        return _overloaded(request)
    log.error("mistake", exc_info=error)
    return _refused(request, Refusal(500, "internal"))
