"""The pages in other languages: spoken at once, with room for longer words."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from claycrown.games.plugin import own
from claycrown.words import languages, texts
from tests.web.prepared import Showcase
from tests.web.vocabulary import GAMES, QUICK, Visitor
from tools.pseudo import pseudo

OTHERS = sorted(languages() - {"en"})
PAGES = ["/", "/new", "/tables", "/people", "/settings", "/account"]


def test_a_language_is_spoken_at_once_and_kept(visit: Callable[..., Visitor]) -> None:
    anna = visit("desk")
    client = anna.become("Anna")
    page = anna.go("/settings")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Settings")
    page.get_by_label("Language").first.select_option("pl")
    expect(heading).to_have_text("Ustawienia")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    anna.go("/settings?language=fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    anna.go("/settings")
    expect(heading).to_have_text("Ustawienia")
    assert client.me().language == "pl"


def test_whom_the_house_knows_is_spoken_to_in_their_language(visit: Callable[..., Visitor]) -> None:
    anna = visit("desk", settings={**QUICK, "language": ""})
    anna.become("Anna").change_me(language="hu")
    expect(anna.go("/").locator("html")).to_have_attribute("lang", "hu")


def speak_pseudo(page: Page) -> None:
    """Have the page load longer words in place of the English ones."""

    def answer(route: Route) -> None:
        part = route.request.url.rpartition("/")[2].partition("-")[0]
        files = [texts("en"), *(game.texts("en") for game in own())]
        first = ("house.ftl", "refusals.ftl", "speaker.ftl", "game.ftl")
        chosen = [pseudo(text) for file in files for name, text in file.items() if (name in first) == (part == "first")]
        route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(chosen)}")

    for part in ("first", "all"):
        page.route(f"**/assets/{part}-*.js", answer)


def test_longer_words_have_room_on_a_phone(visit: Callable[..., Visitor], showcase: Showcase) -> None:
    anna = visit("phone", service_workers="block")
    anna.be(showcase.anna)
    speak_pseudo(anna.page)
    for path in (*PAGES, *(f"/tables/{showcase.in_the_middle(game)}" for game in GAMES)):
        anna.go(path)
        expect(anna.page.get_by_role("heading", level=1).first).to_be_attached()
        anna.page.wait_for_load_state("networkidle")
        anna.check_width()
        anna.keep_picture(f"longer-{path.strip('/').replace('/', '-')[:12] or 'home'}-phone")


@pytest.mark.long
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("language", OTHERS)
def test_pictures_of_all_languages(visit: Callable[..., Visitor], showcase: Showcase, language: str, size: str) -> None:
    anna = visit(size, settings={**QUICK, "language": language})
    anna.be(showcase.anna)
    for name, path in {**{path.strip("/") or "home": path for path in PAGES}, **tables(showcase)}.items():
        anna.go(path)
        expect(anna.page.get_by_role("heading", level=1).first).to_be_attached()
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        anna.page.wait_for_load_state("networkidle")
        anna.check_width()
        anna.keep_picture(f"{language}-{name}-{size}")


def tables(showcase: Showcase) -> dict[str, str]:
    middles = {f"{game}": f"/tables/{showcase.in_the_middle(game)}" for game in GAMES}
    return {**middles, **{f"{game}-over": f"/tables/{showcase.over(game)}" for game in GAMES}}
