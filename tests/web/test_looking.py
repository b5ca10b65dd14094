"""A look at anything: whatever is drawn on a table is told of, by pointer and by keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from claycrown.games.message import Message
from claycrown.guide.types import Description
from claycrown.words import format_message
from tests.web.prepared import Showcase
from tests.web.vocabulary import GAMES, Visitor

DRAWN = """() => {
  const silent = [];
  const told = "[data-look], [data-target]";
  const things = "section.board :is(use, [role=img], [role=button]), .people :is(use, [role=img])";
  for (const drawn of document.querySelectorAll(things)) {
    if (drawn.closest(told)) continue;
    drawn.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = drawn.getBoundingClientRect();
    if (!width || !height) continue;
    const under = document.elementsFromPoint(x + width / 2, y + height / 2);
    if (!under.some((one) => one.closest(told)))
      silent.push(drawn.getAttribute("href") ?? drawn.getAttribute("aria-label") ?? drawn.outerHTML.slice(0, 100));
  }
  return silent;
}"""
"""What is drawn as a piece or a sign where nothing can be looked at."""
TARGETS = "[...document.querySelectorAll('[data-look], [data-target]')].map(one => one.dataset.look ?? one.dataset.target)"
UNREACHED = """() => [...document.querySelectorAll(":is(section.board, .people) :is([data-look], [data-target])")]
  .filter((one) => !one.closest("button, [tabindex], a, summary, select, [aria-hidden=true]") && one.getClientRects().length)
  .map((one) => one.dataset.look ?? one.dataset.target)"""
"""What only a pointer can be rested on."""


def names_somebody(message: Message) -> bool:
    """What somebody is called is the page's to say."""
    return message.id == "player" or any(
        names_somebody(value)
        for values in message.values.values()
        for value in (values if isinstance(values, list) else [values])
        if isinstance(value, Message)
    )


def at_a_table(anna: Visitor, showcase: Showcase, game: str) -> dict[str, Description]:
    """In the middle of a game; gives what is told of each target."""
    anna.be(showcase.anna)
    table = showcase.in_the_middle(game)
    anna.go(f"/tables/{table}")
    expect(anna.page.locator(".prompt.act")).to_be_visible()
    anna.at_table()
    expect(anna.page.locator(".people [data-target^=player]").last).to_be_visible()
    return showcase.anna.descriptions(table).descriptions


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_drawn_is_told_of(visit: Callable[..., Visitor], showcase: Showcase, game: str, size: str) -> None:
    anna = visit(size)
    told = at_a_table(anna, showcase, game)
    assert anna.page.evaluate(DRAWN) == []
    assert set(anna.page.evaluate(TARGETS)) <= set(told) | {""}


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_comes_to_what_only_a_pointer_could_be_rested_on(
    visit: Callable[..., Visitor], showcase: Showcase, game: str
) -> None:
    anna = visit()
    told = at_a_table(anna, showcase, game)
    page = anna.page
    left = {target for target in page.evaluate(UNREACHED) if not names_somebody(told[target].text[0])}
    assert left
    page.locator("[data-target][tabindex='0']").first.focus()
    page.keyboard.press("?")
    window = page.get_by_role("dialog", name="What this is")
    expect(window).to_be_visible()
    anna.check_access("dialog")
    heard = ""
    while first := [target for target in left if format_message(told[target].text[0]) not in heard]:
        before = window.inner_text().replace("\xad", "")
        assert before not in heard, first
        heard += before
        window.get_by_role("button", name="Next thing").press("Enter")
        expect(window).not_to_have_text(before)
