"""The rules in words: every id that the program can name has its sentence."""

import re
from pathlib import Path
from random import Random

import pytest

import claycrown
from claycrown import words
from claycrown.games import game as contract_of
from claycrown.guide.rulebook import chapters, fold, rulebook
from tests.vocabulary import packages
from tests.vocabulary.editions import changed

COUNTS = {
    "terracotta": {"T1": 11, "T2": 7, "T3": 7, "T4": 9, "T5": 8, "T6": 6, "T7": 7, "T8": 6, "T9": 4, "T10": 6},
    "xidit": {"X1": 9, "X2": 5, "X3": 2, "X4": 14, "X5": 8, "X6": 4, "X7": 1, "X8": 6, "X9": 4},
}


@pytest.mark.parametrize("game", COUNTS)
def test_every_rule_has_its_sentence(game: str) -> None:
    book = rulebook(game)
    ids = [f"{chapter}.{number}" for chapter, count in COUNTS[game].items() for number in range(1, count + 1)]
    assert list(book.sentences) == ids
    assert list(book.chapters) == list(COUNTS[game])
    assert all(sentence.endswith(".") for sentence in book.sentences.values())


@pytest.mark.parametrize("game", COUNTS)
def test_every_id_in_the_rules_and_at_the_table_is_known(game: str) -> None:
    known = rulebook(game).sentences
    named = re.compile(rf"\b{game[0].upper()}\d+\.\d+\b")
    for path in (Path(claycrown.__file__).parent / "games" / game).rglob("*.py"):
        unknown = set(named.findall(path.read_text(encoding="utf-8"))) - set(known)
        assert not unknown, path


@pytest.mark.parametrize("game", COUNTS)
def test_every_rule_of_a_ledger_has_its_sentence(game: str) -> None:
    rules = contract_of(game)
    named: set[str] = set()
    for players in rules.player_counts:
        state = rules.new(players, players)
        chance = Random(players)
        while not rules.over(state):
            seat = rules.deciders(state)[0]
            rules.apply(state, seat, chance.choice(rules.legal(state, seat)))
            named |= {entry.rule for entry in rules.ledger(state, seat)}
    assert len(named) > 15
    assert named <= set(rulebook(game).sentences)


@pytest.mark.parametrize("game", COUNTS)
def test_the_sentences_speak_of_every_figure_that_they_name(game: str) -> None:
    assert not [sentence for sentence in rulebook(game).sentences.values() if any(sign in sentence for sign in "{}$")]


def test_a_corrected_figure_is_told_right(tmp_path: Path) -> None:
    changes = [
        ("cost = [1, 2, 3, 4]", "cost = [2, 5]"),
        ("columns = 9\nrows = 7", "columns = 7\nrows = 5"),
        ('horse = "sword"', 'horse = "spear"'),
    ]
    book = rulebook("terracotta", contract_of("terracotta").edition(str(changed(tmp_path / "own.toml", "terracotta", *changes))))
    assert "2 and 5 coins" in book.sentence("T6.1")
    assert "7 columns and 5 rows" in book.sentence("T1.5") and "3 by 2 spaces" in book.sentence("T1.5")
    assert "Spear: soldier and horse and musician" in book.sentence("T1.9")
    mine = changed(tmp_path / "mine.toml", "xidit", ("M = 18", "M = 20"), ("highest = 20", "highest = 15"))
    book = rulebook("xidit", contract_of("xidit").edition(str(mine)))
    assert "72 units" in book.sentence("X1.3") and "20 peasant militia" in book.sentence("X1.3")
    assert "none above 15" in book.sentence("X9.2")


def test_rules_are_found_by_words_and_by_id() -> None:
    book = rulebook("terracotta")
    assert "T6.2" in book.search("HORSE spaces") and "T9.2" not in book.search("HORSE spaces")
    assert book.search("t10.4") == ["T6.5", "T10.4"]  # T6.5 mentions it
    assert book.search("the action phase") >= book.of_chapter("T3")
    assert book.search("xyzzy") == [] and book.search("  ") == []


def test_accents_and_capitals_do_not_hinder_who_searches() -> None:
    assert fold("Żołnierz, éclaireur ŐRSÉG Ёлка") == "zolnierz, eclaireur orseg елка"


def test_a_game_with_few_words_has_what_there_is() -> None:
    assert chapters("terracotta")["T9"] == ["T9.1", "T9.2", "T9.3", "T9.4"]


def test_a_game_that_lacks_the_language_has_its_rules_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    packages.install_highcard(monkeypatch, words="highcard.words")
    words.set_language("pl")
    try:
        book = rulebook("highcard")
    finally:
        words.set_language()
    assert book.chapters["H2"] == "Picking"
    assert "revealed together" in book.sentence("H2.2")


def test_a_game_without_words_has_an_empty_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    packages.install_highcard(monkeypatch)
    book = rulebook("highcard")
    assert (book.chapters, book.sentences) == ({}, {})
