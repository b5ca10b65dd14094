"""What a browser fetches with a page: the build says which files a page begins with (`web/tools/preloads.ts`), and the page's
head names them, so that they come at once and not each when the one before it has been read.
"""

import json
from collections.abc import Mapping
from html import escape
from typing import Any, NamedTuple
from urllib.parse import parse_qs, quote

from claycrown.server.http.languages import wished

LANGUAGE = "language"
"""What a link calls the language that it asks for; the cookie that keeps the chosen one has `claycrown_` before it."""


class Visit(NamedTuple):
    """What is known of somebody who opens a page."""

    path: str
    query: str
    cookies: Mapping[str, str]
    accept_language: str

    @property
    def language(self) -> str:
        asked = parse_qs(self.query).get(LANGUAGE, [""])[0]
        return wished(f"{asked},{self.cookies.get(f'claycrown_{LANGUAGE}', '')},{self.accept_language}") or "en"

    @property
    def is_usual(self) -> bool:
        """The address asks for nothing but a language."""
        return not set(parse_qs(self.query, keep_blank_values=True)) - {LANGUAGE}


class Preloads:
    """The build's list."""

    def __init__(self, text: str = "{}") -> None:
        listed: dict[str, Any] = json.loads(text)
        self._fonts: dict[str, list[str]] = listed.get("fonts", {})
        self._routes: list[dict[str, Any]] = listed.get("routes", [])

    def links(self, visit: Visit, game: str | None) -> str:
        """For the head of the page; of a table's page `game` is the table's, where the visitor may know of it."""
        for route in self._routes:
            if (parts := _match(route["path"], visit.path)) is not None:
                parts = {"game": game, **parts} if game else parts
                return "".join(_link(file) for file in self._files(route, parts, visit))
        return ""

    def _files(self, route: dict[str, Any], parts: dict[str, str], visit: Visit) -> list[str]:
        own = route["games"].get(parts.get("game"), {"files": [], "words": {}})
        words = [*route["words"].get(visit.language, []), *own["words"].get(visit.language, [])]
        asked = [_filled(address, parts) for address in route["asks"]] if visit.is_usual else []
        files = [*route["files"], *words, *own["files"], *self._fonts.get(visit.language, []), *filter(None, asked)]
        return list(dict.fromkeys(files))


def _match(pattern: str, path: str) -> dict[str, str] | None:
    """The parts that a pattern names (`/tables/:id`); None where it does not fit."""
    wanted, found = [[part for part in one.split("/") if part] for one in (pattern, path)]
    if len(wanted) != len(found) or any(want != part for want, part in zip(wanted, found, strict=True) if want[0] != ":"):
        return None
    return {want[1:]: part for want, part in zip(wanted, found, strict=True) if want[0] == ":"}


def _filled(address: str, parts: dict[str, str]) -> str | None:
    """An address with its parts put in; None where one is not known."""
    filled = [quote(parts.get(part[1:], ""), safe="") if part[:1] == ":" else part for part in address.split("/")]
    return "/".join(filled) if all(filled[1:]) else None


def _link(file: str) -> str:
    """Modules and style sheets come after what shows something at once, which is in the page already."""
    address = escape(file)
    if file.endswith(".js"):
        return f'<link rel="modulepreload" fetchpriority="low" crossorigin href="{address}">'
    if file.endswith(".css"):
        return f'<link rel="preload" as="style" fetchpriority="low" crossorigin href="{address}">'
    return f'<link rel="preload" as="{"font" if file.endswith(".woff2") else "fetch"}" crossorigin href="{address}">'
