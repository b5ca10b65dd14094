"""Where a game stands: numbers and lists of numbers. Nothing here knows a rule."""

from typing import Self

from claycrown.games.contract import LedgerEntry

from .printed import Printed

BID, PLAY, OVER = range(3)
"""What is owed now."""
NO_BID = -1


class State:
    """A seat is a number from 0; lists of seats are in seat order."""

    def __init__(self, printed: Printed, players: int, deals: int, order: str, hook: bool) -> None:
        self.printed = printed
        self.players = players
        self.deals = deals
        self.order = order
        self.hook = hook
        self.stream = 0
        """What is still to be shuffled follows from this number (`games.chance`); a view has none."""
        self.step = BID
        self.deal = 0
        """Which one it is, from 1."""
        self.dealer = 0
        self.leader = 0
        """Who led to the trick on the table, or will."""
        self.turn_up = 0
        """The card whose suit is trump."""
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.bids = [NO_BID] * players
        self.tricks = [0] * players
        self.trick: list[int] = []
        """The cards on the table, the leader's first."""
        self.gone: list[int] = []
        """The cards of the deal's earlier tricks, as they were played."""
        self.voids: list[set[int]] = [set() for _ in range(players)]
        """The suits that each seat has shown not to have."""
        self.points = [0] * players
        self.exact = [0] * players
        """The deals in which the bid was met."""
        self.book: list[LedgerEntry] = []
        """What the last decision did."""

    def clone(self) -> Self:
        """Without the book, which tells of one decision only."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.hands = [list(hand) for hand in self.hands]
        copy.voids = [set(suits) for suits in self.voids]
        for name in ("bids", "tricks", "trick", "gone", "points", "exact"):
            setattr(copy, name, list(getattr(self, name)))
        copy.book = []
        return copy

    def write(self, rule: str, seat: int, what: str, amount: int, source: str = "", where: str = "") -> None:
        """A line in the ledger."""
        self.book.append(LedgerEntry(rule, seat, what, amount, source, where))

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    @property
    def actor(self) -> int:
        """O3.1, O4.1: who bids or plays next."""
        if self.step == BID:
            return (self.dealer + 1 + sum(bid != NO_BID for bid in self.bids)) % self.players
        return (self.leader + len(self.trick)) % self.players
