"""The rules of High Card.

- H1.1 Two to four players have a hand of cards each, hidden from the others.
- H2.1 Everybody picks a card of their hand in secret, and may pick another one until the last player has picked.
- H2.2 When all have picked, the cards are revealed together. The highest card takes a point.
- H3.1 The game ends when the hands are empty. The most points win; players with the same points share the place.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Self

from claycrown.games.chance import below, step
from claycrown.games.contract import Game, Illegal, LedgerEntry, Result
from claycrown.games.edition import Edition, Editions, Reader
from claycrown.games.message import Message
from claycrown.games.options import Option, Value, defaults, number

NONE = 0
"""Of a seat that has not picked, and of a trick that has not been played."""
HIDDEN = -1
"""A card that the viewer may not know."""


class Printed:
    def __init__(self, edition: Edition) -> None:
        self.edition = edition.name
        deck = Reader(edition.figures, "deck")
        self.cards = deck.number("cards", 24, 99)
        deck.done()


EDITIONS = Editions(Path(__file__).with_name("edition.toml"), Printed)


class State:
    def __init__(self, printed: Printed, players: int, tricks: int) -> None:
        self.printed, self.players, self.tricks = printed, players, tricks
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.picked = [NONE] * players
        self.points = [0] * players
        self.revealed: list[list[int]] = []
        """The cards of each trick, by seat."""
        self.book: list[LedgerEntry] = []

    def clone(self) -> Self:
        copy = type(self)(self.printed, self.players, self.tricks)
        copy.hands = [list(hand) for hand in self.hands]
        copy.picked, copy.points = list(self.picked), list(self.points)
        copy.revealed = list(self.revealed)
        return copy


class HighCard:
    name = "highcard"
    rules_version = 1
    colours: tuple[str, ...] = ("red", "blue", "green", "yellow")
    player_counts = range(2, 5)
    options: Mapping[str, Option] = {"tricks": number(1, 5, default=4)}

    def edition(self, path: str | None = None) -> Edition:
        return EDITIONS.edition(path)

    def new(self, players: int, seed: int, options: Mapping[str, Value] | None = None, edition: Edition | None = None) -> State:
        chosen = {**defaults(self.options), **(options or {})}
        state = State(EDITIONS.printed(edition), players, int(chosen["tricks"]))
        deck = list(range(1, state.printed.cards + 1))
        stream = seed
        for hand in state.hands:
            for _ in range(state.tricks):
                stream = step(stream)
                hand.append(deck.pop(below(stream, len(deck))))
            hand.sort()
        return state

    def seats(self, state: State) -> list[str]:
        return list(self.colours[: state.players])

    def deciders(self, state: State) -> list[int]:
        """All who have not picked yet."""
        return [seat for seat in range(state.players) if state.hands[seat] and state.picked[seat] == NONE]

    def legal(self, state: State, seat: int) -> list[int]:
        return other_cards(state, seat) if seat in self.deciders(state) else []

    def why_not(self, state: State, seat: int, action: int) -> Illegal | None:
        if self.over(state):
            return Illegal("H3.1", Message("general-over"))
        if action not in state.hands[seat]:
            return Illegal("H1.1", Message("general-plain", {"text": f"you do not hold the {action}"}))
        if action == state.picked[seat]:
            return Illegal("H2.1", Message("general-plain", {"text": f"you have picked the {action} already"}))
        return None

    def apply(self, state: State, seat: int, action: int) -> None:
        state.book = []
        pick(state, seat, action)
        if NONE not in state.picked:
            reveal(state)

    def round(self, state: State) -> int:
        return min(len(state.revealed) + 1, state.tricks)

    def over(self, state: State) -> bool:
        return len(state.revealed) == state.tricks

    def result(self, state: State) -> Result:
        """H3.1: players with the same points share the place."""
        ranked = sorted(range(state.players), key=lambda seat: -state.points[seat])
        places = [1 + sum(points > state.points[seat] for points in state.points) for seat in ranked]
        colours = self.seats(state)
        points = dict(zip(colours, state.points, strict=True))
        return Result.shared([colours[seat] for seat in ranked], places, {"points": points})

    def ledger(self, state: State, viewer: int) -> Sequence[LedgerEntry]:
        """Only the player who picked a card sees which one it is."""
        return [entry for entry in state.book if entry.what != "picked" or entry.seat == viewer]

    def view(self, state: State, viewer: int) -> State:
        seen = state.clone()
        for seat in range(state.players):
            if seat != viewer:
                seen.hands[seat] = [HIDDEN] * len(state.hands[seat])
                seen.picked[seat] = HIDDEN if state.picked[seat] else NONE
        return seen

    def determinize(self, view: State, rng: Random) -> State:
        """Each hidden card becomes one that has not been seen; a hidden pick is one of the hand."""
        state = view.clone()
        seen = {card for cards in (*view.hands, *view.revealed) for card in cards}
        unseen = [card for card in range(1, view.printed.cards + 1) if card not in seen]
        rng.shuffle(unseen)
        state.hands = [sorted(unseen.pop() if card == HIDDEN else card for card in hand) for hand in view.hands]
        for seat, card in enumerate(view.picked):
            if card == HIDDEN:
                state.picked[seat] = rng.choice(state.hands[seat])
        return state


def other_cards(state: State, seat: int) -> list[int]:
    """H2.1: what a seat may pick, or pick instead of the card that it has picked."""
    return [card for card in state.hands[seat] if card not in (HIDDEN, state.picked[seat])]


def pick(state: State, seat: int, card: int) -> None:
    """H2.1: in place of the card that was picked before, if any."""
    state.picked[seat] = card
    state.book.append(LedgerEntry("H2.1", seat, "picked", card, "", ""))


def reveal(state: State) -> None:
    """H2.2: all cards at once; the highest takes the point."""
    for seat, card in enumerate(state.picked):
        state.hands[seat].remove(card)
        state.book.append(LedgerEntry("H2.2", seat, "revealed", card, "", ""))
    winner = max(range(state.players), key=lambda seat: state.picked[seat])
    state.points[winner] += 1
    state.book.append(LedgerEntry("H2.2", winner, "points", 1, "tricks", ""))
    state.revealed = [*state.revealed, list(state.picked)]
    state.picked = [NONE] * state.players


GAME: Game[State] = HighCard()
