"""Statements, and rows as typed values: each query gives a NamedTuple of its own kind, with what it stores as text read."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Generic, NamedTuple, TypeVar, get_type_hints

from msgspec import Struct, json
from sqlalchemy import ColumnElement, Connection, Table
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import ClauseElement

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

    A field that is a StrEnum is stored as its text, one that is a `tuple[int, ...]` as a list of seats, a Struct as its JSON; and
    SQLite has no true and false, only 1 and 0.
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
        self._made = [(place, made) for place, name in enumerate(kind._fields) if (made := _reader(hints[name])) is not None]

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


def _reader(hint: Any) -> Callable[[Any], Any] | None:
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return {member.value: member for member in hint}.__getitem__  # a third of the time that calling the enum takes
    if isinstance(hint, type) and issubclass(hint, Struct):
        return json.Decoder(hint).decode
    return bool if hint is bool else seats_of_text if hint == tuple[int, ...] else None


class Prepared:
    """A statement of the way of a decision, with named parameters, for every kind of database. It is compiled once and run on the
    driver itself: SQLAlchemy's own way takes six times as long."""

    def __init__(self, statement: ClauseElement, columns: Sequence[str] | None = None) -> None:
        self._statement = statement
        self._columns = columns
        self._compiled: dict[str, tuple[str, list[str] | None, dict[str, Any]]] = {}

    def first(self, connection: Connection, values: Mapping[str, Any]) -> tuple[Any, ...] | None:
        """The first row, None if there is none."""
        row: tuple[Any, ...] | None = self.run(connection, values).fetchone()
        return row

    def all(self, connection: Connection, values: Mapping[str, Any]) -> list[tuple[Any, ...]]:
        rows: list[tuple[Any, ...]] = self.run(connection, values).fetchall()
        return rows

    def run(self, connection: Connection, values: Mapping[str, Any]) -> Any:
        text, order, fixed = self._compiled.get(connection.dialect.name) or self._compile(connection)
        driver: Any = connection.connection.driver_connection
        if fixed:
            values = {**fixed, **values}
        try:
            return driver.execute(text, values if order is None else [values[name] for name in order])
        except connection.dialect.loaded_dbapi.Error as error:
            raise self._error(connection, driver, error) from error

    def _compile(self, connection: Connection) -> tuple[str, list[str] | None, dict[str, Any]]:
        """The text for this kind of database, the order of its parameters if they have no names, and those always the same."""
        dialect = connection.dialect
        compiled: Any = self._statement.compile(dialect=dialect, column_keys=self._columns)
        fixed = {name: value for name, value in compiled.params.items() if value is not None}
        made = (str(compiled), list(compiled.positiontup) if compiled.positional else None, fixed)
        self._compiled[dialect.name] = made
        return made

    def _error(self, connection: Connection, driver: Any, error: Any) -> BaseException:
        """The same error that SQLAlchemy would raise, so that nobody needs to know which way a statement went."""
        dialect = connection.dialect
        lost = dialect.is_disconnect(error, driver, None)
        if lost:
            connection.invalidate()
        raised: BaseException = DBAPIError.instance(
            str(self._statement), None, error, dialect.loaded_dbapi.Error, connection_invalidated=lost, dialect=dialect
        )
        return raised
