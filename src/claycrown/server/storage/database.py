"""How the database is reached: reads in a few threads, writes as transactions that are stored before anyone hears of them.

SQLite has one writer at a time and a transaction costs a wait for the disk. So one thread writes, and what waits meanwhile goes
into the next transaction together, each piece of work in a savepoint of its own. PostgreSQL does the like by itself.
"""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import OperationalError

from claycrown.server.storage.cache import uncommitted

CHANNEL = "claycrown"
"""The one channel of LISTEN and NOTIFY."""

RESTORED = "restored"
"""The topic, and the fact, by which a server learns that a backup was put back: what it remembers is not true any more."""

BATCH = 64
"""Pieces of work in one transaction at most."""

SERVER = "claycrown server "
"""How the connections of a server begin to be named; what follows is the process's own."""

STEADY = {
    "connect_timeout": 10,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
    "options": "-c idle_in_transaction_session_timeout=60000",
}
"""Of connections to PostgreSQL. Where the network between swallows everything, either side notices within half a minute; and a
process that is cut off in the middle of a transaction does not keep a table locked for all others."""

READERS = 4
"""Threads that look things up."""

READERS_EACH = 2
"""Of them, for one visitor: whoever asks for much at once waits for the own questions, and nobody else does."""

WHOSE: ContextVar[str] = ContextVar("whose", default="")
"""For whom something is done, as limits count visitors; nobody for what the server does by itself."""

T = TypeVar("T")


class Notification(msgspec.Struct, frozen=True, omit_defaults=True):
    """What processes tell each other: that something changed, never what. Whoever cares looks it up."""

    topic: str
    """`play`: a table has another number; `table`: its seats or state changed; others as they come."""
    table: str = ""
    number: int = 0
    person: str = ""


@dataclass(slots=True)
class Transaction:
    """A piece of work on the database that happens wholly or not at all."""

    connection: Connection
    messages: list[Notification] = field(default_factory=list)
    done: list[Callable[[], None]] = field(default_factory=list)

    def notify(self, topic: str, table: str = "", number: int = 0, person: str = "") -> None:
        """Notify all processes, once this is stored."""
        self.messages.append(Notification(topic, table, number, person))

    def afterwards(self, call: Callable[[], None]) -> None:
        """Do something quick in memory, once this is stored. It must not fail."""
        self.done.append(call)


def address(database: str) -> URL:
    """What the configuration says as SQLAlchemy wants it: a PostgreSQL address, or a file."""
    if database.startswith(("postgresql://", "postgres://")):
        return make_url(database).set(drivername="postgresql+psycopg")
    return URL.create("sqlite", database=database)


class Database:
    """The one database of a server."""

    def __init__(self, database: str, connections: int = 8, name: str = "claycrown") -> None:
        """`name` is what PostgreSQL shows of who is connected."""
        self.url = address(database)
        self.is_postgres = self.url.get_backend_name() == "postgresql"
        self.publish: Callable[[Sequence[Notification]], None] = lambda messages: None
        """How messages are heard, called in the thread that writes. With PostgreSQL the database itself tells all processes."""
        self.on_restored: Callable[[], None] = lambda: None
        """SQLite only: called in the thread that writes, before it goes on, when a backup has been put back."""
        if self.is_postgres:
            self.engine: Engine = create_engine(
                self.url,
                pool_size=connections,
                max_overflow=2,
                pool_pre_ping=True,
                connect_args={"application_name": name, **STEADY},
            )
            self._reads: Engine = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            self._writer: _PostgresWriter | _SqliteWriter = _PostgresWriter(self.engine, connections)
        else:
            self.engine = _sqlite(self.url, "BEGIN IMMEDIATE")
            self._reads = _sqlite(self.url, None)
            self._writer = _SqliteWriter(self.engine, lambda messages: self.publish(messages), lambda: self.on_restored())
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="read")
        self._reading: dict[str, tuple[asyncio.Semaphore, int]] = {}
        """By visitor: the turns, and how many wait for one or have it."""

    async def read(self, work: Callable[..., T], *arguments: Any) -> T:
        """Look something up, in a thread."""
        async with self.turn():
            return await asyncio.get_running_loop().run_in_executor(self._readers, lambda: self.read_now(work, *arguments))

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The turn of whoever is served to use a thread, of which one visitor has few at a time."""
        whose = WHOSE.get()
        if not whose:
            yield
            return
        turns, waiting = self._reading.get(whose) or (asyncio.Semaphore(READERS_EACH), 0)
        self._reading[whose] = (turns, waiting + 1)
        try:
            async with turns:
                yield
        finally:
            turns, waiting = self._reading.pop(whose)
            if waiting > 1:
                self._reading[whose] = (turns, waiting - 1)

    async def write(self, work: Callable[..., T], *arguments: Any) -> T:
        """Carry out `work(transaction, ...)`; when this returns, it is stored. Work that raises an error changes nothing."""
        outcome: _Awaited[T] = _Awaited(asyncio.get_running_loop())
        self._writer.submit(_Job(work, arguments, outcome))
        return await outcome.future

    def read_now(self, work: Callable[..., T], *arguments: Any) -> T:
        with self._reads.connect() as connection:
            return work(connection, *arguments)

    def write_now(self, work: Callable[..., T], *arguments: Any) -> T:
        """The same as `write` where there is no event loop: commands, and what the start needs."""
        outcome: Future[T] = Future()
        self._writer.submit(_Job(work, arguments, outcome))
        return outcome.result()

    @property
    def waiting(self) -> int:
        """Pieces of work that wait to be stored."""
        return self._writer.waiting

    @contextmanager
    def as_of_now(self) -> Iterator[Connection]:
        """A connection that sees everything as it was at one moment, whatever is written meanwhile."""
        if self.is_postgres:
            with self.engine.connect() as connection:
                connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                yield connection
                connection.rollback()
            return
        with self._reads.connect() as connection:
            connection.exec_driver_sql("BEGIN")
            try:
                yield connection
            finally:
                connection.exec_driver_sql("ROLLBACK")

    def close(self) -> None:
        """Finish what is being written, then let go of the database."""
        self._writer.close()
        self._readers.shutdown()
        self.engine.dispose()
        self._reads.dispose()


def _sqlite(url: URL, begin: str | None) -> Engine:
    engine = create_engine(url, pool_size=8, max_overflow=8)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: Any) -> None:
        # SQLAlchemy's own transactions would begin as readers and fail as locked when they come to write.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "foreign_keys=ON", "busy_timeout=10000", "synchronous=FULL"):
            cursor.execute(f"PRAGMA {pragma}")
        if begin is None:
            cursor.execute("PRAGMA query_only=ON")
        cursor.close()

    if begin is not None:

        @event.listens_for(engine, "begin")
        def start(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


class _Awaited(Generic[T]):
    """What the event loop waits for. Who asked may go away: the work is done all the same."""

    __slots__ = ("_error", "_result", "future", "loop")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.future: asyncio.Future[T] = loop.create_future()
        self._error: BaseException | None = None
        self._result: T

    def set_result(self, result: T) -> None:
        self._result = result

    def set_exception(self, error: BaseException) -> None:
        self._error = error

    def resolve(self) -> None:
        """Called in the loop's own thread."""
        if self.future.cancelled():
            return
        if self._error is not None:
            self.future.set_exception(self._error)
        else:
            self.future.set_result(self._result)


def _resolve_all(outcomes: Sequence[_Awaited[Any]]) -> None:
    for outcome in outcomes:
        outcome.resolve()


class _Job(Generic[T]):
    """A piece of work that waits for the writer, and where its outcome is told."""

    __slots__ = ("arguments", "outcome", "result", "transaction", "work")

    def __init__(self, work: Callable[..., T], arguments: tuple[Any, ...], outcome: _Awaited[T] | Future[T]) -> None:
        self.work = work
        self.arguments = arguments
        self.outcome = outcome
        self.transaction: Transaction
        self.result: T

    def stored(self) -> None:
        for call in self.transaction.done:
            call()
        self.outcome.set_result(self.result)


def _settle(jobs: Sequence[_Job[Any]]) -> None:
    """Tell the event loop what became of work, once for all of it: each time it is woken costs as much as a statement."""
    awaited = [job.outcome for job in jobs if isinstance(job.outcome, _Awaited)]
    if awaited:
        with suppress(RuntimeError):  # the server has ended meanwhile
            awaited[0].loop.call_soon_threadsafe(_resolve_all, awaited)


class _PostgresWriter:
    """Several transactions at a time, each on a connection of its own."""

    def __init__(self, engine: Engine, connections: int) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(connections, thread_name_prefix="write")

    def submit(self, job: _Job[Any]) -> None:
        self._threads.submit(self._run, job)

    def _run(self, job: _Job[Any]) -> None:
        try:
            with self._engine.begin() as connection, uncommitted(connection) as cached:
                job.transaction = Transaction(connection)
                job.result = job.work(job.transaction, *job.arguments)
                # In the transaction: all hear of it if and only if it is stored, whatever becomes of this process.
                for message in job.transaction.messages:
                    connection.execute(NOTIFY, {"channel": CHANNEL, "payload": msgspec.json.encode(message).decode()})
        except BaseException as error:
            job.outcome.set_exception(error)
        else:
            cached.publish()
            job.stored()
        _settle([job])

    @property
    def waiting(self) -> int:
        return self._threads._work_queue.qsize()

    def close(self) -> None:
        self._threads.shutdown()


NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class _SqliteWriter:
    """One thread and one connection; what has gathered is stored together."""

    def __init__(
        self, engine: Engine, publish: Callable[[Sequence[Notification]], None], on_restored: Callable[[], None]
    ) -> None:
        self._engine = engine
        self._publish = publish
        self._on_restored = on_restored
        self._version: Any = None
        self._restored: Any = None
        self._queue: SimpleQueue[_Job[Any] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="write", daemon=True)
        self._thread.start()

    def submit(self, job: _Job[Any]) -> None:
        self._queue.put(job)

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            job = self._queue.get()
            if job is None:
                return
            batch = [job]
            last = False
            while len(batch) < BATCH and not last:
                try:
                    job = self._queue.get_nowait()
                except Empty:
                    break
                if job is None:
                    last = True
                else:
                    batch.append(job)
            self._store(batch)
            if last:
                return

    def _store(self, batch: list[_Job[Any]]) -> None:
        carried_out: list[_Job[Any]] = []
        refused: list[_Job[Any]] = []
        try:
            with self._engine.begin() as connection, uncommitted(connection) as cached:
                self._look_for_restored(connection)
                driver: Any = connection.connection.driver_connection  # what savepoints need takes SQLAlchemy ten times as long
                assert driver is not None
                for job in batch:
                    driver.execute("SAVEPOINT work")
                    try:
                        with cached.savepoint():
                            job.transaction = Transaction(connection)
                            job.result = job.work(job.transaction, *job.arguments)
                    except BaseException as error:
                        if not driver.in_transaction:  # on a full disk SQLite may roll everything back by itself
                            raise
                        driver.execute("ROLLBACK TO work")
                        job.outcome.set_exception(error)
                        refused.append(job)
                    else:
                        carried_out.append(job)
                    driver.execute("RELEASE work")
        except BaseException as error:  # nothing of it is stored: a full disk, another program that holds the file
            for job in batch:
                if job not in refused:
                    job.outcome.set_exception(error)
            _settle(batch)
            return
        cached.publish()
        for job in carried_out:
            job.stored()
        _settle(batch)
        messages = [message for job in carried_out for message in job.transaction.messages]
        if messages:
            self._publish(messages)

    def _look_for_restored(self, connection: Connection) -> None:
        """Whether another program has put a backup back since the last time."""
        version = connection.exec_driver_sql("PRAGMA data_version").scalar()
        if version == self._version:
            return  # nobody else has written anything
        first, self._version = self._version is None, version
        try:
            found = connection.exec_driver_sql("SELECT value FROM facts WHERE key = ?", (RESTORED,)).scalar()
        except OperationalError:
            return  # a new database, before its first migration
        if found != self._restored and not first:
            self._on_restored()
            self._publish([Notification(RESTORED)])
        self._restored = found
