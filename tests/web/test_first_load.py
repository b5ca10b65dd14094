"""What the first visit to a page loads, by the build's own list: at most 200 kB in every language."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from claycrown.server.http.browser import BUILT
from claycrown.words import languages

MOST = 200_000
LATER = 5_000
"""The page itself with its list of files, icons, a picture in the style sheet, the worker."""
PRELOADS: dict[str, Any] = json.loads((BUILT / "preloads.json").read_text(encoding="utf-8"))
PAGE = (BUILT / "index.html").read_text(encoding="utf-8")
ENTRY = re.findall(r'(?:src|href)="(/assets/[^"]+)"', PAGE)


def weight(file: str) -> int:
    """As it goes over the wire."""
    packed = Path(f"{BUILT}{file}.br")
    return (packed if packed.exists() else Path(f"{BUILT}{file}")).stat().st_size


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("route", PRELOADS["routes"], ids=lambda route: route["path"])
def test_a_page_loads_at_most_200_kb_in_its_own_language(route: dict[str, Any], language: str) -> None:
    for own in route["games"].values() or [{"files": [], "words": {language: []}}]:
        words = [*route["words"][language], *own["words"][language]]
        files = {*ENTRY, *route["files"], *words, *own["files"], *PRELOADS["fonts"][language]}
        assert words and sum(map(weight, files)) <= MOST - LATER


def test_no_language_loads_the_words_of_another() -> None:
    for route in PRELOADS["routes"]:
        for one in [route, *route["games"].values()]:
            files = [file for words in one["words"].values() for file in words]
            assert len(files) == len(set(files))
