"""What helps somebody at a table to see, as far as they may know. Work for `Database.read`.

Everything is worked out from the view of one seat, or a spectator's; when the game is over, nothing is secret any more.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import Connection

from claycrown.games.contract import SPECTATOR, LedgerEntry
from claycrown.games.refused import Refused
from claycrown.guide import score
from claycrown.guide.board_picture import Board
from claycrown.guide.contract import Guide
from claycrown.guide.question import whole_decisions
from claycrown.match import Position, Step, course_for
from claycrown.record.notation import NotADecision
from claycrown.rules import Rules
from claycrown.server.guide.schemas import (
    MOST_DECISIONS,
    Areas,
    Descriptions,
    GameQueryResult,
    Previews,
    Scenes,
    Sheet,
    Standings,
)
from claycrown.server.http import errors
from claycrown.server.http.errors import Refusal
from claycrown.server.play.positions import FinishedRounds, Positions
from claycrown.server.tables import queries
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.schemas import Status
from claycrown.server.tables.seats import visible_table


def previews(
    connection: Connection, positions: Positions, table: TableRow, seat: int, decisions: Sequence[str], answers: int, shown: bool
) -> Previews:
    """What decisions would do; what is none, or not legal now, is left out."""
    if answers != table.head:
        raise errors.stale(table.head)
    return previews_at(positions.rules(table), positions.at(connection, table, table.head), seat, decisions, shown)


def previews_at(rules: Rules, position: Position, seat: int, decisions: Sequence[str], shown: bool) -> Previews:
    """The same at a position."""
    view = rules.game.view(position.state, seat)
    found = rules.guide.previews(view, seat, _legal(rules, view, seat, decisions))
    for each in found:
        each.ledger = visible_ledger(rules.guide, each.ledger)
        each.view = rules.guide.drawn_position(each.view) if shown else None
    return Previews(number=position.number, previews=found)


def all_previews(
    connection: Connection, positions: Positions, table_id: str, person_id: str | None, seat: int, number: int
) -> Previews | None:
    """What every choice of a seat would do that has to decide at a number; None where it has not, or where they are too many."""
    table = visible_table(connection, table_id, person_id)
    if table.head != number or seat not in table.deciders:
        return None
    return all_previews_at(positions.rules(table), positions.at(connection, table, number), seat)


def all_previews_at(rules: Rules, position: Position, seat: int) -> Previews | None:
    """The same at a position at which the seat has to decide."""
    question = rules.question(position.state, seat)
    decisions = list(dict.fromkeys(whole_decisions(question))) if question else []
    if not 0 < len(decisions) <= MOST_DECISIONS:
        return None
    return previews_at(rules, position, seat, decisions, shown=False)


def _legal(rules: Rules, view: Any, seat: int, decisions: Sequence[str]) -> dict[int, str]:
    """The legal ones, with their texts. All that is legal is asked for once: quicker than to ask of each."""
    legal = set(rules.game.legal(view, seat))
    found = {}
    for text in decisions:
        try:
            action = rules.notation.action(view, text)
        except NotADecision:
            continue
        if action in legal:
            found[action] = text
    return found


def query(
    connection: Connection, positions: Positions, table: TableRow, seat: int, name: str, arguments: Mapping[str, Any]
) -> GameQueryResult:
    """What the game itself answers, from what a seat sees."""
    if table.status != "running":
        raise _no_answer()
    return query_at(positions.rules(table), positions.at(connection, table, table.head), seat, name, arguments)


def query_at(rules: Rules, position: Position, seat: int, name: str, arguments: Mapping[str, Any]) -> GameQueryResult:
    """The same at a position."""
    if rules.game.over(position.state):
        raise _no_answer()
    try:
        answer = rules.guide.ask(rules.game.view(position.state, seat), seat, name, arguments)
    except Refused as error:
        raise errors.because("bad_arguments", error) from None
    if answer is None:
        raise _no_answer()
    return GameQueryResult(number=position.number, answer=answer)


def _no_answer() -> Refusal:
    return errors.conflict("no_answer")


def scenes(connection: Connection, positions: Positions, table: TableRow, viewer: int, number: int) -> Scenes:
    """What the entry of a number set off."""
    if not 0 < number <= table.head:
        raise errors.not_found("entry")
    (step,) = positions.steps(connection, table, number - 1, number)
    return scenes_of(step, viewer, table.final_result, _is_open(table))


def scenes_of(step: Step, viewer: int, result: Mapping[str, Any] | None, is_open: bool) -> Scenes:
    """What a step set off. `result`: how the game ended, once it is over; `is_open`: with what the open information implies."""
    rules, entry = step.rules, step.entry
    moved = course_for(step, viewer, result)
    if moved is None:
        return Scenes(entry.number, [])
    found = rules.guide.scenes(moved)
    for each in found:
        each.ledger = visible_ledger(rules.guide, each.ledger)
        each.known = rules.guide.open_information(each.view) if is_open else None
        each.areas = rules.areas(each.view, viewer)
        each.view = rules.guide.drawn_position(each.view)
    return Scenes(entry.number, found)


def _number(table: TableRow, at: int | None) -> int:
    """As things stand if no number is named."""
    if at is not None and at > table.head:
        raise errors.not_found("moment")
    return table.head if at is None else at


def _is_open(table: TableRow) -> bool:
    """Whether people are told what the open information implies: the table has an open book, or the game is over."""
    return table.settings.open_book or table.status == "over"


def standings(connection: Connection, positions: Positions, table: TableRow, viewer: int, at: int | None) -> Standings:
    """How things stood at a number."""
    number = _number(table, at)
    position = positions.at(connection, table, number)
    return standings_at(positions.rules(table), position, viewer, table.settings.open_book, _is_open(table))


def standings_at(rules: Rules, position: Position, viewer: int, open_book: bool, is_open: bool) -> Standings:
    """The same at a position. By an open book, who is ahead counts what the open information implies for sure."""
    view = rules.game.view(position.state, viewer)
    counted = rules.guide.with_open_information(view) if open_book else view
    return Standings(position.number, rules.guide.majorities(counted), rules.guide.open_information(view) if is_open else None)


def areas(connection: Connection, positions: Positions, table: TableRow, viewer: int, at: int | None) -> Areas:
    """What lay on the table at a number."""
    number = _number(table, at)
    rules = positions.rules(table)
    view = rules.game.view(positions.at(connection, table, number).state, viewer)
    return Areas(number, rules.guide.describe(view, viewer))


def descriptions(connection: Connection, positions: Positions, table: TableRow, viewer: int, at: int | None) -> Descriptions:
    """What each thing on the table was and did at a number."""
    number = _number(table, at)
    return descriptions_at(positions.rules(table), positions.at(connection, table, number), viewer)


def descriptions_at(rules: Rules, position: Position, viewer: int) -> Descriptions:
    """The same at a position."""
    return Descriptions(position.number, rules.guide.descriptions(rules.game.view(position.state, viewer), viewer))


def sheet(connection: Connection, positions: Positions, table: TableRow, viewer: int, at: int | None) -> Sheet:
    """The score by source as it was at a number. Rounds that have ended are not played again."""
    number = _number(table, at)
    viewpoint = (viewer, table.status == "over", table.settings.open_book)
    stood = positions.standing(connection, table, number)
    kept = positions.settled(connection, table.id, f"{viewpoint}", viewer, stood)
    played, ended = list(kept.rounds), kept
    steps = positions.steps_that_stand(connection, table, stood, len(kept.stood))
    for one, decisions in score.rounds(table.game, ((step.before.state, step.played()) for step in steps), *viewpoint):
        played.append(one)
        if one.ended:
            ended = FinishedRounds(tuple(stood[: len(ended.stood) + decisions]), tuple(played))
    if len(ended.rounds) > len(kept.rounds):
        positions.settle(connection, table.id, f"{viewpoint}", viewer, ended)
    state = positions.at(connection, table, number).state
    left = (table.final_result or {}).get("left", ())
    return Sheet(number=number, **asdict(score.sheet(table.game, state, played, *viewpoint, left)))


def sheet_at(rules: Rules, position: Position, played: Iterable[Step], viewer: int, over: bool, open_book: bool) -> Sheet:
    """The same at a position that these steps led to."""
    steps = ((step.before.state, step.played()) for step in played)
    found = score.score(rules.game.name, position.state, steps, viewer, over, open_book)
    return Sheet(number=position.number, **asdict(found))


def board_picture(connection: Connection, positions: Positions, table_id: str) -> Board:
    """The last position of a game that is over and was open to all, as a spectator sees it."""
    table = queries.public_table(connection, table_id)
    if table is None or table.status is not Status.OVER:
        raise errors.not_found("table")
    rules = positions.rules(table)
    state = positions.at(connection, table, table.head).state
    board = rules.guide.board_picture(rules.game.view(state, SPECTATOR), rules.edition)
    if board is None:
        raise errors.not_found("table")
    return board


def visible_ledger(guide: Guide, ledger: Sequence[LedgerEntry]) -> list[LedgerEntry]:
    """With what they say in a few words."""
    return [replace(entry, told=guide.effect(entry)) for entry in ledger]
