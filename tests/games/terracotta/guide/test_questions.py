"""What a player is asked: everything legal can be picked, in words of the catalogue, and every place says why it cannot."""

from collections import Counter
from collections.abc import Iterator
from time import perf_counter

import msgspec
import pytest

from claycrown.games.terracotta.guide import GUIDE
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.pieces import OVER
from claycrown.games.terracotta.rules.state import State
from claycrown.guide.question import Choice, Question, path_to, whole_decisions
from tests.vocabulary.messages import check, questions
from tests.vocabulary.terracotta import Table, random_play

GAMES = [(2, 1), (2, 21), (3, 2), (4, 3)]
RESERVED = {"u", "q", "p", "t", "s", "l"}
"""Keys that a table needs for itself."""


def asked(state: State) -> Question:
    question = GUIDE.question(state, state.actor)
    assert question is not None
    return question


def positions(players: int, seed: int) -> Iterator[State]:
    return (state for state in random_play(players, seed) if state.step != OVER)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_legal_decision_is_reached_once_and_nothing_else(players: int, seed: int) -> None:
    for state in positions(players, seed):
        reached = Counter(whole_decisions(asked(state)))
        legal = NOTATION.legal(state, state.actor, True)
        # Of two warehouses either may be picked first.
        assert reached == Counter({text: 2 if text.startswith("collect") else 1 for text in legal})


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_words_name_one_choice_and_targets_and_keys_one_at_a_time(players: int, seed: int) -> None:
    for state in positions(players, seed):
        begun: list[str] = []
        for question in questions(asked(state)):
            begun += [choice.words for choice in question.choices if choice.then is not None]
            for names in (
                [choice.words for choice in question.choices],
                [choice.target for choice in question.choices if choice.target],
                [choice.key for choice in question.choices if choice.key],
            ):
                assert len(names) == len(set(names)), names
            assert not RESERVED & {choice.key for choice in question.choices}
        assert len(begun) == len(set(begun))
        assert not set(begun) & set(NOTATION.legal(state, state.actor, True)) - {"use halberd"}


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_all_is_asked_in_words_of_the_catalogue_with_its_rules(players: int, seed: int) -> None:
    for state in positions(players, seed):
        for question in questions(asked(state)):
            assert check(question.prompt).endswith((".", "?"))
            assert question.rules
            labels = [check(choice.label) for choice in question.choices]
            assert len(labels) == len(set(labels)), labels


def test_who_has_nothing_to_decide_is_asked_nothing() -> None:
    state = Table(2).state
    assert GUIDE.question(state, 1) is None
    state.step = OVER
    assert GUIDE.question(state, 0) is None


def test_a_large_question_is_small_and_soon_there() -> None:
    """Four types, all empty spaces; or three specialists, the archer in four directions."""
    table = Table(2).has("yellow", coins=9, weapons=["sword", "halberd", "crossbow", "spear"])
    table.with_figures("Oy e4").at_outer("specialist")
    assert len(table.legal()) > 370
    began = perf_counter()
    question = asked(table.state)
    assert perf_counter() - began < 0.5  # about 2 ms; the machine may be busy
    assert len(msgspec.json.encode(question)) < 90_000


# How a decision is put together


def at(question: Question, target: str) -> Choice:
    return next(choice for choice in question.choices if choice.target == target)


def follows(choice: Choice) -> Question:
    assert choice.then is not None
    return choice.then


def test_a_segment_asks_for_the_worker_only_where_it_takes_both() -> None:  # T3.3
    table = Table(2).with_worker("craftsman", 5)
    question = asked(table.state)
    assert at(question, "segment 5").words == "place artisan 5"
    either = at(question, "segment 6")
    assert either.words == "place 6"
    assert {choice.target: choice.words for choice in follows(either).choices} == {
        "worker craftsman": "place craftsman 6",
        "worker artisan": "place artisan 6",
    }
    assert follows(either).chosen == "segment 6"


def test_a_segment_tells_that_its_inner_action_cannot_be_done() -> None:  # T3.7
    question = asked(Table(2).show(1, inner="soak").state)
    assert "soak the clay (not possible now)" in check(at(question, "segment 1").label)
    question = asked(Table(2).has("yellow", dry=1).show(1, inner="soak").state)
    assert "not possible" not in check(at(question, "segment 1").label)


def test_who_cannot_do_an_action_is_told_why() -> None:  # T3.6, T3.7
    poor = Table(2).has("yellow", coins=0).at_middle("master smith")
    assert "Master Blacksmith (not now: the token costs 1 coin, and there are 0)" in check(asked(poor.state).prompt)
    dry = Table(2).has("yellow", dry=0).at_inner("soak")
    assert "no dry clay to soak. Take a wet clay or a coin instead." in check(asked(dry.state).prompt)


def test_who_can_hire_is_told_so() -> None:  # T4.6
    table = Table(2).has("yellow", coins=6).at_middle("master smith")
    assert "Master Blacksmith. Hire with one of your tokens" in check(asked(table.state).prompt)


def test_the_way_of_a_horse_lies_on_the_next_space_or_at_the_edge_in_the_list() -> None:  # T6.2, T6.4
    table = Table(2).has("yellow", coins=9, weapons=["sword", "crossbow"]).with_figures("Oy c1").at_outer("specialist")
    rider = at(follows(at(asked(table.state), "specialist horse")), "space c1")
    assert check(rider.label) == "On c1: yellow officer"
    assert at(follows(rider), "space d1").words == "buy horse c1 right"
    archer = at(follows(at(asked(table.state), "specialist archer")), "space b1")
    assert at(follows(archer), "way up").words == "buy archer b1 up"
    assert at(follows(archer), "way up").key == "up"


def test_either_warehouse_is_picked_first() -> None:  # T7.5
    table = Table(2).has("yellow", masters={"overseer": 1}).at_middle("master overseer")
    one = at(asked(table.state), "warehouse 3")
    assert at(follows(one), "warehouse 1").words == "collect 1 3"
    assert check(at(follows(one), "warehouse 1").label) == "Warehouses 3 and 1: 2 dry clay"


def test_one_type_alone_is_built_at_once() -> None:  # T7.1
    table = Table(2).has("yellow", masters={"builder": 1}).with_figures("Oy a1", "Gy b1", "Cy c1")
    question = asked(table.at_middle("master builder").state)
    assert at(question, "space e4").words == "build soldier e4"


@pytest.mark.parametrize(("weapons", "follows_it"), [(["sword"], True), ([], False)])
def test_a_weapon_is_announced_only_where_it_can_be_used(weapons: list[str], follows_it: bool) -> None:  # T5.3
    table = Table(2).has("yellow", wet=4, weapons=weapons).at_inner("build 3")
    prompt = check(follows(at(asked(table.state), "rack officer")).prompt)
    assert ("sword" in prompt) == follows_it


def test_the_builders_warriors_have_no_weapon_to_announce() -> None:  # T7.1
    table = Table(2).has("yellow", weapons=["sword"], masters={"builder": 1}).at_middle("master builder")
    assert "sword" not in check(follows(at(asked(table.state), "rack officer")).prompt)


def test_an_inspector_is_moved_on_its_track() -> None:  # T1.10, T5.4
    table = Table(2).has("yellow", wet=4, weapons=["sword"]).at_inner("build 3").do("build officer e4")
    question = asked(table.state)
    assert at(question, "row 7").words == "use sword row-1"
    assert at(question, "column b").words == "use sword column+1"
    assert at(question, "space e4").words == "use sword"
    assert question.choices[-1].words == "keep"


def test_a_decision_is_found_again_by_its_choices() -> None:
    table = Table(2).has("yellow", wet=4).at_inner("build 3")
    assert [choice.words for choice in path_to(asked(table.state), "build guard c3")] == ["build guard", "build guard c3"]


# Why a place cannot be picked


TARGETS = [
    *(f"space {column}{row}" for column in "abcdefghi" for row in range(1, 8)),
    *(f"segment {number}" for number in range(1, 13)),
    *(f"warehouse {number}" for number in range(1, 5)),
    *(f"row {number}" for number in range(1, 8)),
    *(f"column {letter}" for letter in "abcdefghi"),
    *(f"rack {name}" for name in ("officer", "guard", "crossbowman", "soldier")),
    *(f"specialist {name}" for name in ("horse", "footman", "archer", "musician")),
    *(f"token {cost}" for cost in range(1, 7)),
    *("ring inner", "ring middle", "action inner", "action middle", "action outer", "take clay", "take coin", "skip"),
]


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_place_that_is_not_lit_means_a_decision_or_nothing(players: int, seed: int) -> None:
    told = 0
    for number, state in enumerate(positions(players, seed)):
        if number % 7:
            continue
        question = asked(state)
        stages = [("", question)]
        stages += [(choice.words, choice.then) for choice in question.choices[:3] if choice.then is not None]
        for words, stage in stages:
            lit = {choice.target for choice in stage.choices}
            for target in set(TARGETS) - lit:
                meant = GUIDE.attempt(state, state.actor, words, target)
                if meant is not None and GAME.why_not(state, state.actor, NOTATION.action(state, meant)) is not None:
                    told += 1
    assert told > 500


def refused(table: Table, target: str, words: str = "") -> str | None:
    forbidden = GUIDE.why_not(table.state, table.state.actor, words, target)
    return None if forbidden is None else forbidden.rule


def test_places_say_why_they_cannot_be_picked() -> None:
    table = Table(2).has("yellow", wet=4).with_worker("artisan", 5)
    assert refused(table, "segment 5") == "T3.3"
    assert refused(table, "space e4") == refused(table, "warehouse 2") == refused(table, "row 3") == "T3.3"
    assert refused(table, "rack guard") == refused(table, "specialist horse") == "T3.3"


def test_places_say_so_in_the_middle_of_a_turn_too() -> None:
    table = Table(2).has("yellow", wet=4).with_figures("Og e4").at_inner("build 3")
    assert refused(table, "segment 5") == "T3.1"
    assert refused(table, "space e4") == refused(table, "space e4", "build officer") == "T5.2"
    assert refused(table, "warehouse 1") == refused(table, "column b") == refused(table, "specialist horse") == "T3.5"
    assert refused(table, "ring inner") == "T3.2"
    assert refused(table, "nowhere at all") is None


def test_the_symbols_of_the_wheel_say_how_their_action_is_done_or_why_not() -> None:
    table = Table(2).has("yellow", wet=4).at_inner("build 3")
    assert refused(table, "action inner") == refused(table, "space e4") == "T5.2"  # first the type
    assert refused(table, "action middle") == refused(table, "action outer") == "T3.5"  # from the inside out
    assert refused(table, "master smith") == "T4.6"
    assert refused(Table(2).has("yellow", wet=0).at_inner("build 3"), "action inner") == "T5.1"
    assert refused(Table(2).has("yellow", coins=6).at_middle("master smith"), "action middle") == "T4.6"
    assert refused(Table(2).has("yellow", coins=6).at_middle("master smith"), "master smith") == "T4.6"
    assert refused(Table(2), "master smith") == "T3.3"


def test_inspectors_say_how_far_they_go() -> None:  # T5.4
    table = Table(2).has("yellow", wet=4, weapons=["sword"]).at_inner("build 3").do("build officer e4")
    assert refused(table, "row 4") == refused(table, "column 5") == "T5.4"


def test_symbols_and_inspectors_say_where_it_is_chosen_what_can_be_done() -> None:  # T7.3, T7.5, T6.1, T3.5
    inspecting = Table(2).has("yellow", masters={"inspector": 1}).at_middle("master inspector")
    assert refused(inspecting, "action middle") == refused(inspecting, "row 4") == "T7.3"
    collecting = Table(2).has("yellow", masters={"overseer": 1}).at_middle("master overseer")
    assert refused(collecting, "action middle") == "T7.5"
    buying = Table(2).has("yellow", coins=9, weapons=["sword", "halberd"]).with_figures("Oy c1", "Gg b2 right")
    assert refused(buying.at_outer("specialist"), "action outer") == "T6.1"
    doing = Table(2).at_inner("coins 3")
    assert refused(doing, "action inner") == "T3.5"
    assert refused(doing, "skip") is None  # that is what it says


def test_a_horse_lies_the_way_to_the_space_that_was_picked() -> None:  # T6.2
    table = Table(2).has("yellow", coins=9, weapons=["sword", "halberd"]).with_figures("Oy c3").at_outer("specialist")

    def meant(space: str) -> str | None:
        return GUIDE.attempt(table.state, table.state.actor, "buy horse c3", f"space {space}")

    assert [meant(space) for space in ("c1", "c5", "a3", "e3")] == [
        f"buy horse c3 {way}" for way in ("up", "down", "left", "right")
    ]
    assert meant("e5") is meant("x") is meant("c") is meant("") is None


def points(table: Table) -> int:
    """Of the next officer, as the warrior organizer shows it."""
    return int(GUIDE.drawn_position(table.state)["supply"]["officer"]["next"])


def test_the_master_builders_figures_bring_no_points() -> None:  # T7.1
    table = Table(2).has("yellow", coins=9).at_middle("master builder")
    assert points(table) > 0  # not hired yet: the next segment builds for points
    table.do("hire 1")
    assert points(table) == 0


def test_a_warrior_says_why_the_halberd_does_not_move_it() -> None:  # T5.5
    table = Table(2).has("yellow", wet=4, weapons=["halberd"]).with_figures("Og e4", "Oy a1").at_inner("build 3")
    table.do("build guard b1")
    assert refused(table, "space e4") == refused(table, "space b1") == "T5.5"
    assert refused(table, "space c3", "use halberd a1") == "T5.5"


def test_a_space_says_why_no_specialist_stands_there() -> None:  # T6.2, T6.3
    table = Table(2).has("yellow", coins=9, weapons=["sword", "halberd"]).with_figures("Oy c1", "Og e4").at_outer("specialist")
    assert refused(table, "space e4", "buy horse") == "T6.2"
    assert refused(table, "space e4", "buy footman") == "T6.3"
    assert refused(table, "space e5") == refused(table, "action outer") == "T6.1"  # first which one
    assert refused(table, "space f6", "buy horse c1") is None  # which way is that?
