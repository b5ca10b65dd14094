"""What a decision needs is seen at once, large enough, and stays where it is.

On a desk nothing has to be scrolled to; from one step of a turn or of a year to the next nothing moves but what the game moves.
"""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.prepared import Showcase, against_bots, against_bots_before
from tests.web.vocabulary import GAMES, QUICK, Visitor

DESKS = [(1366, 768), (1440, 900), (1920, 1080)]
OTHERS = [(820, 1180), (390, 844)]
"""A tablet held upright, and a large phone: one way may be scrolled."""
SMALLER = [(1280, 720), (1180, 820), (820, 1180)]
"""A low window, and a tablet held across and upright."""
AS_THEY_COME = {"motion": "less", "lessonsOffered": list(GAMES)}
"""Settings as everybody has them after the first visit; only nothing moves."""
MOMENTS = {
    "terracotta": [(2, "place"), (4, "build"), (4, "hire")],
    "xidit": [(5, "plan"), (3, "bards"), (3, "reward")],
}
NEEDED = {
    "terracotta": ".wheel > svg.top, svg.mausoleum, .supply, .supply :is(button, .emblem), .people .players > li, .prompt",
    "xidit": ".map > .map, .token, .strip, .strip button, .year, .planner .dial, .send, .pick,"
    " .card:not(.since), .people > li, .prompt",
}
"""What has to be seen whole, besides what can be picked."""
CUT_OFF = """wanted => {
  const whole = (one) => {
    const box = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      const { bottom, right } = around.getBoundingClientRect();
      const cuts = getComputedStyle(around).overflow !== "visible";
      if (cuts && (box.bottom > bottom + 2 || box.right > right + 2)) return false;
    }
    return box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  };
  const found = [...document.querySelectorAll(`.board .lit, ${wanted}`)];
  const shown = found.filter((one) => one.getClientRects().length);
  return [shown.length, shown.filter((one) => !whole(one)).map((one) => one.dataset.target ?? one.getAttribute("class"))];
}"""
SPILLED = """boxes => [...document.querySelectorAll(boxes)]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return [...one.querySelectorAll("*:not(.unseen)")].some((part) => {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      return width && (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1);
    });
  })
  .map((one) => one.textContent.trim())"""
BOXES = ".board .card, .masters li"
"""What must hold all that is in it."""
WATCH = """() => {
  const since = performance.now();
  window.moved = [];
  new PerformanceObserver((list) => window.moved.push(...list.getEntries().filter(({ startTime }) => startTime > since)))
    .observe({ type: "layout-shift", buffered: true });
}"""
STILL = 0.02


def settle(page: Page) -> None:
    page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")


def look_at(anna: Visitor, width: int, height: int) -> None:
    """In a window of this size."""
    anna.page.set_viewport_size({"width": width, "height": height})
    settle(anna.page)


def check_spills(anna: Visitor) -> None:
    assert anna.page.evaluate(SPILLED, BOXES) == [], anna.page.viewport_size
    costs = anna.page.locator(".supply .cost").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().width > one.closest('li').getBoundingClientRect().width - 6).length"
    )
    assert costs == 0, anna.page.viewport_size


@pytest.mark.parametrize("game", MOMENTS)
def test_nothing_has_to_be_scrolled_to(visit: Callable[..., Visitor], showcase: Showcase, game: str) -> None:
    anna = visit(settings=AS_THEY_COME)
    anna.be(showcase.anna)
    for players, decision in MOMENTS[game]:
        anna.go(f"/tables/{showcase.about_to(game, players, decision)}")
        expect(anna.page.locator(".prompt.act")).to_be_visible()
        anna.at_table()
        for width, height in DESKS:
            look_at(anna, width, height)
            count, cut_off = anna.page.evaluate(CUT_OFF, NEEDED[game])
            assert count > 20
            assert cut_off == [], f"{players} {decision} {width} x {height}"
            check_spills(anna)
        for width, height in [*SMALLER, *OTHERS]:
            look_at(anna, width, height)
            anna.check_width()
            check_spills(anna)
        anna.keep_picture(f"{game}-{players}-{decision}-phone-large")


def test_what_a_choice_would_do_is_told_to_its_end(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """Also all three actions of a segment, with the reasons why one cannot be done now."""
    anna = visit(settings=AS_THEY_COME)
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.about_to('terracotta', 2, 'place')}")
    anna.at_table()
    segments = anna.page.locator(".board .segment.lit")
    assert segments.count() > 4
    for segment in segments.all():
        segment.hover()
        expect(anna.page.locator(".preview .follows")).to_have_count(3)
        _, cut_off = anna.page.evaluate(CUT_OFF, ".preview > *")
        assert cut_off == []


def test_the_symbol_that_is_asked_about_says_how_and_beside_the_board(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """A click on the master's own symbol in the wheel, though it is the tokens that are lit; the answer covers none of them."""
    anna = visit(settings=AS_THEY_COME)
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.about_to('terracotta', 4, 'hire')}")
    anna.at_table()
    anna.page.locator("[data-target='action middle']").click(force=True)  # it says itself that it is disabled
    told = anna.page.get_by_role("status").filter(has_text="first choose a token")
    expect(told).to_contain_text("T4.6")
    toast, board = told.locator(".toast").bounding_box(), anna.page.locator(".board").bounding_box()
    assert toast is not None and board is not None
    assert toast["y"] + toast["height"] <= board["y"]
    hub, wheel = anna.page.locator("[data-look=hub] .boss").bounding_box(), anna.page.locator(".wheel > svg.top").bounding_box()
    assert hub is not None and wheel is not None
    assert hub["width"] < wheel["width"] * 0.26  # no number of the inner ring is under it


def test_all_tokens_of_a_master_stand_beside_it(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """Also when all four players have hired it."""
    anna = visit(settings=AS_THEY_COME)
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.over('terracotta')}")
    anna.is_over()
    anna.at_table()
    hired = anna.page.locator(".masters li").evaluate_all("all => all.map(one => one.querySelectorAll('.hired svg').length)")
    assert max(hired) > 2
    for width, height in [*DESKS, *OTHERS]:
        look_at(anna, width, height)
        check_spills(anna)


def test_what_a_hint_costs_is_said_where_nothing_covers_it(visit: Callable[..., Visitor]) -> None:
    anna = visit(settings=AS_THEY_COME)
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    anna.play_now("terracotta", 4)
    note = anna.page.get_by_text("A game with hints is not rated.")
    expect(note).to_be_visible()
    boxes = [one.bounding_box() for one in (note, anna.page.locator(".told"))]
    assert boxes[0] is not None and boxes[1] is not None
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]


def test_who_stays_and_who_goes_is_seen_whole_at_the_end(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """A name is written in one line, and on a phone everybody's stands above the sheet that tells the result."""
    anna = visit(settings=AS_THEY_COME)
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.over('xidit')}")
    anna.is_over()
    names = anna.page.locator(".hall tbody .who > span:first-child")
    expect(names).to_have_count(4)
    for width, height in [*DESKS, *OTHERS]:
        look_at(anna, width, height)
        assert names.evaluate_all("all => all.map(one => one.getClientRects().length)") == [1] * 4, f"{width} x {height}"
    anna.page.reload()
    anna.is_over()
    expect(names.last).to_be_in_viewport()
    _, cut_off = anna.page.evaluate(CUT_OFF, ".hall tbody tr")
    assert cut_off == []


def test_map_and_dials_are_seen_together(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """Also in windows that are low or narrow."""
    anna = visit(settings={**QUICK, "ignoreDouble": True})
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.begun('xidit', 5)}")
    board = anna.page.get_by_role("region", name="Planning board")
    for width, height in [(1024, 768), (1180, 820), (1280, 720), (1920, 800)]:
        look_at(anna, width, height)
        expect(board.get_by_role("button", name="Wait")).to_be_in_viewport(ratio=1)
        expect(board.get_by_role("spinbutton", name="Order 6")).to_be_in_viewport(ratio=1)
        expect(board.get_by_role("button", name="Send the orders")).to_be_in_viewport(ratio=1)
        expect(anna.page.locator(".map > .map")).to_be_in_viewport(ratio=0.97)
        map_box, board_box = anna.page.locator(".map > .map").bounding_box(), board.bounding_box()
        assert map_box is not None and board_box is not None
        assert map_box["width"] > 480
        apart = max(board_box["x"] - map_box["x"] - map_box["width"], board_box["y"] - map_box["y"] - map_box["height"])
        assert apart >= 0  # neither hides the other
    check_zoom(anna)


def check_zoom(anna: Visitor) -> None:
    """The map grows around the pointer, by keys around the town in focus. Dragging moves it, chooses and selects nothing."""
    page, whole = anna.page, anna.button("The whole map")
    town = page.locator("[data-target='city 8'] .hit")

    def middle() -> tuple[float, float]:
        expect(page.locator(".map .stretches")).to_have_count(0)
        box = town.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    x, y = middle()
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    expect(whole).to_be_visible()
    assert middle() == pytest.approx((x, y), abs=2)
    page.mouse.down()
    page.mouse.move(x + 80, y - 60, steps=3)
    page.mouse.up()
    assert middle() == pytest.approx((x + 80, y - 60), abs=2)
    assert page.evaluate("String(getSelection())") == ""
    expect(page.get_by_role("spinbutton", name="Order 1")).to_have_attribute("aria-valuetext", "not set")
    whole.click()
    assert middle() == pytest.approx((x, y), abs=2)
    page.locator("[data-target='city 8']").focus()
    page.keyboard.press("+")
    assert middle() == pytest.approx((x, y), abs=10)  # around the town itself, a little above the middle of all of it
    page.keyboard.press("0")
    expect(whole).to_have_count(0)
    page.locator(".city.lit .hit").first.dblclick()  # sets one order, and does not zoom
    expect(page.get_by_role("spinbutton", name="Order 1")).not_to_have_attribute("aria-valuetext", "not set")
    expect(page.get_by_role("spinbutton", name="Order 2")).to_have_attribute("aria-valuetext", "not set")
    expect(whole).to_have_count(0)


def test_the_score_of_everybody_is_seen_at_once(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """Also that of five, in the narrow panel of a small desk."""
    anna = visit(settings=AS_THEY_COME)
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.about_to('xidit', 5, 'plan')}")
    anna.at_table()
    anna.tab("Score")
    table = anna.page.get_by_role("table", name="Score")
    expect(table.get_by_role("columnheader")).to_have_count(5)
    assert table.evaluate("table => table.scrollWidth - table.parentElement.clientWidth") <= 0


MUCH = """() => {
  const [floors, bards, gold] = [15, 20, 30];
  for (const line of document.querySelectorAll(".rail .people > ul > li")) {
    const [tower, lyre] = line.querySelectorAll(".in-sight dd");
    [tower.textContent, lyre.textContent, line.querySelector(".gold [aria-hidden]").textContent] = [floors, bards, gold];
  }
  const left = document.querySelector(".rail .left");
  left.textContent = "Reste : 20 bardes, 15 étages de guilde et 3 étages qui attendent leur guilde.";
  return left.scrollHeight <= left.clientHeight && left.scrollWidth <= left.clientWidth;
}"""
"""As much as five may have; whether what is left of the own pieces can be read to its end."""


def test_what_everybody_has_is_seen_whole(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    anna = visit(settings=AS_THEY_COME)
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.about_to('xidit', 5, 'plan')}")
    anna.at_table()
    for width, height in [*DESKS, (1280, 720), (1180, 820)]:
        look_at(anna, width, height)
        assert anna.page.evaluate(MUCH), f"{width} x {height}"
        count, cut_off = anna.page.evaluate(CUT_OFF, ".rail .people > ul > li, .rail .people .screen, .rail .people dd")
        assert count > 20
        assert cut_off == [], f"{width} x {height}"
        lines = anna.page.locator(".rail .people > ul > li")
        assert lines.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)"), f"{width} x {height}"


def test_rivals_of_one_name_are_told_apart(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """By what can be read of it, not by their signs alone."""
    anna = visit(settings=AS_THEY_COME)
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.about_to('xidit', 5, 'plan')}")
    anna.at_table()
    read = """all => all.map(one => [...one.querySelectorAll(".name, .apart")].filter((part) => {
      const shown = part.getClientRects().length && getComputedStyle(part).clipPath === "none";
      return shown && part.scrollWidth <= part.clientWidth + 1 && part.offsetLeft + part.offsetWidth <= one.clientWidth;
    }).map((part) => part.textContent))"""
    for width, height in [*DESKS, (1280, 720), (1180, 820), (1024, 768)]:
        look_at(anna, width, height)
        names = anna.page.locator(".head .players > li").evaluate_all(read)
        assert [len(name) for name in names] == [1] * 5, f"{width} x {height}: {names}"
        assert len({name for [name] in names}) == 5, names
    anna.go(f"/tables/{showcase.about_to('xidit', 5, 'reward')}")
    anna.at_table()
    look_at(anna, 390, 844)
    rows = anna.page.locator(".plans th")
    expect(rows).to_have_count(5)
    assert rows.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)"), rows.all_inner_texts()
    anna.go(f"/tables/{showcase.about_to('terracotta', 4, 'hire')}")
    anna.at_table()
    names = anna.page.locator(".rail .players .name")
    expect(names).to_have_text(["Annayou", "blue", "purple", "green"])
    for width, height in [(1366, 768), (1180, 820), (820, 1180)]:
        look_at(anna, width, height)
        assert names.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)"), f"{width} x {height}"


LONGEST = (
    "Order 1: Eliminates the threat in city 15. To the barracks: 1 archer, 1 infantry, 1 cleric and 2 battle mages. "
    "Two of: 5 gold, 3 bards and 2 guild floors."
)
"""As much as the planning board has to say of an order, in a wordy language."""


def test_what_an_order_would_bring_is_told_to_its_end(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    anna = visit(settings=AS_THEY_COME)
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.about_to('xidit', 5, 'plan')}")
    anna.at_table()
    for width, height in [*DESKS, *SMALLER]:
        look_at(anna, width, height)
        fits = "(told, text) => { told.textContent = text; return told.scrollHeight <= told.clientHeight }"
        assert anna.page.locator(".planner .foreseen").evaluate(fits, LONGEST), f"{width} x {height}"


def moved(page: Page) -> list[dict[str, Any]]:
    """What has moved by itself since it was watched for, and how much."""
    found: list[dict[str, Any]] = page.evaluate(
        """() => window.moved.map(({ value, sources }) => ({
          value, what: sources.map(({ node }) => (node?.closest ? node : node?.parentElement)?.outerHTML.slice(0, 90)) }))"""
    )
    return found


def check_still(page: Page) -> None:
    settle(page)
    shifts = moved(page)
    assert sum(shift["value"] for shift in shifts) < STILL, sorted(shifts, key=lambda shift: -shift["value"])[:4]


@pytest.mark.parametrize(("game", "players", "entries"), [("terracotta", 3, 90), ("xidit", 3, 20)])
def test_nothing_moves_but_what_the_game_moves(visit: Callable[..., Visitor], game: str, players: int, entries: int) -> None:
    """Over a dozen choices; and over a whole year: from its dials through its scene to those of the next."""
    anna = visit(settings={**AS_THEY_COME, "confirm": "never"})
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    anna.go(f"/tables/{against_bots(anna.become('Anna'), game, players, entries)}")
    expect(anna.page.locator(".prompt.act")).to_be_visible()
    anna.at_table()
    settle(anna.page)
    anna.page.evaluate(WATCH)
    year = anna.round()
    anna.play_on(12)
    while game == "xidit" and anna.round() == year:
        anna.play_on(1)
    check_still(anna.page)


def test_nothing_moves_where_the_list_of_choices_unfolds(visit: Callable[..., Visitor]) -> None:
    """From all segments, which the board offers, to the three ways to go on with an action."""
    anna = visit(settings=AS_THEY_COME)
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    anna.go(f"/tables/{against_bots_before(anna.become('Anna'), 'terracotta', 2, 'place')}")
    expect(anna.page.locator(".prompt.act")).to_be_visible()
    anna.at_table()
    expect(anna.page.locator(".choices.folded")).to_have_count(1)
    settle(anna.page)
    anna.page.evaluate(WATCH)
    anna.page.locator(".board .segment.lit").first.click()
    expect(anna.page.locator(".choices:not(.folded)")).to_have_count(1)
    check_still(anna.page)


def test_nothing_moves_in_a_replay(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """Back from the end, and on to the last scoring."""
    anna = visit(settings=AS_THEY_COME)
    anna.page.set_viewport_size({"width": 1366, "height": 768})
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.over('terracotta')}/replay")
    bar = anna.page.get_by_role("group", name="Replay")
    bar.get_by_role("button", name="To the end").click()
    settle(anna.page)
    anna.page.evaluate(WATCH)
    for way in ["Back"] * 4 + ["On"] * 4:
        bar.get_by_role("button", name=way, exact=True).click()
        settle(anna.page)
    check_still(anna.page)


SMALL = """() => {
  const unseen = (one) => one && (getComputedStyle(one).clipPath.startsWith("inset") || unseen(one.parentElement));
  const reacts = ".frame :is(button:not(.rule), summary, select, input, a), .board .lit, .space .area, .city .hit";
  return [...document.querySelectorAll(reacts)]
    .filter((one) => one.checkVisibility() && !one.closest("details:not([open]) > :not(summary)") && !unseen(one))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < 40)
    .map(([one, { width, height }]) => [one.dataset.target ?? one.getAttribute("class"), one.textContent.trim(), width, height]);
}"""
"""What can be tapped, but for the rules named in a sentence, and is smaller than the tip of a finger."""


TOUCHED = [(390, 844), (820, 1180), (1180, 820)]
"""A phone, and a tablet held upright and across."""
TAPPED = {
    "terracotta": [(2, "turn"), (2, "inspect"), (2, "collect"), (3, "use"), (3, "buy"), (4, "do"), *MOMENTS["terracotta"]],
    "xidit": [(3, "raise"), (3, "show"), (5, "floor"), *MOMENTS["xidit"]],
}


@pytest.mark.parametrize("game", TAPPED)
def test_targets_are_as_large_as_a_finger(visit: Callable[..., Visitor], showcase: Showcase, game: str) -> None:
    anna = visit("phone", settings=AS_THEY_COME)
    anna.be(showcase.anna)
    small = {}
    for players, decision in TAPPED[game]:
        anna.go(f"/tables/{showcase.about_to(game, players, decision)}")
        expect(anna.page.locator(".prompt.act")).to_be_visible()
        anna.at_table()
        for width, height in TOUCHED:
            look_at(anna, width, height)
            small[players, decision, width] = anna.page.evaluate(SMALL)
    assert {moment: found for moment, found in small.items() if found} == {}


def test_a_tap_selects_and_a_button_does_it(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    anna = visit("phone", settings=AS_THEY_COME)
    anna.be(showcase.anna)
    anna.go(f"/tables/{showcase.about_to('terracotta', 4, 'build')}")
    before = anna.number()
    for type in ("officer", "guard"):  # a type can be changed until it is used
        anna.page.locator(f"[data-target='rack {type}']").tap(force=True)
        expect(anna.page.locator(".supply .chosen")).to_have_attribute("data-target", f"rack {type}")
    anna.page.locator("[data-target^='space'].lit").first.tap()
    expect(anna.page.locator(".ask")).to_contain_text("Build a guard")
    assert anna.number() == before
    anna.button("Build").tap()
    expect(anna.page.locator(".do")).to_have_count(0)
    assert anna.number() > before
