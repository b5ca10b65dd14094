"""Fixtures of the tests in the browser.

`server` is a running server with the built client, `showcase` has tables on it to look at; `visit` opens a browser's window, as
many as a test needs. At its end no page may have told its console of any trouble.
"""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.server import RunningServer
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
def new_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., RunningServer]]:
    """Starts a server on an empty SQLite file, where bots answer at once."""
    servers: list[RunningServer] = []

    def start(**settings: str) -> RunningServer:
        folder: Path = tmp_path_factory.mktemp("server")
        server = RunningServer(str(folder / "server.db"), folder, bots_pace="0", **settings)
        servers.append(server)
        return server.start()

    yield start
    for server in servers:
        server.stop()


@pytest.fixture(scope="package")
def server(new_server: Callable[..., RunningServer]) -> RunningServer:
    return new_server()


@pytest.fixture(scope="package")
def showcase(server: RunningServer) -> Showcase:
    return Showcase(server.guest("Anna"))


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
def visit(browsers: Browsers, server: RunningServer) -> Iterator[Callable[..., Visitor]]:
    """Opens a window: `visit()`, `visit("phone")`, `visit(settings={...})`; `of` is another server."""
    visitors: list[Visitor] = []

    def come(size: str = "desk", of: RunningServer | None = None, **more: Any) -> Visitor:
        visitor = Visitor(browsers, (of or server).url, size, **more)
        visitors.append(visitor)
        return visitor

    yield come
    trouble = [text for visitor in visitors for text in visitor.trouble]
    for visitor in visitors:
        visitor.close()
    assert trouble == []
