"""What a bot is, and what a game may bring of its own for the ladder."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Protocol, runtime_checkable

from msgspec import Meta, Struct

from claycrown.bots.ladder import Budget
from claycrown.games.contract import LedgerEntry
from claycrown.games.decisions import Decision
from claycrown.games.message import Message


class Bot(Protocol):
    """A player that is not a person. It is given views, never a state."""

    name: str

    def decide(self, view: Any, seat: int) -> int:
        """A legal decision for a seat that owes one, from that seat's view."""


@runtime_checkable
class ThinksAhead(Bot, Protocol):
    """A player that may be given more or less to think from turn to turn."""

    budget: Budget


class Hint(Struct):
    """A decision that a strong bot thinks of."""

    decision: str
    value: Annotated[float, Meta(description="The chance to win with it, from 0 to 1.")]
    points: Annotated[
        float | None, Meta(description="The lead over the best rival to expect at the end; null in a game without points.")
    ]
    visits: Annotated[int, Meta(description="How often it was looked at: the more, the surer.")]
    ledger: Annotated[
        Sequence[LedgerEntry],
        Meta(description="What speaks for it: what it does, and what would be scored after it as things stand."),
    ]
    label: Annotated[
        Sequence[Message],
        Meta(description="The decision as the choices that lead to it tell it, one after the other; bots leave it to who asks."),
    ]
    gains: Annotated[
        Sequence[Message],
        Meta(description="What it gains, added up by source; bots leave it to who asks (`analysis.reasons`), and so the next."),
    ] = ()
    apart: Annotated[
        Message | None,
        Meta(description="In a sentence: of the first what sets it apart from the second, of others from the first."),
    ] = None
    data: Annotated[Decision | None, Meta(description="The decision as data; bots leave it to who asks.")] = None


@dataclass(frozen=True)
class GameBots:
    """A game's own bots, all of them optional: what a game leaves out, the general search of `bots.general` plays."""

    novice: Callable[[int], Bot] | None = None
    """Made from a seed; so is `greedy`."""
    greedy: Callable[[int], Bot] | None = None
    searcher: Callable[[int, str, Budget], Bot] | None = None
    """`steward`, `marshal` and `emperor`: made from a seed, the name of the rung and its budget."""
    styles: Mapping[str, Callable[[int], Bot]] = field(default_factory=dict)
    """Those rungs of the ladder that are styles and at home in this game, by their names; each is made from a seed."""
    hints: Callable[[Any, int, Budget, int], list[Hint]] | None = None
    """The best few choices of a seat, the best first, from its view, the seat, a budget and a seed."""
    withheld: frozenset[str] = frozenset()
    """Rungs that are not offered for this game: neither its own bots nor the general search play there as the ladder promises."""
