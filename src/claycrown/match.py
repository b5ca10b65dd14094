"""A game in progress: a start and an append-only list of entries.

An entry is a decision, an undo, or going back by agreement. From the entries follow the position after each, who has to decide,
and what a viewer may know. `Match` holds a game in memory, for the library, the terminal, the arena, lessons, analysis and
practice. The server stores the entries in its database and uses the same functions.

Seats are numbers, and positions hold whole states: show viewers only the results of `view`, `legal` and `entry_for`.
"""

import secrets
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple, Self

from claycrown.games import contract, game
from claycrown.games.contract import SPECTATOR, Illegal, LedgerEntry
from claycrown.games.decisions import decision_of, normalize
from claycrown.games.edition import Edition
from claycrown.games.options import Value
from claycrown.games.refused import BadPosition, NotADecision
from claycrown.guide import undo
from claycrown.guide.general import imagine, replay_decision
from claycrown.guide.turns import PendingDecisions, pending_after, pending_at_start
from claycrown.guide.types import DecisionView
from claycrown.guide.undo import CannotUndo, Transition
from claycrown.record.records import Record, leavers_in, refused_decision, result_of
from claycrown.rules import Rules, rules_in

NOBODY = "person"
"""The name of players without a name."""


class EntryKind(StrEnum):
    """The kinds of entries."""

    DECIDE = "decide"
    UNDO = "undo"
    """A seat undid its own last decisions."""
    BACK = "back"
    """Everybody agreed to go back."""


class Entry(NamedTuple):
    """One entry of a game. For internal use only: `text` may be secret."""

    number: int
    """From 1."""
    seat: int
    """The seat that decided, undid, or proposed to go back."""
    kind: EntryKind
    text: str
    """The decision in notation; for the other kinds, the number that the game goes back to."""
    answers: int
    """The number of entries that the player had seen."""
    hidden: bool
    """Whether it is a secret, simultaneous decision, hidden from others until the game is over."""
    at: int = 0
    """The time in milliseconds, if it is recorded."""
    by: str = ""
    """Who decided, if that is recorded."""

    @property
    def back_to(self) -> int | None:
        """The number of the position that is restored; None for a decision."""
        return None if self.kind is EntryKind.DECIDE else int(self.text)


@dataclass(frozen=True, slots=True)
class Position:
    """The position after a number of entries. Its state is shared: clone it before changing it."""

    number: int
    state: Any
    """Without the ledger of the last decision, which is large."""
    pending: PendingDecisions
    """Who has to decide, since when."""
    last: int = 0
    """The number of the last decision in play; 0 if there is none."""
    last_seat: int = SPECTATOR
    """The seat of that decision."""

    @property
    def deciders(self) -> tuple[int, ...]:
        return self.pending.deciders


@dataclass(frozen=True, slots=True)
class Step:
    """An entry with the positions before and after it."""

    rules: Rules
    entry: Entry
    before: Position
    after: Position
    action: int | None = None
    """The decision as a number; None for the other kinds."""
    outcome: Any = field(default=None, compare=False, repr=False)
    """The state after a decision with its ledger; None if the decision has to be replayed for it."""
    undone: tuple[int, ...] = ()
    """For an undo or going back: all numbers up to its own that are cancelled."""

    @property
    def seat(self) -> int:
        return self.entry.seat

    @property
    def text(self) -> str:
        return self.entry.text

    @property
    def made(self) -> Transition:
        """The decision, for `guide.undo`."""
        assert self.action is not None
        return Transition(self.entry.seat, self.action, self.before.state, self.after.state)

    @property
    def turn(self) -> int:
        """The number of the first entry of its turn. An undo belongs to the turn that it goes back to."""
        if self.entry.kind is EntryKind.BACK:
            return self.entry.number
        pending = self.before.pending if self.entry.kind is EntryKind.DECIDE else self.after.pending
        return min(pending.turn_of(self.entry.seat) + 1, self.entry.number)

    def played(self) -> Any:
        """The state after the decision, with its ledger."""
        if self.outcome is not None or self.action is None:
            return self.outcome
        return replay_decision(self.rules.game, self.before.state, self.entry.seat, self.action)

    def bare(self) -> "Step":
        """A copy without the ledger."""
        return replace(self, outcome=None)


class EntryView(NamedTuple):
    """An entry as a viewer may know it."""

    seat: int | None
    """None if it would reveal who replaced a secret decision."""
    text: str | None
    """None if it is secret."""
    moved: DecisionView | None
    """The views before and after the decision, and its effects; None if they are secret, or for the other kinds."""


def entry_for(step: Step, viewer: int, result: Mapping[str, Any] | None) -> EntryView:
    """What a viewer may know of an entry; when the game is over, everything. `result`: how it ended, as a record keeps it.

    Of another player's secret decision only the seat is known; if it replaces an earlier one, not even that.
    """
    seat, text = visible_seat_and_text(step, viewer, result is not None)
    entry, game = step.entry, step.rules.game
    if entry.kind is not EntryKind.DECIDE or seat is None:
        return EntryView(seat, text, None)
    after = step.played()
    action = None if text is None else step.action
    made = None if action is None else decision_of(step.rules.notation, step.before.state, action)
    views = game.view(step.before.state, viewer), game.view(after, viewer)
    moved = DecisionView(*views, game.ledger(after, viewer), seat, text, (), step.rules.left(result), made, action)
    return EntryView(seat, text, moved)


def visible_seat_and_text(step: Step, viewer: int, over: bool) -> tuple[int | None, str | None]:
    """Only the first two fields of `EntryView`."""
    entry = step.entry
    is_secret = entry.hidden and entry.seat != viewer and not over
    is_change = is_secret and entry.seat not in step.before.deciders
    return None if is_change else entry.seat, None if is_secret else entry.text


def course_for(step: Step, viewer: int, result: Mapping[str, Any] | None) -> DecisionView | None:
    """The same with all consequences step by step, for scenes."""
    moved = entry_for(step, viewer, result).moved
    if moved is None:
        return None
    made = step.made
    return moved._replace(course=step.rules.guide.course(made.before, made.seat, made.action, viewer))


# From one position to the next


def at_start(rules: Rules, state: Any) -> Position:
    """The position before any decision."""
    return Position(0, state, pending_at_start(rules.game, state))


def carry_out(
    rules: Rules, before: Position, seat: int, action: int, answers: int | None = None, at: int = 0, by: str = ""
) -> Step:
    """Carry out a decision; `Illegal`, worded from what the seat can see, if a rule forbids it."""
    outcome = before.state.clone()
    contract.decide(rules.game, outcome, seat, action)
    text, seen = rules.notation.text(before.state, action), before.number if answers is None else answers
    entry = Entry(before.number + 1, seat, EntryKind.DECIDE, text, seen, before.pending.is_sealed(seat), at, by)
    return _step(rules, before, entry, action, outcome)


def decide(rules: Rules, before: Position, seat: int, text: str, answers: int | None = None, at: int = 0, by: str = "") -> Step:
    """The same for a decision as text; `NotADecision` if the text is no decision."""
    action = rules.notation.action(before.state, normalize(text))
    return carry_out(rules, before, seat, action, answers, at, by)


def step_of(rules: Rules, before: Position, entry: Entry) -> Step:
    """The step of a stored decision."""
    action, outcome = rules.notation.action(before.state, entry.text), before.state.clone()
    contract.decide(rules.game, outcome, entry.seat, action)
    return _step(rules, before, entry, action, outcome)


def replay(rules: Rules, position: Position, decisions: Iterable[tuple[str, str]], at: int = 0, by: str = "") -> Iterator[Step]:
    """Replay decisions, each a colour and a text; `BadPosition` at the first that the rules refuse."""
    seats = rules.game.seats(position.state)
    for number, (colour, text) in enumerate(decisions, 1):
        if colour not in seats:
            raise BadPosition(f"decisions {number}", "record-not-at-table", colour=repr(colour))
        try:
            step = decide(rules, position, seats.index(colour), text, at=at, by=by)
        except (Illegal, NotADecision) as error:
            raise refused_decision(number, colour, text, error) from None
        yield step
        position = step.after


def _step(rules: Rules, before: Position, entry: Entry, action: int, outcome: Any) -> Step:
    pending = pending_after(rules.game, before.pending, before.state, entry.seat, entry.number, outcome)
    after = Position(entry.number, outcome.clone(), pending, entry.number, entry.seat)
    return Step(rules, entry, before, after, action, outcome)


def go_back(rules: Rules, before: Position, entry: Entry, reached: Position, backs: Mapping[int, int]) -> Step:
    """The step of an undo or of going back. `backs` maps the numbers of all of them, its own included, to the numbers they go
    back to."""
    return Step(rules, entry, before, restored(reached, entry.number), undone=undone(entry.number, backs))


class Undo(NamedTuple):
    """The extent of an undo."""

    first: Step
    """The earliest decision undone."""
    bots: bool
    """Whether answers of bots are undone as well."""


def undo_of(rules: Rules, latest: Iterable[Step], seat: int, bots: Collection[int] = (), back_to: int | None = None) -> Undo:
    """What a seat may undo: its own last decision, or everything down to a number; else `CannotUndo`.

    Args:
        latest: the decisions in play, the last first.
        bots: the seats whose answers may be undone with its own decision: all others, if no other person plays.
    """
    first, answered, with_answers = None, False, False
    for step in latest:
        if first is not None and (back_to is None or step.entry.number <= back_to):
            break
        hindered = undo.why_not(rules.game, rules.notation, step.made, (seat, *bots))
        if hindered is not None:
            raise hindered
        if step.seat == seat:
            first, with_answers = step, answered
        else:
            answered = True
    if first is None:
        raise CannotUndo("nothing_to_undo")
    return Undo(first, with_answers)


def restored(reached: Position, number: int) -> Position:
    """An earlier position under a later number."""
    return replace(reached, number=number, pending=reached.pending._replace(since=number))


def standing_at(last: int, backs: Mapping[int, int]) -> list[int]:
    """The numbers of the decisions in play after `last` entries, in order. `backs` maps the numbers of undos to their targets."""
    found = []
    while last > 0:
        if last in backs:
            last = backs[last]
        else:
            found.append(last)
            last -= 1
    return found[::-1]


def undone(last: int, backs: Mapping[int, int]) -> tuple[int, ...]:
    """The cancelled numbers after an undo, its own included, in order."""
    stands = set(standing_at(last, backs))
    return tuple(number for number in range(1, last + 1) if number not in stands)


def standing(entries: Iterable[Entry]) -> list[Entry]:
    """The decisions in play: all that have not been undone."""
    made = {entry.number: entry for entry in entries}
    backs = {entry.number: entry.back_to for entry in made.values() if entry.back_to is not None}
    return [made[number] for number in standing_at(max(made, default=0), backs)]


class Match:
    """A game in memory. People and bots decide by `decide`."""

    def __init__(self, record: Record, start: Any = None) -> None:
        """Replay a record from its set-up or from another state; `BadPosition` if the rules refuse it."""
        self.record = replace(record, decisions=[], result=None)
        self.rules = rules_in(record.game, record.edition)
        self.from_set_up = start is None
        self.position = at_start(self.rules, record.set_up() if start is None else start)
        self.seats = self.game.seats(self.state)
        self.left = leavers_in(record.result, self.seats)
        """The colours of players who left for good, in a record from a server; bots played on for them."""
        self.entries: list[Entry] = []
        self.moves: list[Step] = []
        """The decisions in play; only the last has its ledger."""
        for step in replay(self.rules, self.position, record.decisions):
            self._add(step)
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
        """A new game; `players` are names in seat order."""
        rules = game(name)
        chosen = contract.check_options(rules, options or {}, len(players))
        drawn = secrets.randbits(64) if seed is None else contract.check_seed(seed)
        return cls(Record(name, edition or rules.edition(), chosen, list(players), drawn))

    @classmethod
    def at(
        cls, name: str, state: Any, edition: Edition, players: Sequence[str] = (), options: Mapping[str, Value] | None = None
    ) -> Self:
        """A game that starts in the middle, without a record of what came before."""
        return cls(Record(name, edition, dict(options or {}), list(players) or [NOBODY] * state.players, 0), state)

    # Looking

    @property
    def game(self) -> contract.Game[Any]:
        """The rules of the game."""
        return self.rules.game

    @property
    def state(self) -> Any:
        """The whole state. Do not change it."""
        return self.position.state

    @property
    def players(self) -> Sequence[str]:
        """The players' names in seat order."""
        return self.record.players

    def deciders(self) -> list[int]:
        """The seats that have to decide."""
        return list(self.position.deciders)

    def over(self) -> bool:
        return self.game.over(self.state)

    def result(self) -> dict[str, Any] | None:
        """The result as stored in a record; None until the game is over."""
        return result_of(self.record.game, self.state, self.left)

    def view(self, viewer: int) -> Any:
        """What a seat, or a spectator, may see."""
        return self.game.view(self.state, viewer)

    def entry_for(self, move: Step, viewer: int) -> EntryView:
        """What a viewer may know of a decision."""
        return entry_for(move, viewer, self.result())

    def course_for(self, move: Step, viewer: int) -> DecisionView | None:
        """The same with all consequences, step by step."""
        return course_for(move, viewer, self.result())

    def legal(self, seat: int, brief: bool = True) -> list[str]:
        """The seat's legal decisions as texts, from what it sees; `brief` shortens long series if the game can."""
        return self.rules.notation.legal(self.view(seat), seat, brief) if seat in self.deciders() else []

    def why_not(self, seat: int, text: str) -> Illegal | None:
        """The rule that forbids a decision, judged from what the seat sees; `NotADecision` if the text is no decision."""
        return self.rules.why_not(self.state, seat, text)

    def preview(self, seat: int, text: str) -> tuple[Any, Sequence[LedgerEntry]]:
        """The state after a legal decision and its ledger, as far as the seat can know."""
        view = self.view(seat)
        return imagine(self.game, view, seat, self.rules.notation.action(view, text))

    def copy(self) -> Self:
        """An independent copy of the match."""
        other = copy(self)
        other.entries, other.moves = list(self.entries), list(self.moves)
        other.record = replace(self.record, decisions=list(self.record.decisions))
        return other

    # Deciding

    def decide(self, seat: int, text: str) -> Step:
        """Make a decision; `Illegal` if a rule forbids it, `NotADecision` if the text is no decision."""
        return self._add(decide(self.rules, self.position, seat, text))

    def carry_out(self, seat: int, action: int) -> Step:
        """The same for a decision as a number, from bots."""
        return self._add(carry_out(self.rules, self.position, seat, action))

    def _add(self, step: Step) -> Step:
        if self.moves:
            self.moves[-1] = self.moves[-1].bare()
        self.moves.append(step)
        self.entries.append(step.entry)
        self.position = step.after
        self.record.decisions.append((self.seats[step.seat], step.text))
        self.record.result = self.result()
        return step

    def why_not_undo(self, seat: int, bots: Collection[int] = ()) -> CannotUndo | None:
        """Why a seat may not undo its last decision and the answers of `bots`; None if it may."""
        try:
            undo_of(self.rules, reversed(self.moves), seat, bots)
        except CannotUndo as hindered:
            return hindered
        return None

    def undo(self, seat: int, bots: Collection[int] = ()) -> Step:
        """Undo a seat's last decision and the answers of `bots`, or raise `CannotUndo`; returns the seat's decision."""
        move = undo_of(self.rules, reversed(self.moves), seat, bots).first
        kept = self.moves.index(move)
        number = self.position.number
        self.entries.append(Entry(number + 1, seat, EntryKind.UNDO, str(move.before.number), number, False))
        self.position = restored(move.before, number + 1)
        del self.moves[kept:], self.record.decisions[kept:]
        self.record.result = None
        return move
