"""What tests ask of a match."""

from claycrown.guide.types import DecisionView
from claycrown.match import Match, Step


def known_of(match: Match, move: Step, viewer: int) -> DecisionView:
    """What a viewer may know of a decision of which they may know something."""
    moved = match.entry_for(move, viewer).moved
    assert moved is not None
    return moved
