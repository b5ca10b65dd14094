"""What the guide tells of a decision, in the terminal's words: the log and the scenes."""

from claycrown.guide import guide, question
from claycrown.terminal.drawing.types import Line, Scene
from claycrown.terminal.session import Move, Session
from claycrown.words import say


def told(session: Session, move: Move, viewer: int) -> list[Line]:
    """What a decision did, for the log, as far as the viewer may know."""
    return [_line(session, line) for line in guide(session.record.game).lines(session.seen(move, viewer))]


def _line(session: Session, line: question.Line) -> Line:
    colour = "" if line.seat is None else session.seats[line.seat]
    return Line(say(line.text, names=session.names), colour, line.rules)


def scenes(session: Session, move: Move, viewer: int) -> list[Scene]:
    """What played by itself after a decision; a scene without a line is shown with the next."""
    seen = session.watched(move, viewer)
    logged = guide(session.record.game).lines(seen)
    found: list[Scene] = []
    for scene in guide(session.record.game).scenes(seen):
        if scene.lines:
            lines = [say(line.text, names=session.names) for line in scene.lines]
            in_log = sum(line in logged for line in scene.lines)
            found.append(Scene(scene.view, lines, frozenset(scene.marked), in_log))
    return found
