"""Rows as typed values: each query gives a NamedTuple of its own kind, with enums, seats and Structs made from stored text."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeVar, get_type_hints

from msgspec import Struct, json
from sqlalchemy import ColumnElement, Table

R = TypeVar("R", bound=NamedTuple)

Column = ColumnElement[Any]


def seats_text(seats: Iterable[int]) -> str:
    """Seats as a column keeps them, as in "0,2"."""
    return ",".join(map(str, seats))


def json_text(value: Any) -> str:
    """A value as a column of JSON keeps it."""
    return json.encode(value).decode()


def seats_of_text(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split(",")) if text else ()


class RowMapper(Generic[R]):
    """How rows of some columns are read as a kind of NamedTuple; `columns` is what to select for it.

    A field that is a StrEnum is stored as its text, one that is a `tuple[int, ...]` as a list of seats, a Struct as its JSON.
    """

    def __init__(self, kind: type[R], *sources: Table | Column) -> None:
        """The columns are those of the tables and the single ones given, in the order of the fields."""
        found: dict[str, Column] = {}
        for source in sources:
            columns: Iterable[Any] = source.c if isinstance(source, Table) else (source,)
            for column in columns:
                found.setdefault(column.name, column)
        self.columns: Sequence[Column] = [found[name] for name in kind._fields]
        self._kind = kind
        hints = get_type_hints(kind)
        self._made = [
            (place, made) for place, name in enumerate(kind._fields) if (made := _made_from_text(hints[name])) is not None
        ]

    def row(self, values: Sequence[Any]) -> R:
        if not self._made:
            return self._kind._make(values)
        cells = list(values)
        for place, made in self._made:
            cells[place] = made(cells[place])
        return self._kind._make(cells)

    def one(self, values: Sequence[Any] | None) -> R | None:
        return None if values is None else self.row(values)

    def all(self, rows: Iterable[Sequence[Any]]) -> list[R]:
        return [self.row(values) for values in rows]


def _made_from_text(hint: Any) -> Callable[[Any], Any] | None:
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return {member.value: member for member in hint}.__getitem__  # a third of the time that calling the enum takes
    if isinstance(hint, type) and issubclass(hint, Struct):
        return json.Decoder(hint).decode
    return seats_of_text if hint == tuple[int, ...] else None
