"""T1.6: groups, and which figures connect them; T10.2, T10.3: what they give."""

from tests.vocabulary.terracotta import Table, items, only


def group_vp(*figures: str, players: int = 4) -> dict[str, int]:
    """What the warriors of each player give in groups, without domination and presence."""
    sheet = only("group", Table(players).with_figures(*figures).score_final())
    return {colour: sum(vp for _, vp in column) for colour, column in sheet.items()}


def test_two_of_the_same_type_side_by_side_are_a_group() -> None:  # T1.6
    assert group_vp("Oy a1", "Oy b1") == {"yellow": 2}
    assert group_vp("Oy a1", "Oy a2") == {"yellow": 2}


def test_a_corner_does_not_connect() -> None:  # T1.6
    assert group_vp("Oy a1", "Oy b2") == {}


def test_the_end_of_a_row_does_not_connect_to_the_next_row() -> None:  # T1.6
    assert group_vp("Oy i1", "Oy a2") == {}


def test_other_types_are_not_in_it() -> None:  # T1.6
    assert group_vp("Oy a1", "Gy b1", "Cy a2", "Sy b2") == {}
    assert group_vp("Oy a1", "Gy b1", "Oy c1") == {}, "nor do they connect"


def test_whoever_owns_them() -> None:  # T1.6
    assert group_vp("Oy a1", "Og b1", "Ob c1") == {"yellow": 3, "green": 3, "blue": 3}


def test_footmen_and_musicians_connect_nothing() -> None:  # T1.6
    assert group_vp("Oy a1", "f. b1", "Oy c1") == {}
    assert group_vp("Oy a1", "m. b1", "Oy c1") == {}


def test_an_archer_that_faces_no_warrior_connects_nothing() -> None:  # T1.6
    assert group_vp("Oy a1", "a^ b1", "Oy c1") == {}, "towards the edge"
    assert group_vp("Oy a1", "av b1", "Oy c1", "f. b2") == {}, "towards a specialist"
    assert group_vp("Oy a1", "av b1", "Oy c1") == {}, "towards an empty space"
    assert group_vp("a> b1", "a< c1") == {}, "towards each other"


def test_an_archer_that_faces_a_warrior_makes_it_a_group() -> None:  # T1.6 T10.2
    assert group_vp("Oy a1", "a< b1") == {"yellow": 1}


def test_an_archer_joins_groups_of_the_type_it_faces_on_all_four_sides() -> None:  # T1.6 T6.5
    assert group_vp("Oy a2", "a< b2", "Og c2", "Ob b1", "Op b3") == {"yellow": 4, "green": 4, "blue": 4, "purple": 4}


def test_an_archer_joins_only_the_type_it_faces() -> None:  # T6.5
    assert group_vp("Oy a2", "a< b2", "Gg c2", "Gb b1") == {"yellow": 1}


def test_archers_of_one_type_connect_to_each_other() -> None:  # T6.5
    assert group_vp("Oy a1", "a< b1", "av c1", "Og c2", "Ob d1") == {"yellow": 3, "green": 3, "blue": 3}


def test_archers_of_different_types_do_not_connect() -> None:  # T6.5
    assert group_vp("Oy a1", "a< b1", "a> c1", "Gg d1") == {"yellow": 1, "green": 1}


def test_a_mounted_warrior_connects_with_all_its_spaces_and_counts_once() -> None:  # T1.6 T6.2
    assert group_vp("Oy b2 right", "Og d3", "Ob a2") == {"yellow": 3, "green": 3, "blue": 3}
    assert group_vp("Oy b2 right") == {}, "alone on three spaces it is no group"


def test_an_archer_may_face_any_space_of_a_mounted_warrior() -> None:  # T6.5
    assert group_vp("Oy b2 right", "a^ d3") == {"yellow": 1}
    assert group_vp("Oy b2 right", "a^ d3", "Og e3") == {"yellow": 2, "green": 2}


def test_a_warrior_in_no_group_gives_nothing() -> None:  # T10.2
    assert Table().has("yellow", coins=0).has("green", coins=0).with_figures("Oy a1", "Gy c1", "Sg e4 right").score_final() == {}


def test_every_warrior_gives_as_many_points_as_players_are_in_its_group() -> None:  # T10.3
    assert group_vp("Oy a1", "Oy b1", "Oy c1") == {"yellow": 3}
    assert group_vp("Oy a1", "Oy b1", "Og c1") == {"yellow": 4, "green": 2}
    assert group_vp("Oy a1", "Oy b1", "Og c1", "Ob d1") == {"yellow": 6, "green": 3, "blue": 3}


def test_groups_are_scored_one_by_one() -> None:  # T10.3
    table = Table().with_figures("Oy a1", "Oy b1", "Og d1", "Oy e1", "Sy a7", "Sy b7", "Sy c7")
    assert only("group", table.score_final())["yellow"] == [("group", 2), ("group", 2), ("group", 3)]


def test_domination_and_presence_in_a_group_of_several_players() -> None:  # T10.3
    sheet = Table(3).with_figures("Oy a1", "Oy b1", "Og c1", "Ob d1").score_final()
    assert only("domination", sheet) == items("domination", yellow=5)
    assert only("presence", sheet) == items("presence", green=2, blue=2)


def test_no_domination_in_a_group_of_one_player() -> None:  # T10.3
    sheet = Table(3).with_figures("Oy a1", "Oy b1", "a< c1").score_final()
    assert only("domination", sheet) == only("presence", sheet) == {}


def test_a_tie_in_a_group_is_broken_by_its_archers() -> None:  # T10.3
    sheet = Table(3).with_figures("Oy a1", "Og b1").score_final()
    assert only("domination", sheet) == {}
    assert only("presence", sheet) == items("presence", yellow=2, green=2)
    sheet = Table(3).with_figures("Oy a1", "Og b1", "a< c1").score_final()
    assert only("domination", sheet) == items("domination", green=5)
    assert only("presence", sheet) == items("presence", yellow=2)
    sheet = Table(3).with_figures("Oy a1", "Og b1", "a< c1", "a^ a2").score_final()
    assert only("domination", sheet) == {}, "as many archers again"


def test_archers_of_another_group_break_no_tie() -> None:  # T10.3
    sheet = Table(3).with_figures("Oy a1", "Og b1", "Oy d5", "a< e5", "Sg a7", "a< b7").score_final()
    assert only("domination", sheet) == {}
