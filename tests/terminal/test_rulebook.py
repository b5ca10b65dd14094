"""The rules in words: every id that the program can name has its sentence."""

import re
from pathlib import Path
from random import Random

import pytest

import claycrown
from claycrown.games import game as contract_of
from claycrown.terminal.rulebook import rulebook

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
    package = Path(claycrown.__file__).parent
    letter = game[0].upper()
    for folder in (package / "games" / game,):
        for path in folder.rglob("*.py"):
            for rule in re.findall(rf"\b{letter}\d+\.\d+\b", path.read_text(encoding="utf-8")):
                assert rule in rulebook(game).sentences, (path, rule)


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
