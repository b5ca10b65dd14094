"""Fixtures of the tests in the browser.

`house` is a running server with the built client, `showcase` has tables on it to look at; `visit` opens a browser's window, as
many as a test needs. At its end no page may have told its console of any trouble.
"""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.house import House
from tests.web.prepared import Showcase
from tests.web.vocabulary import LONG, Browsers, Visitor

expect.set_options(timeout=LONG)

NO_NEED = [
    # Popups of an address bar that nobody sees: loaded anew for every window.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    # A process kept ready for another site: there is none.
    "SpareRendererForSitePerProcess",
    # This list replaces Playwright's: what keeps Chromium from the network, and from showing a page late, is named again.
    "AimEnabled",
    "HttpsUpgrades",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
]
FLAGS = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(NO_NEED)}"]


@pytest.fixture(scope="package")
def new_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., House]]:
    """Starts a server on an empty SQLite file, where bots answer at once."""
    houses: list[House] = []

    def start(**settings: str) -> House:
        folder: Path = tmp_path_factory.mktemp("house")
        house = House(str(folder / "house.db"), folder, bots_pace="0", **settings)
        houses.append(house)
        return house.start()

    yield start
    for house in houses:
        house.stop()


@pytest.fixture(scope="package")
def house(new_house: Callable[..., House]) -> House:
    return new_house()


@pytest.fixture(scope="package")
def showcase(house: House) -> Showcase:
    return Showcase(house.guest("Anna"))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium without windows, which takes less than the whole program.

    It is closed before other tests begin: while it is open asyncio.run() is refused.
    """
    chromium = shutil.which("chromium-headless-shell")
    assert chromium is not None, "run make test: it installs it"
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="package")
def browsers(browser: Browser) -> Browsers:
    return Browsers(browser)


@pytest.fixture
def visit(browsers: Browsers, house: House) -> Iterator[Callable[..., Visitor]]:
    """Opens a window: `visit()`, `visit("phone")`, `visit(settings={...})`; `of` is another house."""
    visitors: list[Visitor] = []

    def come(size: str = "desk", of: House | None = None, **more: Any) -> Visitor:
        visitor = Visitor(browsers, (of or house).url, size, **more)
        visitors.append(visitor)
        return visitor

    yield come
    trouble = [text for visitor in visitors for text in visitor.trouble]
    for visitor in visitors:
        visitor.close()
    assert trouble == []
