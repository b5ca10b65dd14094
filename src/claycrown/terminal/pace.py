"""The pace of bots and scorings."""

from typing import NamedTuple


class PlayPace(NamedTuple):
    name: str
    seconds: float | None
    """The pause before each decision of a bot; None waits for the player."""

    @property
    def shows_scenes(self) -> bool:
        """Whether scorings are shown step by step, and the player's turn waits before bots go on."""
        return self.name != "fast"


PACES = (PlayPace("normal", 0.7), PlayPace("slow", 1.8), PlayPace("step", None), PlayPace("fast", 0.0))


def next_pace(pace: PlayPace) -> PlayPace:
    return PACES[(PACES.index(pace) + 1) % len(PACES)]
