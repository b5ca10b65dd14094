"""The speaker: puts messages of the catalogue (which the browser shares) into words of a language.

The house's own texts lie in `locale`, a game's in the package that brings it.
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
"""Has every message; other languages may lack some."""
PLAIN = "nom"
"""The form of a word that stands alone; what other forms there are is each language's own affair."""
_wanted: Sequence[str] = ()


def set_language(*wanted: str) -> None:
    """Say everything from now on in the first of these languages that there is, where none is named. For a program of one
    person: a server words for many."""
    global _wanted
    _wanted = wanted


def first_supported(wanted: Iterable[str]) -> str | None:
    """The first of some languages that there is: `de_AT.UTF-8` is German, and so is `de-AT`."""
    codes = (name.replace("_", "-").partition(".")[0].partition("-")[0].lower() for name in wanted)
    return next((code for code in codes if code in languages()), None)


def current_language() -> str:
    return first_supported(_wanted) or FALLBACK


def format_message(message: Message, language: str | None = None, names: Sequence[str] | None = None) -> str:
    """The message in words. `names` are the players' by seat, for `Message("player", {"seat": ...})`.

    A message that no catalogue has is never shown as its id: a general sentence takes its place. The marks where a page may break
    a long word are left out: a terminal would show them.
    """
    return _format(message, language or current_language(), names, PLAIN).replace("\u00ad", "")


def rule(game: str, message: Message, language: str | None = None) -> str:
    """A sentence of a game's rules, or a chapter's title, with the figures it speaks of; empty where the game has none such."""
    for tried in dict.fromkeys((language or current_language(), FALLBACK)):
        values = {name: _format_value(value, tried, None) for name, value in message.values.items()}
        text = _rules(game, tried).formatted(message.id, values) if tried in languages() else None
        if text is not None:
            return text
    return ""


def _format(message: Message, language: str, names: Sequence[str] | None, form: str) -> str:
    if message.id == "player" and names is not None:
        seat = message.values.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(names):
            return names[seat]
    format_if_known = {"form": form, **{name: _format_value(value, language, names) for name, value in message.values.items()}}
    for tried in dict.fromkeys((language, FALLBACK)):
        text = _formatted(tried, message.id, format_if_known) if tried in languages() else None
        if text is not None:
            return text
    return format_message(Message("unworded"), language)


def t(id: str, **values: Value) -> str:
    """A message of the catalogue by its id, for who shows it at once."""
    return format_message(Message(id, values))


def format_if_known(id: str, language: str | None = None) -> str | None:
    """A message that speaks of nothing else; None where no catalogue has it."""
    found = (
        _formatted(tried, id, {"form": PLAIN}) for tried in (language or current_language(), FALLBACK) if tried in languages()
    )
    return next((text for text in found if text is not None), None)


def title_of(game: str, language: str | None = None) -> str:
    """What people call a game; its own title where nobody has words for it, its name where it is not installed any more."""
    found = installed().games.get(game)
    return format_if_known(f"{game}-title", language) or (found.title if found else game)


def of_game(game: str, what: str) -> str:
    """A message that every game may have words of its own for (`round`, `points`); a general one where it has none."""
    own = f"{game}-{what}"
    return f"general-{what}" if format_if_known(own) is None else own


def sources_of(game: str, edition: Edition) -> list[tuple[str, str, str]]:
    """`Edition.sources`, the notes of the package's own file in the reader's language; another file's are as they stand."""
    own = edition.name == STANDARD
    return [
        (table, source, (format_if_known(f"{game}-note-{re.sub('[ ._]', '-', table)}") if own and note else None) or note)
        for table, source, note in edition.sources()
    ]


class NestedMessage(str):
    """A message, or a list of them, inside another: its plain words, and how to have it in another form of its language."""

    inflected: Callable[[str], str]

    @classmethod
    def of(cls, inflected: Callable[[str], str]) -> "NestedMessage":
        inside = cls(inflected(PLAIN))
        inside.inflected = inflected
        return inside


def _format_value(value: Value, language: str, names: Sequence[str] | None) -> float | str:
    """A value as a text takes it: messages inside are put into words first."""
    if not isinstance(value, Message | list):
        return value

    def inflected(form: str) -> str:
        if isinstance(value, Message):
            return _format(value, language, names, form)
        return listed([_format(one, language, names, form) for one in value], language)

    return NestedMessage.of(inflected)


def _form(value: object, form: str) -> object:
    """`{ FORM($unit, "acc") }` in a text: what is inside, in the form that the sentence asks; its own message goes by `$form`."""
    return value.inflected(form) if isinstance(value, NestedMessage) else value


def listed(texts: Sequence[str], language: str | None = None) -> str:
    """As the language lists things: "cards, bids and tricks"."""
    if not texts:
        return ""
    *before, last = texts
    if not before:
        return last
    together = before[0]
    for text in before[1:]:
        together = format_message(Message("listed", {"before": together, "next": text}), language)
    return format_message(Message("listed-last", {"before": together, "last": last}), language)


def _formatted(language: str, id: str, values: dict[str, float | str]) -> str | None:
    """None where the language has no such message."""
    return _catalogue(language).formatted(id, values)


def signed(number: float) -> str:
    """`{ SIGNED($gain) }`: with its sign, a true minus, and nothing before 0."""
    return f"{number:+}".replace("-", "−") if number else "0"


FUNCTIONS: dict[str, Any] = {"FORM": _form, "SIGNED": signed}
"""What a text may call, besides what Fluent brings."""


class Catalogue:
    """Messages of a language. Each is read when it is first said: reading all of them would take half a second."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        from fluent.runtime import FluentBundle  # takes longer than the whole start of the program

        self._bundle: FluentBundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._unread: dict[str, str] = {}
        """The source of messages and terms, by name."""
        for text in texts:
            starts = list(_ENTRY.finditer(text))
            ends = [*(entry.start() for entry in starts[1:]), len(text)]
            for entry, end in zip(starts, ends, strict=False):  # a text without entries has no start
                self._unread.setdefault(entry[1], text[entry.start() : end])

    def formatted(self, id: str, values: dict[str, float | str]) -> str | None:
        """None where there is no such message."""
        if id in self._unread:
            self._read(id)
        if not self._bundle.has_message(id):
            return None
        pattern = self._bundle.get_message(id).value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, values)[0])

    def _read(self, id: str) -> None:
        """With all that it may refer to. Whatever another thread reads meanwhile is read twice, which does no harm."""
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
    """All messages of a language that there is."""
    games = (game.texts(language) for game in installed().games.values())
    return Catalogue(
        language, [*texts(language).values(), *(text for found in games for name, text in found.items() if name != RULES)]
    )


@cache
def _rules(game: str, language: str) -> Catalogue:
    """A game's rules, which few ask for."""
    return Catalogue(language, [plugin(game).texts(language).get(RULES, "")])


@cache
def texts(language: str) -> dict[str, str]:
    """The files of the house's own words in a language that there is, sorted by name."""
    folder = files("claycrown") / "locale" / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in found}


@cache
def version(game: str) -> str:
    """Of the catalogue that the messages of a game are worded by. The page works it out in the same way when it is built."""
    digest = sha256()
    for language in sorted(languages()):
        for name, text in (*texts(language).items(), *plugin(game).texts(language).items()):
            if name not in apart() | only_python():
                digest.update(text.encode())
    return digest.hexdigest()[:12]


@cache
def apart() -> frozenset[str]:
    """The files of words that pages load apart from the rest, as they are needed; the browser's build reads the same list."""
    parts = json.loads((files("claycrown") / "locale" / "parts.json").read_text(encoding="utf-8"))
    return frozenset(name for names in parts.values() for name in names)


@cache
def only_python() -> frozenset[str]:
    """The files of words that no page says; the browser's build reads the same list."""
    return frozenset(json.loads((files("claycrown") / "locale" / "only-python.json").read_text(encoding="utf-8")))


@cache
def languages() -> frozenset[str]:
    """Those that there are. Asked before a name from outside becomes part of a path."""
    return frozenset(folder.name for folder in (files("claycrown") / "locale").iterdir() if folder.is_dir())
