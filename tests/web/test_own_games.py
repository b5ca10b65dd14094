"""Your games: one's finished games in plots with their figures, and mistakes solved on the board."""

import csv
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.analysis.test_analysis import call, until_done
from tests.server.server import RunningServer
from tests.server.vocabulary import seated
from tests.web.vocabulary import Visitor, finish


def test_ones_games_are_shown_in_plots_and_mistakes_are_solved(
    server: RunningServer, visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    clients, table = seated(server, "Olga", "Ben", "Cleo", game="xidit", options={"short": True})
    olga = clients[0]
    finish(clients, table.id)
    call(olga, "POST", table.id, json={"depth": "quick"})
    judged = until_done(olga, table.id, "quick")["analysis"]["judgements"]
    visitor = visit("desk")
    visitor.be(olga)
    page = visitor.go("/")
    page.get_by_role("link", name="Your games").click()
    expect(page.get_by_role("heading", name="Games won, by seat")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^1 game, \d won, 1 analysed\.$"))).to_be_visible()
    sources = page.locator("section", has=page.get_by_role("heading", name="By source beside the winners, on average"))
    sources.get_by_text("The figures").click()
    expect(sources.get_by_role("row")).to_have_count(4)
    with page.expect_download() as saving:
        sources.get_by_role("button", name="Save as a table (CSV)").click()
    file = tmp_path / "sources.csv"
    saving.value.save_as(file)
    with file.open(encoding="utf-8-sig", newline="") as text:
        rows = list(csv.reader(text))
    assert rows[0] == ["Source", "You", "Winners"]
    assert [row[0] for row in rows[1:]] == [row.inner_text() for row in sources.get_by_role("rowheader").all()]
    visitor.check_width()
    visitor.check_access()
    page.screenshot(path="build/screenshots/own-games.png", full_page=True)

    phone = visit("phone")
    phone.be(olga)
    phone.go("/own")
    expect(phone.page.get_by_role("heading", name="Games won, by seat")).to_be_visible()
    phone.check_width()
    phone.check_access()
    phone.page.screenshot(path="build/screenshots/own-games-phone.png", full_page=True)

    place, _ = max(enumerate(judged), key=lambda one: float(one[1]["loss"]))
    visitor.go(f"/puzzles/xidit/own-{table.id}-{place}")
    visitor.at_table()
    expect(page.get_by_text("Something better was possible here.")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_text(re.compile("^Better: "))).to_be_visible()
    expect(page.get_by_text(re.compile("^Played then: "))).to_be_visible()
    visitor.check_access(".rail")  # the rest of the table is what any puzzle has
    visitor.keep_picture("statistics-mistake")


def test_who_has_finished_no_game_is_told_where_to_begin(visit: Callable[..., Visitor]) -> None:
    stranger = visit("phone")
    page = stranger.go("/own")
    expect(page.get_by_role("link", name="To the first page")).to_be_visible()
    stranger.check_access()
