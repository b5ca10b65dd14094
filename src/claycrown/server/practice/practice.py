"""Decisions tried on a position, played anew each time that somebody asks. It keeps nothing, and reads the database only where
somebody begins at a moment of a game that is over."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from claycrown.games import contract, titles
from claycrown.games.contract import SPECTATOR
from claycrown.learning import puzzles
from claycrown.learning.lesson import beginning
from claycrown.match import Match, Position, Step
from claycrown.record.notation import BadPosition
from claycrown.rules import Rules, rules_of
from claycrown.server.guide import former, views
from claycrown.server.guide.former import FormerAnswer, FormerQuestion
from claycrown.server.guide.schemas import (
    Descriptions,
    GameQuery,
    GameQueryResult,
    PreviewRequest,
    Previews,
    Scenes,
    Sheet,
    Standings,
)
from claycrown.server.http import errors
from claycrown.server.http.errors import Refusal
from claycrown.server.play import updates
from claycrown.server.play.decisions import refusing, verdict
from claycrown.server.play.positions import Positions
from claycrown.server.play.rules import HostEditions
from claycrown.server.play.schemas import WhyNotRequest, WhyNotResult
from claycrown.server.practice.schemas import (
    FromLesson,
    FromPosition,
    FromPuzzle,
    FromSetUp,
    FromTable,
    Practice,
    PracticeQuery,
    PracticeState,
    WholePosition,
)
from claycrown.server.tables.schemas import Status
from claycrown.server.tables.seats import started_table

NOBODY = ""
"""The name of the table that a practice is not at."""

Reply = Callable[[Any, int], str]
"""What a seat that nobody here plays decides at a state."""


@dataclass(frozen=True, slots=True)
class PracticeStart:
    """Where a practice starts."""

    rules: Rules
    state: Any
    seat: int | None = None
    """Whose it is, where the start says so: nobody else's view is shown."""
    reply: Reply | None = None
    """How the others decide; None where whoever practises decides for all."""


class PracticeMatch:
    """A beginning and all that was decided since."""

    def __init__(self, beginning: PracticeStart, decisions: Sequence[tuple[str, str]], seat: int | None) -> None:
        self.rules = beginning.rules
        self.match = Match.at(self.rules.game.name, beginning.state, self.rules.edition)
        for colour, text in decisions:
            if colour not in self.match.seats:
                raise errors.not_found("seat")
            self.decide(self.match.seats.index(colour), text)
        self.viewer = self._viewer(beginning.seat if beginning.seat is not None else seat)

    @property
    def position(self) -> Position:
        return self.match.position

    @property
    def steps(self) -> Sequence[Step]:
        return self.match.moves

    def _viewer(self, wanted: int | None) -> int:
        if wanted is not None:
            if wanted >= len(self.match.seats):
                raise errors.not_found("seat")
            return wanted
        return next(iter(self.position.deciders), self.steps[-1].seat if self.steps else SPECTATOR)

    def decide(self, seat: int, text: str) -> None:
        with refusing():
            self.match.decide(seat, text)

    def answer(self, reply: Reply) -> None:
        """Let the others decide until it is the viewer's turn."""
        while self.position.deciders and self.viewer not in self.position.deciders:
            seat = self.position.deciders[0]
            self.decide(seat, reply(self.position.state, seat))


def at_moment(connection: Connection, positions: Positions, said: Practice, person_id: str | None) -> PracticeStart | None:
    """Where a practice starts that begins at a table; None for all others. Work for `Database.read`."""
    if not isinstance(said.start, FromTable):
        return None
    table = started_table(connection, said.start.table, person_id)
    if table.game != said.game:
        raise errors.not_found("table")
    if table.status is not Status.OVER:
        raise errors.forbidden("not_over")
    if said.start.number > table.head:
        raise errors.not_found("moment")
    return PracticeStart(positions.rules(table), positions.at(connection, table, said.start.number).state)


def begin(editions: HostEditions, said: Practice) -> PracticeStart:
    """Where any other practice starts."""
    name = said.game
    if name not in titles():
        raise errors.not_found("game")
    try:
        match said.start:
            case FromPosition(position=written, seed=seed):
                if written.get("game") != name:
                    raise errors.bad("other_game")
                rules = _in_edition(editions, name, written.get("edition"))
                return PracticeStart(rules, rules.notation.read(written, rules.edition, contract.check_seed(seed)))
            case FromSetUp() as start:
                rules = _in_edition(editions, name, start.edition)
                return PracticeStart(rules, contract.set_up(rules.game, start.players, start.seed, start.options, rules.edition))
            case FromLesson(step=step):
                begun = beginning(name, step)
                return PracticeStart(rules_of(name), begun.state, begun.seat, begun.reply)
            case FromPuzzle(puzzle=identifier):
                found = puzzles.find(identifier)
                if found is None or found[0] != name:
                    raise errors.not_found("puzzle")
                posed = puzzles.pose(*found)
                return PracticeStart(rules_of(name), posed.state, posed.seat)
            case FromTable():
                raise errors.not_found("table")
    except LookupError:
        raise errors.not_found("step") from None
    except BadPosition as wrong:
        raise errors.because("bad_position", wrong) from None


def _in_edition(editions: HostEditions, name: str, edition: Any) -> Rules:
    try:
        return editions.find(name, edition if isinstance(edition, str) else "")[0]
    except KeyError:
        raise errors.not_found("edition") from None


def practice_match(beginning: PracticeStart, said: Practice) -> PracticeMatch:
    return PracticeMatch(beginning, said.decisions, said.seat)


def practice_state(beginning: PracticeStart, said: Practice, after: int) -> PracticeState:
    """How things stand, once the others have answered."""
    here = PracticeMatch(beginning, said.decisions, said.seat)
    if beginning.reply is not None:
        here.answer(beginning.reply)
    rules, viewer, position = here.rules, here.viewer, here.position
    result = here.match.result()
    told = updates.update(rules, NOBODY, viewer, here.steps[after:], position, False, None, result)
    own = [step.before.number for step in here.steps if beginning.reply is None or step.seat == viewer]
    told.undo = own[-1] if own else None
    told.turn_start = own[0] if len(own) > 1 else None
    return PracticeState(
        update=told,
        decisions=[(here.match.seats[step.seat], step.text) for step in here.steps],
        seats=here.match.seats,
        answers=beginning.reply is not None,
        edition=rules.edition.name,
        previews=views.all_previews_at(rules, position, viewer) if viewer in position.deciders else None,
    )


def answer(
    beginning: PracticeStart, said: Practice, question: PracticeQuery
) -> WhyNotResult | Previews | GameQueryResult | FormerAnswer:
    """What would be, for the viewer."""
    here = practice_match(beginning, said)
    if here.viewer == SPECTATOR:
        raise errors.conflict("over")
    match question.question:
        case WhyNotRequest() as asked:
            return verdict(here.rules, here.position.state, here.viewer, asked)
        case PreviewRequest(decisions=decisions, with_view=with_view):
            return views.previews_at(here.rules, here.position, here.viewer, decisions, with_view)
        case GameQuery(name=name, arguments=arguments):
            return views.query_at(here.rules, here.position, here.viewer, name, arguments)
        case FormerQuestion() as asked:
            query = former.question_of(asked)
            try:
                return former.answer_of(views.query_at(here.rules, here.position, here.viewer, query.name, query.arguments))
            except Refusal as refusal:
                raise former.refusal_of(refusal) from None


def scenes(beginning: PracticeStart, said: Practice) -> Scenes:
    """What the last decision set off."""
    here = practice_match(beginning, said)
    if not here.steps:
        raise errors.not_found("entry")
    return views.scenes_of(here.steps[-1], here.viewer, here.match.result(), is_open=True)


def standings(beginning: PracticeStart, said: Practice) -> Standings:
    here = practice_match(beginning, said)
    return views.standings_at(here.rules, here.position, here.viewer, open_book=False, is_open=True)


def descriptions(beginning: PracticeStart, said: Practice) -> Descriptions:
    """What each thing on the table is and does."""
    here = practice_match(beginning, said)
    return views.descriptions_at(here.rules, here.position, here.viewer)


def sheet(beginning: PracticeStart, said: Practice) -> Sheet:
    """The score by source, of what was decided since the beginning."""
    here = practice_match(beginning, said)
    over = here.rules.game.over(here.position.state)
    return views.sheet_at(here.rules, here.position, here.steps, here.viewer, over, open_book=False)


def whole_position(beginning: PracticeStart, said: Practice) -> WholePosition:
    """The whole position; of a lesson or a puzzle, where somebody has a seat, it is nobody's to see."""
    if beginning.seat is not None:
        raise errors.forbidden("kept_hidden")
    here = practice_match(beginning, said)
    rules, state = here.rules, here.position.state
    return WholePosition(rules.notation.write(state), rules.guide.drawn_position(state), here.match.seats)
