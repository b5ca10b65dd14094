"""Turns messages into sentences in a language, from the catalogue that the browser also uses.

The general texts are in `locale`, those of a game in its own package.
"""

import json
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any

from claycrown.games.edition import STANDARD, Edition
from claycrown.games.message import Message, Value
from claycrown.games.plugin import RULES, installed, plugin

FALLBACK = "en"
"""The only language that has every message."""
PLAIN = "nom"
"""The form of a word on its own. Each language defines its other forms."""
_wanted: Sequence[str] = ()


def set_language(*wanted: str) -> None:
    """Use the first available one of these languages by default. For programs with one user; a server names the language each
    time."""
    global _wanted
    _wanted = wanted


def first_supported(wanted: Iterable[str]) -> str | None:
    """The code of the first available language: `de_AT.UTF-8` and `de-AT` are both German."""
    codes = (name.replace("_", "-").partition(".")[0].partition("-")[0].lower() for name in wanted)
    return next((code for code in codes if code in languages()), None)


def current_language() -> str:
    return first_supported(_wanted) or FALLBACK


def format_message(message: Message, language: str | None = None, names: Sequence[str] | None = None) -> str:
    """The message as a sentence. `names` are the players' names by seat, for `Message("player", {"seat": ...})`.

    A general sentence replaces a message without a text: ids are never shown. Soft hyphens are removed, as terminals would show
    them.
    """
    return _format(message, language or current_language(), names, PLAIN).replace("\u00ad", "")


def rule(game: str, message: Message, language: str | None = None) -> str:
    """A sentence of a game's rules, or a chapter's title, with its figures; empty if the game has no such sentence."""
    for tried in _languages_to_try(language):
        values = {name: _format_value(value, tried, None) for name, value in message.values.items()}
        text = _rules(game, tried).format(message.id, values)
        if text is not None:
            return text
    return ""


def _languages_to_try(language: str | None) -> list[str]:
    return [tried for tried in dict.fromkeys((language or current_language(), FALLBACK)) if tried in languages()]


def _format(message: Message, language: str, names: Sequence[str] | None, form: str) -> str:
    if message.id == "player" and names is not None:
        seat = message.values.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
    values = {"form": form, **{name: _format_value(value, language, names) for name, value in message.values.items()}}
    text = _format_if_known(message.id, values, language)
    return format_message(Message("unworded"), language) if text is None else text


def t(id: str, **values: Value) -> str:
    """A message of the catalogue as a sentence in the current language."""
    return format_message(Message(id, values))


def format_if_known(id: str, language: str | None = None) -> str | None:
    """The text of a message without values; None if the catalogue does not have it."""
    return _format_if_known(id, {"form": PLAIN}, language)


def _format_if_known(id: str, values: dict[str, float | str], language: str | None) -> str | None:
    found = (_catalogue(tried).format(id, values) for tried in _languages_to_try(language))
    return next((text for text in found if text is not None), None)


def title_of(game: str, language: str | None = None) -> str:
    """The title of a game in a language, else its original title; its name if it is no longer installed."""
    found = installed().games.get(game)
    return format_if_known(f"{game}-title", language) or (found.title if found else game)


def of_game(game: str, what: str) -> str:
    """The id of the game's own message for something that all games have (`rounds`, `points`), else of the general one."""
    own = f"{game}-{what}"
    return f"general-{what}" if format_if_known(own) is None else own


def sources_of(game: str, edition: Edition) -> list[tuple[str, str, str]]:
    """`Edition.sources`, with the notes of the package's own edition translated."""
    own = edition.name == STANDARD
    return [
        (table, source, (format_if_known(f"{game}-note-{re.sub('[ ._]', '-', table)}") if own and note else None) or note)
        for table, source, note in edition.sources()
    ]


class NestedMessage(str):
    """A message, or a list of messages, inside another message: its text, and a function that gives other grammatical forms."""

    inflected: Callable[[str], str]

    @classmethod
    def of(cls, inflected: Callable[[str], str]) -> "NestedMessage":
        nested = cls(inflected(PLAIN))
        nested.inflected = inflected
        return nested


def _format_value(value: Value, language: str, names: Sequence[str] | None) -> float | str:
    """A value as a text takes it: messages become sentences first."""
    if not isinstance(value, Message | list):
        return value

    def inflected(form: str) -> str:
        if isinstance(value, Message):
            return _format(value, language, names, form)
        return format_list([_format(one, language, names, form) for one in value], language)

    return NestedMessage.of(inflected)


def _inflect(value: object, form: str) -> object:
    """`{ FORM($unit, "acc") }` in a text: the nested message in this form, which it sees as `$form`."""
    return value.inflected(form) if isinstance(value, NestedMessage) else value


def format_list(texts: Sequence[str], language: str | None = None) -> str:
    """The way the language lists things: "cards, bids and tricks"."""
    if not texts:
        return ""
    *before, last = texts
    if not before:
        return last
    together = before[0]
    for text in before[1:]:
        together = format_message(Message("listed", {"before": together, "next": text}), language)
    return format_message(Message("listed-last", {"before": together, "last": last}), language)


def format_signed(number: float) -> str:
    """`{ SIGNED($gain) }`: with its sign, a true minus sign, and 0 without a sign."""
    return f"{number:+}".replace("-", "−") if number else "0"


FUNCTIONS: dict[str, Any] = {"FORM": _inflect, "SIGNED": format_signed}
"""Functions for texts, in addition to Fluent's own."""


class Catalogue:
    """Messages of a language. Each is parsed on first use: parsing all of them would take half a second."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        from fluent.runtime import FluentBundle  # importing it takes longer than the rest of the program's start

        self._bundle: FluentBundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._unread: dict[str, str] = {}
        """The source of messages and terms, by name."""
        for text in texts:
            starts = list(_ENTRY.finditer(text))
            ends = [*(entry.start() for entry in starts[1:]), len(text)]
            for entry, end in zip(starts, ends, strict=False):  # a text without entries has no start
                self._unread.setdefault(entry[1], text[entry.start() : end])

    def format(self, id: str, values: dict[str, float | str]) -> str | None:
        """None if there is no such message."""
        if id in self._unread:
            self._read(id)
        if not self._bundle.has_message(id):
            return None
        pattern = self._bundle.get_message(id).value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, values)[0])

    def _read(self, id: str) -> None:
        """Parse a message and everything it may refer to. If two threads parse the same message, no harm is done."""
        from fluent.runtime import FluentResource

        sources: dict[str, str] = {}
        names = [id]
        for name in names:
            source = self._unread.get(name)
            if source is not None and name not in sources:
                sources[name] = source
                names += _NAME.findall(source)
        self._bundle.add_resource(FluentResource("".join(sources.values())))
        for name in sources:
            self._unread.pop(name, None)


_NAME = re.compile(r"-?[a-zA-Z][\w-]*")
_ENTRY = re.compile(rf"^({_NAME.pattern}) *=", re.MULTILINE)


@cache
def _catalogue(language: str) -> Catalogue:
    """All messages of an available language."""
    games = (game.texts(language) for game in installed().games.values())
    return Catalogue(
        language, [*texts(language).values(), *(text for found in games for name, text in found.items() if name != RULES)]
    )


@cache
def _rules(game: str, language: str) -> Catalogue:
    """A game's rules, which are seldom needed."""
    return Catalogue(language, [plugin(game).texts(language).get(RULES, "")])


@cache
def texts(language: str) -> dict[str, str]:
    """The general texts of an available language by file, sorted by name."""
    folder = files("claycrown") / "locale" / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


@cache
def version(game: str) -> str:
    """The version of the catalogue that the page needs for a game. The browser's build computes it in the same way."""
    digest = sha256()
    for language in sorted(languages()):
        for name, text in (*texts(language).items(), *plugin(game).texts(language).items()):
            if name not in loaded_on_demand() | only_python():
                digest.update(text.encode())
    return digest.hexdigest()[:12]


@cache
def loaded_on_demand() -> frozenset[str]:
    """The files of texts that only some pages load; the browser's build reads the same list."""
    parts = json.loads((files("claycrown") / "locale" / "parts.json").read_text(encoding="utf-8"))
    return frozenset(name for names in parts.values() for name in names)


@cache
def only_python() -> frozenset[str]:
    """The files of texts that no page needs; the browser's build reads the same list."""
    return frozenset(json.loads((files("claycrown") / "locale" / "only-python.json").read_text(encoding="utf-8")))


@cache
def languages() -> frozenset[str]:
    """The available languages. Check a name from outside against them before it becomes part of a path."""
    return frozenset(folder.name for folder in (files("claycrown") / "locale").iterdir() if folder.is_dir())
