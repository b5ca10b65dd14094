"""How fast bots and scorings go by."""

from typing import NamedTuple


class Pace(NamedTuple):
    name: str
    seconds: float | None
    """Before each decision of a bot; None waits for the player."""

    @property
    def shows_scenes(self) -> bool:
        """Whether scorings are played step by step, and the own turn waits for a last look."""
        return self.name != "fast"


PACES = (Pace("normal", 0.7), Pace("slow", 1.8), Pace("step", None), Pace("fast", 0.0))


def after(pace: Pace) -> Pace:
    """The next one, round and round."""
    return PACES[(PACES.index(pace) + 1) % len(PACES)]
