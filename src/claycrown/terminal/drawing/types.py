"""What a game's drawing and the common parts of the table exchange, already as texts.

A decision is composed in *stages*. Each offers options in the list, on the board or by key, until their words are a whole
decision in the notation.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from claycrown.terminal.naming import colour_name


@dataclass(frozen=True)
class Moment:
    """What the viewer sees now."""

    view: Any
    """The viewer's `Game.view`."""
    viewer: int
    """A seat, or `SPECTATOR`."""
    seats: Sequence[str]
    """The colours, in seat order."""
    players: Sequence[str]
    """The player at each seat, as in the record."""
    deciders: Sequence[int]
    """The seats that have to decide."""

    @property
    def names(self) -> list[str]:
        """The players' names, in seat order."""
        return [colour_name(colour) for colour in self.seats]


@dataclass(frozen=True)
class StageOption:
    """One choice of a stage."""

    words: str
    """The decision in the notation, up to this option."""
    label: str
    note: str = ""
    """Costs and gains."""
    target: str = ""
    """Its target on the board (`e4`, `5`); empty if it is only in the list."""
    key: str = ""
    """The key that picks it; by default its number in the list."""
    done: bool = True
    """Whether the words are a whole decision; otherwise another stage follows."""
    ends_turn: bool = False
    """It gives something up and ends the turn: its key has to be pressed twice."""
    mark: str = ""
    """Its value in a few characters, to show on the target."""


@dataclass(frozen=True)
class Stage:
    """What the player is asked now."""

    prompt: str
    options: Sequence[StageOption]
    words: str = ""
    """The decision so far."""
    panel: str = ""
    """The name of the panel with the targets."""
    rules: Sequence[str] = ()
    """The rules of this step."""
    chosen: str = ""
    """The target chosen at an earlier stage."""


class SceneFrame(NamedTuple):
    """A step of a scene, such as a scoring."""

    view: Any
    lines: Sequence[str]
    """What happens."""
    lit: frozenset[str] = frozenset()
    """The targets concerned."""
    logged: int = 0
    """How many lines of the log appear with it; the rest follow the last scene."""


class Topic(NamedTuple):
    """A topic of the help page."""

    name: str
    title: str
    rules: Sequence[str] = ()
    """Ids of its rules, which are shown with their sentences."""
    text: str = ""
    """Anything else to say."""


@dataclass(frozen=True)
class TextLine:
    """A line of the log."""

    text: str
    colour: str = ""
    """The colour of the player concerned, if any."""
    rules: Sequence[str] = field(default=())
