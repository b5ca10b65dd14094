"""What is asked and told in a game that words nothing itself: its decisions as they are written, and what its ledger says."""

from collections.abc import Iterator

import pytest

from claycrown.games.contract import SPECTATOR, LedgerEntry
from claycrown.games.message import Message
from claycrown.guide import general
from claycrown.guide.question import Choice, Question
from claycrown.guide.types import DecisionView, RoundSummary
from claycrown.words import format_message

TAKES = [f"take {heap} {count}" for heap in "ab" for count in range(1, 21)]


def shown(question: Question) -> list[str]:
    return [format_message(choice.label) for choice in question.choices]


def whole(choices: Question) -> Iterator[Choice]:
    """The decisions that can be picked, at whatever step."""
    for choice in choices.choices:
        if choice.then is None:
            yield choice
        else:
            yield from whole(choice.then)


def test_few_decisions_are_offered_at_once() -> None:
    question = general.question(["take a 1", "take a 2", "pass"])
    assert question is not None
    assert question.prompt == Message("general-ask")
    assert shown(question) == ["take a 1", "take a 2", "pass"]
    assert all(choice.then is None for choice in question.choices)


def test_many_are_asked_for_word_by_word_and_each_can_be_reached() -> None:
    question = general.question([*TAKES, "pass"])
    assert question is not None
    assert [choice.words for choice in question.choices] == ["take", "pass"]
    heaps = question.choices[0].then
    assert heaps is not None
    assert heaps.prompt == Message("general-ask-next")
    assert [choice.words for choice in heaps.choices] == ["take a", "take b"]
    assert [choice.words for choice in whole(question)] == [*TAKES, "pass"]


def test_words_that_all_begin_with_are_one_step() -> None:
    question = general.question([f"move the king {square}" for square in range(40)] + ["move the queen 1"])
    assert question is not None
    (move,) = question.choices
    assert move.words == "move the"
    assert move.then is not None
    assert [choice.words for choice in move.then.choices] == ["move the king", "move the queen 1"]


def test_nothing_is_asked_where_nothing_can_be_listed() -> None:
    assert general.question([]) is None
    assert general.question(["plan *"]) is None


def label(source: str, where: str) -> Message:
    return Message("general-choice", {"words": source})


def test_the_sheet_sums_what_ledgers_call_points_by_source_and_round() -> None:
    def won(seat: int, amount: int, source: str, what: str = "points") -> LedgerEntry:
        return LedgerEntry("N1", seat, what, amount, source, "")

    course = [
        RoundSummary(1, [won(0, 3, "stones"), won(1, 2, "stones"), won(1, 9, "", "coins")], None, True),
        RoundSummary(2, [won(1, 4, "last stone")], None, False),
    ]
    sheet = general.sheet(2, course, label)
    assert [(source.source, source.points) for source in sheet.sources] == [("stones", [3, 2]), ("last stone", [0, 4])]
    assert sheet.total == [3, 6]
    assert [(each.round, each.totals) for each in sheet.rounds] == [(1, [3, 2])]


def test_a_game_without_points_has_an_empty_sheet() -> None:
    sheet = general.sheet(2, [RoundSummary(1, [LedgerEntry("N1", 0, "stones", -1, "", "")], None, False)], label)
    assert (list(sheet.sources), list(sheet.total), list(sheet.rounds)) == ([], [None, None], [])


def test_the_ending_tells_who_won_or_that_nobody_at_the_table_did() -> None:
    colours = ["red", "blue"]
    assert general.ending(colours, ["red"], 0) == Message("general-ending-won")
    assert general.ending(colours, ["red"], 1).id == "general-ending-lost"
    assert general.ending(colours, ["virtual"], 0) == Message("general-ending-nobody")


@pytest.mark.parametrize(
    ("seat", "text"),
    [
        (0, "Draw: you share first place with Bob and Cleo."),
        (SPECTATOR, "Draw: Ada, Bob and Cleo share first place."),
        (3, "Draw: Ada, Bob and Cleo share first place."),
    ],
)
def test_the_ending_of_a_draw_names_everybody_in_first_place(seat: int, text: str) -> None:
    ending = general.ending(["red", "blue", "green", "yellow"], ["red", "blue", "green"], seat)
    assert format_message(ending, names=["Ada", "Bob", "Cleo", "Dan"]) == text


def test_the_log_tells_the_decision_and_what_it_did_to_each() -> None:
    entries = [LedgerEntry("N2", 0, "stones", -2, "", "heap a"), LedgerEntry("N3", SPECTATOR, "heaps", -1, "", "")]
    first, *did = general.lines(DecisionView(None, None, entries, 0, "take a 2"))
    assert (first.text.id, first.text.values["words"], first.seat, list(first.rules)) == (
        "general-log",
        "take a 2",
        0,
        ["N2", "N3"],
    )
    assert [(line.seat, list(line.rules)) for line in did] == [(0, ["N2"]), (None, ["N3"])]
    (secret,) = general.lines(DecisionView(None, None, [], 1, None))
    assert secret.text.id == "general-decided"
    assert general.lines(DecisionView(None, None, entries)) == []  # who decided is not to be known
