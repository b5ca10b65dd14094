"""What a study keeps of a game: how it came out, and who used what, how often, for how many points."""

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
    """A sentence: what counts as a use, by the ledger."""
    paid: Message | None = None
    """A sentence: what counts as its direct yield; None where it has none."""
    unit: Message = Message("study-uses-unit")
    """Of the uses."""
    valued: bool = True
    """Whether to ask how much better those did who used it more."""


def section(game: str, name: str, paid: bool = False, unit: bool = False, valued: bool = True) -> Section:
    """One whose words stand in the game's catalogue: `ohhell-study-tricks`, `-about`, and `-paid` and `-unit` if it has them
    of its own."""
    id = f"{game}-study-{name}"
    return Section(
        Message(id),
        Message(f"{id}-about"),
        Message(f"{id}-paid") if paid else None,
        Message(f"{id}-unit") if unit else Message("study-uses-unit"),
        valued,
    )


class Counting(Protocol):
    """What the module of each game offers."""

    SECTIONS: Mapping[str, Section]

    def items(self, section: str) -> list[str]:
        """All there are, in the order of the page; one that nobody used is worth seeing, too."""

    def label(self, section: str, item: str) -> Message:
        """What an item is called."""

    def count(self, digest: "Digest", entries: list[LedgerEntry]) -> None:
        """Add what a decision did."""

    def worth(self, digest: "Digest") -> list[float]:
        """What a seat got out of the game, in the unit in which values are told."""

    WORTH: Message
    """The unit."""


def counting(name: str) -> Counting:
    """How the ledgers of a game are counted; `BadPosition` for a game that says nothing of it."""
    found: Counting | None = plugin(name).part("study")
    if found is None:
        raise BadPosition(name, "arena-not-studied")
    return found


@dataclass
class Digest:
    """What a study keeps of one game, so that the game itself need not be kept."""

    game: str
    seats: list[str]
    """The colours in seat order."""
    winner: int | None
    """The seat; nobody, where a contestant who is no player has won."""
    decisions: int
    figures: dict[str, list[int]]
    """What the game counts in the end, for each seat."""
    uses: Uses = field(default_factory=dict)
    paid: Uses = field(default_factory=dict)
    leaders: list[int | None] = field(default_factory=list)
    """The seat that led after each round, where the game counts points; nobody if several did."""
    out: list[str] = field(default_factory=list)
    """The eliminations at which somebody was eliminated, one for each who was."""

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
    """What each decision did, as a spectator may know it."""
    rules = game(record.game)
    states = record.states()
    next(states)
    for state in states:
        yield list(rules.ledger(state, SPECTATOR))
