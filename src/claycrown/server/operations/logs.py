"""Structured logs, to standard error: one JSON object a line, or text for people. What is secret is never given to them."""

import logging
import sys
from typing import Any

import structlog

NOISY = ("uvicorn.access", "alembic", "httpx", "httpcore", "websockets")


def _tells_no_address(record: logging.LogRecord) -> bool:
    """uvicorn tells of every socket from which address it was opened, and for which table."""
    return "WebSocket" not in str(record.msg)


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
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in NOISY:
        logging.getLogger(name).setLevel(logging.WARNING)
    # Below this it would tell every message on a socket.
    logging.getLogger("uvicorn.error").setLevel(max(logging.INFO, root.level))
    logging.getLogger("uvicorn.error").filters = [_tells_no_address]
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
