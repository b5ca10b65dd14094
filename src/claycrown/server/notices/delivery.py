"""Sends what the outbox holds. Each process does; a delivery is only ever one's at a time."""

import asyncio

import structlog
from sqlalchemy.exc import DBAPIError

from claycrown.server.config import Config
from claycrown.server.notices import queries
from claycrown.server.notices.endpoints import BadEndpoint, Unreachable
from claycrown.server.notices.queries import DeliveryRow
from claycrown.server.notices.schemas import ChannelKind
from claycrown.server.notices.senders import GONE, Senders, can_push, new_vapid_key
from claycrown.server.notices.words import words
from claycrown.server.storage import facts
from claycrown.server.storage.clock import CLOCK, now
from claycrown.server.storage.database import Database, Transaction

log = structlog.get_logger()

AT_ONCE = 20
LEASE = 12
"""So many times as long as a service may take to answer, a delivery belongs to the one who took it on."""
GROWS = 4
"""Each further try waits so many times as long."""
LONGEST_WAIT = 6 * 3600
KEPT = 60 * 24 * 3600 * 1000
"""How long notices can be read, in milliseconds."""
TIDY = 3600.0
VAPID = "vapid"
"""The fact that holds the key for Web Push."""


class Delivery:
    """Takes deliveries on, sends them, and notes what became of them."""

    def __init__(self, database: Database, config: Config) -> None:
        self._database = database
        self._settings = config.notices
        self._public_url = config.public_url
        self.vapid = database.write_now(_vapid)
        """The key that push services know this server by; empty where nothing is pushed."""
        self.senders = Senders(config, self.vapid)

    async def work(self) -> None:
        """For as long as the server runs."""
        while True:
            try:
                busy = await self.send_due()
            except DBAPIError as error:
                log.warning("notices.database", error=type(error.orig).__name__)
                busy = False
            except Exception:
                log.exception("notices.work")
                busy = False
            if not busy:
                await asyncio.sleep(self._settings.poll)

    async def tidy(self) -> None:
        """Forget notices older than `KEPT`, again and again, until the server stops."""
        while True:
            await asyncio.sleep(TIDY)
            try:
                await self._database.write(self.tidy_up)
            except DBAPIError as error:
                log.warning("notices.database", error=type(error.orig).__name__)
            except Exception:
                log.exception("notices.tidy")

    def tidy_up(self, transaction: Transaction) -> None:
        """Nothing is forgotten by a clock that has jumped lately, and nothing waits longer than it can have been told to."""
        at, connection = now(), transaction.connection
        if CLOCK.agrees_for() > TIDY / 2:
            queries.forget_old(connection, at - KEPT)
        longest = max(LONGEST_WAIT, self._settings.timeout * LEASE, self._settings.delay_live, self._settings.delay_slow)
        queries.bring_forward(connection, at, at + int(longest * 1000))

    async def send_due(self) -> bool:
        """Send what is due; whether there was anything."""
        if not await self._database.read(queries.is_due, now()):
            return False
        rows = await self._database.write(self._take_on)
        await asyncio.gather(*(self._send(row) for row in rows))
        return bool(rows)

    def _take_on(self, transaction: Transaction) -> list[DeliveryRow]:
        at = now()
        lease = int(self._settings.timeout * LEASE * 1000)
        return queries.take_on(transaction.connection, at, at + lease, AT_ONCE)

    async def _send(self, row: DeliveryRow) -> None:
        wait: int | None = None
        try:
            answer = await self.senders.send(row.kind, row.target, words(row, self._public_url))
        except Unreachable as error:
            trouble = f"unreachable ({error})"[:40]
        except BadEndpoint:
            await self._database.write(_give_up, row, "not allowed", False)
            return
        except Exception:
            log.exception("notices.send", kind=row.kind)
            trouble = "cannot be sent"
        else:
            if 200 <= answer.status < 300:
                log.info("notices.sent", kind=row.kind, what=row.what)
                await self._database.write(_sent, row)
                return
            trouble, wait = f"answered {answer.status}", answer.retry_after
            if 300 <= answer.status < 500 and answer.status not in (408, 425, 429):
                await self._database.write(_give_up, row, trouble, row.kind is ChannelKind.PUSH and answer.status in GONE)
                return
        log.info("notices.not_sent", kind=row.kind, what=row.what, tries=row.tries + 1, trouble=trouble)
        if row.tries + 1 >= self._settings.tries:
            await self._database.write(_give_up, row, trouble, False)
        else:
            await self._database.write(_try_again, row, self._due(row.tries, wait), trouble)

    def _due(self, tries: int, asked: int | None) -> int:
        wait = min(LONGEST_WAIT, max(self._settings.retry * GROWS**tries, asked or 0))
        return now() + int(wait * 1000)


def _vapid(transaction: Transaction) -> str:
    """Made at the first start that can use one; later starts need not even import what makes keys."""
    found = facts.find(transaction.connection, VAPID)
    if found is None and can_push():
        return facts.claim(transaction.connection, VAPID, new_vapid_key())
    return found or ""


def _sent(transaction: Transaction, row: DeliveryRow) -> None:
    queries.done_with(transaction.connection, row)
    queries.change_channel(transaction.connection, row.channel_id, worked_at=now(), trouble=None)


def _try_again(transaction: Transaction, row: DeliveryRow, due: int, trouble: str) -> None:
    queries.put_off(transaction.connection, row, due)
    queries.change_channel(transaction.connection, row.channel_id, trouble=trouble)


def _give_up(transaction: Transaction, row: DeliveryRow, trouble: str, gone: bool) -> None:
    """It will not be sent. A browser that has unsubscribed is forgotten."""
    if gone:
        queries.remove_channel(transaction.connection, row.channel_id)
        return
    queries.done_with(transaction.connection, row)
    queries.change_channel(transaction.connection, row.channel_id, trouble=trouble)
