"""A year as a short play: each order told and shown, then the census, and at the end the three assessments one by one."""

from collections.abc import Iterator, Sequence

from claycrown.cli.table.face import Scene
from claycrown.cli.table.session import Move, Session
from claycrown.cli.table.xidit import texts
from claycrown.cli.table.xidit.following import follow
from claycrown.cli.table.xidit.kingdom import AFTER
from claycrown.cli.table.xidit.telling import Chapter, Teller, chapters
from claycrown.games.contract import Entry
from claycrown.games.xidit import bards, virtual
from claycrown.games.xidit.game import assess
from claycrown.games.xidit.pieces import (
    ASSESSMENT_NAMES,
    ASSESSMENTS,
    INFLUENCE,
    OVER,
    REGIONS,
    REPUTATION,
    UNKNOWN,
    VIRTUAL_NAME,
)
from claycrown.games.xidit.state import State

LOOKED_AT = {"wealth": "the gold", "influence": "the floors on the map", "reputation": "the bards, the Bastion now open"}
WATCHED = ("order", "plan", "shown", "out", "titan rages")
"""What makes a decision worth watching."""


def scenes(session: Session, move: Move, viewer: int) -> list[Scene]:
    seen = session.seen(move, viewer)
    course = chapters(seen.entries)
    if not any(chapter[0].what in WATCHED for chapter in course):
        return []
    table: State = seen.before.clone()
    played = list(_played(session, course, table))
    if seen.after.step == OVER:
        played += _assessments(session, seen.after)
    return played


def _played(session: Session, course: Sequence[Chapter], table: State) -> Iterator[Scene]:
    """The table after each chapter. Orders that only wait are told with the next one."""
    teller = Teller(session.seats)
    lines: list[str] = []
    logged = 0
    for chapter in course:
        follow(table, chapter)
        if chapter[0].what in ("ready", "out", "winner"):
            continue
        sentences = list(teller.sentences(chapter))
        logged += bool(sentences)
        lines += sentences
        waits = chapter[0].what == "order" and chapter[0].source == "wait" and len(chapter) == 1
        if lines and not waits:
            yield Scene(table.clone(), lines, _lit(chapter), texts.MAP, logged)
            lines, logged = [], 0
    if lines:
        yield Scene(table.clone(), lines, frozenset(), texts.MAP, logged)


def _lit(chapter: Chapter) -> frozenset[str]:
    """The places that it is about, and the road that somebody goes along: `10>7`."""
    places = {entry.where for entry in chapter if entry.where}
    places |= {str(entry.amount) for entry in chapter if entry.what in ("moved", "recruitment token", "threat token")}
    start = chapter[0].where if chapter[0].what == "order" else ""
    places |= {f"{start}>{entry.amount}" for entry in chapter if entry.what == "moved"}
    return frozenset(places)


def _assessments(session: Session, end: State) -> Iterator[Scene]:
    """X8: the lights go on one by one: what is looked at, then who goes out."""
    figures = assess(end)
    left = [*session.seats, *([VIRTUAL_NAME] if virtual.stands(end) else [])]
    table = _with_bastion_shut(end)
    for number, assessment in enumerate(figures["assessments"]):
        name, out = assessment["of"], list(assessment["out"])
        if name == ASSESSMENT_NAMES[REPUTATION]:
            table = end
        intro = f"Assessment {number + 1} of {ASSESSMENTS}: {name}, {LOOKED_AT[name]}. Still in: {texts.listed(left)}."
        yield Scene(table, [intro], _looked_at(end, name, number), texts.MAP)
        ranking = ", ".join(f"{who} {value}{'' if who in left else ' (out)'}" for who, value in assessment["ranking"])
        left = [who for who in left if who not in out]
        lines = [f"{name}: {ranking}.", f"{texts.listed(out)} {'goes' if len(out) == 1 else 'go'} out."]
        yield Scene(table, lines, _looked_at(end, name, number + 1), texts.MAP, len(out))
    final = texts.VIRTUAL_WINS if left == [VIRTUAL_NAME] else texts.SAVED.format(who=left[0])
    yield Scene(end, [final], frozenset([f"{AFTER}{ASSESSMENTS}"]), texts.MAP, 1)


def _with_bastion_shut(end: State) -> State:
    """X1.8: until reputation is assessed."""
    shut = end.clone()
    seen = list(end.bards)
    for seat in range(end.players):
        seen[seat * REGIONS + end.printed.bastion] = UNKNOWN
    shut.bards = seen
    return shut


def _looked_at(end: State, assessment: str, done: int) -> frozenset[str]:
    """The places that count, and how many assessments are over."""
    places: list[str] = []
    if assessment == ASSESSMENT_NAMES[INFLUENCE]:
        places = [str(city) for city, floors in enumerate(end.guild_floors) if floors]
    elif assessment == ASSESSMENT_NAMES[REPUTATION]:
        places = [name for region, name in enumerate(end.printed.region_names) if bards.takes_bards(end, region)]
    return frozenset([*places, f"{AFTER}{done}"])


def reveals(entries: Sequence[Entry]) -> bool:
    """Whether a decision showed what was secret or drew what nobody knew, or let others' orders go on."""
    return any(entry.what not in HARMLESS for entry in entries)


HARMLESS = ("start", "ready", "rewards", "gold", "bard", "unit", "floor", "waiting floor", "virtual")
