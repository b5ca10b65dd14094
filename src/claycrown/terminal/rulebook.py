"""The rules of a game in plain sentences, by id: what `?` shows. They stand in the game's words, which the browser shows too."""

from functools import cache

from claycrown.games.plugin import RULES, plugin
from claycrown.words import FALLBACK, spoken


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


def rulebook(game: str) -> Rulebook:
    """In the language that is spoken; a rule that it lacks is shown in English."""
    return _rulebook(game, spoken())


@cache
def _rulebook(game: str, language: str) -> Rulebook:
    written = plugin(game).texts
    messages = _messages(written(FALLBACK).get(RULES, "")) | _messages(written(language).get(RULES, ""))
    chapters = {key.removeprefix("chapter-"): text for key, text in messages.items() if key.startswith("chapter-")}
    rules = {key.removeprefix("rule-").replace("-", "."): text for key, text in messages.items() if key.startswith("rule-")}
    return Rulebook(chapters, rules)


def _messages(text: str) -> dict[str, str]:
    """All messages of a Fluent text, in its order."""
    from fluent.runtime import FluentBundle, FluentResource  # takes longer than the whole start of the program
    from fluent.syntax.ast import Message

    resource = FluentResource(text)
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(resource)
    texts = {}
    for entry in resource.body:
        value = bundle.get_message(entry.id.name).value if isinstance(entry, Message) else None
        if isinstance(entry, Message) and value is not None:
            texts[entry.id.name] = str(bundle.format_pattern(value)[0])
    return texts
