"""What a host needs to know of a running server: whether it is well, and its figures for Prometheus. None of it is secret."""

import asyncio
import hmac

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from claycrown import __version__
from claycrown.server.play import bylines
from claycrown.server.play.events import Event
from claycrown.server.storage.database import Database, Transaction

LOOK = 1.0
"""Seconds between looks whether a backup has been put back, where the database does not tell."""


class Metrics:
    """The figures of this process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        built = Gauge("claycrown_info", "The version that runs.", ["version"], registry=self.registry)
        built.labels(__version__).set(1)
        self._requests = Counter("claycrown_requests", "Requests.", ["method", "route", "status"], registry=self.registry)
        self._seconds = Histogram("claycrown_request_seconds", "How long requests took.", registry=self.registry)
        self._decisions = Counter(
            "claycrown_decisions",
            "Entries stored.",
            ["game", "by"],
            registry=self.registry,
        )
        self._games = Counter("claycrown_games", "Games started and ended.", ["game", "event"], registry=self.registry)
        self.sockets = Gauge("claycrown_sockets", "Open sockets.", registry=self.registry)
        self.waiting = Gauge("claycrown_writes_waiting", "Pieces of work that wait to be stored.", registry=self.registry)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request has been answered. The route is its template: a path may hold a secret, and there is no end of them."""
        self._requests.labels(method if method in METHODS else "other", route, status).inc()
        self._seconds.observe(seconds)

    def moved(self, transaction: Transaction, event: Event) -> None:
        """Count an entry, once it is stored."""
        assert event.step is not None
        by = event.step.entry.by
        kind = bylines.kind(by)
        # A weaker bot that stepped in is no bot as it should be; nor is chance.
        label = "substitute" if kind == "bot" and bylines.instead(by) is not None else kind
        transaction.afterwards(self._decisions.labels(event.table.game, label).inc)

    def started_or_ended(self, transaction: Transaction, event: Event) -> None:
        """Count a game that starts or ends, once that is stored."""
        transaction.afterwards(self._games.labels(event.table.game, event.kind).inc)

    def text(self) -> bytes:
        return generate_latest(self.registry)


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


async def look_for_restored(database: Database) -> None:
    """The thread that writes looks whenever it has something to write; so it gets nothing to write."""
    while True:
        await asyncio.sleep(LOOK)
        await database.write(lambda transaction: None)


def may_read_metrics(token: str, authorization: str) -> bool:
    """Whoever knows the token; nobody where none is set."""
    return bool(token) and hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())
