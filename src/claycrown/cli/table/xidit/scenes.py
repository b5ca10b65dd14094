"""A year as a short play: each order told and shown, then the census, and at the end the three assessments one by one."""

from collections.abc import Iterator, Sequence

from claycrown.cli.table.face import Scene
from claycrown.cli.table.session import Move, Session
from claycrown.cli.table.xidit import texts
from claycrown.cli.table.xidit.following import follow
from claycrown.cli.table.xidit.telling import Chapter, Teller, chapters
from claycrown.games.contract import Entry
from claycrown.games.xidit.game import assess
from claycrown.games.xidit.pieces import OVER
from claycrown.games.xidit.state import State

UNWATCHED = ("ready", "start")
"""What needs no scene."""


def scenes(session: Session, move: Move, viewer: int) -> list[Scene]:
    seen = session.seen(move, viewer)
    course = chapters(seen.entries)
    if not any(chapter[0].what in ("order", "plan", "shown", "out", "titan rages") for chapter in course):
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
    for chapter in course:
        follow(table, chapter)
        if chapter[0].what in ("out", "winner", *UNWATCHED):
            continue
        lines += teller.sentences(chapter)
        waits = chapter[0].what == "order" and chapter[0].source == "wait" and len(chapter) == 1
        if lines and not waits:
            yield Scene(table.clone(), lines, _lit(chapter), texts.MAP)
            lines = []
    if lines:
        yield Scene(table.clone(), lines, frozenset(), texts.MAP)


def _lit(chapter: Chapter) -> frozenset[str]:
    """The places that it is about, and the road that somebody goes along: `10>7`."""
    places = {entry.where for entry in chapter if entry.where}
    places |= {str(entry.amount) for entry in chapter if entry.what in ("moved", "recruitment token", "threat token")}
    start = chapter[0].where if chapter[0].what == "order" else ""
    places |= {f"{start}>{entry.amount}" for entry in chapter if entry.what == "moved"}
    return frozenset(places)


def _assessments(session: Session, end: State) -> Iterator[Scene]:
    """X8: the lights go on one by one."""
    figures = assess(end)
    left = [*session.seats, *({"virtual"} if len(session.seats) == 3 else ())]
    for number, assessment in enumerate(figures["assessments"], 1):
        name = assessment["of"]
        ranking = [(who, value) for who, value in assessment["ranking"]]
        intro = f"Assessment {number} of 3: {name}. Still in: {', '.join(left)}."
        if name == "reputation":
            intro += " The Bastion opens."
        yield Scene(end, [intro], _looked_at(end, name), texts.KINGDOM if name == "wealth" else texts.MAP)
        lines = [intro, "  ".join(f"{who} {value}{'' if who in left else ' (out)'}" for who, value in ranking)]
        for who in reversed(assessment["out"]):
            left.remove(who)
        lines.append(f"Out: {texts.listed(list(assessment['out']))}.")
        yield Scene(end, lines, _looked_at(end, name), texts.KINGDOM if name == "wealth" else texts.MAP)
    winner = figures["winner"]
    if winner in session.seats:
        final = f"{winner} is the last one standing and saves the kingdom of Xidit."
    else:
        final = "The virtual player is the last one standing: the kingdom is lost, and all players with it."
    yield Scene(end, [final], frozenset(), texts.MAP)


def _looked_at(end: State, assessment: str) -> frozenset[str]:
    if assessment == "influence":
        return frozenset(str(city) for city, floors in enumerate(end.guild_floors) if floors)
    if assessment == "reputation":
        return frozenset(end.printed.region_names)
    return frozenset()


def reveals(entries: Sequence[Entry]) -> bool:
    """Whether a decision showed what was secret or drew what nobody knew, or let others' orders go on."""
    return any(entry.what not in HARMLESS for entry in entries)


HARMLESS = ("start", "ready", "rewards", "gold", "bard", "unit", "floor", "waiting floor", "virtual")
