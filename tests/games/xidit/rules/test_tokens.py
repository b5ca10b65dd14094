"""X5: new tokens, at once, before the next order."""

from collections import Counter

from tests.vocabulary.xidit import Table

ALL_ASLEEP = [[False, False]] * 3


def recruit_last(table: Table) -> Table:
    """Blue takes the last unit of city 5."""
    return table.at("blue", 5).year(blue="A")


def eliminate(table: Table, order: str = "A") -> Table:
    """Blue eliminates the threat of city 17."""
    return table.at("blue", 17, units="MAC").year(blue=order).do("reward gold floors")


def with_titans(table: Table) -> Table:
    for symbols in (3, 4, 5):
        table.titan(symbols, raging=False, below=True)
    return table


def test_the_last_unit_is_recruited() -> None:  # X5.1
    table = recruit_last(Table().recruits({5: "B"}).recruitment(18, [3, 19], [16]))
    assert "5" not in table.position["recruits"]
    assert table.standing(18) == "MIICB"
    assert table.path("recruitment") == (3, [19, *table.path("recruitment")[1][1:]], [16, 5])


def test_a_threat_is_eliminated() -> None:  # X5.2
    table = eliminate(Table().threats(17, 4).threat(14, [1, 20], [2]))
    assert table.position["threats"] == [4, 14]
    assert table.path("threat") == (1, [20], [2, 17])


def test_an_empty_recruitment_stack_is_the_threat_discard_turned_over() -> None:  # X5.3
    table = recruit_last(Table().recruits({5: "B"}).recruitment(18, [3], []).threat(14, [1], [2, 15, 8]).others_threaten())
    assert table.path("recruitment") == (3, [2, 15, 8], [5])  # the oldest discard comes up first
    assert table.path("threat") == (14, [1], [])


def test_an_empty_threat_stack_is_the_recruitment_discard_turned_over() -> None:  # X5.3
    table = eliminate(Table().threats(17).recruitment(18, [3], [9, 10]).threat(14, [1], []).others_threaten())
    assert table.path("threat") == (1, [9, 10], [17])
    assert table.path("recruitment") == (18, [3], [])


def test_a_discard_that_arrives_later_refills_at_once() -> None:  # X5.3
    table = eliminate(Table().threats(17).recruitment(18, [], []).threat(14, [1], []).others_threaten())
    assert table.path("recruitment") == (18, [17], [])


def test_also_one_for_the_threat_stack() -> None:  # X5.3
    table = recruit_last(Table().recruits({5: "B"}).recruitment(18, [3, 9]).threat(14, []).others_threaten())
    assert table.path("threat") == (14, [5], [])
    assert table.path("recruitment") == (3, [9], [])


def test_an_empty_next_space_is_filled_from_the_new_stack() -> None:  # X5.3
    table = recruit_last(Table().recruits({5: "B"}).recruitment(18, [], []).threat(14, [1, 3], [2, 15]).others_threaten())
    # In a position made up so, the discard lay there already; Next goes to the map, and its place is filled.
    assert table.path("recruitment") == (2, [15], [5])


def test_nothing_on_the_recruitment_path_takes_the_top_threat() -> None:  # X5.4
    table = recruit_last(Table().recruits({5: "B"}).recruitment(18, []).threat(14, [1, 3]).others_threaten())
    assert table.path("recruitment") == (1, [], [5])
    assert table.path("threat") == (14, [3], [])


def test_the_stack_that_lost_its_last_token_so_is_refilled() -> None:  # X5.4, X5.3
    table = recruit_last(Table().recruits({5: "B"}).recruitment(18, []).threat(14, [1]).others_threaten())
    assert table.path("recruitment") == (1, [], [])
    assert table.path("threat") == (14, [5], [])


def test_an_empty_threat_path_wakes_the_titans_as_soon_as_it_is_empty() -> None:  # X5.5
    table = with_titans(Table().threats(17).recruitment(18, [3, 4, 5, 6, 7], []).threat(14, [], [2, 15]).others_threaten())
    eliminate(table)
    assert 14 in table.position["threats"]
    assert table.raging() == [[True, False]] * 3


def test_a_path_that_can_be_refilled_is_not_empty() -> None:  # X5.5
    table = with_titans(Table().threats(17).recruitment(18, [3, 4], [9]).threat(14, [], []).others_threaten())
    eliminate(table)
    assert table.raging() == ALL_ASLEEP
    assert table.path("threat")[0] == 9


def test_raging_titans_stay_and_empty_stacks_stay_empty() -> None:  # X5.6
    table = Table().threats(17).recruitment(18, [3, 4, 5, 6, 7]).threat(14, []).others_threaten()
    eliminate(table.titan(3, raging=True, below=True).titan(4, raging=False))
    assert table.raging() == [[True, False], [True], []]


def test_with_all_titans_gone_reinforcements_still_come() -> None:  # X5.6
    table = eliminate(Table().threats(17).recruitment(18, [3, 4, 5, 6, 7]).threat(14, []).others_threaten())
    assert table.path("threat")[0] is not None


def test_reinforcements() -> None:  # X5.7
    def reinforced(seed: int) -> Table:
        table = Table().threats(17).recruitment(18, [3, 4, 5], []).threat(14, [], [2, 15]).others_threaten()
        table.seed = seed
        return eliminate(table)

    piles: Counter[tuple[int, ...]] = Counter()
    for seed in range(300):
        table = reinforced(seed)
        assert table.path("recruitment") == (18, [3, 4], [])  # Next Recruitment stays
        following, stack, discard = table.path("threat")
        assert discard == []
        assert following is not None
        assert sorted([following, *stack]) == [2, 5, 15, 17]  # the rest of both piles, the threat just eliminated too
        piles[(following, *stack)] += 1
    assert len(piles) == 24 and min(piles.values()) >= 2, "shuffled"


def test_the_oldest_discards_fill_the_recruitment_stack() -> None:  # X5.7
    table = eliminate(Table().threats(17).recruitment(18, [3]).threat(14, [], [2, 15, 8]).others_threaten())
    assert table.path("recruitment") == (18, [3, 2], [])
    following, stack, _ = table.path("threat")
    assert following is not None
    assert sorted([following, *stack]) == [8, 15, 17]


def test_an_empty_recruitment_stack_is_refilled_before_the_reinforcements() -> None:  # X5.8
    table = eliminate(Table().threats(17).recruitment(18, []).threat(14, [], [2, 15, 8]).others_threaten())
    assert table.path("recruitment") == (18, [2, 15], [])
    following, stack, _ = table.path("threat")
    assert following is not None
    assert sorted([following, *stack]) == [8, 17]


def test_too_few_tokens_for_a_next_threat() -> None:  # X5.7
    table = with_titans(Table().threats(17).recruitment(18, [3]).threat(14, []).others_threaten())
    eliminate(table)
    assert table.path("recruitment") == (18, [3, 17], [])
    assert table.path("threat") == (None, [], [])
    assert table.raging() == [[True, False]] * 3


def test_there_is_no_second_awakening_for_an_empty_next_threat() -> None:  # X5.7
    table = with_titans(Table().threats(17).recruitment(18, [3, 9]).threat(None, []).others_threaten())
    eliminate(table)
    assert table.raging() == ALL_ASLEEP
    assert table.path("threat") == (None, [], [17])


def test_it_stays_empty_until_a_token_comes() -> None:  # X5.7
    table = recruit_last(Table().recruits({5: "B"}).recruitment(18, [3, 9]).threat(None, []).others_threaten())
    assert table.path("threat") == (5, [], [])
    assert table.path("recruitment") == (3, [9], [])


def test_and_wakes_the_titans_when_it_is_empty_again() -> None:  # X5.5
    table = with_titans(Table().at("red", 17, units="MAC").at("blue", 5).recruits({5: "B"}).recruitment(18, [3, 9]))
    table.threat(None, []).others_threaten().year(blue="A", red="A").do("reward gold floors")
    assert table.raging() == [[True, False]] * 3
    assert 5 in table.position["threats"]


def test_the_order_after_one_order() -> None:  # X5.8
    table = with_titans(Table().threats(17).recruitment(18, [3]).threat(14, [], [2]).others_threaten())
    eliminate(table)
    steps = [
        (entry.rule, entry.what, entry.amount)
        for entry in table._decided
        if entry.rule.startswith("X5") and entry.what not in ("unit", "titan rages")
    ]
    assert steps == [
        ("X5.2", "threat discard", 17),
        ("X5.2", "threat token", 14),
        ("X5.7", "recruitment stack", 2),
        ("X5.7", "threat stack", 1),
        ("X5.7", "next threat", 17),
    ]


def test_before_the_next_players_order() -> None:  # X5.2
    table = Table().at("blue", 17, units="MAC").at("red", 14, units="MII").threats(17).threat(14, [16])
    table.year(blue="A", red="A").do("reward gold floors")
    assert table.deciders() == ["red"]
    table.do("reward gold floors")
    assert table.position["threats"] == [16]
