"""One person against bots: two clicks from the first page, then a whole game to the score sheet."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.vocabulary import GAMES, Visitor


@pytest.mark.parametrize(("game", "players"), [("terracotta", 2), ("terracotta", 4), ("xidit", 3)])
def test_a_whole_game_from_the_first_page_to_the_score_sheet(visit: Callable[..., Visitor], game: str, players: int) -> None:
    anna = visit()
    anna.play_now(game, players)
    anna.wait_for_turn()
    anna.play_on()
    anna.is_over()
    result = anna.page.locator("section.result")
    expect(result.get_by_role("listitem")).to_have_count(players)
    expect(anna.page.get_by_role("tabpanel").get_by_role("table").first).to_be_visible()
    anna.go("/finished")
    expect(anna.page.get_by_text(GAMES[game]).first).to_be_visible()
