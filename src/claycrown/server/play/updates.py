"""What each viewer is told of a game: the way out of the rules for everybody at a table."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from claycrown import words
from claycrown.games.arguments import Value
from claycrown.games.contract import SPECTATOR
from claycrown.games.decisions import Decision, reader, split_words
from claycrown.guide import undo
from claycrown.guide.outcome import ending
from claycrown.guide.undo import CannotUndo
from claycrown.match import EntryKind, EntryView, Position, Step, entry_for, undo_of
from claycrown.record.notation import pattern
from claycrown.rules import Rules
from claycrown.server.play import bylines
from claycrown.server.play.positions import Positions
from claycrown.server.play.schemas import Action, LogEntry, Update
from claycrown.server.tables.rows import TableRow
from claycrown.server.tables.seats import SoloGame, solo_game, started_table, viewer_at

PAGE = 200
"""Entries in one update."""
EXAMPLES = 12
"""Decisions of a name that are listed where there are too many to list all of them."""


def missed(
    connection: Connection, positions: Positions, table_id: str, person_id: str | None, after: int | None, seat: int | None = None
) -> Update:
    """What somebody who watches a table missed since a number, a page of it; with no number, only how things stand."""
    table = started_table(connection, table_id, person_id)
    viewer, solo = viewer_at(connection, table, person_id, seat), solo_game(connection, table_id, person_id)
    start = table.head if after is None else min(after, table.head)
    last = min(start + PAGE, table.head)
    rules = positions.rules(table)
    steps = positions.steps(connection, table, start, last)
    position = steps[-1].after if steps else positions.at(connection, table, last)
    made = None
    if position.last_seat == viewer and last == table.head and solo is None:
        made = positions.latest_decision(connection, table, position)
    current = update(rules, table.id, viewer, steps, position, last < table.head, made, table.final_result)
    if rules.has_secrets and current.undo is not None and made is not None:
        current.turn_start = _reached_by_undo(connection, positions, table, viewer, made)
    if solo is not None and last == table.head:
        _offer_solo_undo(connection, positions, table, viewer, position, solo, current)
    return current


def needs_history(step: Step, viewer: int) -> bool:
    """Whether a step alone does not tell a viewer everything: how far theirs can be undone depends on earlier ones.

    Where nothing is hidden, that is the beginning of the turn. How a game ended stands at its table, with who had left it.
    """
    if step.entry.kind != EntryKind.DECIDE or step.rules.game.over(step.after.state):
        return True
    return step.rules.has_secrets and step.entry.seat == viewer == step.before.last_seat


def update(
    rules: Rules,
    table_id: str,
    viewer: int,
    steps: Sequence[Step],
    position: Position,
    more: bool,
    made: Step | None,
    result: Mapping[str, Any] | None,
    alike: Update | None = None,
) -> Update:
    """How a viewer sees a position, and the steps to it. `made` is the viewer's last decision, if it may be taken back; `result`
    how the game ended, once it is over. `alike` is the same for another viewer, where all see the same."""
    state = position.state
    goes_on = not rules.game.over(state)
    undoable = made is not None and not more and undo.why_not(rules.game, rules.notation, made.made, [viewer]) is None
    seat = None if viewer == SPECTATOR else viewer
    back_to = position.last - 1 if undoable else None
    turn_start = _turn_start(rules, made) if undoable and made is not None else None
    if alike is not None and alike.areas is None and goes_on and viewer not in position.deciders and not position.pending.sealed:
        return replace(alike, seat=seat, actions=[], question=None, undo=back_to, turn_start=turn_start)
    entry_views = [entry_for(step, viewer, result) for step in steps] if alike is None else []
    latest = entry_views[-1].moved if entry_views else None
    seen = rules.game.view(state, viewer) if latest is None else latest.after
    return Update(
        table=table_id,
        number=position.number,
        more=more,
        entries=list(map(log_entry, steps, entry_views)) if alike is None else alike.entries,
        seat=seat,
        view=rules.guide.drawn_position(seen) if alike is None else alike.view,
        words=words.version(rules.game.name),
        areas=rules.areas(seen, viewer),
        deciders=list(position.deciders),
        actions=offered(rules, seen, viewer) if viewer in position.deciders and not more else [],
        question=rules.guide.question(seen, viewer) if viewer != SPECTATOR and goes_on and not more else None,
        progress=rules.guide.progress(seen),
        ending=None if goes_on else ending(rules.game.name, seen, viewer, (result or {}).get("left", ())),
        round=rules.game.round(state),
        undo=back_to,
        turn_start=turn_start,
        result=None if goes_on or result is None else dict(result),
    )


def _offer_solo_undo(
    connection: Connection,
    positions: Positions,
    table: TableRow,
    viewer: int,
    position: Position,
    solo: SoloGame,
    current: Update,
) -> None:
    """Without other people, bots' answers can be undone too, and at one screen the last decision of whoever made it there, unless
    it was a secret."""
    rules = positions.rules(table)
    standing = positions.decisions_that_stand
    last = next((step for step in standing(connection, table, position) if step.seat in solo.seats), None)
    if last is None:
        return
    seat = viewer if last.entry.hidden else last.seat
    try:
        found = undo_of(rules, standing(connection, table, position), seat, solo.bots)
    except CannotUndo as hindered:
        current.undo_refused = hindered.message if hindered.code == "revealed" else None
        return
    current.undo, current.undo_bots = found.first.before.number, found.bots
    current.undo_seat = seat if seat != viewer else None
    if rules.has_secrets:
        current.turn_start = _reached_by_undo(connection, positions, table, seat, found.first)
    else:
        current.turn_start = _turn_start(rules, found.first)


def _reached_by_undo(connection: Connection, positions: Positions, table: TableRow, viewer: int, made: Step) -> int | None:
    """How far the viewer's last decisions of a turn can be undone, where something may have come to light between them."""
    rules, start = made.rules, made.before.pending.turn_of(viewer)
    reached = made.before
    while start < reached.last and reached.last_seat == viewer:
        step = positions.latest_decision(connection, table, reached)
        if step is None or undo.why_not(rules.game, rules.notation, step.made, [viewer]) is not None:
            break
        reached = step.before
    return reached.number if reached.last < made.before.last else None


def _turn_start(rules: Rules, made: Step) -> int | None:
    """Where the turn of the last decision began, if that was more than one decision before; only where nothing is hidden."""
    start = made.before.pending.turn_of(made.entry.seat)
    return start if not rules.has_secrets and start < made.after.last - 1 else None


def log_entry(step: Step, view: EntryView) -> LogEntry:
    """An entry as a viewer may know it, with its lines."""
    entry = step.entry
    seat, text, moved = view
    return LogEntry(
        number=entry.number,
        kind=entry.kind,
        seat=seat,
        text=text,
        at=entry.at,
        ledger=moved.entries if moved else [],
        lines=step.rules.guide.lines(moved) if moved else [],
        round=step.rules.game.round(step.before.state),
        turn=step.turn,
        watched=moved is not None and step.rules.guide.is_watched(moved.entries),
        by=None if seat is None else bylines.kind(entry.by),
        instead=None if seat is None else bylines.instead(entry.by),
        decision=moved.decision if moved else None,
        undone=list(step.undone) or None,
    )


def offered(rules: Rules, seen: Any, seat: int) -> list[Action]:
    """What a seat may decide, by name. All of it can be sent; where the game says `name *` in brief, only some are listed."""
    actions: dict[str, Action] = {}
    read = reader(rules.notation, seen)
    for text in rules.notation.legal(seen, seat, True):
        name, words, args = _parts(read, text)
        action = actions.get(name)
        if action is None:
            action = actions[name] = Action(name, [], args=[])
        if words == ["*"]:
            action.pattern = pattern(rules.notation, name)
            for example in _examples(rules, seen, seat, name):
                action.choices.append(_parts(read, example)[1])
                action.args.append(_parts(read, example)[2])
        else:
            action.choices.append(words)
            action.args.append(args)
    return list(actions.values())


@lru_cache(maxsize=1 << 14)
def _parts(read: Callable[[str], Decision], text: str) -> tuple[str, list[str], tuple[Value, ...]]:
    """The name of a decision, and the rest of it as words and as values. The same decisions are offered again and again."""
    name, words = split_words(text)
    return name, words, read(text).args


def _examples(rules: Rules, seen: Any, seat: int, name: str) -> list[str]:
    """A few legal decisions of a name, from all over the list if they are most of it."""
    legal = rules.game.legal(seen, seat)
    spread = legal[:: max(1, len(legal) // EXAMPLES)]
    found: dict[str, None] = {}
    for action in chain(spread, legal):
        text = rules.notation.text(seen, action)
        if split_words(text)[0] == name:
            found[text] = None
        if len(found) == EXAMPLES:
            break
    return list(found)
