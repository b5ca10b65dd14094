"""A year as a short play: each order shown, then the census, and at the end the three assessments one by one."""

from collections.abc import Iterator, Sequence

from claycrown.games.contract import LedgerEntry
from claycrown.games.message import Message, Value
from claycrown.games.xidit.guide import things
from claycrown.games.xidit.guide.chapters import Chapter, chapters, only_waits
from claycrown.games.xidit.guide.clashes import Clash, clashes
from claycrown.games.xidit.guide.log_lines import chapter_lines, is_watched, progress
from claycrown.games.xidit.guide.sheet import assessments
from claycrown.games.xidit.guide.targets import players, targets
from claycrown.games.xidit.rules import bards, pieces, virtual
from claycrown.games.xidit.rules.state import State
from claycrown.guide.question import LogLine
from claycrown.guide.types import DecisionView, Scene, StepView

UNSHOWN = ("ready", "out", "winner")
"""Lines without a scene: the table shows who is ready, the assessments show who is eliminated."""
ASSESSMENT, ASSESSED, WINNER = "assessment", "assessed", "winner"
"""The scenes of the end: what is compared, who is eliminated, who is left."""
SHOWN_AT = {pieces.AT_ORDER: pieces.AT_PLAN, pieces.AT_ORDER_END: pieces.AT_PLAN, pieces.AT_CENSUS_REWARD: pieces.AT_SHOW}
"""Between two decisions the table looks as at these: the plans open, the units of the census in hand."""


def scenes(moved: DecisionView) -> list[Scene]:
    """A scene for each step of `moved.course` that there is something to see of; none if it is not worth watching."""
    if not is_watched(moved.entries):
        return []
    played = list(_played(moved))
    if moved.after.step == pieces.OVER:
        played += _assessments(moved.after, moved.entries, moved.left)
    return played


def _played(moved: DecisionView) -> Iterator[Scene]:
    """The table after each chapter. Orders that only wait come with the next one."""
    waiting: list[LedgerEntry] = []
    lines: list[LogLine] = []
    for chapter, view in _chapters(moved):
        lines += chapter_lines(view, chapter)
        if only_waits(chapter):
            waiting += chapter
            last = view
            continue
        scene = Scene(chapter[0].what, view, progress(view), [*waiting, *chapter], targets(view, chapter), lines)
        yield from _revealed(scene) if scene.kind == "plan" else [scene]
        waiting, lines = [], []
    if waiting:
        yield Scene("order", last, progress(last), waiting, targets(last, waiting), lines)


def _revealed(scene: Scene) -> Iterator[Scene]:
    """X3.2, X4.1: the dials turn over order by order; where plans meet, the reveal pauses. What it marks are the dials turned."""
    met = clashes(scene.view, {entry.seat: entry.source for entry in scene.ledger if entry.what == "plan"})
    head, *plans = scene.lines
    turned, ledger, lines = 0, scene.ledger, [head]
    for order in dict.fromkeys([*(clash.order for clash in met), pieces.ORDERS]):
        here = [clash for clash in met if clash.order == order]
        dials = [f"dial {number}" for number in range(turned + 1, order + 1)]
        marked = [f"city {clash.city}" for clash in here] + players(scene.view, [seat for clash in here for seat in clash.seats])
        lines = [*lines, *map(_clash, here), *(plans if order == pieces.ORDERS else ())]
        yield Scene(scene.kind, scene.view, scene.progress, ledger, [*dials, *marked], lines)
        turned, ledger, lines = order, [], []


def _clash(clash: Clash) -> LogLine:
    values: dict[str, Value] = {"number": clash.order, "who": [things.who(seat) for seat in clash.seats], "city": clash.city}
    return LogLine(Message("xidit-scene-clash", {**values, "first": things.who(clash.seats[0])}), rules=["X4.1"])


def _chapters(moved: DecisionView) -> Iterator[tuple[Chapter, State]]:
    """The chapters, each with the table after the step that ends it."""
    steps = iter(moved.course)
    step: StepView = next(steps)
    told_so_far, stepped = 0, len(step.entries)
    for chapter in chapters(moved.entries):
        told_so_far += len(chapter)
        while stepped < told_so_far:
            step = next(steps)
            stepped += len(step.entries)
        if chapter[0].what not in UNSHOWN:
            yield chapter, _with_order(at_rest(step.view), chapter[0])


def at_rest(view: State) -> State:
    """A copy that can be viewed and written like the table at a decision."""
    table = view.clone()
    table.step = SHOWN_AT.get(view.step, view.step)
    return table


def _with_order(table: State, head: LedgerEntry) -> State:
    """The order that the scene is about stays the one that is carried out."""
    if head.what == "order":
        table.order, table.actor = head.amount - 1, head.seat
    return table


def _assessments(end: State, entries: Sequence[LedgerEntry], gone: Sequence[int]) -> Iterator[Scene]:
    """X8: step by step: what is compared, then who is eliminated."""
    table = _with_bastion_shut(end)
    left: list[int | None] = [*range(end.players), *([None] if virtual.stands(end) else [])]
    held = assessments(end)
    for place, assessment in enumerate(held, 1):
        name = assessment.of
        if name == pieces.ASSESSMENT_NAMES[pieces.REPUTATION]:
            table = end
        light = f"assessment {name}"
        values: dict[str, Value] = {"place": place, "of": len(held), "left": [_contestant(who) for who in left]}
        looked_at = Message(f"xidit-log-assessment-{name}", values)
        yield Scene(ASSESSMENT, table, progress(table), [], [light, *_looked_at(end, name)], [LogLine(looked_at, rules=["X8.1"])])
        out = [entry for entry in entries if entry.what == "out" and entry.source == name]
        ranking = [
            Message(
                "xidit-count-of" if each.seat in left else "xidit-log-ranked-out",
                {"who": _contestant(each.seat), "count": each.value},
            )
            for each in assessment.ranking or ()
        ]
        ranked = Message("xidit-log-ranking", {"assessment": things.assessment(name), "ranking": ranking})
        goes = [line for entry in out for line in chapter_lines(end, [entry])]
        yield Scene(
            ASSESSED,
            table,
            progress(table),
            out,
            [light, f"assessed {name}", *targets(end, out)],
            [LogLine(ranked, rules=["X8.3"]), *goes],
        )
        left = [who for who in left if who not in assessment.out]
    won = [entry for entry in entries if entry.what == "winner"]
    yield Scene(WINNER, end, progress(end), won, targets(end, won), chapter_lines(end, won, gone))


def _contestant(seat: int | None) -> Message:
    return things.who(pieces.NOBODY if seat is None else seat)


def _with_bastion_shut(end: State) -> State:
    """X1.8: until reputation is assessed."""
    shut = end.clone()
    seen = list(end.bards)
    for seat in range(end.players):
        seen[seat * pieces.REGIONS + end.printed.bastion] = pieces.UNKNOWN
    shut.bards = seen
    return shut


def _looked_at(end: State, assessment: str) -> list[str]:
    """The targets of an assessment: guilds, regions, or the players themselves."""
    if assessment == pieces.ASSESSMENT_NAMES[pieces.INFLUENCE]:
        return [f"city {city}" for city, owner in enumerate(end.guild) if owner != pieces.NOBODY]
    if assessment == pieces.ASSESSMENT_NAMES[pieces.REPUTATION]:
        return [f"region {name}" for region, name in enumerate(end.printed.region_names) if bards.takes_bards(end, region)]
    return players(end, range(end.players))
