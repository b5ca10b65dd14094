"""What a bot is, and which bots of its own a game may declare."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol, runtime_checkable

from msgspec import Meta, Struct

from claycrown.bots.ladder import Budget
from claycrown.games.contract import LedgerEntry
from claycrown.games.decisions import Decision
from claycrown.games.message import Message


class Bot(Protocol):
    """A computer player. It is given views, never a state."""

    name: str

    def decide(self, view: Any, seat: int) -> int:
        """A legal decision for a seat that has to decide, from that seat's view."""


@runtime_checkable
class ThinksAhead(Bot, Protocol):
    """A bot whose budget may change from turn to turn."""

    budget: Budget


class Hint(Struct):
    """A decision that a strong bot considers."""

    decision: str
    value: Annotated[float, Meta(description="The chance of winning with it, from 0 to 1.")]
    points: Annotated[
        float | None, Meta(description="The expected lead over the best rival at the end; null in a game without points.")
    ]
    visits: Annotated[int, Meta(description="How often it was simulated: the more, the more reliable.")]
    ledger: Annotated[
        Sequence[LedgerEntry],
        Meta(description="Its advantages: what it does, and what would be scored after it as things stand."),
    ]
    label: Annotated[
        Sequence[Message],
        Meta(description="The labels of the choices that lead to the decision, in order; the caller of the bot fills this in."),
    ]
    gains: Annotated[
        Sequence[Message],
        Meta(description="What it gains, summed by source; the caller fills in this and the next field (`analysis.reasons`)."),
    ] = ()
    apart: Annotated[
        Message | None,
        Meta(description="In a sentence: how the first differs from the second, or the others from the first."),
    ] = None
    data: Annotated[Decision | None, Meta(description="The decision as data; the caller of the bot fills this in.")] = None


@dataclass(frozen=True)
class GameBots:
    """A game's own bots, all optional: the general search of `bots.general` plays whatever a game leaves out."""

    novice: Callable[[int], Bot] | None = None
    """Made from a seed; so is `greedy`."""
    greedy: Callable[[int], Bot] | None = None
    searcher: Callable[[int, str, Budget], Bot] | None = None
    """`steward`, `marshal` and `emperor`: made from a seed, the name of the rung and its budget."""
    styles: Mapping[str, Callable[[int], Bot]] = field(default_factory=dict)
    """The rungs that are styles of this game, by name; each is made from a seed."""
    hints: Callable[[Any, int, Budget, int], list[Hint]] | None = None
    """The best few choices of a seat, the best first, from its view, the seat, a budget and a seed."""
    withheld: frozenset[str] = frozenset()
    """Rungs that are not offered for this game: neither its own bots nor the general search are as strong as the ladder promises.
    """
