"""Every page, looked at closely: axe finds nothing serious, by day and by night; pictures are kept for people to look at."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Error, expect

from claycrown.server.tables.schemas import AtZero, Clock
from tests.server.server import RunningServer
from tests.web.prepared import Showcase
from tests.web.vocabulary import GAMES, QUICK, Visitor

PAGES = [
    "/",
    "/tables",
    "/new",
    "/finished",
    "/people",
    "/settings",
    "/account",
    "/replay",
    "/editions/xidit",
    "/nowhere",
    "/rules/xidit",
    "/rules/terracotta/aid",
]
PICTURED = {"phone": PAGES, "tablet": ["/", "/new"]}
"""By size; a desk's are kept where the pages are looked at closely."""
PANELS = "aside.side"
"""What changes with the tab that is chosen: the board beside it does not."""
REPLAY = ".replay"
"""What a replay has besides a table's board."""


def keep_picture(anna: Visitor, path: str, size: str) -> None:
    anna.keep_picture(f"{path.strip('/').replace('/', '-') or 'home'}-{size}")


def test_the_pages_around_the_tables(visit: Callable[..., Visitor]) -> None:
    anna = visit("desk")
    client = anna.become("Anna")
    client.make_table("terracotta", 2, name="A table to join")
    for path in PAGES:
        anna.go(path)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        keep_picture(anna, path, "desk")
        anna.check_access()
    anna.go(f"/tables/{client.make_table('xidit', 3).id}")
    expect(anna.button("Start the game")).to_be_visible()
    anna.check_access()


@pytest.mark.parametrize("game", GAMES)
def test_the_players_aid_is_one_sheet_of_paper(visit: Callable[..., Visitor], game: str) -> None:
    anna = visit("desk")
    anna.go(f"/rules/{game}/aid?language=ru")  # the wordiest
    expect(anna.page.locator(".aid li").first).to_be_visible()
    with pytest.raises(Error, match="Page range"):
        anna.page.pdf(format="A4", page_ranges="2")


def test_what_is_printed_is_dark_on_light_by_night_as_well(visit: Callable[..., Visitor]) -> None:
    ink = "() => getComputedStyle(document.body).color"
    anna = visit("desk", settings={**QUICK, "theme": "light"})
    anna.go("/rules/terracotta/aid")
    expect(anna.page.locator(".aid li").first).to_be_visible()
    by_day = anna.page.evaluate(ink)
    ben = visit("desk", settings={**QUICK, "theme": "dark"})
    ben.go("/rules/terracotta/aid")
    expect(ben.page.locator(".aid li").first).to_be_visible()
    assert ben.page.evaluate(ink) != by_day
    ben.page.emulate_media(media="print")
    assert ben.page.evaluate(ink) == by_day


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_themselves(visit: Callable[..., Visitor], showcase: Showcase, game: str) -> None:
    anna = visit("desk")
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.in_the_middle(game)}")
    anna.at_table()
    anna.wait_for_turn()
    anna.keep_picture(f"{game}-desk")
    anna.check_access()
    for panel in ("Log", "Score", "Majorities", "Chat"):
        anna.tab(panel)
        expect(anna.page.get_by_role("tab", name=panel)).to_have_attribute("aria-selected", "true")
        anna.check_access(PANELS)
    anna.button("Table").click()
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.check_access("dialog")


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_and_its_replay(visit: Callable[..., Visitor], showcase: Showcase, game: str) -> None:
    anna = visit("desk")
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.over(game)}")
    anna.is_over()
    anna.keep_picture(f"{game}-end-desk")
    anna.check_access()
    anna.go(f"/tables/{showcase.over(game)}/replay")
    anna.at_table()
    anna.check_access(REPLAY)


@pytest.mark.parametrize("size", PICTURED)
def test_pictures_of_the_main_pages(visit: Callable[..., Visitor], showcase: Showcase, size: str) -> None:
    """Those on a desk are kept above. Nobody has to scroll sideways."""
    anna = visit(size)
    anna.be(showcase.anna)
    for path in PICTURED[size]:
        anna.go(path)
        expect(anna.page.get_by_role("heading", level=1)).to_be_visible()
        keep_picture(anna, path, size)
        anna.check_width()
    for game in GAMES:
        anna.go(f"/tables/{showcase.in_the_middle(game)}")
        anna.at_table()
        expect(anna.page.get_by_role("region", name="What is asked now").locator("p").first).not_to_be_empty()
        anna.keep_picture(f"{game}-{size}")
        anna.go(f"/tables/{showcase.over(game)}")
        anna.is_over()
        anna.keep_picture(f"{game}-end-{size}")


def test_day_and_night_follow_the_system_or_a_choice(visit: Callable[..., Visitor]) -> None:
    """The choice counts at once, and on every page from then on."""
    anna = visit("desk")
    page = anna.go("/settings")
    ground = page.locator("html")
    expect(page.get_by_role("radio", name="As the system has it").first).to_be_checked()
    day = ground.evaluate("root => getComputedStyle(root).backgroundColor")
    page.emulate_media(color_scheme="dark")
    expect(ground).not_to_have_css("background-color", day)
    night = ground.evaluate("root => getComputedStyle(root).backgroundColor")
    page.get_by_role("radio", name="Day").check()
    expect(ground).to_have_css("background-color", day)
    page.emulate_media(color_scheme="light")
    page.get_by_role("radio", name="Night").check()
    expect(ground).to_have_css("background-color", night)
    anna.go("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(ground).to_have_css("background-color", night)


def test_who_waits_at_a_table_reads_what_is_played_there(visit: Callable[..., Visitor]) -> None:
    """By whatever way they came, with the time that they will have."""
    anna, ben = visit("desk"), visit("phone")
    clock = Clock(days=2, at_zero=AtZero.BOT)
    table = anna.become("Anna").make_table("xidit", 3, name="Come", pace="slow", clock=clock, options={"short": True})
    terms = "slow · 2 days for each decision · when time is up, a bot plays until they return · Short game"
    page = ben.go(f"/tables/{table.id}")
    expect(page.get_by_text(f"Lords of Xidit · 3 players · {terms}")).to_be_visible()
    page = ben.go(f"/join/{table.invitation}")
    expect(page.get_by_text(f"Come · 3 players · {terms}")).to_be_visible()


def test_a_wrong_address_is_no_dead_end(visit: Callable[..., Visitor]) -> None:
    anna = visit("phone")
    for path, told in (
        ("/tables/nosuchtable", "There is no such table"),
        ("/join/nosuchinvitation", "This invitation is not valid"),
    ):
        page = anna.go(path)
        expect(page.get_by_text(told)).to_be_visible()
        keep_picture(anna, path, "phone")
        anna.check_access()
        page.get_by_role("main").get_by_role("link", name="tables").click()
        expect(page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()
    anna.forgive("404")


def test_a_long_name_ends_in_dots(visit: Callable[..., Visitor]) -> None:
    anna = visit("desk")
    anna.become("Bartholomew Featherstonehaugh Junior")
    name = anna.go("/settings").get_by_role("banner").get_by_role("link", name="Bartholomew")
    expect(name).to_have_css("text-overflow", "ellipsis")
    expect(name).to_have_css("display", "block")  # no dots come at the end of a box of flexible ones


def test_what_the_host_has_forbidden_is_read_in_a_line(
    visit: Callable[..., Visitor], new_server: Callable[..., RunningServer]
) -> None:
    server = new_server()
    host, anna, ben = (server.client() for _ in range(3))
    host.make_account("Host", "a long password")
    anna.make_account("Bartholomew Featherstonehaugh", "a long password")
    ben.make_account("Ben", "a long password")
    ben.report(anna.me().id, "insults", "m" * 80)
    host.settle(host.reports().reports[0].id, "silence")
    visitor = visit("phone", of=server)
    visitor.be(host)
    page = visitor.go("/host?language=ru")
    forbidden = page.get_by_text("нельзя говорить за столами")
    expect(forbidden).to_be_visible()
    visitor.check_width()
    visitor.check_access()
    visitor.keep_picture("host-phone")
    box = forbidden.bounding_box()
    assert box is not None and box["width"] > 200
    server.stop()


def test_a_verdict_does_not_cover_the_figure_it_is_about(visit: Callable[..., Visitor]) -> None:
    anna = visit("phone")
    page = anna.go("/editions/terracotta")
    field = page.get_by_label("Row", exact=True)
    field.scroll_into_view_if_needed()
    field.fill("99")
    expect(page.get_by_text("This cannot be").first).to_be_visible()
    top = "bar => bar.getBoundingClientRect().top"
    page.wait_for_function(
        "([field, top]) => field.getBoundingClientRect().bottom <= top",
        arg=[field.element_handle(), page.locator(".keep").evaluate(top)],
    )
