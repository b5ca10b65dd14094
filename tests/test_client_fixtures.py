"""The browser client's own tests play with what the server tells today, not with what it told once."""

import pytest

from tests.client_fixtures import SOURCES, made


@pytest.mark.parametrize("game", SOURCES)
def test_the_fixtures_are_what_the_server_tells(game: str) -> None:
    stale = [path.name for path, text in made(game).items() if path.read_text(encoding="utf-8") != text]
    assert not stale, f"{' and '.join(stale)} of {game}: stale, `python -m tests.client_fixtures` writes them anew"
