"""Measurements in a page of Chromium, the same for our client and the peer."""

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page

OBSERVE = """() => {
  window.answers = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "click") window.answers.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: false });
}"""
"""Chromium's own measure of an interaction: from the press to the next frame that shows a change. Not reported below 16 ms."""

PLACE = """([offered, number]) => {
  const all = [...document.querySelectorAll(offered)];
  const one = all[number % Math.min(all.length, 5)];
  if (!one) return null;
  one.scrollIntoView({ block: "nearest" });
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
"""The middle of one of the first few choices; null without choices."""

PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))"
"""Waits until the page is painted and idle."""

FRAMES = """(seconds) => new Promise((done) => {
  const times = [];
  const start = performance.now();
  const frame = (now) => {
    times.push(now);
    if (now - start < seconds * 1000) requestAnimationFrame(frame);
    else done(times.slice(1).map((time, place) => time - times[place]));
  };
  requestAnimationFrame(frame);
})"""
"""The time between frames; without a rate limit, this is the cost of a frame."""


RECEIVED = """() => performance.getEntries()
  .filter((entry) => "encodedBodySize" in entry)
  .map((entry) => [entry.name, entry.encodedBodySize])"""
"""The transfer sizes of the page and everything it requested, as counted by Chromium."""


@dataclass(frozen=True)
class Loaded:
    """The transfer sizes of a first visit to a page, in kB."""

    files: float
    answers: float
    """Answers of the API."""
    requests: int


def first_load(browser: Browser, url: str, is_there: Callable[[Page], None], prepare: Callable[[BrowserContext], None]) -> Loaded:
    """A visit with an empty cache, until the page is shown and nothing is loading."""
    context = browser.new_context(viewport={"width": 1600, "height": 1000})
    prepare(context)
    page = context.new_page()
    page.goto(url)
    is_there(page)
    page.wait_for_load_state("networkidle")
    received: list[tuple[str, int]] = page.evaluate(RECEIVED)
    context.close()
    sizes = {True: 0, False: 0}
    for address, size in received:
        sizes["/api/" in address] += size
    return Loaded(sizes[False] / 1000, sizes[True] / 1000, len(received))


def click_times(page: Page, clicks: int, offered: str) -> list[float]:
    """So many clicks, and for each how many milliseconds passed until a frame showed something; those too quick count as 16.

    A person points before they press, and looks at what came of it before they point again: so does this. Nothing is looked up in
    the page while it answers.
    """
    page.evaluate(OBSERVE)
    for number in range(clicks):
        page.wait_for_function(PLACE, arg=[offered, number])
        x, y = page.evaluate(PLACE, [offered, number])
        page.mouse.move(x, y)
        page.evaluate(PAINTED)
        page.mouse.down()
        page.mouse.up()
        page.evaluate(PAINTED)
    page.evaluate("() => new Promise((done) => setTimeout(done, 300))")  # the observer is notified a little later
    told: list[float] = page.evaluate("window.answers")
    return sorted(told + [16.0] * max(0, clicks - len(told)))


def frame_times(page: Page, seconds: float, start: Callable[[], None]) -> list[float]:
    """The frame times after the start of a motion."""
    start()
    times: list[float] = page.evaluate(FRAMES, seconds)
    return sorted(times)


def share(times: list[float], part: float) -> float:
    """A quantile."""
    return times[min(len(times) - 1, int(part * len(times)))]
