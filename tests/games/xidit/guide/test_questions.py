"""What is asked: at every step the tree leads to exactly the legal decisions, from the seat's own view alone."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.guide import GUIDE
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_BARDS, AT_CENSUS_BARDS, AT_PLAN, AT_SHOW
from claycrown.games.xidit.rules.state import State
from claycrown.guide.question import Choice, Question, whole_decisions
from claycrown.record.notation import NotADecision
from claycrown.words import format_message
from tests.vocabulary.messages import check, messages_in
from tests.vocabulary.xidit import Table, busy_play

GAMES = [
    (3, {"short": True}, 1),
    (3, {"short": True, "hard_virtual": True}, 4),
    (4, {"short": False}, 2),
    (5, {"short": True, "open_screens": True}, 3),
]
LARGEST = 64_000
"""Bytes of the largest question as it is sent: a titan that can be paid in many ways."""


def questions(players: int, options: dict[str, bool], seed: int) -> Iterator[tuple[State, int, Question]]:
    """Everything that is asked of those who decide in a game."""
    for state, seat, _ in busy_play(players, options, seed):
        if seat < 0:
            return
        asked = GUIDE.question(GAME.view(state, seat), seat)
        assert asked is not None
        yield state, seat, asked


def choices(question: Question) -> Iterator[Choice]:
    for choice in question.choices:
        yield choice
        if choice.then is not None:
            yield from choices(choice.then)


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_the_tree_leads_to_the_legal_decisions_and_to_nothing_else(players: int, options: dict[str, bool], seed: int) -> None:
    for state, seat, asked in questions(players, options, seed):
        found = Counter(whole_decisions(asked))
        if state.step == AT_PLAN:
            assert asked.control == "only" and not found
            continue
        assert set(found) == set(NOTATION.legal(state, seat, False))
        words = Counter(choice.words for choice in choices(asked))
        if state.step not in (AT_BARDS, AT_CENSUS_BARDS):
            assert set(found.values()) == set(words.values()) == {1}


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_bards_go_in_any_order_and_the_same_words_ask_the_same(players: int, options: dict[str, bool], seed: int) -> None:
    several = 0
    for state, _, asked in questions(players, options, seed):
        if state.step not in (AT_BARDS, AT_CENSUS_BARDS):
            continue
        by_words: dict[str, Choice] = {}
        for choice in choices(asked):
            known = by_words.setdefault(choice.words, choice)
            assert known.then == choice.then
            several += known is not choice
    assert several


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_every_message_is_in_the_catalogue_and_has_what_it_speaks_of(players: int, options: dict[str, bool], seed: int) -> None:
    largest = 0
    for state, seat, asked in questions(players, options, seed):
        for message in messages_in(asked):
            check(message)
        if state.step == AT_PLAN:
            foretold = GUIDE.ask(GAME.view(state, seat), seat, "foretell", {"plan": "AKRBWA"})
            for message in messages_in(foretold):
                check(message)
        assert asked.rules and "{" not in format_message(asked.prompt)
        largest = max(largest, len(msgspec.json.encode(asked)))
    assert largest < LARGEST


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_tables_that_look_the_same_ask_the_same(players: int, options: dict[str, bool], seed: int) -> None:
    for number, (state, seat, asked) in enumerate(questions(players, options, seed)):
        if number % 5:
            continue
        for viewer in range(players):
            seen = GAME.view(state, viewer)
            first = GUIDE.question(seen, viewer)
            assert viewer != seat or first == asked
            for chance in (1, 2):
                other = GAME.view(GAME.determinize(seen, Random(chance)), viewer)
                assert GUIDE.question(other, viewer) == first
                for target in ("city 7", "region snow", "titan 3", "assessment wealth"):
                    assert GUIDE.attempt(other, viewer, "", target) == GUIDE.attempt(seen, viewer, "", target)


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_a_target_that_is_not_lit_says_why_not(players: int, options: dict[str, bool], seed: int) -> None:
    for state, seat, asked in questions(players, options, seed):
        if state.step == AT_PLAN:
            continue
        view = GAME.view(state, seat)
        lit = {choice.target for choice in asked.choices}
        targets = [*(f"city {city}" for city in range(1, 22)), *(f"region {name}" for name in view.printed.region_names)]
        for target in [*targets, "titan 3", "titan 4", "titan 5", "assessment wealth", "assessment influence"]:
            if target not in lit:
                text = GUIDE.attempt(view, seat, "", target)
                assert text is not None
                assert GAME.why_not(view, seat, NOTATION.action(view, text)) is not None, (text, NOTATION.text(view, 0))


def test_the_virtual_players_values_are_offered_in_the_order_of_the_assessments() -> None:  # X9.2
    table = Table(3).put(assessments=["reputation", "wealth", "influence"]).at("blue", 20, units="MMM").titan(3).year(blue="A")
    table.do("titan 3 MMM", "reward gold floors")
    asked = GUIDE.question(GAME.view(table.state, 0), 0)
    assert asked is not None
    assert [choice.words for choice in asked.choices] == ["raise reputation", "raise wealth", "raise influence"]


def test_what_is_no_target_means_no_decision() -> None:
    view = GAME.view(Table().at("blue", 4, units="MMA").titan(3).year(blue="AWWWWW").state, 0)
    assert GUIDE.attempt(view, 0, "", "titan ²") is None and GUIDE.attempt(view, 0, "", "moon 1") is None
    text = GUIDE.attempt(view, 0, "", "city x") or ""
    with pytest.raises(NotADecision):
        NOTATION.action(view, text)


def test_who_has_planned_or_shown_may_change_it() -> None:  # X3.1, X6.1
    table = Table().at("blue", 5, units="MM")
    before = GUIDE.question(GAME.view(table.state, 0), 0)
    table.do("blue:plan RAKBAW")
    after = GUIDE.question(GAME.view(table.state, 0), 0)
    assert before and after and after.control == "only"
    assert (before.prompt.id, after.prompt.id) == ("xidit-ask-plan", "xidit-ask-plan-sent")
    census = Table().put(year=4).at("blue", 5, units="MM").year().do("blue:show 2")
    asked = GUIDE.question(GAME.view(census.state, 0), 0)
    assert asked and asked.prompt.id == "xidit-ask-show-again"
    assert whole_decisions(asked) == ["show 2", "show 1", "show 0"]


@pytest.mark.parametrize(
    ("units", "offered"), [("", ["Show none"]), ("M", ["Show 1", "Show none"]), ("MM", ["Show all 2", "Show 1", "Show none"])]
)
def test_all_are_more_than_one(units: str, offered: list[str]) -> None:  # X6.1
    view = GAME.view(Table().put(year=4).at("blue", 5, units=units).year().state, 0)
    asked = GUIDE.question(view, 0)
    assert asked and [format_message(choice.label) for choice in asked.choices] == offered


def test_nothing_is_asked_of_those_who_look_on_or_wait() -> None:
    state = Table().at("blue", 17, units="MAC").threats(17).year(blue="AWWWWW").state
    assert GUIDE.question(GAME.view(state, SPECTATOR), SPECTATOR) is None
    assert GUIDE.question(GAME.view(state, 1), 1) is None


def test_only_of_a_census_could_the_time_that_it_takes_tell_something() -> None:  # X1.8, X6.1
    """Who has no unit of the kind has nothing to choose; a plan and everything else leaves all the same choice, or is open."""
    hidden = {state.step for game in GAMES for state, _, asked in questions(*game) if asked.hidden}
    assert hidden == {AT_SHOW}


def test_rewards_that_cannot_be_had_are_named() -> None:  # X4.10
    table = Table().at("blue", 17, units="MAC").threats(17).guild("red", 17, 2).year(blue="AWWWWW")
    asked = GUIDE.question(GAME.view(table.state, 0), 0)
    assert asked is not None
    assert [format_message(choice.label) for choice in asked.choices] == [
        "3 gold and 3 bards. Not possible here: 3 guild floors."
    ]


def test_a_dial_says_where_roads_lead_and_what_an_action_would_do() -> None:
    table = Table().at("blue", 5, units="M").recruits({5: "MIIB"}).threats(12)
    steps = GUIDE.ask(GAME.view(table.state, 0), 0, "foretell", {"plan": "B"})
    assert steps is not None
    first, second = steps[0].dial, steps[1].dial
    assert {choice.words: choice.target for choice in first.choices} == {
        "K": "city 9",
        "R": "city 4",
        "B": "city 12",
        "A": "city 5",
        "W": "",
    }
    said = {choice.words: format_message(choice.label) for choice in first.choices}
    assert said["A"] == "Action in city 5. Recruits in city 5: peasant militia."
    assert said["B"].startswith("Blue road to city 12. Threat: needs 2 archers and 1 infantry. Two of: 4 gold")
    assert format_message(second.prompt).startswith("Order 2 of 6, from city 12")
    lost = GUIDE.ask(GAME.view(Table().at("blue", 1).state, 0), 0, "foretell", {"plan": ""})
    assert lost is not None and lost[0].dial.choices[0].label.id == "xidit-choose-no-road"  # X4.2
