"""The rulebook's pages: everything in them is worded, drawn from positions that can be, and figured by the rules."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from claycrown.games import game as contract_of
from claycrown.games.message import Message
from claycrown.guide.book import Book, Picture, book
from claycrown.guide.rulebook import rulebook
from claycrown.words import format_message
from tests.vocabulary import packages
from tests.vocabulary.editions import changed
from tests.vocabulary.messages import NAMES, check

GAMES = ("terracotta", "xidit")


def standard(game: str) -> Book:
    return book(game, contract_of(game).edition())


def picture(game: str, id: str) -> Picture:
    (found,) = (one for one in (*standard(game).steps, *standard(game).examples) if one.id == f"{game}-{id}")
    return found


def told(shown: Picture) -> list[str]:
    return [format_message(line.text, names=NAMES) for line in shown.lines]


def messages(shown: Book) -> Iterator[Message]:
    yield from shown.minute
    for one in (*shown.steps, *shown.examples):
        yield one.text
        yield from (line.text for line in one.lines)
    for part in shown.legend:
        yield part.title
        yield from (text for sign in part.signs for text in sign.about.text)
    for term in shown.glossary:
        yield from (term.word, term.meaning)
    yield from (ruling.text for ruling in shown.rulings)
    for section in shown.aid:
        yield from (section.title, *section.lines)


@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_worded(game: str) -> None:
    texts = [check(message) for message in messages(standard(game))]
    assert len(texts) > 100


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_place(game: str) -> None:
    shown = standard(game)
    assert [rule for chapter in shown.chapters for rule in chapter.rules] == list(rulebook(game).sentences)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_named_is_there(game: str) -> None:
    shown, known = standard(game), set(rulebook(game).sentences)
    pictures = [*shown.steps, *shown.examples]
    named = {rule for one in pictures for rule in (*one.rules, *(rule for line in one.lines for rule in line.rules))}
    named |= {ruling.rule for ruling in shown.rulings}
    named |= {rule for part in shown.legend for sign in part.signs for rule in sign.about.rules}
    assert named <= known


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_can_be_made_and_every_example_scores(game: str) -> None:
    described: list[dict[str, Any]] = tomllib.loads((files(f"claycrown.games.{game}.guide") / "pictures.toml").read_text())[
        "pictures"
    ]
    shown = standard(game)
    assert [one.id for one in (*shown.steps, *shown.examples)] == [one["id"] for one in described]
    assert all(one.lines for one in shown.examples)


def test_examples_tell_what_the_rules_give() -> None:
    assert told(picture("terracotta", "example-tie")) == [
        "Ann: +3 VP for the inspected column e",
        "Ben: +7 VP for the inspected column e",
    ]  # T8.6
    assert told(picture("terracotta", "example-group")) == [
        "Ann: +6 VP for the group at c3",
        "Ben: +2 VP for the group at c3",
        "Ann: +5 VP for domination in the group at c3",
        "Ben: +2 VP for presence in the group at c3",
    ]  # T10.3
    assert told(picture("terracotta", "example-crossbow")) == ["Ann uses the crossbow. +6 VP."]  # T5.7
    assert told(picture("xidit", "example-tied-region")) == [
        "Ann: 2 bards, reputation 5",
        "Ben: 2 bards, reputation 5",
        "Cleo: 1 bard, reputation 0",
    ]  # X8.2
    assert told(picture("xidit", "example-assessments"))[-1] == "Ann is the last one standing and saves the kingdom."  # X8.6


def test_another_edition_has_its_own_figures(tmp_path: Path) -> None:
    own = changed(tmp_path / "own.toml", "terracotta", ("domination = [3, 5, 7, 9, 11]", "domination = [2, 4, 6, 8, 10]"))
    shown = book("terracotta", contract_of("terracotta").edition(str(own)))
    (tile,) = (one for one in shown.examples if one.id == "terracotta-example-tile")
    assert told(tile)[0] == "Ann: +6 VP for the scoring tile, north-west"
    assert shown.edition == "own"


def test_a_picture_that_an_edition_makes_impossible_is_left_out(tmp_path: Path) -> None:
    small = changed(tmp_path / "small.toml", "terracotta", ("columns = 9\nrows = 7", "columns = 7\nrows = 7"))
    shown = book("terracotta", contract_of("terracotta").edition(str(small)))
    assert "terracotta-example-row" not in {one.id for one in shown.examples}
    assert "terracotta-example-resources" in {one.id for one in shown.examples}


@pytest.mark.parametrize("parts", [{}, {"words": "highcard.words"}], ids=["no words", "words"])
def test_the_book_of_a_game_whose_guide_is_one_module(monkeypatch: pytest.MonkeyPatch, parts: dict[str, str]) -> None:
    """Pictures lie beside a guide that is a package; a game need not have any."""
    packages.install_highcard(monkeypatch, **parts)
    shown = standard("highcard")
    assert (shown.steps, shown.examples) == ([], [])
    assert [chapter.id for chapter in shown.chapters] == (["H1", "H2", "H3"] if parts else [])
