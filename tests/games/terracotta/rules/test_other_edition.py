"""Another edition: whoever owns the box may correct the figures, and the game is played with them, to the end."""

import pytest

from claycrown.games.edition import Edition
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from tests.games.terracotta.rules import invariants
from tests.vocabulary.editions import changed
from tests.vocabulary.terracotta import Table, items, only

CHANGES = [
    ("columns = 9\nrows = 7", "columns = 7\nrows = 9"),
    ("row_start = 1\ncolumn_start = 1", "row_start = 9\ncolumn_start = 4"),
    # Each ring has something that stands elsewhere in the package's own edition.
    ('actions = ["build 2", "coins 3", "train", "build 3",', 'actions = ["build 1", "coins 3", "train", "build 9",'),
    ('"master builder", "coins 2", "master claymaker", "priority"', '"master builder", "build 2", "train", "priority"'),
    (
        '"ready sword", "specialist", "ready halberd", "ready crossbow", "specialist", "ready spear",\n',
        '"coins 5", "specialist", "build 1", "soak", "specialist", "clay 1",\n',
    ),
    ("vp = [8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3]", "vp = [9, 1, 0]"),
    ("cost = [1, 2, 3, 4]", "cost = [0, 5]"),
    ('horse = "sword"\nfootman = "halberd"', 'horse = "spear"\nfootman = "spear"'),
    ("domination = [3, 5, 7, 9, 11]", "domination = [4, 4, 4, 4, 4]"),
    ("presence = [1, 2, 3, 4, 5]", "presence = [0, 1, 0, 1, 0]"),
    ("wet_clay = [0, 1, 2]", "wet_clay = [3, 0, 0]"),
    ("token_cost = [1, 2, 3, 4, 5, 6]", "token_cost = [0, 2, 4, 8, 16, 32]"),
]


@pytest.fixture(scope="module")
def other(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    return GAME.edition(str(changed(tmp_path_factory.mktemp("editions") / "other.toml", "terracotta", *CHANGES)))


@pytest.fixture(scope="module")
def sixteen(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    """A wheel of sixteen segments, and the largest board there is."""
    path = tmp_path_factory.mktemp("editions") / "sixteen.toml"
    changed(
        path,
        "terracotta",
        ("columns = 9\nrows = 7", "columns = 9\nrows = 9"),
        ("segments = 12\nsegments_per_quarter = 3", "segments = 16\nsegments_per_quarter = 4"),
        (
            '"build 4", "coins 4", "train", "build 3", "clay 4", "soak"]',
            '"build 4", "coins 4", "train", "build 3", "clay 4", "soak","build 1", "build 1", "build 1", "build 1"]',
        ),
        ('"priority", "master smith", "clay 2"]', '"priority", "master smith", "clay 2", "soak", "train", "coins 1", "clay 1"]'),
        (
            '"ready crossbow", "specialist", "ready spear"]',
            '"ready crossbow", "specialist", "ready spear", "soak", "specialist","specialist", "specialist"]',
        ),
        ("vp = [8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3]", "vp = [8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 2, 2, 2, 1, 1]"),
        ("cost = [1, 2, 3, 4]", "cost = [0, 0, 0, 0, 1, 1, 1, 1]"),
    )
    return GAME.edition(str(path))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", ["other", "sixteen"])
def test_whole_games(request: pytest.FixtureRequest, name: str, players: int) -> None:
    edition: Edition = request.getfixturevalue(name)
    state = invariants.play(players, seed=players, edition=edition)
    assert state.printed.edition == edition


def test_set_up(other: Edition) -> None:
    table = Table(4, other)
    assert len(table.position["mausoleum"]) == 9
    position = NOTATION.write(GAME.new(4, 1, edition=other))
    assert position["edition"] == "other"
    assert position["inspectors"] == {"row": 9, "column": 4}


def test_an_action_on_another_ring(other: Edition) -> None:
    table = Table(2, other).has("yellow", wet=4, weapons=["sword", "spear"]).show(1, "coins 3", "build 2")
    table.do("place craftsman 1", "skip", "build officer g9", "use sword", "do")
    assert table.vp("yellow") == 9 + 1
    assert table.coins("yellow") == 3 + 5, "5 on the outer ring"
    assert table.to_act == "green"


def test_building_on_the_outer_ring(other: Edition) -> None:
    table = Table(2, other).has("yellow", wet=4, weapons=["sword", "spear"]).at_outer("build 1")
    assert table.legal() >= {"build soldier a1", "skip"}
    assert table.why_not("take clay") == "T3.6"
    table.do("build soldier a1")
    assert table.to_act == "yellow", "the weapon comes before the end of the turn"
    table.do("use spear")
    assert table.to_act == "green"
    assert table.position["warehouses"] == [2, 1, 1, 1]


def test_the_rack_is_shorter_and_its_rows_give_other_points(other: Edition) -> None:
    table = Table(2, other).has("yellow", wet=4).with_figures("Oy a1", "Oy c1").at_inner("build 1").do("build officer e4")
    assert table.vp("yellow") == 0
    table = Table(2, other).has("yellow", wet=4).with_figures("Oy a1", "Oy c1", "Oy e1").at_inner("build 1")
    assert table.why_not("build officer e4") == "T1.4"


def test_specialists_at_other_prices_with_other_weapons(other: Edition) -> None:
    table = Table(2, other).has("yellow", coins=0, weapons=["spear"]).with_figures("Oy a1").at_outer("specialist")
    assert {text.split()[0] for text in table.offers("buy")} == {"horse", "footman", "musician"}
    table = Table(2, other).has("yellow", coins=4, weapons=["spear"]).with_figures("f. a1").at_outer("specialist")
    assert table.why_not("buy footman b1") == "T6.1", "the second costs 5"


def test_tokens_at_other_prices(other: Edition) -> None:
    table = Table(2, other).has("yellow", coins=4).at_middle("master smith")
    assert table.offers("hire") == {"0", "2", "4"}


def test_the_centre_and_the_quadrants_of_another_size(other: Edition) -> None:
    tiles = ["north-east", "central row", "central column", "coins", "clay"]
    sheet = Table(2, other).put(tiles=tiles).with_figures("Oy e4", "Gg d4", "Sg e5").score_round()
    assert only("tile", sheet) == items("tile", yellow=4)
    sheet = Table(2, other).put(tiles=tiles, round=2).with_figures("Oy a5", "Gg d4", "Sg e6").score_round()
    assert only("tile", sheet) == items("tile", yellow=4)
