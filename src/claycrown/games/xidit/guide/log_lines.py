"""What happened, for the log and for scenes: the ledger in messages, chapter by chapter."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message, Value
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.guide.chapters import Chapter, chapters
from claycrown.games.xidit.guide.targets import targets
from claycrown.games.xidit.rules import state as rules
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import NOBODY, OVER
from claycrown.games.xidit.rules.state import State
from claycrown.guide.question import LogLine
from claycrown.guide.types import DecisionView

WATCHED = ("order", "plan", "shown", "out", "titan rages")
"""What makes a decision worth watching."""
OF_ALL = ("plan", "shown")
"""Heads of chapters that are about all players."""
BY_ITSELF = (
    "unit",
    "recruitment discard",
    "threat discard",
    "recruitment token",
    "threat token",
    "next recruitment",
    "next threat",
    "recruitment stack",
    "threat stack",
)
"""Lines without a player."""


def lines(moved: DecisionView) -> list[LogLine]:
    """That somebody is ready is logged only where nothing follows from it."""
    course = chapters(moved.entries)
    if len(course) > 1 and course[0][0].what == "ready":
        del course[0]
    return [line for chapter in course for line in chapter_lines(moved.after, chapter, moved.left)]


def chapter_lines(view: State, chapter: Chapter, left: Sequence[int] = ()) -> list[LogLine]:
    """The decision, then its automatic consequences (X5). `left`: the seats of those who left the game, once it is over."""
    head = chapter[0]
    deed = [entry for entry in chapter if entry.seat >= 0 or entry.what not in BY_ITSELF]
    seat = None if head.seat < 0 or head.what in OF_ALL else head.seat
    rule_ids, places = list(dict.fromkeys(entry.rule for entry in deed)), targets(view, deed)
    if head.what == "winner" and head.seat in left:
        return [LogLine(_winner_who_left(view, head.seat, left), seat, rule_ids, places)]
    found = [LogLine(sentence, seat, rule_ids, places) for sentence in HEADS.get(head.what, _gains)(deed)]
    for entry in chapter:
        message = _token(entry)
        if message is not None:
            found.append(LogLine(message, None, [entry.rule], targets(view, [entry])))
    return found


def _of(entries: Sequence[LedgerEntry], what: str) -> list[LedgerEntry]:
    return [entry for entry in entries if entry.what == what]


# The heads of chapters


def _ready(deed: Chapter) -> Iterator[Message]:
    yield Message("xidit-log-ready", {"who": things.who(deed[0].seat)})


def _start(deed: Chapter) -> Iterator[Message]:
    yield Message("xidit-log-start", {"who": things.who(deed[0].seat), "city": deed[0].amount})


def _plans(deed: Chapter) -> Iterator[Message]:
    yield Message("xidit-log-plans")
    yield from map(_plan, deed)


def _plan(entry: LedgerEntry) -> Message:
    return Message("xidit-line-plan", {"who": things.who(entry.seat), "orders": things.plan(entry.source)})


def _passed(deed: Chapter) -> Iterator[Message]:
    yield Message("xidit-log-passed", {"who": things.who(deed[0].seat)})


def _year(deed: Chapter) -> Iterator[Message]:
    for entry in _of(deed, "first player"):
        yield Message("xidit-log-year-first", {"year": entry.amount, "who": things.who(entry.seat)})


def _titans(deed: Chapter) -> Iterator[Message]:
    titans = [Message("xidit-titan", {"symbols": entry.amount}) for entry in _of(deed, "titan rages")]
    yield Message("xidit-log-titans", {"titans": titans})


def _out(deed: Chapter) -> Iterator[Message]:
    entry = deed[0]
    values: dict[str, Value] = {"who": things.who(entry.seat), "assessment": things.assessment(entry.source)}
    yield Message("xidit-log-out", {**values, "value": entry.amount})


def _winner(deed: Chapter) -> Iterator[Message]:
    seat = deed[0].seat
    yield Message("xidit-log-lost") if seat < 0 else Message("xidit-log-winner", {"who": things.who(seat)})


def _winner_who_left(view: State, seat: int, left: Sequence[int]) -> Message:
    """The last one standing had left the game: somebody else comes first."""
    colours = GAME.seats(view)
    first = GAME.result(view).after_leaving([colours[gone] for gone in left]).ranking[0]
    wins = things.who(colours.index(first) if first in colours else NOBODY)
    return Message("xidit-log-winner-left", {"who": things.who(seat), "wins": wins})


def _order(deed: Chapter) -> Iterator[Message]:
    """The result of an order."""
    head = deed[0]
    values: dict[str, Value] = {"who": things.who(head.seat), "number": head.amount, "city": int(head.where)}
    named = {"order": things.order(head.source)}
    for entry in deed[1:]:
        if entry.what == "moved":
            yield Message("xidit-log-moved", {**values, **named, "city": entry.amount})
            return
        if entry.what == "lost":
            yield Message("xidit-log-order-lost", {**values, **named, "why": things.lost_by(entry.rule)})
            return
        if entry.what == "threat eliminated":
            yield Message("xidit-log-threat", {**values, "units": _given(deed)})
            return
        if entry.what == "unit" and entry.amount > 0:
            yield Message("xidit-log-recruits", {**values, "unit": things.unit(things.kind_of(entry.source))})
            return
    yield Message("xidit-log-waits" if head.source == "wait" else "xidit-log-meets", values)


def _given(entries: Sequence[LedgerEntry]) -> list[Message]:
    """The units that somebody gave away."""
    spent = [0] * len(things.UNIT_IDS)
    for entry in _of(entries, "unit"):
        spent[things.kind_of(entry.source)] -= min(entry.amount, 0)
    return things.units(spent)


def _census(deed: Chapter) -> Iterator[Message]:
    """X6.2: who showed how many, and what the most brought."""
    shown = _of(deed, "shown")
    kind = things.UNIT_IDS[things.kind_of(shown[0].source)]
    counts = [_shown_units(entry) for entry in shown]
    yield Message("xidit-log-census", {"type": Message(f"xidit-census-{kind}"), "counts": counts})
    most = [things.who(entry.seat) for entry in _of(deed, "most shown")]
    gold = _of(deed, "gold")
    values: dict[str, Value] = {"who": most, "count": len(most)}
    if not most:
        yield Message("xidit-log-nobody-shows")
    elif gold:
        yield Message("xidit-log-most-gold", {**values, "gold": gold[0].amount})
    else:
        yield Message("xidit-log-most", values)
    waits = [things.who(entry.seat) for entry in _of(deed, "waiting floor")]
    if waits:
        yield Message("xidit-log-census-waits", {"who": waits})


def _shown_units(entry: LedgerEntry) -> Message:
    return Message("xidit-log-shown", {"who": things.who(entry.seat), "count": entry.amount})


def _gains(deed: Chapter) -> Iterator[Message]:
    """What somebody got or gave: units for a titan, gold, bards, floors, a value of the virtual player."""
    who: dict[str, Value] = {"who": things.who(deed[0].seat)}
    given = _given(deed)
    if given:
        yield Message("xidit-log-gives", {**who, "units": given})
    yield from map(_titan, _of(deed, "titan eliminated"))
    gains = [gained for gained in map(_gain, deed) if gained is not None]
    if gains:
        yield Message("xidit-log-gains", {**who, "gains": gains})
    elif deed[0].what == "rewards":  # where they go is decided next
        chosen = [Message(f"xidit-legend-{name}") for name in deed[0].source.split()]
        yield Message("xidit-log-chooses", {**who, "rewards": chosen})


def _titan(entry: LedgerEntry) -> Message:
    return Message("xidit-log-titan", {"who": things.who(entry.seat), "symbols": entry.amount})


def _gain(entry: LedgerEntry) -> Message | None:
    """One gain in a few words; None for what is none."""
    count: dict[str, Value] = {"count": entry.amount}
    if entry.what == "gold":
        return things.reward("gold", entry.amount)
    if entry.what == "bard":
        return Message("xidit-gain-bards", {**count, "region": things.region(entry.where)})
    if entry.what == "floor":
        return Message("xidit-gain-floors", {**count, "city": int(entry.where)})
    if entry.what == "waiting floor" and entry.amount > 0:
        return Message("xidit-has-waiting", count)
    if entry.what == "virtual":
        return Message("xidit-gain-virtual", {**count, "assessment": things.assessment(entry.source)})
    return None


HEADS: dict[str, Callable[[Chapter], Iterator[Message]]] = {
    "ready": _ready,
    "start": _start,
    "plan": _plans,
    "passed": _passed,
    "year": _year,
    "titan rages": _titans,
    "out": _out,
    "winner": _winner,
    "order": _order,
    "shown": _census,
}


def _token(entry: LedgerEntry) -> Message | None:
    """X5, X2.2: a token that left or came; None for everything else."""
    if entry.what == "recruitment discard":
        return Message("xidit-log-recruitment-leaves", {"city": entry.amount})
    if entry.what == "threat discard":
        return Message("xidit-log-threat-leaves", {"city": entry.amount})
    if entry.what == "recruitment token":
        return Message("xidit-log-recruitment-comes", {"city": entry.amount})
    if entry.what == "threat token":
        return Message("xidit-log-threat-comes", {"city": entry.amount})
    if entry.what == "recruitment stack":
        return Message("xidit-log-reinforcements" if entry.rule == "X5.7" else "xidit-log-recruitment-stack")
    if entry.what == "threat stack" and entry.rule != "X5.7":
        return Message("xidit-log-threat-stack")
    if entry.what == "unit" and entry.rule == "X2.2":
        units = Message(f"xidit-units-{things.UNIT_IDS[things.kind_of(entry.source)]}", {"count": entry.amount})
        return Message("xidit-log-recruitment-fills", {"city": int(entry.where), "units": units})
    return None


# Single lines


def effect(entry: LedgerEntry) -> Message | None:
    """A line of the ledger in a few words, for previews and hints."""
    if entry.what in EFFECTS:
        return EFFECTS[entry.what](entry)
    if entry.seat < 0:
        return _token(entry)
    gained = _gain(entry)
    return gained and Message("xidit-line-gain", {"who": things.who(entry.seat), "gain": gained})


def _unit_line(entry: LedgerEntry) -> Message | None:
    if entry.seat < 0:
        return _token(entry)
    units = Message(f"xidit-units-{things.UNIT_IDS[things.kind_of(entry.source)]}", {"count": abs(entry.amount)})
    if entry.amount > 0:
        return Message("xidit-line-joins", {"units": units, "city": int(entry.where)})
    return Message("xidit-line-spent", {"units": units})


def _order_line(entry: LedgerEntry) -> Message:
    values: dict[str, Value] = {"who": things.who(entry.seat), "number": entry.amount}
    return Message("xidit-line-order", {**values, "order": things.order(entry.source)})


EFFECTS: dict[str, Callable[[LedgerEntry], Message | None]] = {
    "order": _order_line,
    "moved": lambda entry: Message("xidit-preview-moves", {"city": entry.amount}),
    "lost": lambda entry: Message("xidit-preview-loses", {"city": int(entry.where), "why": things.lost_by(entry.rule)}),
    "threat eliminated": lambda entry: Message("xidit-line-threat", {"city": int(entry.where)}),
    "unit": _unit_line,
    "plan": _plan,
    "shown": _shown_units,
    "most shown": lambda entry: Message("xidit-log-most", {"who": [things.who(entry.seat)], "count": 1}),
    "year": lambda entry: Message("xidit-log-year", {"year": entry.amount}),
    "titan eliminated": _titan,
    "titan rages": lambda entry: next(_titans([entry])),
    "out": lambda entry: next(_out([entry])),
    "winner": lambda entry: next(_winner([entry])),
}


# Names, and how far the game is


def source(source: str, where: str) -> Message:
    """On the sheet and among the majorities: a region, or an assessment."""
    return things.region(where) if where else things.assessment(source)


def progress(view: Any) -> Message:
    if view.step == OVER:
        return Message("xidit-progress-over")
    return Message("xidit-progress", {"year": view.year, "of": rules.years(view)})


def is_watched(entries: Sequence[LedgerEntry]) -> bool:
    return any(entry.what in WATCHED for entry in entries)
