"""Decisions tried on a position, played anew each time that somebody asks. It needs no database and keeps nothing."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from claycrown.games import contract, titles
from claycrown.games.contract import SPECTATOR
from claycrown.learning import puzzles
from claycrown.learning.lesson import beginning
from claycrown.record.notation import BadPosition
from claycrown.server.guide import views
from claycrown.server.guide.wire import AskForetell, AskOutlook, Foretold, Looks, Outlooks, Scenes, Sheet, Standings
from claycrown.server.http import errors
from claycrown.server.play import positions, updates
from claycrown.server.play.decisions import illegal, read_decision
from claycrown.server.play.positions import Step
from claycrown.server.play.queries import Entry
from claycrown.server.play.routes import verdict
from claycrown.server.play.rules import EditionsAtHand, Rules, rules_of
from claycrown.server.play.wire import EntryKind, Verdict, WhyNot
from claycrown.server.practice.wire import (
    AskPractice,
    FromLesson,
    FromPosition,
    FromPuzzle,
    FromSetUp,
    Practice,
    Practised,
    Start,
)

NOBODY = ""
"""The name of the table that a practice is not at."""

Reply = Callable[[Any, int], str]
"""What a seat that nobody here plays decides at a state."""


@dataclass(frozen=True, slots=True)
class Beginning:
    """Where a practice starts."""

    rules: Rules
    state: Any
    seat: int | None = None
    """Whose it is, where the start says so: nobody else's view is shown."""
    reply: Reply | None = None
    """How the others decide; None where whoever practises decides for all."""


class Tried:
    """A beginning and all that was decided since."""

    def __init__(self, beginning: Beginning, decisions: Sequence[tuple[str, str]], seat: int | None) -> None:
        self.rules = beginning.rules
        self.seats = self.rules.game.seats(beginning.state)
        self.steps: list[Step] = []
        self.position = positions.at_first(self.rules, beginning.state)
        for colour, text in decisions:
            if colour not in self.seats:
                raise errors.not_found("seat")
            self.decide(self.seats.index(colour), text)
        self.viewer = self._viewer(beginning.seat if beginning.seat is not None else seat)

    def _viewer(self, wanted: int | None) -> int:
        if wanted is not None:
            if wanted >= len(self.seats):
                raise errors.not_found("seat")
            return wanted
        return next(iter(self.position.deciders), self.steps[-1].entry.seat if self.steps else SPECTATOR)

    def decide(self, seat: int, text: str) -> None:
        before, rules = self.position, self.rules
        action = read_decision(rules, before, " ".join(text.split()))
        text = rules.notation.text(before.state, action)
        number = before.number + 1
        entry = Entry(number, seat, EntryKind.DECIDE, text, before.number, before.owed.is_sealed(seat), 0, NOBODY)
        try:
            after = positions.after_decision(rules, before, entry, action)
        except contract.Illegal as forbidden:
            raise illegal(rules.why_not(before.state, seat, text) or forbidden) from None
        self.steps.append(Step(rules, entry, before, after))
        self.position = after

    def answer(self, reply: Reply) -> None:
        """Let the others decide until it is the viewer's turn."""
        while self.position.deciders and self.viewer not in self.position.deciders:
            seat = self.position.deciders[0]
            self.decide(seat, reply(self.position.state, seat))


def begin(editions: EditionsAtHand, name: str, start: Start) -> Beginning:
    if name not in titles():
        raise errors.not_found("game")
    try:
        match start:
            case FromPosition(position=written, seed=seed):
                if written.get("game") != name:
                    raise errors.bad("bad_position", "It is of another game.")
                rules = _in_edition(editions, name, written.get("edition"))
                return Beginning(rules, rules.notation.read(written, rules.edition, contract.check_seed(seed)))
            case FromSetUp():
                rules = _in_edition(editions, name, start.edition)
                return Beginning(rules, contract.set_up(rules.game, start.players, start.seed, start.options, rules.edition))
            case FromLesson(step=step):
                begun = beginning(name, step)
                return Beginning(rules_of(name), begun.state, begun.seat, begun.reply)
            case FromPuzzle(puzzle=identifier):
                found = puzzles.find(identifier)
                if found is None or found[0] != name:
                    raise errors.not_found("puzzle")
                posed = puzzles.pose(*found)
                return Beginning(rules_of(name), posed.state, posed.seat)
    except LookupError:
        raise errors.not_found("step") from None
    except BadPosition as wrong:
        raise errors.bad("bad_position", str(wrong)) from None


def _in_edition(editions: EditionsAtHand, name: str, edition: Any) -> Rules:
    try:
        return editions.find(name, edition if isinstance(edition, str) else "")[0]
    except KeyError:
        raise errors.not_found("edition") from None


def tried(editions: EditionsAtHand, said: Practice) -> Tried:
    return Tried(begin(editions, said.game, said.start), said.decisions, said.seat)


def practised(editions: EditionsAtHand, said: Practice, after: int) -> Practised:
    """How things stand, once the others have answered."""
    beginning = begin(editions, said.game, said.start)
    here = Tried(beginning, said.decisions, said.seat)
    if beginning.reply is not None:
        here.answer(beginning.reply)
    rules, viewer, position = here.rules, here.viewer, here.position
    told = updates.update(rules, NOBODY, viewer, here.steps[after:], position, False, None, rules.game.over(position.state))
    own = [step.before.number for step in here.steps if beginning.reply is None or step.entry.seat == viewer]
    told.undo = own[-1] if own else None
    told.turn_start = own[0] if len(own) > 1 else None
    return Practised(
        update=told,
        decisions=[(here.seats[step.entry.seat], step.entry.text) for step in here.steps],
        seats=here.seats,
        answers=beginning.reply is not None,
        edition=rules.edition.name,
        previews=views.previews_at(rules, position, viewer) if viewer in position.deciders else None,
    )


def answered(editions: EditionsAtHand, said: AskPractice) -> Verdict | Outlooks | Foretold:
    """What would be, for the viewer."""
    here = tried(editions, said.practice)
    if here.viewer == SPECTATOR:
        raise errors.conflict("over", "The game is over.")
    match said.question:
        case WhyNot() as question:
            return verdict(here.rules, here.position.state, here.viewer, question)
        case AskOutlook() as question:
            return views.outlooks_at(here.rules, here.position, here.viewer, question.decisions, question.with_view)
        case AskForetell() as question:
            return views.foretold_at(here.rules, here.position, here.viewer, question.plan)


def scenes(editions: EditionsAtHand, said: Practice) -> Scenes:
    """What the last decision set off."""
    here = tried(editions, said)
    if not here.steps:
        raise errors.not_found("entry")
    return views.scenes_of(here.steps[-1], here.viewer, is_open=True)


def standings(editions: EditionsAtHand, said: Practice) -> Standings:
    here = tried(editions, said)
    return views.standings_at(here.rules, here.position, here.viewer, open_book=False, is_open=True)


def looks(editions: EditionsAtHand, said: Practice) -> Looks:
    """What each thing on the table is and does."""
    here = tried(editions, said)
    return views.looks_at(here.rules, here.position, here.viewer)


def sheet(editions: EditionsAtHand, said: Practice) -> Sheet:
    """The score by source, of what was decided since the beginning."""
    here = tried(editions, said)
    over = here.rules.game.over(here.position.state)
    return views.sheet_at(here.rules, here.position, here.steps, here.viewer, over, open_book=False)
