"""What a game is: the few functions that everything else calls.

A game's position is a *state*: flat numbers, cheap to clone, with no randomness but the seed inside.
Seats are numbers from 0 in seat order; a decision is a whole number inside and a text outside
(`claycrown.record` maps the two). Several seats may owe a decision at once, each without knowing the others'.

Nothing leaves the rules but through `view` and `ledger`: they show one seat, or a spectator, what they may know.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from claycrown.games.edition import Edition
from claycrown.games.options import Option, Value

SPECTATOR = -1
"""The viewer who sits at no seat: sees what lies open to everybody."""

EVERYTHING = -2
"""Not a viewer: marks the full state, which never leaves the rules as it is."""


class Entry(NamedTuple):
    """One line of the ledger: something that the last decision did."""

    rule: str
    """The id of the rule that did it, as in `T5.4`."""
    seat: int
    """Whom it happened to; `SPECTATOR` where it happened to nobody in particular."""
    what: str
    """What changed, in the game's own words: `vp`, `coins`, `wet clay`, `gold`, `unit`, ..."""
    amount: int
    """By how much; for things that are not counted, which one or where to."""
    source: str
    """What it was for, as on the score sheet (`inspector row`, `musician`); empty where the rule says it all."""
    where: str
    """The place on the table, in the notation's words (`e4`, `5`, `17`, `snow`); empty where there is none."""


class Result(NamedTuple):
    """How a game ended."""

    winner: str
    """The colour that won, or the name of the contestant who is not a player (Xidit's `virtual`)."""
    ranking: tuple[str, ...]
    """All contestants, best first."""
    figures: dict[str, Any]
    """What decided it, ready for a record: points, or the assessments one by one."""


class Illegal(Exception):
    """A decision that the rules do not allow now. It has changed nothing."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


class State(Protocol):
    """What every game's state offers besides its own fields."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    def clone(self) -> Self:
        """An independent copy."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A game: rules without input or output, clock, or randomness but the seed."""

    name: str
    """As on the command line and in files."""
    rules_version: int
    """Raised by a change of the rules that would alter a game already played."""
    colours: tuple[str, ...]
    """All colours in seat order; a game of N uses the first N unless told otherwise."""
    player_counts: range
    options: Mapping[str, Option]
    """The variants a table may choose."""

    def edition(self, path: str | None = None) -> Edition:
        """The printed figures: the package's own, or those of a file; checked."""

    def new(self, players: int, seed: int, options: Mapping[str, Value] | None = None, edition: Edition | None = None) -> S:
        """Set up a game."""

    def seats(self, state: S) -> list[str]:
        """The colours at the table, in seat order."""

    def deciders(self, state: S) -> list[int]:
        """The seats that owe a decision now; none when the game is over."""

    def legal(self, state: S, seat: int) -> list[int]:
        """What that seat may decide; empty for a seat that owes nothing."""

    def why_not(self, state: S, seat: int, action: int) -> Illegal | None:
        """The rule that forbids it, or None if nothing does."""

    def apply(self, state: S, seat: int, action: int) -> None:
        """Carry out a decision that is known to be legal. `decide` checks it first."""

    def round(self, state: S) -> int:
        """Which round, year, deal, ... is being played, from 1; always 1 in a game without them."""

    def over(self, state: S) -> bool: ...

    def result(self, state: S) -> Result:
        """How it ended; only when it is over."""

    def ledger(self, state: S, viewer: int) -> Sequence[Entry]:
        """What the last decision did, item by item, as far as the viewer may know."""

    def view(self, state: S, viewer: int) -> S:
        """A copy in which everything that the viewer may not know is blank: the only way out of the rules."""

    def determinize(self, view: S, rng: Random) -> S:
        """A full state that fits the view, for bots. Its random numbers are its own."""


def decide(game: Game[S], state: S, seat: int, action: int) -> None:
    """The one way in: apply the decision if it is legal, otherwise raise `Illegal` and change nothing."""
    forbidden = game.why_not(state, seat, action)
    if forbidden is not None:
        raise forbidden
    game.apply(state, seat, action)
