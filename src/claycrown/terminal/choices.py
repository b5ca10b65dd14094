"""The prompt, the list of options, and the preview of the highlighted one."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Entry

from claycrown.terminal.drawing.palette import Palette
from claycrown.terminal.picking import Picking


class ChoiceList(Vertical):
    DEFAULT_CSS = """
    ChoiceList { width: 1fr; height: 1fr; }
    ChoiceList #prompt { height: auto; max-height: 8; padding: 0 1; text-style: bold; }
    ChoiceList #options { height: 1fr; border: none; padding: 0; background: $background; scrollbar-size-vertical: 1; }
    ChoiceList #options > .option-list--option-highlighted { background: $legal-ground; }
    ChoiceList #preview { height: auto; max-height: 7; padding: 0 1; color: $muted; }
    """

    def __init__(self) -> None:
        super().__init__()
        self._listed: list[int] = []
        """The indexes of the listed options in the stage."""

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        options = OptionList(id="options")
        options.can_focus = False
        yield options
        yield Static(id="preview")

    def show_prompt(self, prompt: str, remark: str, colour: str) -> None:
        """What to do now, below a remark: a refusal, or something taken back."""
        self.query_one("#prompt", Static).update(Text.assemble((f"{remark}\n" if remark else "", colour), prompt))

    def show_preview(self, lines: Sequence[str]) -> None:
        preview = self.query_one("#preview", Static)
        preview.update(Text("\n".join(lines)))
        preview.display = bool(lines)

    def show_options(self, picking: Picking | None, palette: Palette, typed: str = "") -> None:
        """List the options of a stage that match a typed text."""
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
        if max(widths) - min(widths) < 10:  # one column, unless a few long labels would push all notes aside
            widths = [max(widths)] * 2
        room = max(20, self.size.width - 2)
        for number in self._listed:
            key, option = picking.keys[number], listed[number]  # labels of options picked by arrow keys contain the arrow
            line = Text.assemble((f" {key if len(key) == 1 else ' ':>1} ", f"bold {palette.legal}"))
            followed = option.note or option.mark
            line.append(option.label.ljust(widths[bool(option.target)]) if followed else option.label, palette.text)
            if option.note:
                # A note that does not fit goes below. Options on the board show theirs in full when highlighted.
                apart = "  " if option.target or len(line) + 2 + len(option.note) <= room else "\n     "
                line.append(f"{apart}{option.note}", palette.muted)
            if option.mark:
                line.append(f"  {option.mark}", palette.legal)
            if option.target:
                line.truncate(room, overflow="ellipsis")
            options.add_option(Entry(line))
        self.highlight(picking.index)

    def highlight(self, index: int) -> None:
        if index in self._listed:
            self.query_one("#options", OptionList).highlighted = self._listed.index(index)

    def option_at(self, place: int) -> int:
        """The index in the stage of the option on a line of the list."""
        return self._listed[place]
