"""The automatic part of the end of a round and of the game: a scene for each scoring."""

from claycrown.games.terracotta.guide import course, phases
from claycrown.games.terracotta.guide.log_lines import progress
from claycrown.guide.types import DecisionView, Scene


def scenes(moved: DecisionView) -> list[Scene]:
    """A scene for each phase that the decision set off; none unless it ended the round."""
    ending = course.of(moved)[1]
    return [
        Scene(phase.kind, phase.state, progress(phase.state), phase.entries, phases.marked(phase), phases.lines(phase))
        for phase in ending
    ]
