"""By the keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.prepared import Showcase, against_bots_before
from tests.web.vocabulary import FURTHER, Visitor

MANY = 300
"""Presses of Tab after which something cannot be reached."""


def tab_to(visitor: Visitor, goal: Locator) -> None:
    """Press Tab until something has the focus."""
    for _ in range(MANY):
        if goal.evaluate_all("all => all.includes(document.activeElement)"):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {goal}")


@pytest.mark.parametrize("game", ["terracotta", "xidit"])
def test_sit_down_and_play_by_keyboard(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit("tablet")
    page = anna.go("/")
    start = page.locator(f"article.{game}").get_by_role("button", name="Play now")
    expect(start).to_be_visible()
    tab_to(anna, start)
    page.keyboard.press("Enter")
    anna.at_table()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    begun = None
    for turn in range(12):
        anna.wait_for_turn()
        if begun is None:
            begun = anna.number()
        tab_to(anna, anna.choices())
        for _ in range(turn % 3):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.get_by_text("sent, not confirmed yet")).to_have_count(0)
        if anna.number() > begun:
            return
    raise AssertionError("twelve choices and no decision")


@pytest.mark.parametrize("place", ["/finished", "table"])
def test_the_header_can_be_skipped(visit: Callable[..., Visitor], showcase: Showcase, place: str) -> None:
    anna = visit()
    anna.be(showcase.anna)
    page = anna.go(f"/tables/{showcase.begun('terracotta', 2)}" if place == "table" else place)
    expect(page.get_by_role("heading", level=1).or_(page.locator(".prompt.act")).first).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="To the content")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("main").locator(":focus")).to_have_count(1)


@pytest.mark.parametrize("game", ["terracotta", "xidit"])
def test_targets_of_the_board_have_names_and_can_be_reached(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit("tablet")
    anna.play_now(game, 3)
    anna.wait_for_turn()
    lit = anna.page.get_by_role("region", name="Board", exact=True).locator(
        "[data-target][tabindex='0'], [data-target]:is(button, a)"
    )
    expect(lit.first).to_be_visible()
    assert all(
        name for name in lit.evaluate_all("all => all.map(one => one.getAttribute('aria-label') ?? one.textContent.trim())")
    )


@pytest.mark.parametrize(
    ("game", "players", "decision"),
    [("xidit", 5, "plan"), ("xidit", 3, "bards"), ("terracotta", 2, "place"), ("terracotta", 4, "build")],
)
def test_what_can_be_picked_on_the_board_comes_first(
    visit: Callable[..., Visitor], showcase: Showcase, game: str, players: int, decision: str
) -> None:
    """Cities to which the next order may lead, regions that bards may go to, segments, what may be done or taken instead."""
    anna = visit()
    anna.be(showcase.anna)
    page = anna.go(f"/tables/{showcase.about_to(game, players, decision)}")
    anna.wait_for_turn()
    anna.at_table()
    tab_to(anna, page.get_by_role("region", name="Board", exact=True).locator("*"))
    expect(page.locator("[data-target].lit:focus")).to_have_count(1)


def test_the_focus_goes_on_to_what_is_asked_next(visit: Callable[..., Visitor]) -> None:
    """Whatever has been chosen vanishes; who chose it by key does not begin again at the top of the page."""
    anna = visit("tablet")
    client = anna.become("Anna")
    page = anna.go(f"/tables/{against_bots_before(client, 'terracotta', 2, 'place')}")
    anna.wait_for_turn()
    tab_to(anna, page.locator('[data-target^="segment"].lit'))
    page.keyboard.press("Enter")
    expect(page.locator("[data-target].lit:focus")).to_have_count(1)
    said = page.locator("[aria-live=polite]").filter(has_text="Inner action of segment")
    expect(said).to_have_count(1)  # the question is heard, too
    anna.button("Undo").click()
    anna.wait_for_turn()
    tab_to(anna, anna.choices())
    page.keyboard.press("Enter")
    expect(page.get_by_role("toolbar", name="Choices").locator("button:focus")).to_have_count(1)


def test_escape_goes_back(visit: Callable[..., Visitor]) -> None:
    """From a decision that is put together in several steps."""
    anna = visit("tablet")
    anna.play_now("terracotta", 2)
    for turn in range(100):  # whatever the table was dealt, something is built or bought
        anna.wait_for_turn()
        further = anna.choices().filter(has_text=FURTHER)
        if further.count():
            offered = anna.choices().all_inner_texts()
            further.first.click()
            expect(anna.button("Back")).to_be_visible()
            anna.page.keyboard.press("Escape")
            expect(anna.choices()).to_have_text(offered)
            return
        anna.play_on(1, seed=turn)
    raise AssertionError("no decision has several steps")
