"""The rules of a game in plain sentences, by id and chapter: what `?` shows. They are in the game's words, which the browser
shows too, with the figures of the edition.
"""

import re
import unicodedata
from collections.abc import Mapping

from claycrown.games import game as contract_of
from claycrown.games.edition import Edition
from claycrown.games.message import Message, Value
from claycrown.games.plugin import RULES, plugin
from claycrown.guide import guide
from claycrown.words import FALLBACK, current_language, rule

ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
UNDECOMPOSED = str.maketrans("łøđßı", "lodsi")
"""Letters that Unicode does not decompose into a base letter and a diacritic."""


def chapters(game: str) -> dict[str, list[str]]:
    """The chapters in order, each with its rules: `{"T1": ["T1.1", ...]}`. English has every rule."""
    ids = ENTRY.findall(plugin(game).texts(FALLBACK).get(RULES, ""))
    rules = [id.removeprefix("rule-").replace("-", ".") for id in ids if id.startswith("rule-")]
    named = [id.removeprefix("chapter-") for id in ids if id.startswith("chapter-")]
    found: dict[str, list[str]] = {chapter: [] for chapter in named}
    for each in rules:
        found.setdefault(each.rpartition(".")[0], []).append(each)
    return found


class Rulebook:
    def __init__(self, chapters: dict[str, str], sentences: dict[str, str]) -> None:
        self.chapters = chapters
        """`T5` and its title, in order."""
        self.sentences = sentences
        """`T5.4` and its sentence."""

    def sentence(self, rule: str) -> str:
        return self.sentences.get(rule, "")

    def of_chapter(self, chapter: str) -> list[str]:
        return [rule for rule in self.sentences if rule.partition(".")[0] == chapter]

    def search(self, asked: str) -> list[str]:
        """The rules that contain every search word, in the id, the sentence or the chapter's title; accents and capitals do not
        matter.
        """
        words = fold(asked).split()
        return [rule for rule in self.sentences if all(word in self._fold(rule) for word in words)] if words else []

    def _fold(self, rule: str) -> str:
        return fold(f"{rule} {self.chapters.get(rule.partition('.')[0], '')} {self.sentences[rule]}")


def rulebook(game: str, edition: Edition | None = None) -> Rulebook:
    """In the current language, with the figures of the edition, by default the standard one; a rule that the language lacks is
    shown in English.
    """
    figures = guide(game).figures(edition or contract_of(game).edition())
    found = chapters(game)
    titles = {chapter: _format(game, f"chapter-{chapter}", figures) or chapter for chapter in found}
    sentences = {each: _format(game, rule_id(each), figures) for rules in found.values() for each in rules}
    return Rulebook(titles, sentences)


def rule_id(rule: str) -> str:
    """The message that holds a rule."""
    return f"rule-{rule.replace('.', '-')}"


def _format(game: str, id: str, figures: Mapping[str, Value]) -> str:
    return rule(game, Message(id, dict(figures)), current_language())


def fold(text: str) -> str:
    """Without accents and capitals, for searching."""
    taken_apart = unicodedata.normalize("NFKD", text.casefold().translate(UNDECOMPOSED))
    return "".join(sign for sign in taken_apart if not unicodedata.combining(sign))
