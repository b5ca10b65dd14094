"""Edition files: the printed figures of a game as TOML, loaded and checked."""

import hashlib
import json
import re
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from claycrown.games.message import Message, Value
from claycrown.games.refused import Refused, codes, show, trouble

STANDARD = "standard"
"""The name of the edition in the package."""

SOURCES = ("printed", "deduced", "reconstructed")

REMEMBERED = 64
"""The number of checked editions in a game's cache: a server may see any number."""

LONGEST_NOTE = 1000
"""Characters of a note. The longest in the package has 199."""
LONGEST_TEXT = 100
"""Characters of any other text, and of a key."""
DEEPEST = 8
"""Nesting depth of tables and lists."""


class EditionError(Refused):
    """An error in an edition: the table, the key and the reason in one line."""

    def __init__(self, table: str, key: str, reason: str | Message, /, **values: Value) -> None:
        """The reason is a message, or its id and values."""
        super().__init__(reason, **values)
        self.table = table
        self.key = key

    @property
    def message(self) -> Message:
        if not self.table:
            return Message("refused-at", {"where": self.key, "reason": self.reason}) if self.key else self.reason
        id = "refused-in-table-at" if self.key else "refused-in-table"
        return Message(id, {"table": self.table, "key": self.key, "reason": self.reason})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.table, self.key, self.reason)


@dataclass(frozen=True)
class Edition:
    """The figures of one edition file."""

    name: str
    """`standard`, or the file's name without its ending."""
    hash: str
    """Of the figures alone: comments, sources and notes may change without creating another edition."""
    figures: dict[str, Any] = field(hash=False)
    """The figures as in the file."""
    path: Path = field(default=Path(), compare=False)
    """The path of the file; a game depends only on the figures."""

    def sources(self) -> list[tuple[str, str, str]]:
        """For each table of the file: its name, the source of its figures, and the note on it."""
        return list(_sources("", self.figures))


def _sources(path: str, node: Any) -> list[tuple[str, str, str]]:
    rows: list[tuple[str, str, str]] = []
    if isinstance(node, dict):
        if "source" in node:
            rows.append((path, node["source"], node.get("note", "")))
        for key, value in node.items():
            rows += _sources(f"{path}.{key}" if path else key, value)
    elif isinstance(node, list):
        for index, value in enumerate(node, 1):
            rows += _sources(f"{path} {index}", value)
    return rows


def figures_only(node: Any) -> Any:
    """Without sources and notes."""
    if isinstance(node, dict):
        return {key: figures_only(value) for key, value in node.items() if key not in ("source", "note")}
    if isinstance(node, list):
        return [figures_only(value) for value in node]
    return node


def without_notes(table: dict[str, Any]) -> dict[str, Any]:
    """A table of an edition file may state the source of its figures."""
    return {key: value for key, value in table.items() if key not in ("source", "note")}


def check_shape(figures: Mapping[str, Any]) -> None:
    """What holds for the editions of all games: a note is a short text, other texts and keys are shorter, nothing is deep."""
    _check_table("", figures, DEEPEST)


def _check_table(path: str, table: Mapping[str, Any], depth: int) -> None:
    for key, value in table.items():
        if len(key) > LONGEST_TEXT:
            raise EditionError(path, show(key), "fault-long-key", most=LONGEST_TEXT)
        if key != "note":
            _check_value(path, key, value, depth)
        elif not _is_note(value):
            raise EditionError(path, key, "fault-short-text", most=LONGEST_NOTE)


def _check_value(path: str, key: str, value: Any, depth: int) -> None:
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise EditionError(path, key, "fault-short-text", most=LONGEST_TEXT)
    if not isinstance(value, dict | list):
        return
    if not depth:
        raise EditionError(path, key, "fault-too-deep")
    within = f"{path}.{key}" if path else key
    if isinstance(value, dict):
        _check_table(within, value, depth - 1)
        return
    for number, part in enumerate(value, 1):
        if isinstance(part, dict):
            _check_table(f"{within} {number}", part, depth - 1)
        else:
            _check_value(path, key, part, depth - 1)


def _is_note(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NOTE


def from_text(name: str, text: str) -> Edition:
    """A stored edition. Earlier versions accepted any note: one that is no short text is dropped."""
    return from_figures(name, _with_short_notes(tomllib.loads(text)))


def _with_short_notes(node: Any) -> Any:
    if isinstance(node, dict):
        return {key: _with_short_notes(value) for key, value in node.items() if key != "note" or _is_note(value)}
    return [_with_short_notes(value) for value in node] if isinstance(node, list) else node


def from_figures(name: str, figures: dict[str, Any], path: Path = Path()) -> Edition:
    """An edition from a parsed file. Whether a game can be played with it, the game checks at set-up."""
    # Times are no figures, but the game refuses them, with their table and key.
    canonical = json.dumps(figures_only(figures), sort_keys=True, separators=(",", ":"), ensure_ascii=True, default=str)
    return Edition(name, hashlib.sha256(canonical.encode()).hexdigest(), figures, path)


def load(path: Path, name: str | None = None) -> Edition:
    """Read an edition file. The game checks the contents of its tables with a `Reader`."""
    if name is None and path.stem == STANDARD:
        # Positions know their edition by name: this one would be taken for the package's own.
        raise EditionError("", str(path), "edition-own-name", name=STANDARD)
    try:
        figures = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise EditionError("", str(path), trouble(error)) from None
    except UnicodeDecodeError:
        raise EditionError("", str(path), "file-not-text") from None
    except RecursionError:
        raise EditionError("", str(path), "file-toml-too-deep") from None
    except ValueError as error:
        raise EditionError("", str(path), not_toml(error)) from None
    check_shape(figures)
    return from_figures(name or path.stem, figures, path)


def not_toml(error: ValueError) -> Message:
    """A text that cannot be parsed: with the place, if the TOML parser names it."""
    found = re.search(r"at line (\d+), column (\d+)", str(error))
    line, column = (int(found[1]), int(found[2])) if found else (0, 0)
    return Message("file-not-toml", {"line": line, "column": column})


def to_toml(figures: Mapping[str, Any], longest: int | None = None) -> str:
    """Figures as the text of an edition file; `EditionError` if it would have more characters than `longest`.

    Each table repeats its whole path, so the text can be far longer than the figures: it is measured while it is written.
    """
    parts: list[str] = []
    length = 0
    for part in _table("", figures):
        parts.append(part)
        length += len(part)
        if longest is not None and length > longest:
            raise EditionError("", "", "fault-too-long", most=longest)
    return "".join(parts).lstrip("\n")


def _table(path: str, table: Mapping[str, Any]) -> Iterator[str]:
    """Its own keys first: what follows a table's heading belongs to it."""
    for key, value in table.items():
        if not _holds_tables(value):
            yield f"{_word(key)} = {_value(value)}\n"
    for key, value in table.items():
        if _holds_tables(value):
            within = f"{path}.{_word(key)}" if path else _word(key)
            for part in value if isinstance(value, list) else [value]:
                yield f"\n[[{within}]]\n" if isinstance(value, list) else f"\n[{within}]\n"
                yield from _table(within, part)


def _holds_tables(value: Any) -> bool:
    return isinstance(value, Mapping) or (isinstance(value, list) and bool(value) and isinstance(value[0], Mapping))


def _word(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key)


def _value(value: Any) -> str:
    """JSON writes strings, numbers, booleans and lists of them as TOML does."""
    return json.dumps(value, ensure_ascii=False)


P = TypeVar("P")


class Editions(Generic[P]):
    """The editions of a game: its own file, and others that were named. Each is checked once, on first use."""

    def __init__(self, own: Path, printed: Callable[[Edition], P]) -> None:
        self._own = own
        self._print = printed
        self._checked: OrderedDict[tuple[str, str], P] = OrderedDict()

    def edition(self, path: str | None = None) -> Edition:
        """The package's own, or that of a file; `EditionError` if it cannot be played with."""
        found = load(Path(path)) if path else self.standard
        self.printed(found)
        return found

    @cached_property
    def standard(self) -> Edition:
        return load(self._own, STANDARD)

    def printed(self, edition: Edition | None = None) -> P:
        """The figures as the rules read them."""
        wanted = edition or self.standard
        key = (wanted.name, wanted.hash)
        if key not in self._checked:
            self._checked[key] = self._print(wanted)
            if len(self._checked) > REMEMBERED:
                self._checked.popitem(last=False)
        self._checked.move_to_end(key)
        return self._checked[key]


class Reader:
    """Takes the values out of one table, each with its type, and refuses what is left over."""

    def __init__(self, figures: dict[str, Any], table: str, within: Any = None) -> None:
        self.table = table
        node = within
        if within is None:
            node = figures
            for part in table.split("."):
                node = node.get(part) if isinstance(node, dict) else None
        if not isinstance(node, dict):
            raise EditionError(table, "", "fault-missing")
        self._left = dict(node)
        source = self._left.pop("source", None)
        if source is not None and source not in SOURCES:
            raise EditionError(table, "source", "fault-word", known=codes(SOURCES), given=show(source))
        self._left.pop("note", None)

    def refuse(self, key: str, reason: str, /, **values: Value) -> EditionError:
        """The reason is the id of a message, with its values."""
        return EditionError(self.table, key, reason, **values)

    def take(self, key: str) -> Any:
        if key not in self._left:
            raise self.refuse(key, "fault-missing")
        return self._left.pop(key)

    def number(self, key: str, lowest: int, highest: int) -> int:
        return self._number(key, self.take(key), lowest, highest)

    def numbers(self, key: str, lowest: int, highest: int, count: range) -> list[int]:
        values = self.take(key)
        if not isinstance(values, list) or len(values) not in count:
            if len(count) == 1:
                raise self.refuse(key, "fault-numbers", count=count[0])
            raise self.refuse(key, "fault-numbers-between", fewest=count[0], most=count[-1])
        return [self._number(key, value, lowest, highest) for value in values]

    def word(self, key: str, among: Sequence[str]) -> str:
        value = self.take(key)
        if value not in among:
            raise self.refuse(key, "fault-word", known=codes(among), given=show(value))
        return str(value)

    def words(self, key: str) -> list[str]:
        values = self.take(key)
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            raise self.refuse(key, "fault-words")
        return values

    def done(self, *tables: str) -> None:
        """Nothing may be left but the named tables inside this one, which have their own readers."""
        for key in self._left:
            if key not in tables:
                raise self.refuse(key, "fault-unknown-key")

    def _number(self, key: str, value: Any, lowest: int, highest: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
            raise self.refuse(key, "fault-number", lowest=lowest, highest=highest, given=show(value))
        return value
