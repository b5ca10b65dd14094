"""The client as an app: installed from its manifest, and what it shows without a connection."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.prepared import Showcase
from tests.web.vocabulary import Visitor

ALL_KEPT = """async () => {
  const loaded = performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/"));
  const files = await caches.open("files");
  const needed = ["/all-", "/Settings-"].every((part) => loaded.some(({ name }) => name.includes(part)));
  return (await Promise.all(loaded.map(({ name }) => files.match(name)))).every(Boolean) && needed;
}"""
"""The worker has been told what the page is made of, and has the words of all pages and the settings."""


def test_what_is_shown_without_a_connection(visit: Callable[..., Visitor]) -> None:
    anna = visit("desk", service_workers="allow")
    page = anna.go("/")
    expect(anna.button("Play now").first).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function(ALL_KEPT)

    anna.context.set_offline(True)
    anna.go("/tables")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    anna.check_access()
    page.get_by_role("link", name="Settings").last.click()
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)

    # A language whose words were never got: nothing is changed, neither now nor for the next page.
    page.get_by_label("Language").last.select_option("pl")
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    expect(page.get_by_label("Language").last).to_have_value("en")
    anna.go("/settings?language=pl")
    expect(page.get_by_role("heading", name="Settings", exact=True)).to_be_visible()

    anna.go("/tables")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    anna.context.set_offline(False)
    expect(page.get_by_role("heading", name="Tables", exact=True)).to_be_visible()
    anna.forgive("ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)|was preloaded")


def test_a_connection_that_is_lost_in_the_middle_of_a_page(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    """It is told at once. What is there stays, what cannot be got says so, and both go on by themselves."""
    anna = visit("phone")
    anna.be(showcase.anna)
    page = anna.go("/new")
    page.get_by_label("Name of the table").fill("Friday")
    lost = page.get_by_role("status").filter(has_text="Connection lost")
    anna.context.set_offline(True)
    expect(lost).to_be_visible()
    anna.check_width()
    expect(page.get_by_label("Name of the table")).to_have_value("Friday")
    anna.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(page.get_by_label("Name of the table")).to_have_value("Friday")

    for link, heading in (("People", "People"), ("Your games", "Your games")):
        anna.context.set_offline(True)
        anna.button("Menu").click()
        page.get_by_role("link", name=link, exact=True).click()
        expect(page.get_by_role("heading", name="No connection")).to_be_visible()
        anna.context.set_offline(False)
        expect(page.get_by_role("heading", name=heading, exact=True)).to_be_visible()

    anna.go("/explore/terracotta")
    begin = page.get_by_role("main").get_by_role("button").first
    expect(begin).to_be_visible()
    anna.context.set_offline(True)
    expect(lost).to_be_visible()
    begin.click()
    expect(page.get_by_text("One moment")).to_be_visible()
    anna.context.set_offline(False)
    anna.at_table()
    anna.forgive("ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)|WebSocket|was preloaded")


def test_it_can_be_installed(visit: Callable[..., Visitor]) -> None:
    anna = visit("phone")
    page = anna.go("/")
    manifest = page.evaluate("async () => (await fetch(document.querySelector('link[rel=manifest]').href)).json()")
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    for icon in manifest["icons"]:
        size = page.evaluate(
            """async (address) => {
              const answer = await fetch(address);
              const picture = new Image();
              picture.src = address;
              await picture.decode();
              return [answer.headers.get("content-type"), `${picture.naturalWidth}x${picture.naturalHeight}`];
            }""",
            icon["src"],
        )
        assert size[0] == icon["type"]
        assert icon["sizes"] in ("any", size[1])
