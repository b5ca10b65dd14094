"""Rows as typed values: what a column keeps as text is made into what it stands for, and every kind fits its columns."""

from typing import NamedTuple

import pytest

from claycrown.server.storage import schema
from claycrown.server.storage.rows import RowMapper, seats_of_text, seats_text
from claycrown.server.tables.rows import SEAT, TABLE, SeatRow, TableRow
from claycrown.server.tables.schemas import Access, Pace, Settings, Status


@pytest.mark.parametrize(("seats", "text"), [((), ""), ((0,), "0"), ((0, 2), "0,2"), ((4, 1, 0), "4,1,0")])
def test_a_list_of_seats_is_read_as_it_was_written(seats: tuple[int, ...], text: str) -> None:
    assert seats_text(seats) == text
    assert seats_of_text(text) == seats


def test_a_table_is_read_with_its_statuses_and_seats() -> None:
    kept = {"access": "link", "settings": '{"pace":"slow"}', "status": "running", "deciders": "0,2", "head": 7}
    row = TABLE.row([kept.get(column.name) for column in TABLE.columns])
    assert (row.access, row.settings, row.status) == (Access.LINK, Settings(pace=Pace.SLOW), Status.RUNNING)
    assert (row.deciders, row.head, row.seed) == ((0, 2), 7, None)
    assert isinstance(row.status, Status)


def test_every_column_of_tables_and_seats_has_its_field() -> None:
    assert [column.name for column in TABLE.columns] == list(TableRow._fields)
    assert set(TableRow._fields) == set(schema.tables.c.keys())
    assert set(SeatRow._fields) == set(schema.seats.c.keys())


def test_a_status_that_nobody_knows_is_a_mistake_and_not_a_status() -> None:
    with pytest.raises(KeyError, match="asleep"):
        SEAT.row(["asleep" if column.name == "status" else None for column in SEAT.columns])


def test_a_field_without_a_column_is_found_when_the_program_starts() -> None:
    class Wrong(NamedTuple):
        id: str
        nobodys: int

    with pytest.raises(KeyError, match="nobodys"):
        RowMapper(Wrong, schema.tables)
