"""A game from another package in the browser: on the general table, or as its own script draws it."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.server import RunningServer
from tests.vocabulary import packages
from tests.web.test_keyboard import tab_to
from tests.web.vocabulary import Visitor, finish

UNWORDED = re.compile(r"ohhell-|general-|table-\w|app-\w|undefined|\[object|NaN|cannot be put into words")
"""What no page may show: ids of messages, and what is not there."""


@pytest.fixture(scope="module")
def club(new_server: Callable[..., RunningServer], tmp_path_factory: pytest.TempPathFactory) -> RunningServer:
    """A server where the example game is installed."""
    return new_server(path=packages.with_example(tmp_path_factory.mktemp("installed")))


def in_words(visitor: Visitor) -> None:
    found = UNWORDED.search(visitor.page.locator("body").inner_text())
    assert found is None, found


def new_game(anna: Visitor, deals: int = 2) -> str:
    client = anna.become("Anna")
    table = client.make_table("ohhell", 3, (None, "random", "random"), options={"deals": deals}, bot_seconds=0)
    client.start(table.id)
    return table.id


def test_from_the_lobby_to_the_table_by_the_keyboard(visit: Callable[..., Visitor], club: RunningServer) -> None:
    anna = visit("tablet", of=club)
    page = anna.go("/")
    offer = page.locator("article.ohhell")
    expect(offer.get_by_role("heading", name="Oh Hell")).to_be_visible()
    anna.keep_picture("general-lobby")
    tab_to(anna, offer.get_by_role("link", name=re.compile("people")))
    page.keyboard.press("Enter")
    expect(page.get_by_label("Number of deals")).to_be_visible()
    in_words(anna)
    anna.keep_picture("general-new")
    page.go_back()
    tab_to(anna, offer.locator("summary"))
    page.keyboard.press("Enter")
    tab_to(anna, offer.get_by_label("Rival 1"))
    page.keyboard.type("Random")
    start = offer.get_by_role("button", name="Play now")
    tab_to(anna, start)
    page.keyboard.press("Enter")
    anna.at_table()


def test_a_whole_game_by_the_keyboard_to_the_sheet(visit: Callable[..., Visitor], club: RunningServer) -> None:
    anna = visit("tablet", of=club)
    page = anna.go(f"/tables/{new_game(anna)}")
    anna.at_table()
    board = page.get_by_role("region", name="Board", exact=True)
    seen: set[str] = set()
    while not page.locator("#result-title").is_visible():
        expect(anna.choices().first.or_(page.locator("#result-title"))).to_be_visible()
        if page.locator("#result-title").is_visible():
            break
        cards = board.locator("button.lit")
        on_board = cards.count() > 0
        tab_to(anna, cards if on_board else anna.choices())
        if ("card" if on_board else "bid") not in seen:
            seen.add("card" if on_board else "bid")
            in_words(anna)
            anna.check_access()
            anna.keep_picture(f"general-{'card' if on_board else 'bid'}")
        page.keyboard.press("Enter")
        expect(page.get_by_text("sent, not confirmed yet")).to_have_count(0)
    assert seen == {"bid", "card"}
    expect(page.get_by_role("tabpanel").get_by_role("row", name=re.compile("for an exact bid|for tricks")).first).to_be_visible()
    in_words(anna)
    anna.check_access()
    anna.keep_picture("general-over")


def test_a_card_that_may_not_be_played_says_why(visit: Callable[..., Visitor], club: RunningServer) -> None:
    anna = visit("tablet", of=club)
    page = anna.go(f"/tables/{new_game(anna)}")
    anna.wait_for_turn()
    card = page.get_by_role("region", name="Your hand").get_by_role("button").first
    expect(card).to_have_attribute("aria-disabled", "true")
    card.click(force=True)  # it says of itself that it cannot be picked
    expect(page.get_by_text("the bids come first")).to_be_visible()


def test_on_a_phone_and_once_more_as_a_replay(visit: Callable[..., Visitor], club: RunningServer) -> None:
    """Seen through another's eyes when the game is over; the log tells everything in words."""
    anna = visit("phone", of=club)
    table_id = new_game(anna, deals=6)
    page = anna.go(f"/tables/{table_id}")
    anna.at_table()
    for _ in range(3):
        expect(page.get_by_role("group", name="Choices").get_by_role("button").first).to_be_visible()
        page.get_by_role("group", name="Choices").get_by_role("button").first.click()
        expect(page.get_by_text("sent, not confirmed yet")).to_have_count(0)
    in_words(anna)
    anna.check_width()
    anna.check_access()
    anna.keep_picture("general-phone")

    finish([anna.client()], table_id)
    page = anna.go(f"/tables/{table_id}/replay?at=0")
    board = page.get_by_role("region", name="Board", exact=True)
    expect(board.get_by_role("heading", name="Deal 1")).to_be_visible()
    expect(board.get_by_role("region", name="On the table")).to_contain_text("nothing")
    last = anna.number()
    page.keyboard.press("End")
    expect(board.get_by_role("heading", name="Deal 6")).to_be_visible()
    page.keyboard.press("Home")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(board.get_by_role("region", name="On the table").get_by_role("cell")).to_have_count(2)
    anna.keep_picture("general-replay-phone")
    anna.check_width()
    page.goto(f"/tables/{table_id}/replay?at={last - 4}&seat=1")
    expect(board.get_by_role("region", name="Your hand").get_by_role("listitem").first).to_be_visible()
    anna.tab("Log")
    log = page.get_by_role("tabpanel")
    expect(log.get_by_text("wins the game.")).to_be_visible()
    in_words(anna)
    anna.check_access()


SCRIPT = """
export default function draw(element, shown) {
  const list = document.createElement("ul");
  list.className = "felt";
  element.append(list);
  return {
    update(shown) {
      list.replaceChildren(...[...shown.lit.values()].map((option) => {
        const item = document.createElement("li");
        const button = document.createElement("button");
        button.dataset.target = option.target;
        button.textContent = `Lay down ${option.label}`;
        button.addEventListener("click", () => shown.touch(option.target));
        item.append(button);
        return item;
      }));
      list.setAttribute("aria-label", shown.formatMessage(shown.areas[0].title));
    },
    destroy() { list.remove(); document.body.dataset.felt = "left"; },
  };
}
"""
FAILING = 'export default () => { throw new Error("no felt"); };'


@pytest.fixture(params=[SCRIPT, FAILING], ids=["draws", "fails"])
def drawn(new_server: Callable[..., RunningServer], tmp_path: Path, request: pytest.FixtureRequest) -> tuple[RunningServer, str]:
    """A server where the game's package brings a drawing of its own, and the script."""
    package = tmp_path / "packages" / "ohhell"
    shutil.copytree(packages.EXAMPLE / "src" / "ohhell", package, ignore=shutil.ignore_patterns("__pycache__"))
    declaration = package / "plugin.py"
    text = declaration.read_text(encoding="utf-8")
    declaration.write_text(text.replace('words="ohhell.words",', 'words="ohhell.words",\n    browser="ohhell:felt.js",'), "utf-8")
    (package / "felt.js").write_text(request.param, encoding="utf-8")
    return new_server(path=packages.path(package.parent, packages.declared(tmp_path / "about"))), request.param


def test_a_game_draws_its_table_with_a_script_of_its_own(visit: Callable[..., Visitor], drawn: tuple[RunningServer, str]) -> None:
    """Under the server's content policy; where the script fails, the general table serves."""
    server, script = drawn
    anna = visit("tablet", of=server)
    table_id = new_game(anna)
    (info,) = [game for game in anna.client().games() if game.name == "ohhell"]
    assert info.script is not None
    served = anna.page.request.get(info.script)
    assert (served.text(), served.headers["content-type"]) == (script, "text/javascript; charset=utf-8")
    assert "immutable" in served.headers["cache-control"]
    assert anna.page.request.get("/api/games/ohhell/table.js?fingerprint=other").headers["cache-control"] == "no-cache"
    assert anna.page.request.get("/api/games/xidit/table.js").status == 404

    page = anna.go(f"/tables/{table_id}")
    anna.at_table()
    anna.choose(re.compile("None|1"))
    board = page.get_by_role("region", name="Board", exact=True)
    if script == FAILING:
        expect(board.get_by_role("region", name="Your hand").locator("button.lit").first).to_be_visible()
        anna.forgive("no felt")
        return
    cards = board.get_by_role("list", name="Deal 1").get_by_role("button", name=re.compile("^Lay down"))
    expect(cards.first).to_be_visible()
    cards.first.click()
    expect(board.get_by_role("list", name="Deal 2", include_hidden=True)).to_be_attached()
    page.get_by_role("link", name="Tables", exact=True).first.click()
    expect(page.locator("body[data-felt=left]")).to_be_attached()
