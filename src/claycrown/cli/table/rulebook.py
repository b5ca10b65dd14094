"""The rules of a game in plain sentences, by id: what `?` shows."""

import tomllib
from functools import cache
from importlib.resources import files


class Rulebook:
    def __init__(self, chapters: dict[str, str], sentences: dict[str, str]) -> None:
        self.chapters = chapters
        """`T5` and its title, in order."""
        self.sentences = sentences
        """`T5.4` and what it says."""

    def sentence(self, rule: str) -> str:
        return self.sentences.get(rule, "")

    def of_chapter(self, chapter: str) -> list[str]:
        return [rule for rule in self.sentences if rule.partition(".")[0] == chapter]


@cache
def rulebook(game: str) -> Rulebook:
    read = tomllib.loads((files("claycrown") / "locale" / "en" / "rules" / f"{game}.toml").read_text(encoding="utf-8"))
    return Rulebook(read["chapters"], read["rules"])
