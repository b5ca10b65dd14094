"""Words for tests in the browser: a visitor comes, sits down, chooses, plays on.

Whatever is looked for is looked for as a person finds it: by what it is and what it is called. Nothing waits for a time to pass.
"""

import json
import random
import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from claycrown.client import Client
from claycrown.guide.question import Choice
from claycrown.words import format_message
from tests.server.vocabulary import choose

SIZES = {"phone": (360, 740), "tablet": (1024, 768), "desk": (1600, 1000)}
QUICK = {
    **{"motion": "less", "confirm": "never", "bots": "at-once", "playForced": False, "sounds": "none"},
    **{
        "choices": "open",
        "tapTwice": False,
        "ignoreDouble": False,
        "lessonsOffered": ["terracotta", "xidit"],
    },
}
"""Settings that make no test wait: nothing moves, one click or tap chooses, the list of choices is open, bots answer at once, and
every choice is the test's."""
LONG = 60_000
"""Milliseconds that a slow machine may take; nothing is expected to."""
LEFT = "WebSocket is closed before the connection is established"
"""What Chromium says when a page is left, or looks with other eyes, while its socket is being opened."""
BLOCKED = "Service Worker registration blocked by Playwright"
GAMES = {"terracotta": "Terracotta Army", "xidit": "Lords of Xidit"}
FURTHER = "›"
"""At the end of a choice after which more is asked."""

RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"]
"""Rules of axe that may find something else by night than by day: all others look at no colour."""
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"

PLAY_ON = (Path(__file__).parent / "play_on.js").read_text(encoding="utf-8")


FIRST_VISIT = """liked => {
  if (sessionStorage.getItem("visited")) return;
  sessionStorage.setItem("visited", "yes");
  localStorage.clear();
  localStorage.setItem("claycrown", liked);
}"""
"""Somebody else had the browser before: nothing of theirs is left, but for the client's files, which need not be got again."""


def choose_rivals(card: Locator, bot: str) -> None:
    """All of a bot, one by one."""
    card.get_by_text("Other rivals").click()
    for rival in card.get_by_label(re.compile("^Rival [0-9]")).all():
        rival.select_option(label=bot)


class Browsers:
    """Those of visitors, lent one after the other: a new one takes as long as what is done with it."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[tuple[str, str], list[BrowserContext]] = {}

    def lend(self, url: str, size: str, **more: Any) -> BrowserContext:
        """One at a server, of a size; with anything more, one of its own."""
        free = self._free.setdefault((url, size), [])
        if free and not more:
            return free.pop()
        width, height = SIZES[size]
        phone: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2} if size == "phone" else {}
        more.setdefault("service_workers", "block")  # only what is about them needs one
        context = self._browser.new_context(
            base_url=url, viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce", **phone, **more
        )
        context.set_default_timeout(LONG)
        return context

    def give_back(self, context: BrowserContext, url: str, size: str) -> None:
        for page in context.pages:
            page.close()
        context.clear_cookies()
        self._free[url, size].append(context)


class Visitor:
    """Somebody with a browser."""

    def __init__(self, browsers: Browsers, url: str, size: str = "desk", settings: dict[str, Any] | None = None, **context: Any):
        self.url = url
        self.context = browsers.lend(url, size, **context)
        self._leave = self.context.close if context else partial(browsers.give_back, self.context, url, size)
        self.page: Page = self.context.new_page()
        liked = json.dumps(QUICK if settings is None else settings)
        self.page.add_init_script(f"({FIRST_VISIT})({json.dumps(liked)})")
        self._clients: list[Client] = []
        self.trouble: list[str] = []
        """Errors that the page has told the console, or thrown."""
        self.page.on("console", self._listen)
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and LEFT not in message.text and BLOCKED not in message.text:
            self.trouble.append(f"{message.text} ({message.location.get('url', '')})")

    def forgive(self, pattern: str) -> None:
        """What a test has provoked is no trouble."""
        self.trouble = [text for text in self.trouble if not re.search(pattern, text)]

    def close(self) -> None:
        for client in self._clients:
            client.close()
        self._leave()

    # Who one is

    def become(self, name: str) -> Client:
        """A guest of a name, without typing it; gives what plays for them quicker than a page."""
        client = Client(self.url)
        client.become_guest(name)
        self._clients.append(client)
        self.be(client)
        return client

    def be(self, client: Client) -> None:
        """Whoever a program is signed in as."""
        self.context.add_cookies([{"name": key, "value": value, "url": self.url} for key, value in client.http.cookies.items()])

    def client(self) -> Client:
        """The same visitor, as a program."""
        client = Client(self.url)
        self._clients.append(client)
        for cookie in self.context.cookies():
            client.http.cookies.set(cookie["name"], cookie["value"])
        return client

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
        choose_rivals(card, bot)
        card.get_by_role("button", name="Play now").click()
        self.at_table()

    def at_table(self) -> None:
        """All of the board is there."""
        board = self.page.get_by_role("region", name="Board", exact=True)
        expect(board).to_be_visible()
        expect(board).to_have_attribute("aria-busy", "false")

    @property
    def table_id(self) -> str:
        found = re.search(r"/tables/(\w+)", self.page.url)
        assert found is not None, self.page.url
        return found[1]

    # Choosing

    def choices(self) -> Locator:
        """The list of choices and what gives something up, or the orders of a planning board: what may be decided now."""
        listed = self.page.get_by_role("toolbar", name="Choices").get_by_role("button")
        orders = self.page.get_by_role("group", name="Orders for the next dial").get_by_role("button")
        return listed.or_(orders).or_(self.page.locator(".gives-up"))

    def wait_for_turn(self) -> None:
        expect(self.choices().first).to_be_visible()

    def choose(self, name: str | re.Pattern[str]) -> None:
        self.choices().filter(has_text=name).first.click()

    def pick(self, choice: Choice) -> None:
        """A choice of the guide's: in the list, or where what gives something up is offered."""
        listed = self.choices().filter(has=self.page.get_by_text(format_message(choice.label), exact=True))
        (self.page.locator(".gives-up") if choice.gives_up else listed).first.click()

    def deed(self) -> Locator:
        """The button that makes a choice which waits for it; each kind of decision has a name for it."""
        return self.page.locator(".prompt .do")

    def number(self) -> int:
        """How many entries the game has, as the server says to this visitor."""
        return int(self._game()["number"])

    def deciders(self) -> list[int]:
        return list(self._game()["deciders"])

    def round(self) -> int:
        """The round of the game, or its year."""
        return int(self._game()["round"])

    def _game(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.page.request.get(f"/api/tables/{self.table_id}/game").json()
        return answer

    def play_on_until(self, number: int, seed: int = 1) -> None:
        """Choose at random until the game has so many entries: a decision may be put together in several steps."""
        while self.number() < number:
            self.play_on(1, seed)
            expect(self.page.get_by_text("sent, not confirmed yet")).to_have_count(0)

    def play_on(self, decisions: int = 10_000, seed: int = 1) -> None:
        """Choose at random from the list of choices until the game is over, or so many times."""
        self.begin_to_play_on(decisions, seed)
        self.page.evaluate("window.playing")

    def begin_to_play_on(self, decisions: int = 10_000, seed: int = 1) -> None:
        """Leave that to the page, while others do the same on theirs; `window.playing` is kept when it is done."""
        how = {"decisions": decisions, "seed": seed, "patience": LONG}
        self.page.evaluate(f"how => {{ window.playing = ({PLAY_ON})(how) }}", how)

    def is_over(self) -> None:
        """The result is shown."""
        expect(self.page.locator("#result-title")).to_be_visible()

    def pasted(self) -> str:
        """What was copied."""
        self.page.evaluate("document.body.append(Object.assign(document.createElement('textarea'), { id: 'pasted' }))")
        field = self.page.locator("#pasted")
        field.focus()
        self.page.keyboard.press("ControlOrMeta+V")
        return field.input_value()

    def tab(self, name: str) -> None:
        self.page.get_by_role("tab", name=name).click()

    # Looking closely

    def check_access(self, part: str | None = None) -> None:
        """Nothing on this page, or on a part of it, keeps anybody out: axe finds nothing serious, by day and by night."""
        self._ask_axe(part, {})
        self.page.emulate_media(color_scheme="dark")
        self._ask_axe(part, {"runOnly": {"type": "rule", "values": RULES_OF_COLOUR}})
        self.page.emulate_media(color_scheme="light")

    def _ask_axe(self, part: str | None, options: dict[str, Any]) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE_SCRIPT)
        found = self.page.evaluate(
            "([part, options]) => axe.run(part ?? document, options).then(found => found.violations)",
            [part, {"resultTypes": ["violations"], **options}],
        )
        serious = [
            f"{one['id']} ({one['impact']}): {one['nodes'][0]['html'][:200]}"
            for one in found
            if one["impact"] in ("serious", "critical")
        ]
        assert not serious, f"{self.page.url}: {serious}"

    def check_width(self) -> None:
        """Nobody has to scroll sideways."""
        wider = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wider <= 0, f"{self.page.url} is {wider} px too wide"

    def keep_picture(self, name: str) -> None:
        """For people to look at, in build/screenshots."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.page.evaluate("document.fonts.ready")
        self.page.screenshot(path=PICTURES / f"{name}.png")


def play_together(visitors: Sequence[Visitor]) -> None:
    """The rest of a game, played at random by all who sit there, each on their own page."""
    for seed, visitor in enumerate(visitors):
        visitor.tab("Choices")
        visitor.begin_to_play_on(seed=seed)
    for visitor in visitors:
        visitor.page.evaluate("window.playing")


def finish(clients: Sequence[Client], table_id: str, seed: int = 1) -> None:
    """The rest of a game, played at random by all who sit there, without their pages."""
    chance = random.Random(seed)
    seats = {seat: client for client in clients for seat in client.table(table_id).your_seats}
    while (update := clients[0].game(table_id)).result is None:
        for seat in update.deciders:
            if seat in seats:
                mine = seats[seat].game(table_id, seat=seat)
                seats[seat].decide(table_id, mine.number, choose(mine, chance), seat)
                break
