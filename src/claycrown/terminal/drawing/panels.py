"""A part of the board: a widget with a canvas, legal targets and mouse events."""

from rich.segment import Segment
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from claycrown.terminal.drawing.canvas import Canvas, style
from claycrown.terminal.drawing.palette import LAMPLIGHT, Palette
from claycrown.terminal.drawing.types import Moment, Stage
from claycrown.words import t

ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
WHEEL = 3
"""Lines per turn of the mouse wheel."""


class Panel(Widget):
    """Subclasses draw; this class caches the canvas and turns clicks into targets."""

    DEFAULT_CSS = "Panel { width: auto; height: 100%; }"

    title: str = ""
    """The id of the title for the tabs of a small terminal."""

    class Picked(Message):
        """A target was clicked, legal or not."""

        def __init__(self, panel: "Panel", target: str) -> None:
            super().__init__()
            self.panel, self.target = panel, target

    class Pointed(Message):
        """The mouse moved to a target."""

        def __init__(self, panel: "Panel", target: str) -> None:
            super().__init__()
            self.panel, self.target = panel, target

    class Asked(Message):
        """Something was clicked with another mouse button, to see its rule."""

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
        """What the canvas shows, to draw only after changes."""
        self._canvas: Canvas | None = None
        self._top = 0
        """The first visible line of a canvas that is higher than the screen."""
        self._mouse_on = ""

    # For games to override

    def draw(self, moment: Moment, width: int, height: int) -> Canvas:
        """Draw on a canvas of this size, or a higher one for scrolling."""
        raise NotImplementedError

    def measure(self, height: int) -> int:
        """The preferred width at a height."""
        raise NotImplementedError

    def beside(self, targets: list[str], target: str, arrow: str) -> str:
        """The legal target that an arrow key leads to from another; empty if there is none."""
        raise NotImplementedError

    # For the screen

    def show(self, palette: Palette, moment: Moment, stage: Stage | None, pointed: str, lit: frozenset[str]) -> None:
        mine = stage if stage is not None and stage.panel == self.name else None
        shown = (palette, moment, mine, pointed if mine is not None else "", lit)
        if all(new is old for new, old in zip(shown, self._shown, strict=True)):
            return
        self._shown = shown
        self.palette, self.moment, self.stage, self.pointed, self.lit = shown
        self._canvas = None
        canvas = self._current_canvas()
        rows = canvas.rows_of(self.pointed) if canvas and self.pointed else []
        if rows and not self._top <= rows[0] <= rows[-1] < self._top + self.size.height:
            self._top = rows[0] - self.size.height // 2
        self.refresh()

    def scroll_board(self, lines: int) -> None:
        self._top = self._first_line() + lines
        self.refresh()

    def marks(self) -> dict[str, str]:
        """The legal targets of the stage, with the value of each."""
        return {option.target: option.mark for option in self.stage.options if option.target} if self.stage else {}

    # For Textual

    def _current_canvas(self) -> Canvas | None:
        if self._canvas is None and self.moment is not None and self.size.width and self.size.height:
            self._canvas = self.draw(self.moment, self.size.width, self.size.height)
        return self._canvas

    def _first_line(self) -> int:
        """At most the start of the last page, even if the board has become shorter."""
        canvas = self._current_canvas()
        return max(0, min(self._top, canvas.height - self.size.height)) if canvas else 0

    def render_line(self, y: int) -> Strip:
        canvas, top = self._current_canvas(), self._first_line()
        if canvas is None or y + top >= canvas.height:
            return Strip.blank(self.size.width, self.rich_style)
        line = canvas.strip(y + top)
        if y == 0 and top:
            return self._with_hint(line, "terminal-more-above")
        if y == self.size.height - 1 and top + self.size.height < canvas.height:
            return self._with_hint(line, "terminal-more-below")
        return line if canvas.width == self.size.width else line.crop_extend(0, self.size.width, self.rich_style)

    def _with_hint(self, line: Strip, id: str) -> Strip:
        """Add a hint to the end of a line that there is more to scroll."""
        hint = Segment(f" {t(id)} ", style(self.palette.ink, self.palette.accent, True))
        return Strip.join([line.crop(0, self.size.width - hint.cell_length), Strip([hint])])

    def on_resize(self) -> None:
        self._canvas = None

    def on_click(self, event: events.Click) -> None:
        canvas = self._current_canvas()
        if canvas is None:
            return
        event.stop()
        if event.button == 3:
            self.post_message(self.Asked(canvas.topic_at(event.x, event.y + self._first_line()) or str(self.name)))
        elif target := canvas.target_at(event.x, event.y + self._first_line()):
            self.post_message(self.Picked(self, target))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        canvas = self._current_canvas()
        target = canvas.target_at(event.x, event.y + self._first_line()) if canvas else ""
        if target != self._mouse_on:
            self._mouse_on = target
            if target:
                self.post_message(self.Pointed(self, target))

    def on_mouse_scroll_down(self) -> None:
        self.scroll_board(WHEEL)

    def on_mouse_scroll_up(self) -> None:
        self.scroll_board(-WHEEL)
