"""One person against bots: two clicks from the first page, then a whole game to the score sheet."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.waiting import until
from tests.web.vocabulary import GAMES, Visitor

COUNT_CLICKS = "addEventListener('click', () => { sessionStorage.clicks = Number(sessionStorage.clicks ?? 0) + 1 }, true)"


@pytest.mark.parametrize(("game", "players"), [("terracotta", 2), ("xidit", 3)])
def test_a_whole_game_from_the_first_page_to_the_score_sheet(visit: Callable[..., Visitor], game: str, players: int) -> None:
    anna = visit("tablet")
    anna.play_now(game, players)
    anna.wait_for_turn()
    anna.play_on()
    anna.is_over()
    expect(anna.page.locator("section.result").get_by_role("listitem")).to_have_count(players)
    expect(anna.page.get_by_role("tabpanel").get_by_role("table").first).to_be_visible()
    with anna.page.expect_download() as saved:
        anna.button("Save a picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    anna.go("/finished")
    expect(anna.page.get_by_text(GAMES[game]).first).to_be_visible()


def test_two_clicks_from_the_first_page(visit: Callable[..., Visitor]) -> None:
    """One on "Play now", one on the board: with the settings as they come, that is a first decision, against the easiest."""
    anna = visit(settings={})
    anna.page.add_init_script(COUNT_CLICKS)
    anna.go("/")
    anna.button("Play now").first.click()
    anna.wait_for_turn()
    client, before = anna.client(), anna.number()
    with client.live(anna.table_id, after=before) as live:
        anna.page.locator(".board .lit[data-target^='worker'], .board .lit[data-target^='segment']").first.click()
        first = live.update(before + 1).entries[0]
    table = client.table(anna.table_id)
    assert (first.by, first.seat) == ("person", table.your_seat)
    assert [seat.bot for seat in table.seats] == [None, "novice"]
    assert anna.page.evaluate("sessionStorage.clicks") == "2"

    # Several rivals may differ. Where it is one's turn comes first from now on.
    anna.go("/")
    card = anna.page.locator("article.terracotta")
    card.get_by_role("radio", name="4").check(force=True)
    card.get_by_role("radio", name="Medium").check(force=True)
    card.get_by_text("Other rivals").click()
    card.get_by_label("Rival 2").select_option(label="Miser")
    card.get_by_role("button", name="Play now").click()
    anna.at_table()
    for name in ("Greedy\u00a01", "Miser", "Greedy\u00a02"):
        expect(anna.page.get_by_text(name, exact=True).first).to_be_visible()
    until(client, anna.table_id, lambda table: table.deciders == [0])
    anna.go("/")
    expect(anna.page.get_by_role("list", name="My tables: your turn").get_by_role("listitem").first).to_contain_text("Your turn")


def test_a_name_is_kept_before_one_is_anybody(visit: Callable[..., Visitor]) -> None:
    """Also where another address is typed while the name is being written."""
    anna = visit()
    anna.go("/")
    anna.page.get_by_label("Your name").fill("Zoë")
    anna.go("/finished")
    anna.go("/")
    expect(anna.page.get_by_label("Your name")).to_have_value("Zoë")


def test_what_is_not_allowed_is_explained_with_the_rule(visit: Callable[..., Visitor]) -> None:
    """A click on statues before a worker is placed says why they cannot be built, and the rule can be read."""
    anna = visit()
    anna.play_now("terracotta", 2)
    anna.wait_for_turn()
    anna.page.get_by_role("button", name="Officers. The next one").click(force=True)  # it says itself that it is disabled
    told = anna.page.get_by_role("status").filter(has_text="a worker must be placed first")
    told.get_by_role("button", name="Rule T3.3").click()
    rule = anna.page.get_by_role("dialog", name="Rule T3.3")
    expect(rule).to_contain_text("Each turn you place exactly one worker.")
