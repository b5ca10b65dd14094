"""A game being played at this table: its record, its state, taking back, and the file it is kept in. Nothing of the screen."""

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from claycrown.games import contract, game
from claycrown.games.contract import Entry, Illegal
from claycrown.games.edition import Edition
from claycrown.guide import guide
from claycrown.guide.general import imagine
from claycrown.guide.types import Moved
from claycrown.record.files import write_whole
from claycrown.record.notation import BadPosition, Editions, NotADecision, notation
from claycrown.record.records import Record, check_options, read_record, result_of

PERSON = "person"
"""How a record names a seat with a person in it who gave no name."""


class Move(NamedTuple):
    """A decision that was made. The states are whole: a screen looks at them through `Session.seen`."""

    seat: int
    text: str
    before: Any
    after: Any


class Session:
    """The one way in for everybody at the table, people and bots: `decide`."""

    def __init__(self, record: Record, path: Path | None = None) -> None:
        self.record = record
        self.path = path
        self.rules = game(record.game)
        self.notation = notation(record.game)
        self.state: Any = record.set_up()
        self.seats = self.rules.seats(self.state)
        self.moves: list[Move] = []
        self.unsaved = ""
        """Why the file could not be written; empty while all is well."""
        played, record.decisions, record.result = record.decisions, [], None
        for number, (colour, text) in enumerate(played, 1):
            self._replay(number, colour, text)

    @classmethod
    def start(
        cls,
        name: str,
        players: Sequence[str],
        seed: int | None = None,
        options: Mapping[str, bool] | None = None,
        edition: Edition | None = None,
        path: Path | None = None,
    ) -> "Session":
        """Sit down to a new game; the players are named in seat order."""
        rules = game(name)
        drawn = secrets.randbits(64) if seed is None else seed
        chosen = check_options(name, options or {}, len(players))
        return cls(Record(name, edition or rules.edition(), chosen, list(players), drawn), path)

    @classmethod
    def resume(cls, path: Path, editions: Editions | None = None) -> "Session":
        """Go on with a saved game, or `BadPosition` with the file, the field and the reason."""
        record = read_save(path, editions)
        result = record.result
        try:
            session = cls(record, path)
        except BadPosition as error:
            raise BadPosition(str(path), str(error)) from None
        if result != session.record.result:
            raise BadPosition(str(path), "result: is not what the decisions lead to")
        return session

    def _replay(self, number: int, colour: str, text: str) -> None:
        if colour not in self.seats:
            raise BadPosition(f"decisions {number}", f"{colour!r} does not sit at this table")
        try:
            self._carry_out(self.seats.index(colour), text)
        except (Illegal, NotADecision) as error:
            raise BadPosition(f"decisions {number}", f"{colour}: {text}: {error}") from None

    # Who, and what

    @property
    def players(self) -> Sequence[str]:
        """Who sits at each seat."""
        return self.record.players

    def deciders(self) -> list[int]:
        return self.rules.deciders(self.state)

    def over(self) -> bool:
        return self.rules.over(self.state)

    def view(self, viewer: int) -> Any:
        return self.rules.view(self.state, viewer)

    def seen(self, move: Move, viewer: int) -> Moved:
        """A decision as a viewer may know it."""
        rules = self.rules
        before, after = rules.view(move.before, viewer), rules.view(move.after, viewer)
        deciders = rules.deciders(move.before)
        secret = move.seat != viewer and (len(deciders) > 1 or move.seat not in deciders)
        return Moved(before, after, rules.ledger(move.after, viewer), move.seat, None if secret else move.text)

    def watched(self, move: Move, viewer: int) -> Moved:
        """The same with all that it set off, step by step."""
        action = self.notation.action(move.before, move.text)
        return self.seen(move, viewer)._replace(course=guide(self.record.game).course(move.before, move.seat, action, viewer))

    def legal(self, seat: int) -> list[str]:
        """What the seat may decide, as texts; a game may have a shorter way to say all of it."""
        return self.notation.legal(self.state, seat, True)

    def why_not(self, seat: int, text: str) -> Illegal | None:
        """The rule that forbids a decision; `NotADecision` for what is none."""
        return self.rules.why_not(self.state, seat, self.notation.action(self.state, text))

    def preview(self, seat: int, text: str) -> tuple[Any, Sequence[Entry]]:
        """What a legal decision would do, as far as the seat can tell from what it sees."""
        view = self.rules.view(self.state, seat)
        return imagine(self.rules, view, seat, self.notation.action(view, text))

    # Deciding

    def decide(self, seat: int, text: str) -> Move:
        """Make a decision and keep it in the file; `Illegal` or `NotADecision` if the rules do not allow it."""
        move = self._carry_out(seat, text)
        self.save()
        return move

    def _carry_out(self, seat: int, text: str) -> Move:
        action = self.notation.action(self.state, text)
        before, after = self.state, self.state.clone()
        contract.decide(self.rules, after, seat, action)
        written = self.notation.text(before, action)
        move = Move(seat, written, before, after)
        self.state = after
        self.moves.append(move)
        self.record.decisions.append((self.seats[seat], written))
        self.record.result = result_of(self.record.game, self.state)
        return move

    def can_take_back(self, seat: int, reveals: Callable[[Move], bool] = lambda move: False) -> bool:
        """One's own last decision, never across another player's, a draw or a reveal."""
        return bool(self.moves) and self.moves[-1].seat == seat and not reveals(self.moves[-1])

    def take_back(self) -> Move:
        """Undo the last decision."""
        move = self.moves.pop()
        self.record.decisions.pop()
        self.record.result = None
        self.state = move.before
        self.save()
        return move

    def save(self) -> None:
        """Written so that a crash at any moment leaves the old file or the new one."""
        if self.path is not None:
            try:
                write_whole(self.path, self.record.to_json())
                self.unsaved = ""
            except OSError as error:  # the game goes on; the table says so
                self.unsaved = error.strerror or str(error)


def read_save(path: Path, editions: Editions | None = None) -> Record:
    """The record in a file; its decisions are checked when they are played."""
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadPosition(str(path), error.strerror or "cannot be read") from None
    except UnicodeDecodeError:
        raise BadPosition(str(path), "is no saved game: not text in UTF-8") from None
    except (ValueError, RecursionError):
        raise BadPosition(str(path), "is no saved game: not JSON, or cut off") from None
    try:
        return read_record(written, editions or Editions())
    except BadPosition as error:
        raise BadPosition(str(path), str(error)) from None
