"""A year as a short play: each order told and shown, then the census, and at the end the three assessments one by one."""

from collections.abc import Iterator, Sequence

from claycrown.games.contract import Entry
from claycrown.games.xidit.guide.chapters import chapters
from claycrown.games.xidit.guide.scenes import ASSESSED, ASSESSMENT, WINNER
from claycrown.games.xidit.guide.scenes import scenes as played
from claycrown.games.xidit.rules import virtual
from claycrown.games.xidit.rules.game import assess
from claycrown.games.xidit.rules.pieces import ASSESSMENTS, VIRTUAL_NAME
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.terminal import texts
from claycrown.games.xidit.terminal.kingdom import AFTER
from claycrown.games.xidit.terminal.telling import Teller
from claycrown.guide import types
from claycrown.terminal.face import Scene
from claycrown.terminal.session import Move, Session

LOOKED_AT = {"wealth": "the gold", "influence": "the floors on the map", "reputation": "the bards, the Bastion now open"}
LAST = (ASSESSMENT, ASSESSED, WINNER)


def scenes(session: Session, move: Move, viewer: int) -> list[Scene]:
    seen = session.seen(move, viewer)
    course = played(seen)
    year = [scene for scene in course if scene.kind not in LAST]
    return [*_year(session, year), *_assessments(session, seen.after, course[len(year) :])]


def _year(session: Session, course: Sequence[types.Scene]) -> Iterator[Scene]:
    """Each scene in sentences; what has none is told with the next."""
    teller = Teller(session.seats)
    lines: list[str] = []
    logged = 0
    for scene in course:
        for chapter in chapters(scene.entries):
            sentences = list(teller.sentences(chapter))
            logged += bool(sentences)
            lines += sentences
        if lines:
            yield Scene(scene.view, lines, _lit(scene), texts.MAP, logged)
            lines, logged = [], 0


def _lit(scene: types.Scene) -> frozenset[str]:
    """The cities and regions that it is about, and the road that somebody goes along: `10>7`."""
    places = {spot.split()[1] for spot in scene.marked if spot.startswith(("city ", "region "))}
    orders = [entry for entry in scene.entries if entry.what == "order"]
    places |= {f"{orders[-1].where}>{entry.amount}" for entry in scene.entries if entry.what == "moved"}
    return frozenset(places)


def _assessments(session: Session, end: State, course: Sequence[types.Scene]) -> Iterator[Scene]:
    """X8: the lights go on one by one: what is looked at, then who goes out."""
    if not course:
        return
    left = [*session.seats, *([VIRTUAL_NAME] if virtual.stands(end) else [])]
    for number, assessment in enumerate(assess(end)["assessments"]):
        shown, held = course[2 * number : 2 * number + 2]
        name, out = assessment["of"], list(assessment["out"])
        intro = f"Assessment {number + 1} of {ASSESSMENTS}: {name}, {LOOKED_AT[name]}. Still in: {texts.listed(left)}."
        yield Scene(shown.view, [intro], _lit(shown) | {f"{AFTER}{number}"}, texts.MAP)
        ranking = ", ".join(f"{who} {value}{'' if who in left else ' (out)'}" for who, value in assessment["ranking"])
        left = [who for who in left if who not in out]
        lines = [f"{name}: {ranking}.", f"{texts.listed(out)} {'goes' if len(out) == 1 else 'go'} out."]
        yield Scene(held.view, lines, _lit(shown) | {f"{AFTER}{number + 1}"}, texts.MAP, len(out))
    final = texts.VIRTUAL_WINS if left == [VIRTUAL_NAME] else texts.SAVED.format(who=left[0])
    yield Scene(end, [final], frozenset([f"{AFTER}{ASSESSMENTS}"]), texts.MAP, 1)


def reveals(entries: Sequence[Entry]) -> bool:
    """Whether a decision showed what was secret or drew what nobody knew, or let others' orders go on."""
    return any(entry.what not in HARMLESS for entry in entries)


HARMLESS = ("start", "ready", "rewards", "gold", "bard", "unit", "floor", "waiting floor", "virtual")
