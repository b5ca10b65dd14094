"""`python tools/pictures.py URL`: renders the client's bitmaps from its SVG drawings, with Chromium.

Icons for systems without SVG (`web/public/icons`), and the pictures of links to tables (`web/public/previews`): the game's emblem
from the first page of the server at URL. They change only with the drawings, so they are in the repository.
"""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
GROUND = "#f5efe4"
ICONS = {"180": (180, 0.12), "192": (192, 0.04), "512": (512, 0.04), "maskable-512": (512, 0.2)}
"""The width and the relative margin, by name."""
OPAQUE = ("180", "maskable-512")
WIDE, HIGH = 1200, 630


def icon(page: Page, name: str, size: int, free: float) -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    ground = GROUND if name in OPAQUE else "transparent"
    page.set_viewport_size({"width": size, "height": size})
    style = f"body{{margin:0;background:{ground}}}svg{{display:block;margin:{free * size}px;width:{(1 - 2 * free) * size}px}}"
    page.set_content(f"<style>{style}</style>{drawing}")
    page.screenshot(path=PUBLIC / "icons" / f"{name}.png", omit_background=name not in OPAQUE)


def preview(page: Page, game: str, url: str) -> None:
    page.set_viewport_size({"width": WIDE, "height": HIGH})
    page.goto(url)
    emblem = page.locator(f"article.{game} .picture svg")
    emblem.wait_for()
    emblem.evaluate("(svg) => { document.body.replaceChildren(svg); }")
    page.add_style_tag(content=f"body{{margin:0}}svg{{display:block;width:{WIDE}px;height:{HIGH}px}}body::before{{display:none}}")
    page.screenshot(path=PUBLIC / "previews" / f"{game}.jpg", type="jpeg", quality=80)


def main() -> None:
    url = sys.argv[1]
    for folder in ("icons", "previews"):
        (PUBLIC / folder).mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(bypass_csp=True, color_scheme="light", service_workers="block")
        for name, (size, free) in ICONS.items():
            icon(page, name, size, free)
        for game in ("terracotta", "xidit"):
            preview(page, game, url)
        browser.close()


if __name__ == "__main__":
    main()
