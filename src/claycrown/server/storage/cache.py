"""What is kept in memory for a while, used by several threads."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Generic, TypeVar

from sqlalchemy import Connection

V = TypeVar("V")
Key = tuple[str, int]

_UNCOMMITTED = "uncommitted"
"""Under this name the connection of a transaction has what that transaction has put into caches."""


class Lru(Generic[V]):
    """The latest few of something, by table and number."""

    def __init__(self, capacity: int) -> None:
        self._capacity = capacity
        self._kept: OrderedDict[Key, V] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Key) -> V | None:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def put(self, key: Key, value: V) -> None:
        with self._lock:
            self._kept[key] = value
            self._kept.move_to_end(key)
            while len(self._kept) > self._capacity:
                self._kept.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()


class CommittedCache(Lru[V]):
    """The same for what is computed from the database. What a transaction puts into it only this transaction can get until it is
    committed; if it fails, nobody ever can."""

    def get_on(self, connection: Connection, key: Key) -> V | None:
        """As seen on a connection: with what its transaction has put, if it has one."""
        uncommitted = connection.info.get(_UNCOMMITTED)
        found: V | None = uncommitted.values.get((self, key)) if uncommitted is not None else None
        return self.get(key) if found is None else found

    def put_on(self, connection: Connection, key: Key, value: V) -> None:
        """What was computed from what this connection sees."""
        uncommitted = connection.info.get(_UNCOMMITTED)
        if uncommitted is None:
            self.put(key, value)
        else:
            uncommitted.values[self, key] = value


class UncommittedCache:
    """What a transaction has put into caches."""

    def __init__(self) -> None:
        self.values: dict[tuple[CommittedCache[Any], Key], Any] = {}

    @contextmanager
    def savepoint(self) -> Iterator[None]:
        """What is put meanwhile is dropped if there is an error."""
        before = len(self.values)
        try:
            yield
        except BaseException:
            while len(self.values) > before:
                self.values.popitem()
            raise

    def publish(self) -> None:
        """It is committed: everybody may get it."""
        for (cache, key), value in self.values.items():
            cache.put(key, value)


@contextmanager
def uncommitted(connection: Connection) -> Iterator[UncommittedCache]:
    """What is put into caches on this connection meanwhile is seen on it alone; publish it after the commit."""
    info = connection.info  # it cannot be asked for once the connection is lost
    info[_UNCOMMITTED] = found = UncommittedCache()
    try:
        yield found
    finally:
        del info[_UNCOMMITTED]
