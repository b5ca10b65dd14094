"""The lesson of another author's game: played if it can be, and reported if not."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from claycrown.cli.games import games
from claycrown.learning.lesson import beginning, lesson, load
from claycrown.words import format_message
from tests.vocabulary import packages

LESSON = packages.HIGHCARD / "highcard" / "learning" / "lesson.toml"


@pytest.fixture(autouse=True)
def fresh() -> None:
    load.cache_clear()


def test_a_lesson_is_told_with_the_figures_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    packages.install_highcard(monkeypatch, words="highcard.words", learning="highcard.learning")
    found = lesson("highcard")
    assert found is not None, load("highcard").fault
    assert [format_message(step.told) for step in found.steps] == [
        "Everybody picks a card in secret. The highest possible card is 24.",
        "Blue has not picked yet, so you may still pick another card.",
    ]
    assert [format_message(ask.done) for step in found.steps for ask in step.asks] == [
        "Your 20 was the highest card. You score 1.",
        "You picked 8 instead of 3.",
    ]


def broken(folder: Path, monkeypatch: pytest.MonkeyPatch, before: str, after: str) -> None:
    """High Card with a change in its lesson."""
    package = folder / f"in_{folder.name}"  # read once for each name
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    text = LESSON.read_text(encoding="utf-8")
    assert before in text
    (package / "lesson.toml").write_text(text.replace(before, after), encoding="utf-8")
    monkeypatch.syspath_prepend(folder)
    packages.install_highcard(monkeypatch, words="highcard.words", learning=package.name)


FAULTS = {
    "no TOML": ("minutes = 1", "minutes =", "lesson.toml: TOMLDecodeError: "),
    "a field is missing": ("minutes = 1\n", "", "lesson.toml: ValidationError: Object missing required field `minutes`"),
    "not in the hand": ('["pick 20"]', '["pick 21"]', "lesson.toml, step pick: Illegal: H1.1: you do not hold the 21"),
    "no such figure": ("deck.cards", "deck.card", "lesson.toml, step pick: KeyError: 'card'"),
    "no such seat": ('seat = "red"\nreplies', 'seat = "pink"\nreplies', "lesson.toml, step pick: ValueError: 'pink'"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_lesson_is_reported_and_the_game_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    before, after, reason = FAULTS[fault]
    broken(tmp_path, monkeypatch, before, after)
    listed = CliRunner().invoke(games, [], standalone_mode=False)
    assert (listed.exception, listed.return_value) == (None, 1)
    assert "highcard      High Card, 2 to 4 players, version 1.0.0" in listed.output
    (line,) = [line for line in listed.output.splitlines() if "lesson" in line]
    assert line.startswith(f"highcard      its lesson could not be loaded: {reason}")
    told = json.loads(CliRunner().invoke(games, ["--json"], standalone_mode=False).output)
    assert (told["broken"], list(told["broken_lessons"])) == ({}, ["highcard"])
    assert lesson("highcard") is None
    with pytest.raises(LookupError):
        beginning("highcard", "pick")
