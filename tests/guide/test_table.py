"""The table in words, for a game that describes none: whatever its position says, and nothing else."""

from random import Random

import pytest

from claycrown.games import game
from claycrown.games.contract import SPECTATOR
from claycrown.guide.contract import Guide
from claycrown.guide.table import plain
from claycrown.words import format_message
from tests.vocabulary.titles import TITLES


@pytest.mark.parametrize("name", TITLES)
def test_any_game_can_be_shown(name: str) -> None:
    rules = game(name)
    areas = Guide(name).describe(rules.view(rules.new(rules.player_counts[0], 1), 0), 0)
    players = next(area for area in areas if area.title.id == "general-players")
    seats = rules.seats(rules.new(rules.player_counts[0], 1))
    assert [format_message(row[0].value) for row in players.rows if row[0].value] == seats
    assert [row[0].owner for row in players.rows] == list(range(len(seats)))


@pytest.mark.parametrize("name", TITLES)
def test_it_tells_nothing_that_a_view_hides(name: str) -> None:
    """Tables that look alike to a viewer are described alike to them."""
    rules, guide = game(name), Guide(name)
    state = rules.new(rules.player_counts[-1], 3)
    for viewer in (SPECTATOR, 0):
        other = rules.determinize(rules.view(state, viewer), Random(5))
        told = [guide.describe(rules.view(each, viewer), viewer) for each in (state, other)]
        assert told[0] == told[1]


def test_every_kind_of_value_has_its_place() -> None:
    position = {
        "game": "x",
        "round": 3,
        "to_act": "red",
        "open": True,
        "bag": None,
        "row": ["a", "b"],
        "board": [["a"], ["b", None]],
        "stock": {"clay": 2},
        "players": {"red": {"hand": None, "goods": ["x", 1]}},
    }
    table, row, board, stock, players = plain(position, ["red"])
    assert [
        (format_message(cell.label) if cell.label else "", cell.value and format_message(cell.value)) for cell in table.rows[0]
    ] == [
        ("round", "3"),
        ("to act", "red"),
        ("open", "yes"),
        ("bag", None),
    ]
    assert table.rows[0][1].owner == 0
    assert (row.kind, len(row.rows), len(board.rows), board.rows[1][1].value) == ("cards", 1, 2, None)
    assert stock.kind == "fields" and players.kind == "rows"
    assert [cell.value and format_message(cell.value) for cell in players.rows[0]] == ["red", None, "x 1"]
