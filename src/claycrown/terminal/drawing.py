"""What a game brings to the table in the terminal, and what passes between it and the common parts.

A decision is put together in *stages*: each offers a few options, by key, in the list or on a lit place of the board, until
the words make a whole decision in the notation. The table knows nothing of any game but this.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from claycrown.terminal.session import Move, Session

if TYPE_CHECKING:
    from rich.console import RenderableType

    from claycrown.terminal.palette import Palette
    from claycrown.terminal.panels import Panel


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


@dataclass(frozen=True)
class Option:
    """One thing that can be picked at a stage."""

    words: str
    """The decision in the notation, as far as this option goes."""
    label: str
    note: str = ""
    """What it costs and gains."""
    spot: str = ""
    """Where it is picked on the board (`e4`, `5`); empty where only the list has it."""
    key: str = ""
    """A key that picks it; without one the list numbers it."""
    done: bool = True
    """Whether the words are a whole decision, or the next stage asks for more."""
    mark: str = ""
    """A few signs that the board may write on the spot: what it would be worth."""


@dataclass(frozen=True)
class Stage:
    """What is asked of the player now."""

    prompt: str
    options: Sequence[Option]
    words: str = ""
    """The decision as far as it has been said."""
    panel: str = ""
    """The name of the panel on which the spots lie."""
    rules: Sequence[str] = ()
    """The rules behind this step."""
    chosen: str = ""
    """A spot that was chosen before, if one was."""


class Scene(NamedTuple):
    """A step of something that plays by itself: a scoring, a year."""

    view: Any
    lines: Sequence[str]
    """What happens, in words."""
    lit: frozenset[str] = frozenset()
    """The spots that it is about."""
    panel: str = ""
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
class Line:
    """A line of the log."""

    text: str
    colour: str = ""
    """The player's, or none for what happens to nobody in particular."""
    rules: Sequence[str] = field(default=())


class TableDrawing(Protocol):
    """A game at the table; a game's declaration names its own as `terminal`."""

    game: str
    title: str
    wide_board: bool
    """In a small terminal the board lies above the choices, not beside them."""

    def panels(self) -> "Sequence[Panel]":
        """The parts of the board, the most important first."""

    def headline(self, moment: Moment, palette: "Palette") -> "RenderableType":
        """The top line: how far the game is."""

    def stage(self, session: Session, moment: Moment, seat: int, words: str) -> Stage:
        """What to ask that seat when so much of the decision has been said."""

    def outlook(self, session: Session, moment: Moment, seat: int, option: Option) -> Sequence[str]:
        """What an option would do, in a few lines."""

    def told(self, session: Session, move: Move, viewer: int) -> Sequence[Line]:
        """What a decision did, for the log, as far as the viewer may know (`Session.seen`)."""

    def scenes(self, session: Session, move: Move, viewer: int) -> Sequence[Scene]:
        """What played by itself after a decision, step by step; nothing if there was nothing to watch."""

    def sheet(self, session: Session, moment: Moment, palette: "Palette") -> "RenderableType":
        """The score sheet, now or at the end."""

    def topics(self, moment: Moment) -> Sequence[Topic]:
        """Everything on the screen that has a rule behind it, then the figures' sources."""
