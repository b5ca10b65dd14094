"""One person against bots: two clicks from the first page, then a whole game to the score sheet."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.vocabulary import GAMES, Visitor


@pytest.mark.parametrize(("game", "players"), [("terracotta", 2), ("xidit", 3)])
def test_a_whole_game_from_the_first_page_to_the_score_sheet(visit: Callable[..., Visitor], game: str, players: int) -> None:
    anna = visit("tablet")
    anna.play_now(game, players)
    anna.wait_for_turn()
    anna.play_on()
    anna.is_over()
    expect(anna.page.locator("section.result").get_by_role("listitem")).to_have_count(players)
    expect(anna.page.get_by_role("tabpanel").get_by_role("table").first).to_be_visible()
    anna.go("/finished")
    expect(anna.page.get_by_text(GAMES[game]).first).to_be_visible()


def test_two_clicks_from_the_first_page(visit: Callable[..., Visitor]) -> None:
    """One on "Play now", one on a choice: that is a game that has begun."""
    anna = visit()
    anna.go("/")
    anna.button("Play now").first.click()
    anna.at_table()
    anna.wait_for_turn()
    before = anna.number()
    anna.choices().first.click()
    expect(anna.page.get_by_role("tab", name="Log")).to_be_visible()
    anna.play_on(20)
    assert anna.number() > before


def test_what_is_not_allowed_is_explained_with_the_rule(visit: Callable[..., Visitor]) -> None:
    """A click on a warehouse or a space that nothing can be done with says why, and the rule can be read."""
    anna = visit()
    anna.play_now("terracotta", 2)
    anna.wait_for_turn()
    spots = anna.page.get_by_role("region", name="Board", exact=True).locator("[data-spot]:not(.lit)")
    told = anna.page.get_by_role("status").filter(has_text="T")
    for place in range(spots.count()):
        spots.nth(place).dispatch_event("click")
        if told.count():
            break
    expect(told.first).to_be_visible()
