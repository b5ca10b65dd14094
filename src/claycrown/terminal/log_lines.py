"""The log lines and scenes of a decision, as texts of the terminal."""

from claycrown.guide import question
from claycrown.match import Step
from claycrown.terminal.drawing.types import SceneFrame, TextLine
from claycrown.terminal.session import Session
from claycrown.words import format_message


def log_lines(session: Session, move: Step, viewer: int) -> list[TextLine]:
    """The log lines of a decision, as far as the viewer may know."""
    moved = session.entry_for(move, viewer).moved
    return [_line(session, line) for line in session.rules.guide.lines(moved)] if moved is not None else []


def _line(session: Session, line: question.LogLine) -> TextLine:
    colour = "" if line.seat is None else session.seats[line.seat]
    return TextLine(format_message(line.text, names=session.names), colour, line.rules)


def scenes(session: Session, move: Step, viewer: int) -> list[SceneFrame]:
    """The scenes set off by a decision. A scene without a line is merged with the next one."""
    moved = session.course_for(move, viewer)
    if moved is None:
        return []
    logged = session.rules.guide.lines(moved)
    found: list[SceneFrame] = []
    for scene in session.rules.guide.scenes(moved):
        if scene.lines:
            lines = [format_message(line.text, names=session.names) for line in scene.lines]
            in_log = sum(line in logged for line in scene.lines)
            found.append(SceneFrame(scene.view, lines, frozenset(scene.marked), in_log))
    return found
