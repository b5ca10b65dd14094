"""The pages in other languages: spoken at once, with room for longer words."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from claycrown.words import languages
from tests.web.prepared import Showcase
from tests.web.vocabulary import GAMES, QUICK, Visitor

OTHERS = sorted(languages() - {"en"})
LENGTHENED = """
const ACCENTS = { a: "á", e: "é", i: "í", o: "ó", u: "ú", y: "ý" };
const text = (said) => {
  let due = 0;
  return said.replace(/./gsu, (sign) => {
    due += 0.4;
    let told = ACCENTS[sign] ?? sign;
    for (; ACCENTS[sign] && due >= 1; due -= 1) told += ACCENTS[sign];
    return told;
  });
};
const pattern = (said) => (typeof said === "string" ? text(said) : said.map(part));
const part = (said) => {
  if (typeof said === "string") return text(said);
  if (!said.variants) return said;
  return { ...said, variants: said.variants.map((variant) => ({ ...variant, value: pattern(variant.value) })) };
};
export default JSON.stringify(JSON.parse(e).map(([id, said]) => [id, pattern(said)]));
"""
"""What is put behind the words of a page: vowels are said twice, until a text is as long as it should be."""
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


def test_whom_the_server_knows_is_spoken_to_in_their_language(visit: Callable[..., Visitor]) -> None:
    anna = visit("desk", settings={**QUICK, "language": ""})
    anna.become("Anna").change_me(language="hu")
    expect(anna.go("/").locator("html")).to_have_attribute("lang", "hu")


def speak_pseudo(page: Page) -> None:
    """Have the page say everything in accented letters and two fifths longer, as a language might that nobody speaks."""

    def answer(route: Route) -> None:
        words, exported, _ = route.fetch().text().rpartition("export{e as default}")
        assert exported, "the words of a language are one text, read when they have come"
        route.fulfill(content_type="text/javascript", body=words + LENGTHENED)

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
        anna.keep_picture(f"longer-{path.strip('/').replace('/', '-')[:12] or 'home'}-phone")
        anna.check_width()


@pytest.mark.long
@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("language", OTHERS)
def test_pictures_of_all_languages(visit: Callable[..., Visitor], showcase: Showcase, language: str, size: str) -> None:
    anna = visit(size, settings={**QUICK, "language": language})
    anna.be(showcase.anna)
    for name, path in {**{path.strip("/") or "home": path for path in PAGES}, **tables(showcase), **learning()}.items():
        anna.go(path)
        expect(anna.page.get_by_role("heading", level=1).first).to_be_attached()
        expect(anna.page.locator("html")).to_have_attribute("lang", language)
        anna.page.wait_for_load_state("networkidle")
        anna.check_width()
        anna.keep_picture(f"{language}-{name}-{size}")


def learning() -> dict[str, str]:
    pages = ("rules", "learn", "puzzles", "editions")
    return {f"{page}-{game}": f"/{page}/{game}" for page in pages for game in GAMES}


def tables(showcase: Showcase) -> dict[str, str]:
    middles = {f"{game}": f"/tables/{showcase.in_the_middle(game)}" for game in GAMES}
    return {**middles, **{f"{game}-over": f"/tables/{showcase.over(game)}" for game in GAMES}}


def test_the_line_at_the_top_is_one_line(visit: Callable[..., Visitor]) -> None:
    anna = visit("tablet")
    anna.become("Anna")
    for language in sorted(languages()):
        page = anna.go(f"/settings?language={language}")
        expect(page.locator(f'html[lang="{language}"]')).to_have_count(1)
        for width in (820, 993):
            page.set_viewport_size({"width": width, "height": 768})
            box = page.get_by_role("banner").bounding_box()
            assert box is not None and box["height"] < 70, (language, width)
    page.set_viewport_size({"width": 1024, "height": 768})
