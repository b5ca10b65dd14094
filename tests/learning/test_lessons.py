"""The lessons: what they name is legal, what they say is what the rules give, and nothing is asked before it was explained."""

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase

import pytest

from claycrown import library, words
from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message
from claycrown.games.plugin import own, plugin
from claycrown.guide import guide
from claycrown.guide.question import path_to
from claycrown.learning.lesson import LessonRun, LessonStep, StepSource, TaskOutcome, beginning, figure, lesson, written

NAMES = [declared.name for declared in own()]
MOST_TRIED = 30
"""Accepted decisions of one kind that are tried out."""
KINDS_OF_TARGETS = {
    "segment",
    "ring",
    "rack",
    "specialist",
    "token",
    "space",
    "row",
    "column",
    "city",
    "region",
    "tile",
    "player",
}
FROM_WHAT_HAPPENED = ("after", "gained", "ledger", "paid")


def steps(name: str) -> Iterator[tuple[StepSource, LessonStep]]:
    """Each step as it is written and as it is told."""
    found, told = written(name), lesson(name)
    assert found is not None and told is not None
    return zip(found.steps, told.steps, strict=True)


def accepted(patterns: Sequence[str], decision: str) -> bool:
    """Whether a decision is one of those that are meant, as the page tells."""
    return any(fnmatchcase(decision, pattern) for pattern in patterns)


def messages(step: LessonStep) -> Iterator[Message]:
    yield from (step.title, step.told)
    for ask in step.asks:
        yield from (ask.asked, ask.done)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_asked_for_is_legal_and_can_be_picked_on_the_table(name: str) -> None:
    for step, _ in steps(name):
        course = LessonRun(beginning(name, step.id))
        for ask in step.asks:
            legal = course.legal()
            for pattern in ask.accept:
                assert any(accepted([pattern], text) for text in legal), f"{step.id}: {pattern}"
            assert ask.accept[0] in legal
            question = guide(name).question(course.match.view(course.begun.seat), course.begun.seat)
            assert question is not None
            assert question.control == "only" or path_to(question, ask.accept[0]), f"{step.id}: {ask.accept[0]}"
            course.decide(ask.accept[0])


@pytest.mark.parametrize("name", NAMES)
def test_figures_are_the_same_whichever_accepted_decision_is_made(name: str) -> None:
    for step, told in steps(name):
        for place, (ask, as_told) in enumerate(zip(step.asks, told.asks, strict=True)):
            shown = {key for key, value in ask.values.items() if value.startswith(FROM_WHAT_HAPPENED)}
            if not shown:
                continue
            legal = LessonRun(beginning(name, step.id))
            for earlier in step.asks[:place]:
                legal.decide(earlier.accept[0])
            for text in [text for text in legal.legal() if accepted(ask.accept, text)][:MOST_TRIED]:
                course = LessonRun(beginning(name, step.id))
                *_, done = [course.decide(text) for text in (*(one.accept[0] for one in step.asks[:place]), text)]
                for key in shown:
                    assert figure(name, ask.values[key], text, done) == as_told.done.values[key], f"{step.id}: {key} by {text}"


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_decision_is_explained_before_it_is_asked(name: str) -> None:
    explained: list[str] = []
    for step, _ in steps(name):
        explained += step.explains
        for ask in step.asks:
            for text in ask.accept:
                assert any(text.startswith(kind) for kind in explained), f"{step.id}: {text}"


@pytest.mark.parametrize("name", NAMES)
def test_a_first_game_asks_for_nothing_that_the_lesson_has_not_explained(name: str) -> None:
    explained = [kind for step, _ in steps(name) for kind in step.explains]
    told = lesson(name)
    assert told is not None
    for seed in (1, 2):
        for _, text in library.play(name, ["novice"] * told.players, seed=seed).record()["decisions"]:
            assert any(text.startswith(kind) for kind in explained), text


@pytest.mark.parametrize("name", NAMES)
def test_every_message_is_worded_without_a_figure_of_its_own_and_short(name: str) -> None:
    for _, told in steps(name):
        for message in messages(told):
            text = words.format_if_known(message.id) if not message.values else words.format_message(message)
            assert text and text != words.format_message(Message("unworded")), message.id
            assert "{" not in text, message.id
            assert len(text) < 480, f"{message.id}: {len(text)}"


@pytest.mark.parametrize("name", NAMES)
def test_no_figure_is_written_into_the_words(name: str) -> None:
    text = plugin(name).texts("en")["lesson.ftl"]
    lines = [line for line in text.splitlines() if line.startswith(f"{name}-lesson-")]
    assert len(lines) > 30
    bare = [re.sub(r"\{[^}]*\}", "", line.partition("=")[2]) for line in lines]
    assert [line for line in bare if re.search(r"\d", line)] == []


@pytest.mark.parametrize("name", NAMES)
def test_what_is_lit_is_a_target_of_the_table_and_rules_are_rules(name: str) -> None:
    rules = plugin(name).texts("en")["rules.ftl"]
    for step, _ in steps(name):
        for ask in step.asks:
            for rule in ask.rules:
                assert f"\nrule-{rule.replace('.', '-')} = " in rules, rule
            for target in ask.light:
                assert target.partition(" ")[0] in KINDS_OF_TARGETS


def test_figures_come_from_the_positions_the_words_and_the_ledger() -> None:
    before, after = {"coins": 3, "tiles": ["a", "b"]}, {"coins": 5, "tiles": ["b"]}
    done = TaskOutcome(
        before,
        after,
        [LedgerEntry("T1", 0, "coins", -2, "", ""), LedgerEntry("T1", 1, "vp", 4, "row", "")],
        0,
        ["yellow", "green"],
    )

    def told(asked: str) -> object:
        return figure("terracotta", asked, "hire 2 now", done)

    assert (told("before coins"), told("after coins"), told("gained coins"), told("count tiles")) == (3, 5, 2, 2)
    assert (told("said 1"), told("said 2"), told("paid coins"), told("ledger vp: row @green")) == (2, "now", 2, 4)
    assert told("officer") == "officer"  # a name, for a text to choose by
    with pytest.raises(LookupError):
        told("before tiles")  # neither a number nor a name
