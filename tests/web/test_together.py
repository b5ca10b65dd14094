"""Several browsers at one table."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.vocabulary import GAMES, Visitor, finish


def make_table(anna: Visitor, game: str, players: int) -> str:
    """By the form for a new table: all other seats are for whoever comes. Gives the address of the invitation."""
    page = anna.go("/new")
    page.get_by_role("combobox", name="Game").select_option(label=GAMES[game])
    page.get_by_role("combobox", name="Players").select_option(str(players))
    for seat in page.get_by_role("combobox", name=re.compile("^Who plays")).all()[1:]:
        seat.select_option(label="Whoever comes")
    page.get_by_label("Whoever has the link").check()
    anna.button("Make the table").click()
    link = page.get_by_role("textbox", name="Invite somebody")
    expect(link).to_have_value(re.compile("/join/"))
    return link.input_value()


def come(visitor: Visitor, link: str, name: str) -> None:
    """Follow the link, say a name, sit down."""
    page = visitor.go(link)
    page.get_by_label("Your name").fill(name)
    visitor.button("To the table").click()
    page.get_by_role("button", name="Sit down here").first.click()
    expect(page.get_by_text(name, exact=True).first).to_be_visible()


def seated(visitors: list[Visitor], game: str, names: tuple[str, ...]) -> str:
    """All at a table that has just been started; gives its id."""
    link = make_table(visitors[0], game, len(visitors))
    for visitor, name in zip(visitors[1:], names, strict=True):
        come(visitor, link, name)
    visitors[0].button("Start the game").click()
    for visitor in visitors:
        visitor.at_table()
    return visitors[0].table_id


def whose_turn(visitors: list[Visitor]) -> Visitor:
    """The one whose list offers something."""
    page: Page = visitors[0].page
    while True:
        for visitor in visitors:
            if visitor.choices().count():
                return visitor
        page.wait_for_function("() => true")


def test_two_browsers_play_terracotta(visit: Callable[..., Visitor]) -> None:
    visitors = [visit("tablet"), visit("tablet")]
    table_id = seated(visitors, "terracotta", ("Ben",))
    for turn in range(6):
        acting = whose_turn(visitors)
        number = acting.number()
        acting.play_on(1, seed=turn)
        for visitor in visitors:
            visitor.tab("Log")
        expect(visitors[0].page.get_by_role("tabpanel")).to_contain_text(re.compile(r"\w"))
        for visitor in visitors:
            visitor.tab("Choices")
        assert acting.number() >= number
    visitors[0].tab("Chat")
    visitors[0].page.get_by_label("Say something").fill("Well played")
    visitors[0].button("Send").click()
    visitors[1].tab("Chat")
    expect(visitors[1].page.get_by_text("Well played")).to_be_visible()
    finish([visitor.client() for visitor in visitors], table_id)
    for visitor in visitors:
        visitor.is_over()


def test_four_browsers_plan_a_year_of_xidit(visit: Callable[..., Visitor]) -> None:
    """What one has planned nobody else sees; when the last is ready, the year plays on all screens."""
    visitors = [visit("tablet") for _ in range(4)]
    table_id = seated(visitors, "xidit", ("Ben", "Cleo", "Dora"))
    for _ in range(4):  # where each begins
        whose_turn(visitors).play_on(1)
    for visitor in visitors:
        visitor.wait_for_turn()
    for place, visitor in enumerate(visitors):
        if place:
            expect(visitors[0].page.get_by_text("Your orders are sealed").first).to_be_visible()
        for _ in range(6):
            visitor.choose("Wait")
        before = visitor.number()
        visitor.choose("Send these orders")
        visitor.page.wait_for_function("before => true", arg=before)
    clients = [visitor.client() for visitor in visitors]
    for visitor in visitors:
        expect(visitor.page.get_by_text("Your orders are sealed")).to_have_count(0)
    assert clients[0].game(table_id).view["year"] == 2
    finish(clients, table_id)
    for visitor in visitors:
        visitor.is_over()
