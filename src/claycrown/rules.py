"""What a game is played by: its rules, its notation, an edition and its guide, together."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from claycrown.games import contract, game
from claycrown.games.contract import Game
from claycrown.games.edition import STANDARD, Edition, from_text
from claycrown.games.plugin import plugin
from claycrown.guide import guide
from claycrown.guide.contract import Guide
from claycrown.guide.question import Question
from claycrown.guide.table import Area
from claycrown.record.notation import Notation, notation


@dataclass(frozen=True, slots=True)
class Rules:
    """Whole states go in; what comes out is what one seat, or a spectator, may know."""

    game: Game[Any]
    notation: Notation
    edition: Edition
    guide: Guide
    is_own: bool = False
    """It is a game of this package, which the browser draws."""

    @property
    def has_secrets(self) -> bool:
        """Whether anything is hidden from anybody, as seen at the set-up; if not, all see the same."""
        return self.guide.keeps_secrets

    def left(self, result: Mapping[str, Any] | None) -> list[int]:
        """The seats of those who left a game for good, in this order, by its result as a record keeps it."""
        return [self.game.colours.index(colour) for colour in (result or {}).get("left", ())]

    def view(self, state: Any, viewer: int) -> dict[str, Any]:
        """What a viewer may see, written down."""
        return self.guide.drawn_position(self.game.view(state, viewer))

    def question(self, state: Any, seat: int) -> Question | None:
        """What a seat is asked."""
        return self.guide.question(self.game.view(state, seat), seat)

    def areas(self, view: Any, viewer: int) -> list[Area] | None:
        """What lies on the table, in words, for a browser that has no drawing of the game; None for the package's own games."""
        return None if self.is_own else self.guide.describe(view, viewer)

    def why_not(self, state: Any, seat: int, text: str) -> contract.Illegal | None:
        """The rule that forbids a decision, as far as the seat can see; `NotADecision` for a text that is none."""
        view = self.game.view(state, seat)
        return self.game.why_not(view, seat, self.notation.action(view, text))


def rules_in(name: str, edition: Edition) -> Rules:
    """The rules of a game in an edition."""
    return Rules(game(name), notation(name), edition, guide(name), plugin(name).is_own)


def rules_of(name: str, edition: str = STANDARD, text: str | None = None) -> Rules:
    """The rules of a game in an edition: the package's own, or the one whose file has this text."""
    return _rules(name, edition if text is not None else STANDARD, text)


@lru_cache(maxsize=64)
def _rules(name: str, edition: str, text: str | None) -> Rules:
    return rules_in(name, game(name).edition() if text is None else from_text(edition, text))
