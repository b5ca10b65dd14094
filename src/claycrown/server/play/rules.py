"""The games as the server plays them: rules, notation and edition together, and the editions that a host has at hand."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from claycrown import bots
from claycrown.games import contract, game, titles
from claycrown.games.contract import Game
from claycrown.games.edition import STANDARD, Edition, EditionError, from_text
from claycrown.games.plugin import plugin
from claycrown.games.refused import codes
from claycrown.guide import guide
from claycrown.guide.contract import Guide
from claycrown.guide.question import Question
from claycrown.guide.table import Area
from claycrown.guide.types import Moved
from claycrown.record.notation import Notation, notation


@dataclass(frozen=True, slots=True)
class Rules:
    """What a table is played by."""

    game: Game[Any]
    notation: Notation
    edition: Edition
    guide: Guide
    """What people are asked and told."""

    @property
    def has_secrets(self) -> bool:
        """Whether anything is hidden from anybody, as seen at the set-up; if not, all see the same."""
        return self.guide.keeps_secrets

    def moved(self, before: Any, after: Any, viewer: int, seat: int = contract.SPECTATOR, text: str | None = None) -> Moved:
        """A decision between two states, as a viewer may know it."""
        look = self.game.view
        return Moved(look(before, viewer), look(after, viewer), self.game.ledger(after, viewer), seat, text)

    def view(self, state: Any, viewer: int) -> dict[str, Any]:
        """What a viewer may see, written down."""
        return self.guide.shown(self.game.view(state, viewer))

    def question(self, state: Any, seat: int) -> Question | None:
        """What a seat is asked."""
        return self.guide.question(self.game.view(state, seat), seat)

    def areas(self, view: Any, viewer: int) -> list[Area] | None:
        """What lies on the table, in words, for a browser that has no drawing of the game; None of the house's own, which it
        draws."""
        return None if plugin(self.game.name).is_own else self.guide.describe(view, viewer)

    def why_not(self, state: Any, seat: int, text: str) -> contract.Illegal | None:
        """The rule that forbids a decision, as far as the seat can see; `NotADecision` for a text that is none."""
        seen = self.game.view(state, seat)
        return self.game.why_not(seen, seat, self.notation.action(seen, text))


def rules_of(name: str, edition: str = STANDARD, text: str | None = None) -> Rules:
    """The rules of a game in an edition: the package's own, or the one whose file has this text."""
    return _rules(name, edition if text is not None else STANDARD, text)


@lru_cache(maxsize=64)
def _rules(name: str, edition: str, text: str | None) -> Rules:
    rules = game(name)
    if text is None:
        return Rules(rules, notation(name), rules.edition(), guide(name))
    return Rules(rules, notation(name), from_text(edition, text), guide(name))


def bots_for(name: str) -> list[str]:
    """The bots that play a game, the weakest first."""
    try:
        return list(bots.offered(name))
    except ImportError:
        return []  # somebody else's game, whose bots cannot be loaded here: people play it among themselves


class EditionsAtHand:
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
