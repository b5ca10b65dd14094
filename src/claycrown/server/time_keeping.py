"""Clocks and bots, made part of a server."""

from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from claycrown.server import clocks, door, nights, people, updates
from claycrown.server.api.wire import Busy
from claycrown.server.api.wire import Clocks as ToldClocks
from claycrown.server.bots_at_work import BotsAtWork
from claycrown.server.clocks import Clocks
from claycrown.server.live import Watcher
from claycrown.server.storage import clocks as storage
from claycrown.server.storage.database import Transaction
from claycrown.server.storage.schema import now

if TYPE_CHECKING:
    from claycrown.server.core import Server


def register(server: "Server") -> Clocks:
    """Clocks first: whoever has just run out of time has a bot that owes the decision."""
    bots = BotsAtWork(server.database, server.positions, server.play, server.config.bots, server.secret)
    keeper = Clocks(server.database, server.positions, bots)
    server.hooks.add(keeper.hear)
    server.hooks.add(bots.hear)
    server.play.arrivals.append(keeper.arrive)
    server.background += [keeper.watch, bots.work]

    async def send_clocks(watcher: Watcher) -> None:
        told = await server.database.read(_told, watcher.table_id, watcher.person_id)
        await watcher.socket.send(updates.encode(told))

    def waiting(connection: Connection, table_id: str, person_id: str | None) -> Busy:
        door.visible_table(connection, table_id, person_id)
        return Busy(table=table_id, waiting=bots.waiting(connection, table_id))

    async def send_waiting(watcher: Watcher) -> None:
        told = await server.database.read(waiting, watcher.table_id, watcher.person_id)
        await watcher.socket.send(updates.encode(told))

    server.hub.add_topic("clocks", send_clocks)
    server.hub.add_topic("bots", send_waiting)
    people.EXPORTS["night"] = _night_of
    if _forget_night not in people.ERASURES:
        people.ERASURES.append(_forget_night)
    return keeper


def _told(connection: Connection, table_id: str, person_id: str | None) -> ToldClocks:
    table = door.visible_table(connection, table_id, person_id)
    return ToldClocks(table=table_id, clocks=clocks.told(connection, table), now=now())


def _night_of(connection: Connection, person_id: str) -> dict[str, Any] | None:
    night = storage.night_of(connection, person_id)
    return None if night is None else dict(zip(("zone", "begins", "ends"), nights.read(night), strict=True))


def _forget_night(transaction: Transaction, person_id: str) -> None:
    storage.set_night(transaction.connection, person_id, None)
