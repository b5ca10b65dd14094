"""The edition of Terracotta Army: every wrong one is refused with the table, the key and the reason."""

from pathlib import Path

import pytest

from claycrown.games.edition import EditionError
from claycrown.games.terracotta.rules.game import GAME
from tests.vocabulary.editions import changed

INNER = 'actions = ["build 2", "coins 3",'
MIDDLE = 'actions = ["master builder", "coins 2", "master claymaker",'
OUTER = 'actions = ["ready sword", "specialist", "ready halberd", "ready crossbow", "specialist", "ready spear",\n'
TILES = 'tiles = ["central row", "central column",'

REFUSED = [
    # a ring that does not have one action for each segment
    (INNER, 'actions = ["coins 3",', "[wheel.inner]: actions: must be one for each of the 12 segments, not 11"),
    (MIDDLE, MIDDLE + ' "soak",', "[wheel.middle]: actions: must be one for each of the 12 segments, not 13"),
    (OUTER, "actions = [", "[wheel.outer]: actions: must be one for each of the 12 segments, not 6"),
    (OUTER, "actions = 5\nold = [", "[wheel.outer]: actions: must be a list of texts"),
    # an action nobody knows
    (INNER, 'actions = ["dance", "coins 3",', "[wheel.inner]: actions: unknown action 'dance'"),
    (INNER, 'actions = ["build", "coins 3",', "[wheel.inner]: actions: unknown action 'build'"),
    (INNER, 'actions = ["build two", "coins 3",', "[wheel.inner]: actions: unknown action 'build two'"),
    (INNER, 'actions = ["build 0", "coins 3",', "[wheel.inner]: actions: unknown action 'build 0'"),
    (INNER, 'actions = ["build -2", "coins 3",', "[wheel.inner]: actions: unknown action 'build -2'"),
    (INNER, 'actions = ["soak 2", "coins 3",', "[wheel.inner]: actions: unknown action 'soak 2'"),
    (INNER, 'actions = ["", "coins 3",', "[wheel.inner]: actions: unknown action ''"),
    (MIDDLE, 'actions = ["master cook", "coins 2", "soak",', "[wheel.middle]: actions: unknown action 'master cook'"),
    (OUTER, OUTER.replace("ready halberd", "ready axe"), "[wheel.outer]: actions: unknown action 'ready axe'"),
    # an action on a ring where it cannot be
    (INNER, 'actions = ["master smith", "coins 3",', "[wheel.inner]: actions: 'master smith' cannot stand on the inner ring"),
    (INNER, 'actions = ["priority", "coins 3",', "[wheel.inner]: actions: 'priority' cannot stand on the inner ring"),
    (INNER, 'actions = ["ready sword", "coins 3",', "[wheel.inner]: actions: 'ready sword' cannot stand on the inner ring"),
    (INNER, 'actions = ["specialist", "coins 3",', "[wheel.inner]: actions: 'specialist' cannot stand on the inner ring"),
    (MIDDLE, MIDDLE.replace("coins 2", "specialist"), "[wheel.middle]: actions: 'specialist' cannot stand on the middle ring"),
    (MIDDLE, MIDDLE.replace("coins 2", "ready spear"), "[wheel.middle]: actions: 'ready spear' cannot stand on the middle ring"),
    (OUTER, OUTER.replace("ready halberd", "priority"), "[wheel.outer]: actions: 'priority' cannot stand on the outer ring"),
    (OUTER, OUTER.replace("ready halberd", "master smith"), "[wheel.outer]: actions: 'master smith' cannot stand on the outer"),
    # the size of things
    ("columns = 9", "columns = 8", "[mausoleum]: columns: must be odd"),
    ("rows = 7", "rows = 2", "[mausoleum]: rows: must be a number from 3 to 9, not 2"),
    ("columns = 9", "columns = 11", "[mausoleum]: columns: must be a number from 3 to 9, not 11"),
    ("columns = 9", "columns = '9'", "[mausoleum]: columns: must be a number"),
    ("columns = 9", "columns = 9.0", "[mausoleum]: columns: must be a number"),
    ("columns = 9", "columns = true", "[mausoleum]: columns: must be a number"),
    ("row_start = 1", "row_start = 8", "[inspectors]: row_start: must be a number from 1 to 7, not 8"),
    ("column_start = 1", "column_start = 0", "[inspectors]: column_start: must be a number from 1 to 9, not 0"),
    ("segments = 12", "segments = 11", "[wheel]: segments: must be a number from 12 to 16, not 11"),
    ("segments = 12", "segments = 16", "[wheel]: segments_per_quarter: 4 quarters of 3 do not make 16 segments"),
    ("segments_per_quarter = 3", "segments_per_quarter = 4", "[wheel]: segments_per_quarter: 4 quarters of 4 do not make 12"),
    ("vp = [8, 8,", "vp = [-1, 8,", "[rack]: vp: must be a number from 0 to 99, not -1"),
    ("vp = [8, 8, 7, 7, 6, 6, 5, 5, 4, 4, 3]", "vp = []", "[rack]: vp: must be a list of 1 to 16 numbers"),
    ("vp = [8, 8,", "vp = [1, 1, 1, 1, 1, 1, 8, 8,", "[rack]: vp: must be a list of 1 to 16 numbers"),
    ("cost = [1, 2, 3, 4]", "cost = []", "[specialists]: cost: must be a list of 1 to 8 numbers"),
    ("cost = [1, 2, 3, 4]", "cost = [1, 'two']", "[specialists]: cost: must be a number from 0 to 99, not 'two'"),
    ('horse = "sword"', 'horse = "axe"', "[specialists.weapon]: horse: must be one of sword, halberd, crossbow, spear"),
    ('horse = "sword"', "", "[specialists.weapon]: horse: is missing"),
    ("domination = [3, 5, 7, 9, 11]", "domination = [3, 5, 7, 9]", "[scoring_tiles]: domination: must be a list of 5 numbers"),
    ("presence = [1, 2, 3, 4, 5]", "presence = [1, 2, 3, 4, 500]", "[scoring_tiles]: presence: must be a number from 0 to 99"),
    ("wet_clay = [0, 1, 2]", "wet_clay = [0, 1]", "[priority]: wet_clay: must be a list of 3 numbers"),
    # tokens and tiles
    ("token_cost = [1, 2, 3, 4, 5, 6]", "token_cost = [1, 2, 3, 4, 5, 5]", "[masters]: token_cost: two tokens cost 5"),
    ("token_cost = [1, 2, 3, 4, 5, 6]", "token_cost = [1, 2, 3]", "[masters]: token_cost: must be a list of 6 numbers"),
    (TILES, 'tiles = ["central row", "central row",', "[scoring_tiles]: tiles: 'central row' stands there twice"),
    (TILES, 'tiles = ["central square",', "[scoring_tiles]: tiles: unknown tile 'central square'"),
    (TILES, 'tiles = ["coins"]\nold = [', "[scoring_tiles]: tiles: must be at least 5"),
    # what is missing or unknown
    ("[rack]", "[shelf]", "[shelf]: unknown table"),
    ("[wheel.outer]", "[wheel.fourth]", "[wheel]: fourth: unknown key"),
    ("[inspectors]", "[mausoleum.inspectors]", "[mausoleum]: inspectors: unknown key"),
    ("columns = 9", "", "[mausoleum]: columns: is missing"),
    ("columns = 9", "columns = 9\ndepth = 2", "[mausoleum]: depth: unknown key"),
    ('source = "printed"\n\n[specialists.weapon]', 'source = "rumour"\n[specialists.weapon]', "[specialists]: source: must be"),
]


@pytest.mark.parametrize(("old", "new", "message"), [pytest.param(*case, id=case[2]) for case in REFUSED])
def test_a_wrong_edition_is_refused(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = changed(tmp_path / "mine.toml", "terracotta", (old, new))
    with pytest.raises(EditionError) as refused:
        GAME.edition(str(path))
    assert str(refused.value).startswith(message)
    assert "\n" not in str(refused.value)


def test_a_table_that_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[mausoleum]\ncolumns = 9\nrows = 7\n", encoding="utf-8")
    with pytest.raises(EditionError, match=r"\[inspectors\]: is missing"):
        GAME.edition(str(path))


def test_the_packages_own_edition() -> None:
    edition = GAME.edition()
    assert edition.name == "standard"
    sources = {table: source for table, source, _ in edition.sources()}
    assert sources["wheel.inner"] == "reconstructed"
    assert sources["specialists"] == "printed"
    assert set(sources.values()) == {"printed", "deduced", "reconstructed"}
