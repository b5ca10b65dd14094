"""What helps somebody at a table to see, as far as they may know. Work for `Database.read`.

Everything is worked out from the view of one seat, or a spectator's; when the game is over, nothing is secret any more.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict, replace
from sqlalchemy import Connection

from claycrown.games.contract import Entry
from claycrown.guide import guide
from claycrown.guide.contract import Guide
from claycrown.guide.question import whole_decisions
from claycrown.guide.score import score
from claycrown.guide.types import Known
from claycrown.record.notation import NotADecision
from claycrown.server.guide.wire import MOST_DECISIONS, Areas, Foretold, Looks, Outlooks, Scenes, Sheet, Standings
from claycrown.server.http import errors
from claycrown.server.play.positions import Positions, standing
from claycrown.server.play.rules import Rules
from claycrown.server.play.wire import EntryKind
from claycrown.server.tables import visibility
from claycrown.server.tables.rows import TableRow


def outlooks(
    connection: Connection, positions: Positions, table: TableRow, seat: int, decisions: Sequence[str], answers: int, shown: bool
) -> Outlooks:
    """What decisions would do; what is none, or not legal now, is left out."""
    if answers != table.head:
        raise errors.conflict("stale", f"The game has gone on: it is at {table.head}, not at {answers}.", table.head)
    rules = positions.rules(table)
    view = rules.game.view(positions.at(connection, table, table.head).state, seat)
    found = rules.guide.outlooks(view, seat, _legal(rules, view, seat, decisions))
    for each in found:
        each.ledger = told(rules.guide, each.ledger)
        each.view = rules.guide.shown(each.view) if shown else None
    return Outlooks(number=table.head, outlooks=found)


def previews(
    connection: Connection, positions: Positions, table_id: str, person_id: str | None, seat: int, number: int
) -> Outlooks | None:
    """What every choice of a seat would do that has to decide at a number; None where it has not, or where they are too many."""
    table = visibility.visible_table(connection, table_id, person_id)
    if table.head != number or seat not in table.deciders:
        return None
    rules = positions.rules(table)
    question = rules.question(positions.at(connection, table, number).state, seat)
    decisions = list(dict.fromkeys(whole_decisions(question))) if question else []
    if not 0 < len(decisions) <= MOST_DECISIONS:
        return None
    return outlooks(connection, positions, table, seat, decisions, number, shown=False)


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


def foretold(connection: Connection, positions: Positions, table: TableRow, seat: int, plan: str) -> Foretold:
    """What a plan would lead to while all others wait."""
    view = positions.rules(table).game.view(positions.at(connection, table, table.head).state, seat)
    steps = guide(table.game).foretell(view, seat, plan) if table.status == "running" else None
    if steps is None:
        raise errors.conflict("no_plans", "There is nothing to plan now.")
    return Foretold(number=table.head, steps=list(steps))


def scenes(connection: Connection, positions: Positions, table: TableRow, viewer: int, number: int) -> Scenes:
    """What the entry of a number set off."""
    if not 0 < number <= table.head:
        raise errors.not_found("entry")
    (step,) = positions.steps(connection, table, number - 1, number)
    if step.entry.kind != EntryKind.DECIDE:
        return Scenes(number, [])
    rules, entry = step.rules, step.entry
    known = (entry.seat, entry.text) if not entry.hidden else ()
    action = rules.notation.action(step.before.state, entry.text)
    moved = rules.moved(step.before.state, step.after.state, viewer, *known)
    found = rules.guide.scenes(moved._replace(course=rules.guide.course(step.before.state, entry.seat, action, viewer)))
    for each in found:
        each.ledger = told(rules.guide, each.ledger)
        each.known = _known(table, each.view)
        each.areas = rules.areas(each.view, viewer)
        each.view = rules.guide.shown(each.view)
    return Scenes(number, found)


def _known(table: TableRow, view: Any) -> list[Known] | None:
    """By the open book, where the table has one or the game is over."""
    return guide(table.game).known(view) if table.settings.open_book or table.status == "over" else None


def _by_open_book(table: TableRow, view: Any) -> Any:
    """With what it implies for sure, where the table has one."""
    return guide(table.game).by_open_book(view) if table.settings.open_book else view


def standings(connection: Connection, positions: Positions, table: TableRow, viewer: int, number: int) -> Standings:
    """How things stood at a number."""
    view = positions.rules(table).game.view(positions.at(connection, table, number).state, viewer)
    return Standings(number, guide(table.game).majorities(_by_open_book(table, view)), _known(table, view))


def areas(connection: Connection, positions: Positions, table: TableRow, viewer: int, number: int) -> Areas:
    """What lay on the table at a number."""
    rules = positions.rules(table)
    view = rules.game.view(positions.at(connection, table, number).state, viewer)
    return Areas(number, rules.guide.describe(view, viewer))


def looks(connection: Connection, positions: Positions, table: TableRow, viewer: int, number: int) -> Looks:
    """What each thing on the table was and did at a number."""
    rules = positions.rules(table)
    return Looks(number, rules.guide.looks(rules.game.view(positions.at(connection, table, number).state, viewer), viewer))


def sheet(connection: Connection, positions: Positions, table: TableRow, viewer: int, number: int) -> Sheet:
    """The score by source as it was at a number."""
    played = standing((step.entry, step) for step in positions.steps(connection, table, 0, number))
    steps = ((step.before.state, step.after.state) for step in played)
    state = positions.at(connection, table, number).state
    found = score(table.game, state, steps, viewer, table.status == "over", table.settings.open_book)
    return Sheet(number=number, **asdict(found))


def told(guide: Guide, ledger: Sequence[Entry]) -> list[Entry]:
    """With what they say in a few words."""
    return [replace(entry, told=guide.effect(entry)) for entry in ledger]
