"""The prompt, the options and what the one pointed at would do."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Entry

from claycrown.terminal.drawing.palette import Palette
from claycrown.terminal.picking import Picking


class Choices(Vertical):
    DEFAULT_CSS = """
    Choices { width: 1fr; height: 1fr; }
    Choices #prompt { height: auto; max-height: 8; padding: 0 1; text-style: bold; }
    Choices #options { height: 1fr; border: none; padding: 0; background: $background; scrollbar-size-vertical: 1; }
    Choices #options > .option-list--option-highlighted { background: $legal-ground; }
    Choices #preview { height: auto; max-height: 7; padding: 0 1; color: $muted; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._listed: list[int] = []
        """The options that are in the list, by their number at this stage."""

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        options = OptionList(id="options")
        options.can_focus = False
        yield options
        yield Static(id="preview")

    def say(self, prompt: str, remark: str, colour: str) -> None:
        """What to do now, and before it what has just to be said: a refusal, something taken back."""
        said = Text.assemble((f"{remark}\n" if remark else "", colour), prompt)
        self.query_one("#prompt", Static).update(said)

    def foresee(self, lines: Sequence[str]) -> None:
        preview = self.query_one("#preview", Static)
        preview.update(Text("\n".join(lines)))
        preview.display = bool(lines)

    def offer(self, picking: Picking | None, palette: Palette, typed: str = "") -> None:
        """Lay the options of a stage out anew; only those that a typed text may mean."""
        options = self.query_one("#options", OptionList)
        options.clear_options()
        self._listed = []
        if picking is None:
            return
        self._listed = picking.matching(typed)
        listed = picking.stage.options
        widths = [
            max((len(option.label) for option in listed if bool(option.target) == at_target), default=0) for at_target in (0, 1)
        ]
        if max(widths) - min(widths) < 10:  # one column, unless a few long labels would push all notes away
            widths = [max(widths)] * 2
        room = max(20, self.size.width - 2)
        for number in self._listed:
            key, option = picking.keys[number], listed[number]
            line = Text.assemble((f" {_shown(key):>1} ", f"bold {palette.legal}"))
            followed = option.note or option.mark
            line.append(option.label.ljust(widths[bool(option.target)]) if followed else option.label, palette.text)
            if option.note:
                # A note that does not fit goes below; that of a place on the board is told in full when it is pointed at.
                apart = "  " if option.target or len(line) + 2 + len(option.note) <= room else "\n     "
                line.append(f"{apart}{option.note}", palette.muted)
            if option.mark:
                line.append(f"  {option.mark}", palette.legal)
            if option.target:
                line.truncate(room, overflow="ellipsis")
            options.add_option(Entry(line))
        self.point(picking.index)

    def point(self, index: int) -> None:
        if index in self._listed:
            self.query_one("#options", OptionList).highlighted = self._listed.index(index)

    def option_at(self, place: int) -> int:
        """Which option of the stage stands at a place of the list."""
        return self._listed[place]


def _shown(key: str) -> str:
    """An arrow key's option shows the arrow in its label already."""
    return key if len(key) == 1 else " "
