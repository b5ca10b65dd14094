"""Routes for the host: health, readiness and metrics."""

from typing import Any

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from claycrown.games.plugin import Missing
from claycrown.server.config import Config
from claycrown.server.http import errors
from claycrown.server.http.errors import Refusal
from claycrown.server.operations import metrics as figures
from claycrown.server.operations.metrics import Metrics
from claycrown.server.operations.readiness import Readiness


@get("/health", include_in_schema=False, sync_to_thread=False)
def health(missing: NamedDependency[dict[str, Missing]]) -> dict[str, Any]:
    """The process runs; and the games that it should have and has not, if there are any."""
    return {"status": "ok", "missing": missing} if missing else {"status": "ok"}


@get("/ready", include_in_schema=False)
async def ready(readiness: NamedDependency[Readiness]) -> dict[str, str]:
    """It can serve: the database answers, and keeps what is told to it."""
    trouble = await readiness.trouble()
    if trouble is not None:
        raise Refusal(503, "unavailable", trouble)
    return {"status": "ready"}


@get("/metrics", include_in_schema=False)
async def metrics(
    request: Request[Any, Any, State], config: NamedDependency[Config], metrics: NamedDependency[Metrics]
) -> Response[bytes]:
    """Figures for Prometheus, for those who know the token."""
    if not figures.may_read_metrics(config.metrics_token, request.headers.get("authorization", "")):
        raise errors.not_found("page")
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


router = Router("", route_handlers=[health, ready, metrics])
