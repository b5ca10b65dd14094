"""Looking further: from a moment of a game that is over, with lines in the address."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.prepared import played
from tests.web.vocabulary import Visitor


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_moment_is_looked_into_and_the_address_holds_its_lines(visit: Callable[..., Visitor], size: str) -> None:
    anna = visit(size)
    table = anna.become("Anna").import_record(played("terracotta", 2).record)
    page = anna.go(f"/tables/{table.id}/replay?analysis&at=0")
    anna.at_table()
    page.get_by_role("link", name="Look further").click()
    anna.at_table()
    expect(page).to_have_url(re.compile(r"/explore/terracotta#.+"))
    if size == "phone":
        page.get_by_role("button", name="Open", exact=True).click()
    anna.choose(re.compile("Segment"))
    anna.tab("Lines")
    line = page.get_by_role("region", name="This line").get_by_role("listitem")
    expect(line).to_have_count(2)
    page.get_by_label("Name").fill("Not that")
    page.get_by_role("button", name="Keep this line").click()
    page.get_by_role("button", name="The beginning").click()
    expect(line).to_have_count(1)
    page.reload()
    anna.at_table()
    anna.tab("Lines")
    page.get_by_role("button", name="Not that", exact=True).click()
    expect(line).to_have_count(2)
    anna.check_width()
    anna.check_access()
    anna.keep_picture(f"explore-{size}")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    stranger = visit(size)
    stranger.go(anna.pasted().removeprefix(stranger.url))
    stranger.at_table()
    stranger.tab("Lines")
    expect(stranger.page.get_by_role("region", name="This line").get_by_role("listitem")).to_have_count(2)


@pytest.mark.parametrize(("game", "size"), [("terracotta", "desk"), ("xidit", "desk"), ("xidit", "phone")])
def test_a_position_is_made_by_hand_and_the_rules_look_on(visit: Callable[..., Visitor], game: str, size: str) -> None:
    anna = visit(size)
    page = anna.go(f"/explore/{game}")
    page.get_by_role("button", name="Make a position").click()
    expect(page.get_by_text("By the rules this position is possible.")).to_be_visible()
    anna.check_access()
    anna.keep_picture(f"editor-{game}-{size}")
    if game == "terracotta":
        page.get_by_role("radio", name="officer").first.check(force=True)
        page.locator('[data-target="space e4"]').first.dispatch_event("click")
        expect(page.get_by_text("By the rules this position is possible.")).to_be_visible()
        anna.tab("Table")
        to_act = page.get_by_role("combobox", name="To act")
        to_act.select_option(label="green" if to_act.locator("option:checked").inner_text() == "yellow" else "yellow")
        expect(page.get_by_role("status").filter(has_text="To act:")).to_be_visible()
        expect(page.get_by_role("button", name="Try it")).to_be_disabled()
        anna.forgive("practice/position")
        page.get_by_role("button", name="Undo").click()
    else:
        anna.tab("Players")
        page.get_by_role("spinbutton", name="Gold").first.fill("9")
        page.get_by_role("spinbutton", name="Gold").first.blur()
    expect(page.get_by_text("By the rules this position is possible.")).to_be_visible()
    page.get_by_role("button", name="Try it").click()
    anna.at_table()
    anna.check_width()


def test_the_analysis_of_a_game_fills_a_panel_of_its_replay(visit: Callable[..., Visitor]) -> None:
    anna = visit("desk")
    table = anna.become("Anna").import_record(played("terracotta", 2).record)
    page = anna.go(f"/tables/{table.id}/replay?analysis")
    anna.at_table()
    curve = page.get_by_role("slider", name="Chances to win")
    expect(curve).to_be_visible(timeout=60_000)
    curve.press("End")
    last = curve.get_attribute("aria-valuemax") or ""
    expect(curve).to_have_attribute("aria-valuenow", last)
    page.get_by_label("Only what lost something").uncheck(timeout=180_000)  # when all is done
    page.get_by_role("tabpanel").locator("button[aria-expanded]").first.click()
    expect(page.locator(".trails .mark").first).to_be_visible()
    expect(page.get_by_role("button", name="Try it")).to_be_visible()
    curve.press("End")
    page.set_viewport_size({"width": 1366, "height": 560})
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls"
    page.set_viewport_size({"width": 1600, "height": 1000})
    page.get_by_role("button", name="Analyse more thoroughly").click(timeout=180_000)
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("The analysis was stopped.")).to_be_visible()
    anna.check_access()
    anna.keep_picture("analysis")
