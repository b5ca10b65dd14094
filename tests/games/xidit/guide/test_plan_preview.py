"""The preview of a plan: what each order would do if nothing else changed, from the seat's own view alone."""

from random import Random

from claycrown.games.xidit.guide.plan_preview import BEATS, LOSES, MEETS, MOVES, RECRUITS, UNSEEN, WAITS, OrderPreview, foretell
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.terminal.dials import on_dial
from claycrown.words import format_message
from tests.vocabulary.xidit import Table


def foreseen(table: Table, plan: str, seat: int = 0) -> list[OrderPreview]:
    return foretell(GAME.view(table.state, seat), seat, plan)


def outcomes(table: Table, plan: str) -> list[str]:
    return [step.outcome for step in foreseen(table, plan)]


def test_recruit_go_and_eliminate_with_what_was_recruited() -> None:
    table = Table().at("blue", 7, units="MMAAC").recruits({7: "AIB", 6: "MAAIB"}).threats(17)
    way = foreseen(table, "ARABRA")
    assert [step.outcome for step in way] == [RECRUITS, MOVES, RECRUITS, MOVES, MOVES, BEATS]
    assert [step.city for step in way] == [7, 6, 6, 11, 17, 17]
    assert (way[0].units, way[2].units, way[5].units) == ("A", "M", "MAC")
    assert way[5].rewards == (3, 3, 3)
    assert format_message(way[5].told).endswith("Two of: 3 gold, 3 bards and 3 guild floors.")
    assert format_message(way[0].told) == "Recruits in city 7: archer."


def test_what_would_be_lost_is_told_with_its_rule() -> None:
    table = Table().at("blue", 5, units="M").recruits({5: "MIIB"}).threats(12)
    way = foreseen(table, "AABARK")
    assert [(step.outcome, step.rule) for step in way] == [
        (RECRUITS, ""),
        (LOSES, "X4.4"),
        (MOVES, ""),
        (LOSES, "X4.5"),
        (MOVES, ""),
        (MOVES, ""),
    ]
    assert way[3].units == "AAI"
    assert format_message(way[3].told) == "Lost in city 12, lacking: 2 archers and 1 infantry."
    assert foreseen(Table().at("blue", 1), "K")[0].rule == "X4.2"
    assert foreseen(Table().at("blue", 1), "A")[0].rule == "X4.13"
    assert on_dial(way[3]) == ("lost", "lacks AAI")


def test_orders_not_set_yet_wait() -> None:
    way = foreseen(Table().at("blue", 5), "B")
    assert [step.outcome for step in way] == [MOVES, WAITS, WAITS, WAITS, WAITS, WAITS]
    assert way[5].city == 12


def test_the_next_token_is_foreseen_and_the_one_after_the_tops_is_not() -> None:
    """X10.7: a plan may count on a token that is Next."""
    table = Table().at("blue", 12, units="AAIMB").threats(12).recruitment(1, [3]).threat(6, [7, 8, 9])
    assert outcomes(table, "ABKWWW")[0] == BEATS
    chain = Table().at("blue", 6, units="MBAAC").threats(6, 11).recruitment(1, [3]).threat(7, [17, 9, 12])
    way = foreseen(chain, "ABARAW")
    assert [step.outcome for step in way] == [BEATS, MOVES, BEATS, MOVES, LOSES, WAITS]
    assert way[4].rule == "X4.5"  # 17 is the top of the stack now: everybody can count on it


def test_a_token_that_nobody_knows_is_told_as_such() -> None:
    """X5.7: the threat in 6 empties the path; what comes to the map for the one in 11 is shuffled, and may be 6 again."""
    table = Table().at("blue", 6, units="MBAAC").threats(6, 11).recruitment(1, [10, 15, 3]).threat(7, []).others_threaten()
    way = foreseen(table, "ABABAW")
    assert [step.outcome for step in way] == [BEATS, MOVES, BEATS, MOVES, UNSEEN, WAITS]
    assert format_message(way[4].told) == "A token that nobody knows yet may be in city 6."


def test_a_raging_titan_may_be_fought() -> None:
    way = foreseen(Table().at("blue", 4, units="MMA").titan(3), "A")
    assert way[0].outcome == MEETS
    assert format_message(way[0].told) == "May eliminate a raging titan in city 4."


def test_the_preview_knows_nothing_that_the_seat_does_not() -> None:
    """The order inside a stack, others' plans and what is behind their screens change nothing in it."""
    base = (
        Table().at("blue", 6, units="MBAAC").at("red", 8, units="M").threats(6, 11).recruitment(1, [3, 4]).threat(7, [15, 12, 9])
    )
    other = (
        Table()
        .at("blue", 6, units="MBAAC")
        .at("red", 8, units="B", gold=9)
        .threats(6, 11)
        .recruitment(1, [3, 4])
        .threat(7, [15, 9, 12])
    )
    other.do("red:plan AAAAAA", "green:plan KRBKRB")
    base.do("red:plan WWWWWW", "green:plan RRRRRR")
    chance = Random(3)
    for _ in range(50):
        plan = "".join(chance.choice("KRBAW") for _ in range(6))
        assert foreseen(base, plan) == foreseen(other, plan)


def test_a_preview_leaves_the_view_as_it_was() -> None:
    view = GAME.view(Table().at("blue", 5).recruits({5: "MIIB"}).state, 0)
    before = list(view.standing), list(view.city), list(view.plan)
    foretell(view, 0, "ABABAB")
    assert (list(view.standing), list(view.city), list(view.plan)) == before
