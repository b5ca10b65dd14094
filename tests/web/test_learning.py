"""The lessons in the browser: each is walked by picking what it asks for, on the table's own lists and controls."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from claycrown.guide import guide
from claycrown.guide.question import path_to
from claycrown.learning.lesson import LessonRun, beginning, lesson
from claycrown.words import format_message
from tests.web.prepared import Showcase
from tests.web.vocabulary import GAMES, QUICK, Visitor


def coach(visitor: Visitor) -> Locator:
    return visitor.page.locator("section.coach")


def read_on(visitor: Visitor) -> None:
    """Where much is told, what is asked comes after it."""
    expect(coach(visitor).get_by_role("button", name=re.compile("^(Skip this step|Next|Finish)$"))).to_be_visible()
    go_on = coach(visitor).get_by_role("button", name="Go on")
    if go_on.count():
        go_on.click()


def decide(visitor: Visitor, course: LessonRun, text: str) -> None:
    """Pick a decision as the page offers it."""
    if text.startswith("plan "):
        for order in text.split()[1]:
            visitor.page.keyboard.press(order)
        visitor.button("Send the orders").click()
    else:
        seat = course.begun.seat
        question = guide(course.begun.game).question(course.match.view(seat), seat)
        assert question is not None
        for choice in path_to(question, text):
            visitor.pick(choice)
    course.decide(text)


@pytest.mark.parametrize("game", ["terracotta", "xidit"])
def test_a_lesson_is_walked_by_doing_what_it_asks(visit: Callable[..., Visitor], game: str) -> None:
    told = lesson(game)
    assert told is not None
    anna = visit()
    page = anna.go("/")
    page.locator(f"article.{game}").get_by_role("link", name="Learn in ten minutes").click()
    for number, step in enumerate(told.steps):
        expect(coach(anna).get_by_role("heading")).to_have_text(format_message(step.title))
        if number == 0:
            anna.check_access(".coach")
            anna.check_width()
        course = LessonRun(beginning(game, step.id))
        for ask in step.asks:
            read_on(anna)
            expect(coach(anna)).to_contain_text(format_message(ask.asked))
            decide(anna, course, ask.accept[0])
            expect(coach(anna)).to_contain_text(format_message(ask.done))
            for sign in ask.signs:
                expect(coach(anna).get_by_role("listitem").filter(has_text=format_message(sign.text))).to_be_visible()
            if page.get_by_role("region", name="What happened", exact=False).count():
                page.get_by_role("region", name="What happened", exact=False).get_by_role("button", name="Go on").click()
        board = page.locator("section.board").element_handle()
        coach(anna).get_by_role("button", name=re.compile("Next|Finish")).click()
        later = told.steps[number + 1 : number + 2]
        if later and later[0].continues:
            assert board is not None and board.evaluate("board => board.isConnected")  # nothing is drawn anew
        elif later:
            expect(coach(anna)).to_contain_text("Another position")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"You have learned {GAMES[game]}")
    learned = page.get_by_role("listitem")
    expect(learned).to_have_text([format_message(step.title) for step in told.steps])
    expect(page.locator(f'a[href^="/puzzles/{game}/"]')).to_have_count(3)
    anna.button("Play a first game").click()
    anna.at_table()
    assert len(anna.client().table(anna.table_id).seats) == told.players


def test_another_decision_is_answered_kindly_and_one_may_leave_and_come_back(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go("/learn/terracotta")
    page.locator('[data-target="segment 7"]').click()
    expect(coach(anna)).to_contain_text("That is allowed, too: Segment 7")
    page.locator('[data-target="segment 8"]').click()  # the keyboard leaves segment 7 while the button is down
    expect(coach(anna)).to_contain_text("That is allowed, too: Segment 8")
    page.locator('[data-target="segment 5"]').click()
    expect(coach(anna)).to_contain_text("Your craftsman stands there.")
    coach(anna).get_by_role("button", name="Start again").click()
    expect(coach(anna)).to_contain_text("The emperor wants an army of clay.")
    coach(anna).get_by_role("button", name="Skip this step").click()
    expect(coach(anna).get_by_role("heading")).to_have_text("A warrior")
    page.reload()
    expect(coach(anna).get_by_role("heading")).to_have_text("A warrior")
    while coach(anna).count():
        coach(anna).get_by_role("button", name="Skip this step").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You have seen part of Terracotta Army")
    anna.button("A horse").click()
    expect(coach(anna).get_by_role("heading")).to_have_text("A horse")
    for target in ("specialist horse", "space c3", "space d3"):  # what is marked can be picked, one after the other
        expect(page.locator("[data-target].marked")).to_have_attribute("data-target", target)
        page.locator(f'[data-target="{target}"]').click()
    expect(coach(anna).get_by_role("button", name="Next")).to_be_visible()


def test_an_order_just_set_is_told_of_and_starting_again_clears_the_dials(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page = anna.go("/learn/xidit")
    coach(anna).get_by_role("button", name="Skip this step").click()
    page.get_by_role("button", name="Action", exact=True).click()
    foreseen = page.get_by_role("region", name="Planning board").locator(".foreseen")
    expect(foreseen).to_contain_text("Order 1: ")  # what a second action would do is another matter
    for _ in range(5):
        page.get_by_role("button", name="Wait", exact=True).click()
    coach(anna).get_by_role("button", name="Back").click()
    coach(anna).get_by_role("button", name="Skip this step").click()
    expect(page.get_by_role("button", name="Action", exact=True)).to_be_enabled()


def test_on_a_phone_what_is_asked_for_is_in_sight(visit: Callable[..., Visitor]) -> None:
    anna = visit("phone")
    page = anna.go("/learn/terracotta")
    go_on = coach(anna).get_by_role("button", name="Go on")
    go_on.click()
    page.locator('[data-target="segment 7"]').tap()
    expect(coach(anna)).to_contain_text("That is allowed, too")
    expect(coach(anna)).not_to_contain_text("Click or tap segment 5")  # both together would leave no room for the wheel
    go_on.click()
    expect(page.locator('[data-target="segment 5"]')).to_be_in_viewport(ratio=1)


def test_what_is_explained_is_not_told_again(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    anna = visit(settings={**QUICK, "explanations": "on"})
    anna.be(showcase.anna)
    page = anna.go(f"/tables/{showcase.in_the_middle('terracotta')}")
    explained = page.get_by_role("region", name="What happened, and why").get_by_role("term")
    since = page.get_by_role("region", name="Since your last turn").get_by_role("listitem").locator(".line")
    expect(explained.first).to_be_visible()
    expect(since.first).to_be_visible()
    told = explained.all_inner_texts()
    assert not [text for text in since.all_inner_texts() if text in told]


def test_who_sits_at_a_table_of_a_game_for_the_first_time_is_offered_its_lesson_once(visit: Callable[..., Visitor]) -> None:
    anna = visit(settings={**QUICK, "lessonsOffered": ["xidit"]})
    anna.play_now("terracotta")
    offer = anna.page.get_by_role("status", name="Is this new to you?")
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="Explain while I play").click()
    anna.choose("Segment")  # any: who begins, and where a bot goes, is chance
    explained = anna.page.get_by_role("region", name="What happened, and why")
    expect(explained).to_contain_text("T3.3")
    anna.page.reload()
    anna.wait_for_turn()
    expect(explained).to_be_visible()
    expect(offer).to_have_count(0)


def test_the_lesson_is_offered_to_who_is_new_until_they_play(visit: Callable[..., Visitor]) -> None:
    anna = visit("phone", settings={**QUICK, "lessonsOffered": []})
    anna.play_now("terracotta")
    offer = anna.page.get_by_role("button", name="Take the lesson")
    expect(offer).to_be_visible()
    anna.play_on_until(anna.number() + 16)  # more than a turn: a bot may begin
    expect(offer).to_have_count(0)
