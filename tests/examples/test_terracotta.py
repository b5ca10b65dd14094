"""T11: the worked examples of the rulebooks, where they are pictures in an arrangement of ours."""

from tests.vocabulary.terracotta import Table, items, only


def test_one_group_of_four_officers() -> None:  # T11.1
    figures = ["Oy c3", "Oy d3", "Ob d4", "Og e4", "Op f5", "Sp e3"]
    sheet = only("group", Table(4).with_figures(*figures).score_final())
    assert sheet == items("group", yellow=6, blue=3, green=3), "purple's officer touches a corner, the soldier is no officer"


def crossbowman(*figures: str) -> Table:
    """Yellow has built a crossbowman on e4, with an active crossbow."""
    table = Table().has("yellow", wet=2, weapons=["crossbow"]).with_figures(*figures)
    return table.at_inner("build 2").do("build crossbowman e4")


def test_a_crossbowman_two_empty_spaces_from_the_nearest_statue() -> None:  # T11.2
    table = crossbowman("Og e1")
    before = table.vp("yellow")
    assert table.do("use crossbow").vp("yellow") == before + 2


def test_a_crossbowman_with_no_other_statue_in_row_or_column() -> None:  # T11.2
    assert "use crossbow" not in crossbowman("Og d3").legal()


def test_a_crossbowman_with_statues_only_directly_beside_it() -> None:  # T11.2
    assert "use crossbow" not in crossbowman("Og e3", "f. d4").legal()


def test_the_row_of_an_inspector() -> None:  # T11.3
    table = Table(4).put(inspectors={"row": 2, "column": 9})
    table.with_figures("Oy a2", "Gy b2", "Sy c2", "Og e2", "Cp f2", "Gp g2")
    assert only("inspector row", table.score_round()) == items("inspector row", yellow=7, green=3, purple=3)


def test_later_an_archer_breaks_the_tie_in_the_row() -> None:  # T11.3
    table = Table(4).put(inspectors={"row": 2, "column": 9})
    table.with_figures("Oy a2", "Gy b2", "Sy c2", "Og e2", "Cp f2", "Gp g2", "Op h2", "av g1")
    assert only("inspector row", table.score_round()) == items("inspector row", purple=7, yellow=3, green=3)


END = [
    ["f. b2", "Sy a1", "Cy b1", "Sp c1"],  # most around the footman are yellow's, one is purple's
    ["Gy a7", "Gy b7"],  # a group of 2 guards
    ["Op d4", "Oy e4", "Op f4", "Oy g4", "Og f5", "Ob g5", "Op f3"],  # a group of 7 officers
    ["a> c4", "av f2", "av e3", "a< h5"],  # 2 archers face purple's, 1 yellow's, 1 blue's
]


def final_table() -> Table:
    table = Table(4).with_figures(*[figure for figures in END for figure in figures])
    for colour in table.seats:
        table.has(colour, coins=0)
    return table


def test_the_end_item_by_item() -> None:  # T11.4
    sheet = final_table().score_final()
    assert only("footman", sheet) == items("footman", yellow=8, purple=2)
    assert sheet["yellow"].count(("group", 2)) == 1, "the two guards"
    officers = {colour: [item for item in column if item != ("group", 2)] for colour, column in only("group", sheet).items()}
    assert officers == items("group", purple=12, yellow=8, green=4, blue=4)
    assert only("domination", sheet) == items("domination", purple=5), "and none for the guards"
    assert only("presence", sheet) == items("presence", yellow=2, green=2, blue=2)
    assert only("archer", sheet) == {"purple": [("archer", 2), ("archer", 2)], "yellow": [("archer", 2)], "blue": [("archer", 2)]}


def test_the_end_together() -> None:  # T11.4
    sheet = final_table().score_final()
    totals = {colour: sum(vp for _, vp in column) for colour, column in sheet.items()}
    assert totals == {"purple": 23, "yellow": 22, "blue": 8, "green": 6}
