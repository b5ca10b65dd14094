"""What other parts of the server hear of a game, inside the transaction that stores it: what they add is stored with it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

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
    """Whoever wants to hear of it."""

    def __init__(self) -> None:
        self._hooks: list[Subscriber] = []

    def add(self, hook: Subscriber) -> None:
        self._hooks.append(hook)

    def tell(self, transaction: Transaction, event: Event) -> None:
        for hook in self._hooks:
            hook(transaction, event)
