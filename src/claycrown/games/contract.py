"""What a game is: the few functions that everything else calls.

A game's position is a *state*: flat numbers, cheap to clone, with no randomness but the seed inside. Seats are numbers from 0 in
seat order; a decision is a whole number inside and a text outside (`claycrown.record` maps the two). Several seats may have to
decide at once, each without knowing the others' decisions.

Nothing leaves the rules but through `view` and `ledger`: they show one seat, or a spectator, what they may know.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Annotated, Any, NamedTuple, Protocol, Self, TypeVar

from msgspec import Meta, Struct

from claycrown.games.edition import Edition
from claycrown.games.message import Message
from claycrown.games.options import Option, Value, defaults
from claycrown.games.refused import BadPosition, Refused, codes, show

HIGHEST_SEED = 2**64 - 1

SPECTATOR = -1
"""The viewer without a seat: sees what is open to everybody."""

EVERYTHING = -2
"""Not a viewer: marks the full state, which never leaves the rules as it is."""


class LedgerEntry(Struct, frozen=True, gc=False):
    """One line of the ledger: an effect of the last decision."""

    rule: Annotated[str, Meta(description="The id of the rule behind it, as in `T5.4`.")]
    seat: Annotated[int, Meta(description="The seat affected; -1 (`SPECTATOR`) for none in particular.")]
    what: Annotated[str, Meta(description="What changed, by the game's own name: `vp`, `points`, ...")]
    amount: Annotated[int, Meta(description="By how much; for things that are not counted, which one or where to.")]
    source: Annotated[
        str,
        Meta(description="The source, as on the score sheet (`tricks`); empty where the rule says it all."),
    ]
    where: Annotated[
        str,
        Meta(description="The place on the table, in notation (`e4`, `5`, `17`, `snow`); empty where there is none."),
    ]
    told: Annotated[
        Message | None,
        Meta(description="The same in a few words; null in the log, which has lines, and where the table shows it better."),
    ] = None


class Result(NamedTuple):
    """How a game ended."""

    winner: str | None
    """The colour that won, or the name of a contestant without a player; None if the game is a draw."""
    ranking: tuple[str, ...]
    """All contestants, best first."""
    figures: dict[str, Any]
    """The deciding figures, ready for a record: points, or the eliminations one by one."""
    places: tuple[int, ...] = ()
    """The place of each contestant in `ranking` (1, 1, 3); empty without shared places."""

    @classmethod
    def shared(cls, ranking: Sequence[str], places: Sequence[int], figures: dict[str, Any]) -> "Result":
        """A result in which contestants may share a place: (1, 1, 3). Sharing the first place is a draw."""
        is_tied = len(set(places)) < len(places)
        winner = None if places.count(1) > 1 else ranking[0]
        return cls(winner, tuple(ranking), figures, tuple(places) if is_tied else ())

    def place(self, contestant: str) -> int:
        """From 1; tied players share a place, and the places after it are skipped."""
        index = self.ranking.index(contestant)
        return self.places[index] if self.places else index + 1

    @property
    def first(self) -> tuple[str, ...]:
        """Everybody in first place: the winner, or those who share a draw."""
        return tuple(contestant for contestant in self.ranking if self.place(contestant) == 1)

    def after_leaving(self, left: Sequence[str]) -> "Result":
        """The result when some players have left the game for good, in this order: they rank behind all others, the first to
        leave last, whatever their seats achieved.
        """
        if not left:
            return self
        stayed = [contestant for contestant in self.ranking if contestant not in left]
        above = [sum(self.place(other) < self.place(one) for other in stayed) for one in stayed]
        places = [1 + before for before in above] + [len(stayed) + 1 + behind for behind in range(len(left))]
        return Result.shared([*stayed, *reversed(left)], places, self.figures)

    def win_share(self, contestant: str) -> float:
        """1 for the winner and 0 for everybody else; in a draw of two, 0.5 for each of the two."""
        return 1 / len(self.first) if contestant in self.first else 0.0


class Illegal(Refused):
    """A decision that the rules do not allow at this point."""

    def __init__(self, rule: str, reason: Message) -> None:
        """The reason says what would be needed."""
        super().__init__(reason)
        self.rule = rule
        """The id of the rule that forbids it, as in `T5.4`."""

    @property
    def message(self) -> Message:
        """The rule and the reason: `H4: ...`."""
        return Message("refused-rule", {"rule": self.rule, "reason": self.reason})

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rule, self.reason)


class State(Protocol):
    """What every game's state offers besides its own fields."""

    @property
    def players(self) -> int:
        """The number of seats."""

    def clone(self) -> Self:
        """An independent copy."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """A game: rules without input or output, clock, or randomness but the seed."""

    name: str
    """As on the command line and in files."""
    rules_version: int
    """Increased by every change of the rules that would alter an existing game."""
    colours: tuple[str, ...]
    """All colours in seat order; by default a game of N uses the first N."""
    player_counts: range
    options: Mapping[str, Option]
    """The variants of the game."""

    def edition(self, path: str | None = None) -> Edition:
        """The printed figures: the package's own, or those of a file; checked."""

    def new(self, players: int, seed: int, options: Mapping[str, Value] | None = None, edition: Edition | None = None) -> S:
        """Set up a game from checked input. `set_up` checks it first."""

    def seats(self, state: S) -> list[str]:
        """The colours at the table, in seat order."""

    def deciders(self, state: S) -> list[int]:
        """The seats that have to decide; none when the game is over."""

    def legal(self, state: S, seat: int) -> list[int]:
        """That seat's legal decisions; empty for a seat that has nothing to decide."""

    def why_not(self, state: S, seat: int, action: int) -> Illegal | None:
        """The rule that forbids it, or None if nothing does."""

    def apply(self, state: S, seat: int, action: int) -> None:
        """Carry out a legal decision. `decide` checks it first."""

    def round(self, state: S) -> int:
        """The current round, year, deal, ..., from 1; always 1 in a game without them."""

    def over(self, state: S) -> bool: ...

    def result(self, state: S) -> Result:
        """How it ended; only when it is over."""

    def ledger(self, state: S, viewer: int) -> Sequence[LedgerEntry]:
        """The effects of the last decision, as far as the viewer may know them."""

    def view(self, state: S, viewer: int) -> S:
        """A copy with everything removed that the viewer may not know: the only way out of the rules."""

    def determinize(self, view: S, rng: Random) -> S:
        """A full state that fits the view, for bots. It has its own random numbers."""


def set_up(
    game: Game[S], players: int, seed: int, options: Mapping[str, Value] | None = None, edition: Edition | None = None
) -> S:
    """The one way to a new game: `BadPosition` names bad input, `EditionError` an error in the figures."""
    chosen = check_options(game, options or {}, players)
    if edition is not None and not isinstance(edition, Edition):
        raise BadPosition("edition", "edition-no-edition", given=show(edition))
    return game.new(players, check_seed(seed), chosen, edition)


def check_options(game: Game[Any], options: Mapping[str, Any], players: Any) -> dict[str, Value]:
    """The options for this number of players, each a variant of the game, with the defaults filled in."""
    counts = game.player_counts
    if not _is_number(players) or players not in counts:
        raise BadPosition("players", "setup-players", fewest=counts[0], most=counts[-1], given=show(players))
    if not isinstance(options, Mapping):
        raise BadPosition("options", "setup-options", given=show(options))
    chosen = defaults(game.options)
    for key, value in options.items():
        if key not in game.options:
            id = "setup-no-option" if game.options else "setup-no-options"
            raise BadPosition("options", id, game=game.name, given=show(key), known=codes(game.options))
        if not game.options[key].allows(value):
            raise BadPosition(f"options.{key}", "setup-option", limits=game.options[key].limits, given=show(value))
        chosen[key] = value
    return chosen


def check_seed(seed: Any) -> int:
    """A seed is a number of 64 bits."""
    if not _is_number(seed) or not 0 <= seed <= HIGHEST_SEED:
        raise BadPosition("seed", "fault-number", lowest=0, highest=HIGHEST_SEED, given=show(seed))
    return int(seed)


def decide(game: Game[S], state: S, seat: int, action: int) -> None:
    """The one way in: apply the decision if it is legal, otherwise raise `Illegal` and change nothing.

    The reason uses only what the seat can see: it reveals nothing hidden.
    """
    if not _is_number(seat) or not 0 <= seat < state.players:
        raise BadPosition("seat", "setup-seat", last=state.players - 1, given=show(seat))
    if not _is_number(action):
        raise BadPosition("decision", "field-no-number", given=show(action))
    forbidden = game.why_not(state, seat, action)
    if forbidden is not None:
        raise game.why_not(game.view(state, seat), seat, action) or forbidden
    game.apply(state, seat, action)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
