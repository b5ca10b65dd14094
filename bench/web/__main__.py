"""`python -m bench.web [--json FILE] [--clicks N] [--part NAME]...`: measure the client and boardgame.io's example."""

import json
import os
import platform
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import click
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from bench.web.marks import MARKS, marks
from bench.web.npm import install, npm
from bench.web.page import Loaded, click_times, first_load, frame_times, share
from claycrown import words
from claycrown.client import Client
from tests.server.server import RunningServer
from tests.server.vocabulary import choose, texts
from tests.web.prepared import against_bots, at_one_screen
from tests.web.vocabulary import LONG

PEER = Path(__file__).with_name("peer")
BUILT = Path(__file__).parents[2] / "build" / "bench-web"
DECISIONS = 150
"""Half of a game of four, with much on the board."""
TURN = "Turn the"
UNLIMITED = ("--disable-frame-rate-limit", "--disable-gpu-vsync")
"""For frames without a rate limit, so that the cost of each can be measured."""
MOVING = 0.6
"""How long rings turn, in seconds."""
TABLES = {"terracotta": "Terracotta table", "xidit": "Xidit table"}
OPEN = {"first page": "/", "rules": "/rules/terracotta"}
"""Public pages, with their addresses."""
MARKS_WANTED = {
    f"Lighthouse, {page}: {mark}": 0.97 if mark == "performance" else 1.0
    for page in (*OPEN, *TABLES.values())
    for mark in MARKS.values()
    if page in OPEN or mark != "search"  # tables are not for search engines
}
LOADED = {
    language: {page: page if language == "en" else f"{page} ({language})" for page in ("first page", *TABLES.values())}
    for language in sorted(words.languages())
}
"""The names of the pages whose files are counted, by language."""
GOALS = {
    **{f"{called}: files, kB": 200 for pages in LOADED.values() for called in pages.values()},
    "click on a choice: p95 ms": 100,
    "frame while rings turn: p50 ms": 16,
}
"""Upper limits."""
PARTS = ("loads", "clicks", "peer", "frames", *OPEN, *TABLES.values())
"""Parts that can be measured separately; the last ones are pages for Lighthouse."""


@click.command()
@click.option("--json", "file", metavar="FILE", help="Write the figures as JSON, too.")
@click.option("--clicks", default=50, show_default=True)
@click.option("--part", "parts", type=click.Choice(PARTS), multiple=True, help="Only this; may be said several times.")
def main(file: str | None, clicks: int, parts: tuple[str, ...]) -> None:
    """Measure the browser client and, in the same run, tic-tac-toe with boardgame.io."""
    figures: dict[str, float] = {}
    for part in measure(parts or PARTS, clicks):
        figures |= part
        for name, value in part.items():
            click.echo(f"{name:60} {value:10.2f}")
    for what, goal in GOALS.items():
        if what in figures:
            click.echo(f"{what}: {figures[what]:.1f}, at most {goal}: {'reached' if figures[what] <= goal else 'MISSED'}")
    for what, mark in MARKS_WANTED.items():
        if what in figures:
            click.echo(f"{what}: {figures[what]:.2f}, at least {mark:g}: {'reached' if figures[what] >= mark else 'MISSED'}")
    if file is not None:
        machine = {"system": platform.platform(), "cores": os.cpu_count(), "load": os.getloadavg()}
        Path(file).write_text(json.dumps({"machine": machine, "figures": figures}, indent=2) + "\n", encoding="utf-8")


def measure(parts: Sequence[str], clicks: int) -> Iterator[dict[str, float]]:
    """The figures of one part after the other."""
    with serve() as ours:
        with chromium() as browser:
            if "loads" in parts:
                yield from measure_loads(browser, ours)
            if "clicks" in parts:
                yield measure_clicks(browser, ours, clicks)
            if "peer" in parts:
                with serve(browser=str(build_peer())) as theirs:
                    yield measure_peer(browser, theirs, clicks)
        if "frames" in parts:
            with chromium(*UNLIMITED) as browser:
                yield measure_frames(browser, ours)
        yield from measure_marks(ours, parts)


def build_peer() -> Path:
    """The peer's page, from its own lock file."""
    install(PEER)
    target = BUILT / "peer"
    build = [npm(), "run", "--silent", "build", "--", "--outDir", str(target), "--logLevel", "error"]
    subprocess.run(build, cwd=PEER, check=True)
    return target


@contextmanager
def serve(**settings: str) -> Iterator[RunningServer]:
    """A server with our client or the peer's page."""
    with tempfile.TemporaryDirectory() as name:
        running = RunningServer(str(Path(name) / "server.db"), Path(name), bots_pace="0", **settings).start()
        try:
            yield running
        finally:
            running.stop()


def chromium_program() -> str:
    """Debian's, whole or without windows."""
    found = shutil.which("chromium") or shutil.which("chromium-headless-shell")
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


def measure_loads(browser: Browser, server: RunningServer) -> Iterator[dict[str, float]]:
    """The size of a first visit to the first page, and to a table, in each language."""

    def first_page(page: Page) -> None:
        expect(page.locator("main h1").first).to_be_visible()

    client = server.guest("Anna")
    tables = {name: at_one_screen(client, game, 4, 12) for game, name in TABLES.items()}
    for language, called in LOADED.items():
        start = first_load(browser, f"{server.url}/?language={language}", first_page, lambda _: None)
        yield loaded(called["first page"], start)
        for name, table_id in tables.items():
            url = f"{server.url}/tables/{table_id}?language={language}"
            seen = first_load(browser, url, _table_is_there, lambda context: come_in(context, client))
            yield loaded(called[name], seen)


def loaded(page: str, seen: Loaded) -> dict[str, float]:
    return {f"{page}: files, kB": seen.files, f"{page}: API, kB": seen.answers, f"{page}: requests": seen.requests}


def measure_clicks(browser: Browser, server: RunningServer, clicks: int) -> dict[str, float]:
    """The response time of a click on a choice."""
    page = full_table(browser, server)
    answered = click_times(page, clicks, "[role=toolbar] button.choice")
    page.context.close()
    return {"click on a choice: p50 ms": share(answered, 0.5), "click on a choice: p95 ms": share(answered, 0.95)}


def measure_frames(browser: Browser, server: RunningServer) -> dict[str, float]:
    """The frame times while a ring turns."""
    page = full_table(browser, server)
    turning = frame_times_of_rings(page)
    page.context.close()
    return {
        "frame while rings turn: p50 ms": share(turning, 0.5),
        "frame while rings turn: p95 ms": share(turning, 0.95),
        "frame while rings turn: frames": float(len(turning)),
    }


def measure_marks(server: RunningServer, parts: Sequence[str]) -> Iterator[dict[str, float]]:
    """Lighthouse's scores for public pages, and for a table against bots where the player has to decide."""
    client = server.guest("Anna")
    kept = client.http.cookies
    cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in kept.items()), "X-CSRF-Token": kept["claycrown_csrf"]}
    with tempfile.TemporaryDirectory() as name:
        for page, path in OPEN.items():
            if page in parts:
                yield marks(page, server.url + path, chromium_program(), {}, Path(name))
        for game, page in TABLES.items():
            if page in parts:
                url = f"{server.url}/tables/{against_bots(client, game, 4, 12)}"
                yield marks(page, url, chromium_program(), cookies, Path(name))


def come_in(context: BrowserContext, client: Client) -> None:
    """Give the browser the client's session."""
    cookies = client.http.cookies.items()
    context.add_cookies([{"name": key, "value": value, "url": client.url} for key, value in cookies])


def full_table(browser: Browser, server: RunningServer) -> Page:
    """An advanced game of four in Terracotta Army in which a ring may be turned."""
    client = server.guest("Anna")
    context = browser.new_context(viewport={"width": 1600, "height": 1000})
    context.add_init_script("localStorage.setItem('claycrown', JSON.stringify({ confirm: 'never', choices: 'open' }))")
    come_in(context, client)
    page = context.new_page()
    page.goto(f"{server.url}/tables/{at_the_start_of_a_turn(client, at_one_screen(client, 'terracotta', 4, DECISIONS))}")
    _table_is_there(page)
    return page


def _table_is_there(page: Page) -> None:
    """The choices are offered, and the board is drawn; where somebody has to take the screen first, they do."""
    offered = page.get_by_role("toolbar").locator("button.choice")
    hand_over = page.locator("[aria-labelledby=hand-over] button")
    expect(offered.or_(hand_over).first).to_be_visible(timeout=LONG)
    if hand_over.count():
        hand_over.click()
        expect(offered.first).to_be_visible(timeout=LONG)
    expect(page.locator("section.board svg:visible").first).to_be_visible(timeout=LONG)


def at_the_start_of_a_turn(client: Client, table_id: str) -> str:
    """Play until a ring may be turned."""
    chance = random.Random(3)
    while True:
        seat = client.game(table_id).deciders[0]
        mine = client.game(table_id, seat=seat)
        if "turn inner" in texts(mine.actions):
            return table_id
        client.decide(table_id, mine.number, choose(mine, chance), seat)


def frame_times_of_rings(page: Page) -> list[float]:
    """Turn a ring and undo it, a few times."""
    choices = page.get_by_role("toolbar").locator("button.choice")
    undo = page.get_by_role("button", name="Undo", exact=True)
    times: list[float] = []
    for _ in range(4):
        times += frame_times(page, MOVING, choices.filter(has_text=TURN).first.click)
        expect(undo).to_be_visible()
        times += frame_times(page, MOVING, undo.click)
        expect(choices.filter(has_text=TURN).first).to_be_visible()
    return sorted(times)


# The peer


def measure_peer(browser: Browser, server: RunningServer, clicks: int) -> dict[str, float]:
    def is_there(page: Page) -> None:
        expect(page.get_by_role("grid").get_by_role("button").first).to_be_visible()

    seen = first_load(browser, server.url, is_there, lambda _: None)
    page = browser.new_page(viewport={"width": 1600, "height": 1000})
    page.goto(server.url)
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
