"""The parts of a running server, put together once."""

import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from claycrown.server import wiring
from claycrown.server.config import Config
from claycrown.server.http.limits import Rates, Sockets
from claycrown.server.live.hub import Hub
from claycrown.server.lobby.tables import Tables
from claycrown.server.operations import downtime, missing, preload
from claycrown.server.operations.readiness import Readiness
from claycrown.server.people.passwords import Passwords
from claycrown.server.people.personal_data import PersonalData
from claycrown.server.people.routes import People
from claycrown.server.play.decisions import Decisions
from claycrown.server.play.events import Events
from claycrown.server.play.positions import Positions
from claycrown.server.play.rules import HostEditions, bots_for
from claycrown.server.storage import facts
from claycrown.server.storage.database import SERVER, Database, Transaction
from claycrown.server.storage.schema import new_id
from claycrown.server.storage.upgrade import upgrade
from claycrown.server.workers.pool import WorkerPool


class Server:
    """Everything that the routes need."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.database = Database(config.database, config.database_connections, SERVER + new_id())
        upgrade(self.database)
        downtime.open_again(self.database)
        self.secret = self.database.write_now(_secret)
        self.events = Events()
        self.workers = WorkerPool(config.bots.processes)
        self.positions = Positions(config.cached_positions, config.cached_steps)
        self.host_editions = HostEditions(config.editions)
        self.decisions = Decisions(self.database, self.positions, self.events)
        self.tables = Tables(self.positions, self.events, self.host_editions, bots_for, config.limits.tables_each)
        self.hub = Hub(self.database, self.positions)
        self.rates = Rates(config.limits)
        self.sockets = Sockets(config.limits.sockets_each, config.limits.sockets_address, config.limits.sockets)
        self.background: list[Callable[[], Coroutine[Any, Any, None]]] = [
            self.hub.watch_over,
            lambda: downtime.note_open(self.database),
            preload.preload,
        ]
        """What runs beside the requests for as long as the server does."""
        self.personal_data = PersonalData()
        passwords = Passwords(config.limits)
        self.people = People(
            self.database, config, self.secret, passwords, self.rates, self.personal_data, self.tables.notify_renamed
        )
        wiring.add_agreements(self)
        self.delivery = wiring.add_notices(self)
        wiring.add_chat(self)
        wiring.add_editions(self)
        wiring.add_ratings(self)
        wiring.add_puzzles(self)
        self.analyses = wiring.add_analyses(self)
        self.statistics = wiring.add_statistics(self)
        wiring.add_people(self)
        self.absences, self.bots = wiring.add_clocks_and_bots(self)
        self.metrics = wiring.add_metrics(self)
        self.readiness = Readiness(self.database)
        self.missing = missing.look_for_missing(self.database)
        """The games that tables wait for, and why."""


def _secret(transaction: Transaction) -> str:
    """The key that signs tokens, the same for all processes."""
    return facts.claim(transaction.connection, "secret", secrets.token_urlsafe(32))
