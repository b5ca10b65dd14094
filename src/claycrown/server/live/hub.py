"""Live updates: everyone who watches a table is sent what changed, each their own view, from the number they have on."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec
import structlog
from sqlalchemy.exc import DBAPIError

from claycrown.games.contract import SPECTATOR
from claycrown.match import EntryKind, Step
from claycrown.server.guide.views import all_previews
from claycrown.server.http.errors import Refusal
from claycrown.server.http.schemas import encode
from claycrown.server.http.sockets import LOST
from claycrown.server.lobby import lists
from claycrown.server.lobby.schemas import TableChange
from claycrown.server.people import queries as people_queries
from claycrown.server.play import updates
from claycrown.server.play.positions import Positions
from claycrown.server.play.schemas import Update
from claycrown.server.storage.clock import now
from claycrown.server.storage.database import RESTORED, Database, Notification
from claycrown.server.tables import queries as table_queries

log = structlog.get_logger()

POLL = 5.0
"""Seconds between looks at what should have been heard: a message between processes may be lost, a decision never."""

AWAY = 1.0
"""Seconds until what could not be read is tried again."""

GONE = 4404
COME_AGAIN = 4410
"""A backup has been put back: what the client has may not have happened."""
SIGNED_OUT = 4401


class Socket(Protocol):
    """What is needed of a connection."""

    async def send(self, data: bytes) -> None: ...

    async def close(self, code: int) -> None: ...


@dataclass(slots=True)
class Broadcast:
    """A step that has just been stored, and the messages that tell of it. Those who are to be told hold it until they have been:
    where hundreds of tables go on at once, what is kept in memory has long been replaced by then."""

    step: Step
    messages: dict[int, bytes] = field(default_factory=dict)
    """As they are sent, by viewer."""
    alike: Update | None = None
    """What one viewer was told, as far as all see the same; only of a game without secrets."""

    @property
    def number(self) -> int:
        return self.step.after.number

    def message(self, table_id: str, viewer: int) -> bytes:
        """What a viewer is sent, who knows all before it; made once for all who have the same view."""
        if viewer not in self.messages:
            step = self.step
            made = step if step.entry.kind is EntryKind.DECIDE and step.entry.seat == viewer else None
            update = updates.update(step.rules, table_id, viewer, [step], step.after, False, made, None, self.alike)
            if not step.rules.has_secrets:
                self.alike = update
            self.messages[viewer] = encode(update)
        return self.messages[viewer]


class Watcher:
    """One connection that watches one table."""

    def __init__(
        self,
        hub: "Hub",
        socket: Socket,
        table_id: str,
        person_id: str | None,
        session: str | None,
        after: int,
        seat: int | None = None,
        all_previews: bool = False,
    ) -> None:
        self.hub = hub
        self.socket = socket
        self.table_id = table_id
        self.person_id = person_id
        self.session = session
        self.seat = seat
        """Of the seats that the person plays, the one whose view is sent; their own if None."""
        self.previews = all_previews
        """It wants to know what each choice would do, as soon as it has to decide."""
        self.foresight: asyncio.Task[None] | None = None
        """That is worked out while everything else goes on."""
        self.viewer = 0
        self.solo = False
        """Only bots play besides the person: how far can be undone depends on what they have answered."""
        self.sent = after
        """The number that the client has; -1 for nothing yet."""
        self.head = -1
        """The number that the game is known to be at."""
        self.news: Broadcast | None = None
        """What has brought it there, if that was one step in this process."""
        self.first = True
        """Nothing has been sent of the game yet: the view is due even if no entry is new."""
        self.topics: set[str] = set()
        self.wake = asyncio.Event()

    def notify(self, topic: str, number: int = 0, news: Broadcast | None = None) -> None:
        """Something changed. What exactly is looked up when it can be sent, but for the last step: a slow client costs little."""
        self.topics.add(topic)
        if topic == "play" and number >= self.head:
            self.head, self.news = number, news or self.news
        self.wake.set()

    async def send_all(self) -> None:
        """Send what has changed, whenever it has, until the connection ends."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            topics, self.topics = self.topics, set()
            for topic in self.hub.senders:
                if topic not in topics:
                    continue
                try:
                    await self.hub.senders[topic](self)
                except DBAPIError:  # `watch_over` logs it; the connection stays, and the rest is sent when the database is back
                    self.topics.add(topic)
                    await asyncio.sleep(AWAY)
                    self.wake.set()


class Hub:
    """All connections of this process that watch tables."""

    def __init__(self, database: Database, positions: Positions) -> None:
        self._database = database
        self._positions = positions
        self._at_table: dict[str, set[Watcher]] = {}
        self._of_person: dict[str, set[Watcher]] = {}
        self.senders: dict[str, Callable[[Watcher], Awaitable[None]]] = {
            RESTORED: self._close_restored,
            "signed_out": self._check_session,
            "table": self._send_table,
            "play": self._send_play,
        }
        """What to do for a watcher when something of a topic changed, in the order in which it is sent."""

    def add_topic(self, topic: str, sender: Callable[[Watcher], Awaitable[None]]) -> None:
        self.senders[topic] = sender

    def people(self) -> list[str]:
        """Who has a page open at this process."""
        return list(self._of_person)

    @contextlib.contextmanager
    def watching(self, watcher: Watcher) -> Any:
        """The watcher hears messages meanwhile."""
        places = [(self._at_table, watcher.table_id)]
        if watcher.person_id is not None:
            places.append((self._of_person, watcher.person_id))
        for watchers, key in places:
            watchers.setdefault(key, set()).add(watcher)
        try:
            yield
        finally:
            for watchers, key in places:
                watchers[key].discard(watcher)
                if not watchers[key]:
                    del watchers[key]
            if watcher.foresight is not None:
                watcher.foresight.cancel()

    def news(self, message: Notification) -> Broadcast | None:
        """The step of which a message tells, if it was stored by this process and just now. For any thread."""
        step = self._positions.latest_step(message.table, message.number) if message.topic == "play" else None
        return None if step is None else Broadcast(step)

    def publish(self, loop: asyncio.AbstractEventLoop, messages: Sequence[Notification]) -> None:
        """Notify those at this process, where there is no other. Called in the thread that writes."""
        for message in messages:
            loop.call_soon_threadsafe(self.notify, message, self.news(message))

    def notify(self, message: Notification, news: Broadcast | None = None) -> None:
        """A message from this process or another."""
        if message.topic == RESTORED:
            self._start_anew()
        if message.topic not in self.senders:
            return
        if message.table:
            for watcher in self._at_table.get(message.table, ()):
                watcher.notify(message.topic, message.number, news)
        elif message.person:
            for watcher in self._of_person.get(message.person, ()):
                watcher.notify(message.topic)

    def _start_anew(self) -> None:
        """A backup has been put back: nothing in memory counts any more, and everybody has to come in again."""
        self._positions.forget()
        for watchers in self._at_table.values():
            for watcher in watchers:
                watcher.notify(RESTORED)

    async def _close_restored(self, watcher: Watcher) -> None:
        await watcher.socket.close(COME_AGAIN)

    async def watch_over(self) -> None:
        """Make up for messages that were lost, as when the connection to the database broke."""
        while True:
            await asyncio.sleep(POLL)
            try:
                await self.look()
            except DBAPIError as error:
                log.warning("live.no_database", error=type(error.orig).__name__)
            except Exception:
                log.exception("live.look")

    async def look(self) -> None:
        """Compare the numbers of all watched tables with the database."""
        watched = list(self._at_table)
        for start in range(0, len(watched), 500):
            heads = await self._database.read(table_queries.heads, watched[start : start + 500])
            for table_id, head in heads.items():
                for watcher in self._at_table.get(table_id, ()):
                    if not watcher.first and watcher.head < head:
                        watcher.notify("play", head)

    async def _check_session(self, watcher: Watcher) -> None:
        if watcher.session is not None:
            found = await self._database.read(people_queries.by_session, watcher.session)
            if found is None or found[1].expires_at < now():
                await watcher.socket.close(SIGNED_OUT)

    async def _send_table(self, watcher: Watcher) -> None:
        try:
            seen = await self._database.read(lists.detail, watcher.table_id, watcher.person_id)
        except Refusal:
            await watcher.socket.close(GONE)
            return
        if watcher.seat not in seen.your_seats:
            watcher.seat = None
        watcher.solo = bool(seen.your_seats) and all(place.bot or place.seat in seen.your_seats for place in seen.seats)
        own = SPECTATOR if seen.your_seat is None else seen.your_seat
        watcher.viewer = own if watcher.seat is None else watcher.seat
        await watcher.socket.send(encode(TableChange(table=seen)))

    async def _send_play(self, watcher: Watcher) -> None:
        while watcher.first or watcher.sent < watcher.head:
            news, watcher.news = watcher.news, None
            if news is not None and self._is_all_there_is(news, watcher):
                data, number = news.message(watcher.table_id, watcher.viewer), news.number
            else:
                update = await self._catch_up(watcher)
                data, number = encode(update), update.number
            await watcher.socket.send(data)
            watcher.sent, watcher.first = number, False
            if watcher.previews and number == watcher.head:
                if watcher.foresight is not None:
                    watcher.foresight.cancel()
                watcher.foresight = asyncio.create_task(self._send_previews(watcher, number))

    async def _send_previews(self, watcher: Watcher, number: int) -> None:
        """What each choice would do, to the one who has to decide; dropped if the game has gone on meanwhile."""
        of = (watcher.table_id, watcher.person_id, watcher.viewer, number)
        with contextlib.suppress(Refusal, *LOST):
            found = await self._database.read(all_previews, self._positions, *of)
            if found is not None and watcher.sent == watcher.head == number:
                await watcher.socket.send(encode(found))

    async def _catch_up(self, watcher: Watcher) -> Update:
        of = (watcher.table_id, watcher.person_id, None if watcher.sent < 0 else watcher.sent, watcher.seat)
        return await self._database.read(updates.missed, self._positions, *of)

    def _is_all_there_is(self, news: Broadcast, watcher: Watcher) -> bool:
        """Whether a watcher who is told of one step knows everything then."""
        is_next = not watcher.first and news.number == watcher.sent + 1 == watcher.head
        return is_next and not watcher.solo and not updates.needs_history(news.step, watcher.viewer)


def decode(payload: bytes) -> Notification:
    return msgspec.json.decode(payload, type=Notification)
