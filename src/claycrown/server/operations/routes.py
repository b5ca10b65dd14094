"""Routes for the host: health, readiness and metrics."""

from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from prometheus_client import CONTENT_TYPE_LATEST

from claycrown.server.http import errors
from claycrown.server.http.errors import Refusal
from claycrown.server.http.handlers import TheServer
from claycrown.server.operations import metrics as figures


@get("/health", include_in_schema=False, sync_to_thread=False)
def health(server: TheServer) -> dict[str, Any]:
    """The process runs; and the games that it should have and has not, if there are any."""
    return {"status": "ok", "missing": server.missing} if server.missing else {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(server: TheServer) -> dict[str, str]:
    """It can serve: the database answers, and keeps what is told to it."""
    trouble = await server.readiness.trouble()
    if trouble is not None:
        raise Refusal(503, "unavailable", trouble)
    return {"status": "ready"}


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, State], server: TheServer) -> Response[bytes]:
    """Figures for Prometheus, for those who know the token."""
    if not figures.may_read_metrics(server.config.metrics_token, request.headers.get("authorization", "")):
        raise errors.not_found("page")
    return Response(server.metrics.text(), media_type=CONTENT_TYPE_LATEST)


router = Router("", route_handlers=[health, ready, metrics])
