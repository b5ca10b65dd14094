"""The rules in words: every id that the program can name has its sentence."""

import re
from pathlib import Path

import claycrown
from claycrown.cli.table.rulebook import rulebook
from claycrown.cli.table.terracotta import FACE
from tests.vocabulary.sessions import moment, session

BOOK = rulebook("terracotta")
COUNTS = {"T1": 11, "T2": 7, "T3": 7, "T4": 9, "T5": 8, "T6": 6, "T7": 7, "T8": 6, "T9": 4, "T10": 6}


def test_every_rule_has_its_sentence() -> None:
    assert list(BOOK.sentences) == [f"{chapter}.{number}" for chapter, count in COUNTS.items() for number in range(1, count + 1)]
    assert list(BOOK.chapters) == list(COUNTS)
    assert all(sentence.endswith(".") for sentence in BOOK.sentences.values())


def test_every_id_in_the_rules_and_at_the_table_is_known() -> None:
    package = Path(claycrown.__file__).parent
    for folder in (package / "games" / "terracotta", package / "cli" / "table" / "terracotta"):
        for path in folder.glob("*.py"):
            for rule in re.findall(r"\bT\d+\.\d+\b", path.read_text(encoding="utf-8")):
                assert rule in BOOK.sentences, (path, rule)


def test_everything_on_the_screen_has_its_topic() -> None:
    topics = {topic.name: topic for topic in FACE.topics(moment(session()))}
    for panel in FACE.panels():
        assert panel.name in topics
    assert topics["rack"].rules
    assert "reconstructed" in topics["sources"].text
    assert "Round 5" in topics["tiles"].text
