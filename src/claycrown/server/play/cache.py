"""What is kept in memory for a while."""

from collections import OrderedDict
from threading import Lock
from typing import Generic, TypeVar

V = TypeVar("V")


class Lru(Generic[V]):
    """The latest few of something, by table and number; used by several threads."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[tuple[str, int], V] = OrderedDict()
        self._lock = Lock()

    def get(self, key: tuple[str, int]) -> V | None:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def put(self, key: tuple[str, int], value: V) -> None:
        with self._lock:
            self._kept[key] = value
            self._kept.move_to_end(key)
            while len(self._kept) > self._room:
                self._kept.popitem(last=False)

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
