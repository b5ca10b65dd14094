"""The scoring of a round, and of the end, one lantern after the other."""

from claycrown.games.terracotta.guide import course, phases
from claycrown.guide.types import Moved, Scene


def scenes(moved: Moved) -> list[Scene]:
    """The table after each phase."""
    ending = course.of(moved)[1]
    return [Scene(phase.kind, phase.state, phase.entries, phases.marked(phase), phases.lines(phase)) for phase in ending]
