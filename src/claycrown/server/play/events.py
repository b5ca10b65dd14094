"""Events at a table, published inside the transaction that stores them: what a subscriber adds is stored with them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from claycrown.match import Position, Step
from claycrown.rules import Rules
from claycrown.server.storage.database import Transaction
from claycrown.server.tables.rows import TableRow

Kind = Literal["started", "moved", "over", "abandoned"]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at a table. `table` is the row as it was before."""

    kind: Kind
    """`started`; `moved`: an entry was added; `over`: the last one was, heard after its `moved`; `abandoned`."""
    table: TableRow
    rules: Rules
    position: Position
    at: int
    step: Step | None = None
    result: Mapping[str, Any] | None = None
    """Of a game that is `over`: how it ended (`result_of`), as the table keeps it."""


Subscriber = Callable[[Transaction, Event], None]


class Events:
    """The events of all tables, and those who subscribe to them."""

    def __init__(self) -> None:
        self._subscribers: dict[Kind, list[Subscriber]] = {kind: [] for kind in get_args(Kind)}

    def subscribe(self, subscriber: Subscriber, *kinds: Kind) -> None:
        """To events of these kinds. Of each kind, those who subscribe first are called first."""
        for kind in kinds:
            self._subscribers[kind].append(subscriber)

    def publish(self, transaction: Transaction, event: Event) -> None:
        for subscriber in self._subscribers[event.kind]:
            subscriber(transaction, event)
