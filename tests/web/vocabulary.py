"""Words for tests in the browser: a visitor comes, sits down, chooses, plays on.

Whatever is looked for is looked for as a person finds it: by what it is and what it is called. Nothing waits for a time to pass.
"""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

SIZES = {"phone": (360, 740), "tablet": (1024, 768), "desk": (1600, 1000)}
QUICK = {"motion": "less", "confirm": "never"}
"""Settings that make no test wait: nothing moves, and one click chooses."""
LONG = 60_000
"""Milliseconds that a slow machine may take; nothing is expected to."""
LEFT = "WebSocket is closed before the connection is established"
"""What Chromium says when a page is left, or looks with other eyes, while its socket is being opened."""
GAMES = {"terracotta": "Terracotta Army", "xidit": "Lords of Xidit"}
AGAIN = "Set order"
"""Choices that change what was chosen already: whoever plays on does not go back."""

PLAY_ON = (Path(__file__).parent / "play_on.js").read_text(encoding="utf-8")


class Visitor:
    """Somebody with a browser."""

    def __init__(self, browser: Browser, url: str, size: str = "desk", settings: dict[str, Any] | None = None, **context: Any):
        width, height = SIZES[size]
        phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if size == "phone" else {}
        self.url = url
        self.context: BrowserContext = browser.new_context(
            base_url=url, viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce", **phone, **context
        )
        self.context.set_default_timeout(LONG)
        liked = json.dumps(QUICK if settings is None else settings)
        self.context.add_init_script(
            f"localStorage.getItem('claycrown') ?? localStorage.setItem('claycrown', {json.dumps(liked)})"
        )
        self.page: Page = self.context.new_page()
        self.trouble: list[str] = []
        """Errors that the page has told the console, or thrown."""
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and LEFT not in message.text:
            self.trouble.append(f"{message.text} ({message.location.get('url', '')})")

    def forgive(self, pattern: str) -> None:
        """What a test has provoked is no trouble."""
        self.trouble = [text for text in self.trouble if not re.search(pattern, text)]

    def close(self) -> None:
        self.context.close()

    # Going about

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def play_now(self, game: str, players: int = 2, bot: str = "Random") -> None:
        """From the first page to a table against bots."""
        self.go("/")
        card = self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=GAMES[game]))
        card.get_by_role("radio", name=str(players)).check(force=True)
        card.get_by_label("Rivals").select_option(label=bot)
        card.get_by_role("button", name="Play now").click()
        self.at_table()

    def at_table(self) -> None:
        """The board is there."""
        expect(self.page.get_by_role("region", name="Board")).to_be_visible(timeout=LONG)

    @property
    def table_id(self) -> str:
        found = re.search(r"/tables/(\w+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    # Choosing

    def choices(self) -> Locator:
        """The list of choices: what may be decided now."""
        return self.page.get_by_role("toolbar", name="Choices").get_by_role("button")

    def wait_for_turn(self) -> None:
        expect(self.choices().first).to_be_visible(timeout=LONG)

    def choose(self, name: str | re.Pattern[str]) -> None:
        self.choices().filter(has_text=name).first.click()

    def number(self) -> int:
        """How many entries the game has, as the server says to this visitor."""
        answer = self.page.request.get(f"/api/tables/{self.table_id}/game")
        return int(answer.json()["number"])

    def play_on(self, decisions: int = 10_000, seed: int = 1) -> None:
        """Choose at random from the list of choices until the game is over, or so many times."""
        self.page.evaluate(PLAY_ON, {"decisions": decisions, "seed": seed, "again": AGAIN, "patience": LONG})

    def start_playing(self, seed: int = 1) -> None:
        """The same, while the test goes on with other visitors; `is_over` tells the end."""
        self.page.evaluate(
            f"({{...rest}}) => void ({PLAY_ON})(rest)", {"decisions": 10_000, "seed": seed, "again": AGAIN, "patience": LONG}
        )

    def is_over(self) -> None:
        """The result is shown."""
        expect(self.page.locator("#result-title")).to_be_visible(timeout=3 * LONG)

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()
