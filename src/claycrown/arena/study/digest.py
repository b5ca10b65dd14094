"""What a study stores of a game: its result, and who used what, how often, for how many points."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from claycrown.arena.series import PlayedGame
from claycrown.games import game
from claycrown.games.contract import SPECTATOR, LedgerEntry
from claycrown.games.message import Message
from claycrown.games.plugin import plugin
from claycrown.games.refused import BadPosition
from claycrown.record.figures import figures_by_contestant
from claycrown.record.records import Record

Uses = dict[str, dict[str, list[int]]]
"""By section and item, for each seat."""


class Section(NamedTuple):
    """A kind of thing that is studied."""

    title: Message
    measured: Message
    """A sentence: which ledger lines count as a use."""
    paid: Message | None = None
    """A sentence: which ledger lines count as its direct yield; None where it has none."""
    unit: Message = Message("study-uses-unit")
    """The unit of the uses."""
    valued: bool = True
    """Whether to estimate how much better the players did who used it more."""


def section(game: str, name: str, paid: bool = False, unit: bool = False, valued: bool = True) -> Section:
    """A section, worded in the game's catalogue: `ohhell-study-tricks`, `-about`, and `-paid` and `-unit` if it has its own."""
    id = f"{game}-study-{name}"
    return Section(
        Message(id),
        Message(f"{id}-about"),
        Message(f"{id}-paid") if paid else None,
        Message(f"{id}-unit") if unit else Message("study-uses-unit"),
        valued,
    )


class Counting(Protocol):
    """The interface of each game's study module."""

    SECTIONS: Mapping[str, Section]

    def items(self, section: str) -> list[str]:
        """All items, in the order of the page; unused ones are interesting, too."""

    def label(self, section: str, item: str) -> Message:
        """The name of an item."""

    def count(self, digest: "Digest", entries: list[LedgerEntry]) -> None:
        """Add the effects of a decision."""

    def worth(self, digest: "Digest") -> list[float]:
        """A seat's result of the game, in the unit of values."""

    WORTH: Message
    """The unit."""


def counting(name: str) -> Counting:
    """A game's study module; `BadPosition` for a game without one."""
    found: Counting | None = plugin(name).part("study")
    if found is None:
        raise BadPosition(name, "arena-not-studied")
    return found


@dataclass
class Digest:
    """What a study stores of one game, so that the game itself need not be stored."""

    game: str
    seats: list[str]
    """The colours in seat order."""
    winner: int | None
    """The seat; None where a contestant without a player has won."""
    decisions: int
    figures: dict[str, list[int]]
    """The final figures of the game, for each seat."""
    uses: Uses = field(default_factory=dict)
    paid: Uses = field(default_factory=dict)
    leaders: list[int | None] = field(default_factory=list)
    """The seat that led after each round, in a game with points; None if several did."""
    out: list[str] = field(default_factory=list)
    """The elimination of each player who was eliminated."""

    def use(self, section: str, item: str, seat: int, times: int = 1) -> None:
        _at(self.uses, section, item, len(self.seats))[seat] += times

    def pay(self, section: str, item: str, seat: int, amount: int) -> None:
        _at(self.paid, section, item, len(self.seats))[seat] += amount

    def used(self, section: str, item: str) -> list[int]:
        return self.uses.get(section, {}).get(item, [0] * len(self.seats))

    def got(self, section: str, item: str) -> list[int]:
        return self.paid.get(section, {}).get(item, [0] * len(self.seats))


def _at(uses: Uses, section: str, item: str, seats: int) -> list[int]:
    return uses.setdefault(section, {}).setdefault(item, [0] * seats)


def digest(played: PlayedGame) -> Digest:
    """Play the record of a game again and read its ledgers."""
    record = played.record
    seats = played.seats
    winner = seats.index(played.result.winner) if played.result.winner in seats else None
    figures = {
        name: [values[colour] for colour in seats] for name, values in figures_by_contestant(played.result.figures).items()
    }
    found = Digest(record.game, seats, winner, played.decisions, figures)
    count = counting(record.game).count
    for entries in ledgers(record):
        count(found, entries)
    return found


def ledgers(record: Record) -> Iterator[list[LedgerEntry]]:
    """The ledger of each decision, as a spectator may know it."""
    rules = game(record.game)
    states = record.states()
    next(states)
    for state in states:
        yield list(rules.ledger(state, SPECTATOR))
