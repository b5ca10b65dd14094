"""`python -m bench.web [--json FILE] [--clicks N]`: measure the client, and the page of boardgame.io's example beside it."""

import json
import os
import platform
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from bench.web.marks import MARKS, marks
from bench.web.npm import install, npm
from bench.web.page import click_times, first_load, frame_times, share
from claycrown.client import Client
from tests.server.house import House
from tests.server.vocabulary import choose, texts
from tests.web.prepared import at_one_screen
from tests.web.vocabulary import LONG

PEER = Path(__file__).with_name("peer")
BUILT = Path(__file__).parents[2] / "build" / "bench-web"
DECISIONS = 150
"""Of a game of four: half of it, with much on the board."""
TURN = "Turn the"
UNLIMITED = ("--disable-frame-rate-limit", "--disable-gpu-vsync")
"""For frames that come as quickly as they can be made, so that what one costs can be seen."""
MOVING = 0.6
"""Seconds in which rings turn."""
TABLES = {"terracotta": "Terracotta table", "xidit": "Xidit table"}
MARKS_WANTED = {
    f"Lighthouse, {page}: {mark}": 0.97 if mark == "performance" else 1.0
    for page in ("first page", *TABLES.values())
    for mark in MARKS.values()
    if page == "first page" or mark != "search"  # a table is nobody's to find
}


@click.command()
@click.option("--json", "file", metavar="FILE", help="Write the figures as JSON, too.")
@click.option("--clicks", default=50, show_default=True)
def main(file: str | None, clicks: int) -> None:
    """Measure the browser client and, in the same run, tic-tac-toe with boardgame.io."""
    figures: dict[str, float] = {}
    peer = build_peer()
    with houses(peer) as (ours, theirs):
        with chromium() as browser:
            figures |= measure_loads(browser, ours)
            figures |= measure_clicks(browser, ours, clicks)
            figures |= measure_peer(browser, theirs, clicks)
        with chromium(*UNLIMITED) as browser:
            figures |= measure_frames(browser, ours)
        figures |= measure_marks(ours)
    for name, value in figures.items():
        click.echo(f"{name:60} {value:10.2f}")
    for what, value, bound in goals(figures):
        click.echo(f"{what}: {value:.1f}, at most {bound:g}: {'reached' if value <= bound else 'MISSED'}")
    for what, bound in MARKS_WANTED.items():
        click.echo(f"{what}: {figures[what]:.2f}, at least {bound:g}: {'reached' if figures[what] >= bound else 'MISSED'}")
    if file is not None:
        machine = {"system": platform.platform(), "cores": os.cpu_count(), "load": os.getloadavg()}
        Path(file).write_text(json.dumps({"machine": machine, "figures": figures}, indent=2) + "\n", encoding="utf-8")


def goals(figures: dict[str, float]) -> list[tuple[str, float, float]]:
    return [
        ("first load of the first page, kB", figures["first page: files, kB"], 200),
        ("first load of a Terracotta table, kB", figures["Terracotta table: files, kB"], 200),
        ("first load of a Xidit table, kB", figures["Xidit table: files, kB"], 200),
        ("a click is answered, p95 ms", figures["click on a choice: p95 ms"], 100),
        ("a frame while rings turn, p50 ms", figures["frame while rings turn: p50 ms"], 16),
    ]


def build_peer() -> Path:
    """The peer's page, from its own lock file."""
    install(PEER)
    target = BUILT / "peer"
    build = [npm(), "run", "--silent", "build", "--", "--outDir", str(target), "--logLevel", "error"]
    subprocess.run(build, cwd=PEER, check=True)
    return target


@contextmanager
def houses(peer: Path) -> Iterator[tuple[House, House]]:
    """A server with our client, and one that gives out the peer's page in the same way."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        ours = House(str(folder / "ours.db"), folder, bots_pace="0").start()
        theirs = House(str(folder / "theirs.db"), folder, browser=str(peer)).start()
        try:
            yield ours, theirs
        finally:
            ours.stop()
            theirs.stop()


def chromium_program() -> str:
    found = shutil.which("chromium")
    if found is None:
        raise click.ClickException("chromium is missing: make test installs it")
    return found


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_program(), args=["--no-sandbox", *flags])
        yield browser
        browser.close()


# Ours


def measure_loads(browser: Browser, house: House) -> dict[str, float]:
    """What a first visit loads: to the first page, and straight to a table."""

    def first_page(page: Page) -> None:
        expect(page.get_by_role("button", name="Play now").first).to_be_visible()

    start = first_load(browser, house.url, first_page, lambda _: None)
    figures = {"first page: files, kB": start.files, "first page: API, kB": start.answers, "first page: requests": start.requests}
    client = house.guest("Anna")
    for game, name in TABLES.items():
        table_id = at_one_screen(client, game, 4, 12)
        seen = first_load(browser, f"{house.url}/tables/{table_id}", _table_is_there, lambda context: come_in(context, client))
        figures |= {f"{name}: files, kB": seen.files, f"{name}: API, kB": seen.answers}
    return figures


def measure_clicks(browser: Browser, house: House, clicks: int) -> dict[str, float]:
    """How soon a click on a choice shows something."""
    page = full_table(browser, house)
    answered = click_times(page, clicks, "[role=toolbar] button.choice")
    page.context.close()
    return {"click on a choice: p50 ms": share(answered, 0.5), "click on a choice: p95 ms": share(answered, 0.95)}


def measure_frames(browser: Browser, house: House) -> dict[str, float]:
    """What a frame costs while a ring turns."""
    page = full_table(browser, house)
    turning = frame_times_of_rings(page)
    page.context.close()
    return {
        "frame while rings turn: p50 ms": share(turning, 0.5),
        "frame while rings turn: p95 ms": share(turning, 0.95),
        "frame while rings turn: frames": float(len(turning)),
    }


def measure_marks(house: House) -> dict[str, float]:
    """What Lighthouse thinks of the first page, and of a table where somebody sits."""
    client = house.guest("Anna")
    cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in client.http.cookies.items())}
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as name:
        found |= marks("first page", house.url, chromium_program(), {}, Path(name))
        for game, page in TABLES.items():
            url = f"{house.url}/tables/{at_one_screen(client, game, 4, 12)}"
            found |= marks(page, url, chromium_program(), cookies, Path(name))
    return found


def come_in(context: BrowserContext, client: Client) -> None:
    """The browser is the same visitor as the client."""
    cookies = client.http.cookies.items()
    context.add_cookies([{"name": key, "value": value, "url": client.url} for key, value in cookies])


def full_table(browser: Browser, house: House) -> Page:
    """A game of four in Terracotta Army that is far on, where somebody may turn a ring."""
    client = house.guest("Anna")
    context = browser.new_context(viewport={"width": 1600, "height": 1000})
    context.add_init_script("localStorage.setItem('claycrown', JSON.stringify({ confirm: 'never' }))")
    come_in(context, client)
    page = context.new_page()
    page.goto(f"{house.url}/tables/{at_the_start_of_a_turn(client, at_one_screen(client, 'terracotta', 4, DECISIONS))}")
    _table_is_there(page)
    return page


def _table_is_there(page: Page) -> None:
    """The choices are offered; where somebody has to take the screen first, they do."""
    offered = page.get_by_role("toolbar", name="Choices").get_by_role("button")
    hand_over = page.locator("[aria-labelledby=hand-over] button")
    expect(offered.or_(hand_over).first).to_be_visible(timeout=LONG)
    if hand_over.count():
        hand_over.click()
        expect(offered.first).to_be_visible(timeout=LONG)


def at_the_start_of_a_turn(client: Client, table_id: str) -> str:
    """Play on until somebody may turn a ring."""
    chance = random.Random(3)
    while True:
        seat = client.game(table_id).deciders[0]
        mine = client.game(table_id, seat=seat)
        if "turn inner" in texts(mine.actions):
            return table_id
        client.decide(table_id, mine.number, choose(mine, chance), seat)


def frame_times_of_rings(page: Page) -> list[float]:
    """A ring is turned, and turned back by an undo, a few times."""
    choices = page.get_by_role("toolbar", name="Choices").get_by_role("button")
    undo = page.get_by_role("button", name="Undo", exact=True)
    times: list[float] = []
    for _ in range(4):
        times += frame_times(page, MOVING, choices.filter(has_text=TURN).first.click)
        expect(undo).to_be_visible()
        times += frame_times(page, MOVING, undo.click)
        expect(choices.filter(has_text=TURN).first).to_be_visible()
    return sorted(times)


# The peer


def measure_peer(browser: Browser, house: House, clicks: int) -> dict[str, float]:
    def is_there(page: Page) -> None:
        expect(page.get_by_role("grid").get_by_role("button").first).to_be_visible()

    seen = first_load(browser, house.url, is_there, lambda _: None)
    page = browser.new_page(viewport={"width": 1600, "height": 1000})
    page.goto(house.url)
    is_there(page)
    answered = click_times(page, clicks, "[role=grid] button.empty, #again.over")
    page.close()
    return {
        "boardgame.io: files, kB": seen.files,
        "boardgame.io: click on a cell: p50 ms": share(answered, 0.5),
        "boardgame.io: click on a cell: p95 ms": share(answered, 0.95),
    }


if __name__ == "__main__":
    main()
