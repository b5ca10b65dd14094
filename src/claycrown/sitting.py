"""A game being played: its record, its state, decisions and undo. Whatever plays games here stands on it.

It speaks in seats by number and holds whole states: what leaves it for a player goes through `view`, `seen` and `legal`.
`claycrown.Table` is the same for programs from outside.
"""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, Self

from claycrown.games import contract, game
from claycrown.games.contract import Entry, Illegal
from claycrown.games.edition import Edition
from claycrown.games.options import Value
from claycrown.games.refused import BadPosition, NotADecision
from claycrown.guide import guide, undo
from claycrown.guide.general import imagine, made_again
from claycrown.guide.turns import Owed, owed_after, owed_at_first
from claycrown.guide.types import Moved
from claycrown.guide.undo import CannotUndo, Made
from claycrown.record.notation import notation
from claycrown.record.records import Record, refused_decision, result_of

NOBODY = "person"
"""How a seat is named at which nobody in particular sits."""


class Move(NamedTuple):
    """A decision that was made. The states are whole: a player sees of it what `Sitting.seen` shows."""

    seat: int
    text: str
    before: Any
    after: Any
    action: int

    @property
    def made(self) -> Made:
        return Made(self.seat, self.action, self.before, self.after)


class Sitting:
    """The one way in for everybody at a table, people and bots: `decide`."""

    def __init__(self, record: Record, start: Any = None) -> None:
        """Play a record as far as it goes, from its set-up or from another state; `BadPosition` at what the rules refuse."""
        self.record = replace(record, decisions=[], result=None)
        self.rules = game(record.game)
        self.notation = notation(record.game)
        self.from_set_up = start is None
        self.state: Any = record.set_up() if start is None else start
        self.seats = self.rules.seats(self.state)
        self.moves: list[Move] = []
        for number, (colour, text) in enumerate(record.decisions, 1):
            self._replay(number, colour, text)
        if record.result not in (None, self.record.result):
            raise BadPosition("result", "record-other-result")

    @classmethod
    def start(
        cls,
        name: str,
        players: Sequence[str],
        seed: int | None = None,
        options: Mapping[str, Value] | None = None,
        edition: Edition | None = None,
    ) -> Self:
        """Sit down to a new game; the players are named in seat order."""
        rules = game(name)
        chosen = contract.check_options(rules, options or {}, len(players))
        drawn = secrets.randbits(64) if seed is None else contract.check_seed(seed)
        return cls(Record(name, edition or rules.edition(), chosen, list(players), drawn))

    @classmethod
    def at(
        cls, name: str, state: Any, edition: Edition, players: Sequence[str] = (), options: Mapping[str, Value] | None = None
    ) -> Self:
        """Sit down in the middle of a game: of what came before there is no record."""
        return cls(Record(name, edition, dict(options or {}), list(players) or [NOBODY] * state.players, 0), state)

    def _replay(self, number: int, colour: str, text: str) -> None:
        if colour not in self.seats:
            raise BadPosition(f"decisions {number}", "record-not-at-table", colour=repr(colour))
        try:
            self.carry_out(self.seats.index(colour), self.notation.action(self.state, text))
        except (Illegal, NotADecision) as error:
            raise refused_decision(number, colour, text, error) from None

    # Who, and what

    @property
    def players(self) -> Sequence[str]:
        """Who sits at each seat."""
        return self.record.players

    def deciders(self) -> list[int]:
        """The seats that owe a decision."""
        return self.rules.deciders(self.state)

    def over(self) -> bool:
        return self.rules.over(self.state)

    def view(self, viewer: int) -> Any:
        """What a seat, or a spectator, may see."""
        return self.rules.view(self.state, viewer)

    def owed(self) -> Iterator[Owed]:
        """Who was to decide before each of the decisions."""
        owed = owed_at_first(self.rules, self.moves[0].before if self.moves else self.state)
        for number, move in enumerate(self.moves, 1):
            yield owed
            owed = owed_after(self.rules, owed, move.before, move.seat, number, move.after)

    def seen(self, move: Move, viewer: int) -> Moved:
        """A decision as a viewer may know it."""
        rules = self.rules
        after = made_again(rules, move.before, move.seat, move.action)
        deciders = rules.deciders(move.before)
        is_sealed = len(deciders) > 1 or move.seat not in deciders
        text = None if is_sealed and move.seat != viewer else move.text
        return Moved(rules.view(move.before, viewer), rules.view(after, viewer), rules.ledger(after, viewer), move.seat, text)

    def watched(self, move: Move, viewer: int) -> Moved:
        """The same with all that it set off, step by step."""
        course = guide(self.record.game).course(move.before, move.seat, move.action, viewer)
        return self.seen(move, viewer)._replace(course=course)

    def legal(self, seat: int, brief: bool = True) -> list[str]:
        """What the seat may decide, as texts, asked of what it sees; brief where a game has a shorter way to say all of it."""
        return self.notation.legal(self.view(seat), seat, brief) if seat in self.deciders() else []

    def why_not(self, seat: int, text: str) -> Illegal | None:
        """The rule that forbids a decision, as far as the seat can see; `NotADecision` for what is none."""
        view = self.view(seat)
        return self.rules.why_not(view, seat, self.notation.action(view, text))

    def preview(self, seat: int, text: str) -> tuple[Any, Sequence[Entry]]:
        """What a legal decision would do, as far as the seat can tell from what it sees."""
        view = self.view(seat)
        return imagine(self.rules, view, seat, self.notation.action(view, text))

    # Deciding

    def decide(self, seat: int, text: str) -> Move:
        """Make a decision; `Illegal` or `NotADecision` if the rules do not allow it."""
        return self.carry_out(seat, self.notation.action(self.state, text))

    def carry_out(self, seat: int, action: int) -> Move:
        """The same for a decision by number, as bots give it."""
        before = self.state
        after = before.clone()
        contract.decide(self.rules, after, seat, action)
        self.state = after.clone()  # without its ledger, which is too large to be kept
        move = Move(seat, self.notation.text(before, action), before, self.state, action)
        self.moves.append(move)
        self.record.decisions.append((self.seats[seat], move.text))
        if self.over():
            self.record.result = result_of(self.record.game, self.state)
        return move

    def why_not_undo(self, seat: int) -> CannotUndo | None:
        """Why a seat may not undo the last decision; None if it may."""
        return undo.why_not(self.rules, self.notation, self.moves[-1].made if self.moves else None, seat)

    def undo(self, seat: int) -> Move:
        """Undo the last decision, the seat's own, or `CannotUndo`."""
        hindered = self.why_not_undo(seat)
        if hindered is not None:
            raise hindered
        move = self.moves.pop()
        self.record.decisions.pop()
        self.record.result = None
        self.state = move.before
        return move
