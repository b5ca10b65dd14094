"""A year as a short play: each order shown, then the census, and at the end the three assessments one by one."""

from collections.abc import Iterator, Sequence

from claycrown.games.contract import Entry
from claycrown.games.xidit.guide.chapters import Chapter, chapters, only_waits
from claycrown.games.xidit.guide.following import follow
from claycrown.games.xidit.guide.spots import players, spots
from claycrown.games.xidit.rules import bards
from claycrown.games.xidit.rules.game import assess
from claycrown.games.xidit.rules.pieces import ASSESSMENT_NAMES, INFLUENCE, NOBODY, OVER, REGIONS, REPUTATION, UNKNOWN
from claycrown.games.xidit.rules.state import State
from claycrown.guide.types import Moved, Scene

WATCHED = ("order", "plan", "shown", "out", "titan rages")
"""What makes a decision worth watching."""
UNSHOWN = ("ready", "out", "winner")
"""What is no scene: who is ready the table shows, who goes out the assessments tell."""
ASSESSMENT, ASSESSED, WINNER = "assessment", "assessed", "winner"
"""The scenes of the end: what is looked at, who goes out, who is left."""


def scenes(moved: Moved) -> list[Scene]:
    course = chapters(moved.entries)
    if not any(chapter[0].what in WATCHED for chapter in course):
        return []
    played = list(_played(course, moved.before.clone()))
    if moved.after.step == OVER:
        played += _assessments(moved.after, moved.entries)
    return played


def _played(course: Sequence[Chapter], table: State) -> Iterator[Scene]:
    """The table after each chapter. Orders that only wait come with the next one."""
    waiting: list[Entry] = []
    for chapter in course:
        follow(table, chapter)
        if chapter[0].what in UNSHOWN:
            continue
        if only_waits(chapter):
            waiting += chapter
            continue
        yield Scene(chapter[0].what, table.clone(), [*waiting, *chapter], spots(table, chapter))
        waiting = []
    if waiting:
        yield Scene("order", table.clone(), waiting, spots(table, waiting))


def _assessments(end: State, entries: Sequence[Entry]) -> Iterator[Scene]:
    """X8: the lights go on one by one."""
    table = _with_bastion_shut(end)
    for assessment in assess(end)["assessments"]:
        name = assessment["of"]
        if name == ASSESSMENT_NAMES[REPUTATION]:
            table = end
        out = [entry for entry in entries if entry.what == "out" and entry.source == name]
        marked = [f"assessment {name}", *_looked_at(end, name)]
        yield Scene(ASSESSMENT, table, [], marked)
        yield Scene(ASSESSED, table, out, [marked[0], *spots(end, out)])
    won = [entry for entry in entries if entry.what == "winner"]
    yield Scene(WINNER, end, won, spots(end, won))


def _with_bastion_shut(end: State) -> State:
    """X1.8: until reputation is assessed."""
    shut = end.clone()
    seen = list(end.bards)
    for seat in range(end.players):
        seen[seat * REGIONS + end.printed.bastion] = UNKNOWN
    shut.bards = seen
    return shut


def _looked_at(end: State, assessment: str) -> list[str]:
    """The places that count."""
    if assessment == ASSESSMENT_NAMES[INFLUENCE]:
        return [f"city {city}" for city, owner in enumerate(end.guild) if owner != NOBODY]
    if assessment == ASSESSMENT_NAMES[REPUTATION]:
        return [f"region {name}" for region, name in enumerate(end.printed.region_names) if bards.takes_bards(end, region)]
    return players(end, range(end.players))
