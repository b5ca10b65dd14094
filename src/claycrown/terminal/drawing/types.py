"""What passes between a game's drawing and the common parts of the table, already in words.

A decision is put together in *stages*: each offers a few options, by key, in the list or on a lit place of the board, until
the words make a whole decision in the notation.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from claycrown.terminal.naming import colour_name


@dataclass(frozen=True)
class Moment:
    """What the viewer sees of the game now."""

    view: Any
    """The state as `Game.view` shows it to the viewer."""
    viewer: int
    """A seat, or `SPECTATOR`."""
    seats: Sequence[str]
    """The colours, in seat order."""
    players: Sequence[str]
    """Who sits at each seat, as the record names them."""
    deciders: Sequence[int]
    """Who owes a decision."""

    @property
    def names(self) -> list[str]:
        """What the players are called, in seat order."""
        return [colour_name(colour) for colour in self.seats]


@dataclass(frozen=True)
class Option:
    """One thing that can be picked at a stage."""

    words: str
    """The decision in the notation, as far as this option goes."""
    label: str
    note: str = ""
    """What it costs and gains."""
    target: str = ""
    """Where it is picked on the board (`e4`, `5`); empty where only the list has it."""
    key: str = ""
    """A key that picks it; without one the list numbers it."""
    done: bool = True
    """Whether the words are a whole decision, or the next stage asks for more."""
    mark: str = ""
    """A few signs that the board may write on the target: what it would be worth."""


@dataclass(frozen=True)
class Stage:
    """What is asked of the player now."""

    prompt: str
    options: Sequence[Option]
    words: str = ""
    """The decision as far as it has been said."""
    panel: str = ""
    """The name of the panel on which the targets lie."""
    rules: Sequence[str] = ()
    """The rules behind this step."""
    chosen: str = ""
    """A target that was chosen before, if one was."""


class SceneFrame(NamedTuple):
    """A step of something that plays by itself: a scoring, a round."""

    view: Any
    lines: Sequence[str]
    """What happens, in words."""
    lit: frozenset[str] = frozenset()
    """The targets that it is about."""
    logged: int = 0
    """How many more lines of the decision's log are told with it; what is left comes after the last scene."""


class Topic(NamedTuple):
    """Something that `?` explains."""

    name: str
    title: str
    rules: Sequence[str] = ()
    """Ids of the rules behind it; each is shown with its sentence."""
    text: str = ""
    """Anything else to be said."""


@dataclass(frozen=True)
class TextLine:
    """A line of the log."""

    text: str
    colour: str = ""
    """The player's, or none for what happens to nobody in particular."""
    rules: Sequence[str] = field(default=())
