"""What a host has at hand to play by: bots, and editions besides the standard ones."""

from collections.abc import Iterable
from pathlib import Path

from claycrown import bots
from claycrown.games import game, titles
from claycrown.games.edition import STANDARD, EditionError
from claycrown.games.refused import codes
from claycrown.rules import Rules, rules_of


def bots_for(name: str) -> list[str]:
    """The bots that play a game, the weakest first."""
    try:
        return list(bots.offered(name))
    except ImportError:
        return []  # somebody else's game, whose bots cannot be loaded here: people play it among themselves


class HostEditions:
    """The edition files that the host has named, besides the standard editions."""

    def __init__(self, named: Iterable[str]) -> None:
        self._texts: dict[tuple[str, str], str] = {}
        for entry in named:
            name, _, path = entry.partition(":")
            if name not in titles() or not path:
                raise EditionError("", entry, "edition-not-named", known=codes(titles()))
            edition = game(name).edition(path)
            self._texts[name, edition.name] = Path(path).read_text(encoding="utf-8")

    def names(self, name: str) -> list[str]:
        """The editions of a game."""
        return [STANDARD, *(edition for of, edition in self._texts if of == name)]

    def find(self, name: str, edition: str) -> tuple[Rules, str | None]:
        """The rules in an edition and the text of its file; `KeyError` for one that is not at hand."""
        if edition == STANDARD:
            return rules_of(name), None
        text = self._texts[name, edition]
        return rules_of(name, edition, text), text
