"""A part of the board: a widget that draws itself on a canvas, knows its lit places, and tells where the mouse is."""

from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from claycrown.terminal.canvas import Canvas
from claycrown.terminal.drawing import Moment, Stage
from claycrown.terminal.palette import LAMPLIGHT, Palette

ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class Panel(Widget):
    """Subclasses draw; this keeps what they draw and turns clicks into spots."""

    DEFAULT_CSS = "Panel { width: auto; height: 100%; }"

    title: str = ""
    """In the tabs of a small terminal."""

    class Picked(Message):
        """A place was clicked, lit or not."""

        def __init__(self, panel: "Panel", spot: str) -> None:
            super().__init__()
            self.panel, self.spot = panel, spot

    class Pointed(Message):
        """The mouse came to a place."""

        def __init__(self, panel: "Panel", spot: str) -> None:
            super().__init__()
            self.panel, self.spot = panel, spot

    class Asked(Message):
        """The rule behind something was asked for, by the other mouse button."""

        def __init__(self, topic: str) -> None:
            super().__init__()
            self.topic = topic

    def __init__(self, name: str) -> None:
        super().__init__(name=name, id=f"panel-{name}")
        self.palette: Palette = LAMPLIGHT
        self.moment: Moment | None = None
        self.stage: Stage | None = None
        self.pointed = ""
        self.lit: frozenset[str] = frozenset()
        self._shown: tuple[object, ...] = (None,) * 5
        """What the canvas shows: nothing is drawn twice."""
        self._canvas: Canvas | None = None
        self._mouse_on = ""

    # What a game's panel says

    def draw(self, moment: Moment, width: int, height: int) -> Canvas:
        raise NotImplementedError

    def measure(self, height: int) -> int:
        """How wide it wants to be at that height."""
        raise NotImplementedError

    def beside(self, spots: list[str], spot: str, arrow: str) -> str:
        """The lit spot that an arrow key leads to from another; empty if there is none that way."""
        raise NotImplementedError

    # What the table tells it

    def show(self, palette: Palette, moment: Moment, stage: Stage | None, pointed: str, lit: frozenset[str]) -> None:
        mine = stage if stage is not None and stage.panel == self.name else None
        shown = (palette, moment, mine, pointed if mine is not None else "", lit)
        if all(new is old for new, old in zip(shown, self._shown, strict=True)):
            return
        self._shown = shown
        self.palette, self.moment, self.stage, self.pointed, self.lit = shown
        self._canvas = None
        self.refresh()

    def marks(self) -> dict[str, str]:
        """The lit spots of the stage, and what each would be worth."""
        return {option.spot: option.mark for option in self.stage.options if option.spot} if self.stage else {}

    # Textual's side

    def _drawn(self) -> Canvas | None:
        if self._canvas is None and self.moment is not None and self.size.width and self.size.height:
            self._canvas = self.draw(self.moment, self.size.width, self.size.height)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        canvas = self._drawn()
        if canvas is None or y >= canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        line = canvas.strip(y)
        return line if canvas.width == self.size.width else line.crop_extend(0, self.size.width, self.rich_style)

    def on_resize(self) -> None:
        self._canvas = None

    def on_click(self, event: events.Click) -> None:
        canvas = self._drawn()
        if canvas is None:
            return
        event.stop()
        if event.button == 3:
            self.post_message(self.Asked(canvas.topic_at(event.x, event.y) or str(self.name)))
        elif spot := canvas.spot_at(event.x, event.y):
            self.post_message(self.Picked(self, spot))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        canvas = self._drawn()
        spot = canvas.spot_at(event.x, event.y) if canvas else ""
        if spot != self._mouse_on:
            self._mouse_on = spot
            if spot:
                self.post_message(self.Pointed(self, spot))
