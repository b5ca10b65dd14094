"""Lords of Xidit at the table in the terminal, for tests: a session on any position, a board as its signs."""

from collections.abc import Sequence

from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.state import State
from claycrown.terminal.drawing.canvas import Canvas
from claycrown.terminal.drawing.palette import LAMPLIGHT, Palette
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Moment, Stage
from claycrown.terminal.session import PERSON, Session
from tests.vocabulary.xidit import Table


def seated(table: Table, *players: str) -> Session:
    """A session that goes on from the table's position; people unless others are named."""
    return session_on(table.state, players)


def session_on(state: State, players: Sequence[str] = ()) -> Session:
    return Session.at("xidit", state, GAME.edition(), players)


def moment(state: State, viewer: int = 0, lit_for: Sequence[int] | None = None) -> Moment:
    seats = GAME.seats(state)
    deciders = GAME.deciders(state) if lit_for is None else lit_for
    return Moment(GAME.view(state, viewer), viewer, seats, [PERSON] * len(seats), deciders)


def drawn(
    panel: Panel,
    now: Moment,
    size: tuple[int, int] = (84, 23),
    stage: Stage | None = None,
    lit: Sequence[str] = (),
    palette: Palette = LAMPLIGHT,
) -> Canvas:
    panel.palette, panel.moment, panel.stage, panel.lit = palette, now, stage, frozenset(lit)
    return panel.draw(now, *size)


def lines(canvas: Canvas) -> list[str]:
    return [canvas.strip(y).text for y in range(canvas.height)]


def text(canvas: Canvas) -> str:
    return "\n".join(lines(canvas))
