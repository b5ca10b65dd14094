"""Structured logs, to standard error: one JSON object a line, or text for people. What is secret is never given to them."""

import logging
import sys
import threading
import time
from collections.abc import Collection
from typing import Any

import structlog

NOISY = ("uvicorn.access", "alembic", "httpx", "httpcore", "websockets")
LIMITED = ("uvicorn.error", "asyncio", "claycrown.descriptors")
"""Loggers of what strangers can cause as often as they like."""
EACH_MINUTE = 3
"""Lines of one kind."""


def _is_worth_a_line(record: logging.LogRecord) -> bool:
    """uvicorn tells of every socket from which address it was opened, and for which table; websockets that it was."""
    message = str(record.msg)
    return "WebSocket" not in message and message not in ("connection open", "connection closed")


class RateLimitFilter(logging.Filter):
    """Lets through a few records a minute of each kind, and says at the end of the minute how many more there were."""

    def __init__(self, loggers: Collection[str], seconds: float = 60.0) -> None:
        super().__init__()
        self._loggers = loggers
        self._seconds = seconds
        self._kinds: dict[tuple[str, str, type | None], tuple[float, int]] = {}
        """When the minute of each began, and how many there have been."""
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name not in self._loggers or hasattr(record, "left_out"):
            return True
        event = record.msg.get("event") if isinstance(record.msg, dict) else record.msg
        kind = (record.name, str(event), record.exc_info[0] if record.exc_info else None)
        at = time.monotonic()
        with self._lock:
            begun, count = self._kinds.get(kind, (at, 0))
            if count <= EACH_MINUTE and at >= begun + self._seconds:
                begun, count = at, 0
            self._kinds[kind] = (begun, count + 1)
        if count == EACH_MINUTE:
            timer = threading.Timer(begun + self._seconds - at, self._tell, [kind])
            timer.daemon = True
            timer.start()
        return count < EACH_MINUTE

    def _tell(self, kind: tuple[str, str, type | None]) -> None:
        with self._lock:
            _, count = self._kinds.pop(kind)
        more = count - EACH_MINUTE
        logging.getLogger(kind[0]).warning("%d more in this minute: %s", more, kind[1], extra={"left_out": more})


def set_up(style: str, level: str) -> None:
    """For this process, the libraries' logs included."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    renderer: Any = structlog.processors.JSONRenderer() if style == "json" else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    handler.addFilter(RateLimitFilter(LIMITED))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)
    # Below this it would tell every message on a socket.
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, root.level))
    logging.getLogger("uvicorn.error").filters = [_is_worth_a_line]
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
