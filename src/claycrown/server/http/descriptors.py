"""File descriptors: each connection and each open file takes one, and a process may have only so many."""

import errno
import os
import sys
from collections.abc import Iterator

import structlog
from sqlalchemy.exc import DBAPIError

if sys.platform != "win32":
    import resource

NONE_LEFT = (errno.EMFILE, errno.ENFILE)
MOST_KEPT = 128
"""Descriptors that no connection gets: what people do who are connected takes some, too."""

log = structlog.get_logger("claycrown.descriptors")


def limit() -> int | None:
    """How many this process may have; None where that is not known."""
    if sys.platform == "win32":
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def is_kept(descriptor: int) -> bool:
    """Whether a descriptor is among the last, which are kept for files. The system gives the lowest that is free."""
    most = limit()
    return most is not None and descriptor >= most - min(MOST_KEPT, most // 8)


def are_used_up(error: BaseException) -> bool:
    """Whether it is for want of descriptors that something failed. SQLite does not say so."""
    if any(isinstance(one, OSError) and one.errno in NONE_LEFT for one in _causes(error)):
        return True
    return isinstance(error, DBAPIError) and "unable to open" in str(error.orig) and not _are_left()


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _are_left() -> bool:
    try:
        os.close(os.open(os.devnull, os.O_RDONLY))
    except OSError as error:
        return error.errno not in NONE_LEFT
    return True


def warn() -> None:
    log.error("descriptors.used_up", limit=limit(), advice="Raise the limit: ulimit -n, LimitNOFILE of systemd.")
