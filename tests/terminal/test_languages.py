"""The table in other languages, and in one that is two fifths longer than English: what is asked has room in 80 columns."""

from collections.abc import Callable

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from claycrown import words
from claycrown.terminal.screen import TableScreen
from claycrown.terminal.session import PERSON
from claycrown.words import languages
from tests.vocabulary.screens import at_table
from tests.vocabulary.sessions import played

VOWELS = str.maketrans({vowel: vowel * 2 for vowel in "aeiouy"})


@pytest.fixture(params=[*sorted(languages() - {"en"}), "longer"])
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    language: str = request.param
    monkeypatch.setattr(words, "_wanted", (language,))
    if language == "longer":
        plain: Callable[..., str] = words._format
        monkeypatch.setattr(words, "_format", lambda message, *more: _longer(message.id, plain(message, *more)))
    return language


def _longer(id: str, text: str) -> str:
    """Signs of the boards have their own room, which `make words` looks at."""
    return text if "-sign-" in id or id in ("listed", "listed-last") else text.translate(VOWELS)


def test_what_is_asked_is_seen_whole(spoken: str) -> None:
    async def look(pilot: Pilot[None], screen: TableScreen) -> None:
        seen = " ".join(strip.text for strip in screen._compositor.render_strips())
        asked = str(screen.query_one("#prompt", Static).render())
        keys = str(screen.query_one("#keys", Static).render())
        assert [word for word in (*asked.split(), *keys.split()) if word not in seen] == []
        assert screen.picking is not None
        first = screen.picking.stage.options[0].label.split()
        assert [word for word in first if word not in seen] == []

    at_table(played(30, PERSON, PERSON), look, size=(80, 24))
