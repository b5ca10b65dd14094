"""How a game is written down: the same few functions for every game, and the errors of reading."""

from collections.abc import Mapping
from typing import Any, Protocol

from claycrown.games import game, titles
from claycrown.games.edition import STANDARD, Edition
from claycrown.games.plugin import plugin
from claycrown.games.refused import BadPosition as BadPosition  # errors of reading
from claycrown.games.refused import NotADecision as NotADecision
from claycrown.games.refused import codes, show


class Notation(Protocol):
    """How the decisions and positions of one game are written; each game declares one."""

    def text(self, state: Any, action: int) -> str:
        """A decision as a text."""

    def action(self, state: Any, text: str) -> int:
        """A text as a decision, or `NotADecision`."""

    def write(self, state: Any) -> dict[str, Any]:
        """The position, in canonical form; in a view, hidden values are null."""

    def read(self, position: Any, edition: Edition, seed: int) -> Any:
        """The state of a position, or `BadPosition`. The seed is for what is still to be shuffled."""

    def snapshot(self, state: Any) -> dict[str, Any]:
        """The whole state, secrets included, ready for JSON: for storage only, never for clients."""

    def restore(self, snapshot: Any, edition: Edition) -> Any:
        """The state of a snapshot."""

    def legal(self, state: Any, seat: int, brief: bool) -> list[str]:
        """A seat's legal decisions as texts; `brief` shortens them where a game can.

        When brief, `name *` stands for all decisions of that name. A notation that does this has an attribute `patterns`: by
        name, the regular expression for the rest.
        """

    def score_sheet(self, state: Any, final: bool) -> dict[str, Any]:
        """The scoring, item by item, as `score --json` gives it; `BadPosition` for a scoring that the game does not have.

        By colour, `{"items": [[source, points], ...], "total": points}`; or a list of rankings and `"winner": colour`, each
        ranking with what it is `of`, its `ranking` as pairs, and who is `out`.
        """


def notation(name: str) -> Notation:
    """How the game of that name is written."""
    found: Notation = plugin(name).part("notation")
    return found


def pattern(of: Notation, name: str) -> str | None:
    """The rest of a decision that `legal` lists in brief, as a regular expression; None if the game has none."""
    found: Mapping[str, str] = getattr(of, "patterns", {})
    return found.get(name)


class AvailableEditions:
    """The available editions: those of the package, and the files that were named."""

    def __init__(self, *paths: str) -> None:
        self._paths = paths

    def find(self, name: str, edition: Any) -> Edition:
        """The edition that a position of that game names."""
        if edition == STANDARD:
            return game(name).edition()
        for path in self._paths:
            found = game(name).edition(path)
            if found.name == edition:
                return found
        raise BadPosition("edition", "edition-not-at-hand", edition=show(edition))


def game_of(written: Any) -> str:
    """The game of a position or record."""
    if not isinstance(written, dict):
        raise BadPosition("", "field-not-an-object")
    name = written.get("game")
    if "game" not in written:
        raise BadPosition("game", "fault-missing")
    if name not in titles():
        raise BadPosition("game", "fault-word", known=codes(titles()), given=show(name))
    return str(name)


def with_changes(position: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A position with some values replaced, at any depth."""
    changed = dict(position)
    for key, value in changes.items():
        before = changed.get(key)
        if isinstance(before, Mapping) and isinstance(value, Mapping):
            value = with_changes(before, value)
        changed[key] = value
    return changed


def read_position(written: Any, editions: AvailableEditions, seed: int = 0) -> tuple[str, Any]:
    """The game's name and the state."""
    name = game_of(written)
    if "edition" not in written:
        raise BadPosition("edition", "fault-missing")
    return name, notation(name).read(written, editions.find(name, written["edition"]), seed)
