"""Pages that cover the table: rules, log, score sheet, and handing over the keyboard."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Entry

from claycrown.guide.rulebook import Rulebook
from claycrown.terminal.drawing.palette import Palette
from claycrown.terminal.drawing.types import TextLine, Topic
from claycrown.terminal.naming import colour_name
from claycrown.words import t


class Page(Screen[None]):
    """A text; Esc goes back to the table."""

    DEFAULT_CSS = """
    Page { background: $background; }
    Page .title { height: 1; padding: 0 1; color: $primary; text-style: bold; }
    Page .keys { dock: bottom; height: 1; padding: 0 1; color: $muted; background: $surface; }
    Page #text { padding: 1 2; }
    Page #body { height: auto; }
    Page #text { scrollbar-size-vertical: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q,backspace", "app.pop_screen", show=False)]

    def __init__(self, title: str, body: RenderableType) -> None:
        super().__init__()
        self._title, self._body = title, body

    def compose(self) -> ComposeResult:
        yield Static(self._title, classes="title", markup=False)
        with VerticalScroll(id="text"):
            yield Static(self._body, id="body")
        yield Static(t("terminal-keys-page"), classes="keys", markup=False)


def log_page(lines: Sequence[TextLine], palette: Palette) -> Page:
    """The whole log, each line with its rules."""
    return Page(t("table-log"), Text("\n").join(log_line(line, palette, with_rules=True) for line in lines))


def log_line(line: TextLine, palette: Palette, with_rules: bool = False) -> Text:
    text = Text(line.text, style=palette.text if line.colour else f"italic {palette.muted}")
    name = colour_name(line.colour)
    if line.colour and line.text.startswith(name):
        # On the player's colour the name is legible on any background.
        text.stylize(f"bold {palette.ink} on {palette.player(line.colour)}", 0, len(name))
    if with_rules and line.rules:
        text.append(f"  {' '.join(line.rules)}", palette.muted)
    return text


class RulesPage(Screen[None]):
    """`?`: the things on the screen with their rules, then all rules."""

    DEFAULT_CSS = """
    RulesPage { background: $background; }
    RulesPage .title { height: 1; padding: 0 1; color: $primary; text-style: bold; }
    RulesPage .keys { dock: bottom; height: 1; padding: 0 1; color: $muted; background: $surface; }
    RulesPage #topics { width: 32; max-width: 45%; height: 1fr; background: $background; border: none; }
    RulesPage #topics { border-right: solid $edge; }
    RulesPage #topic { width: 1fr; height: 1fr; padding: 0 2; }
    RulesPage #body { height: auto; }
    RulesPage #topics > .option-list--option-highlighted { background: $legal-ground; color: $foreground; }
    RulesPage #topics, RulesPage #topic { scrollbar-size-vertical: 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,backspace,question_mark", "app.pop_screen", show=False),
        Binding("pagedown", "scroll(1)", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("slash", "search", show=False),
    ]

    def __init__(self, topics: Sequence[Topic], book: Rulebook, palette: Palette, first: str = "") -> None:
        super().__init__()
        chapters = [Topic(chapter, f"{chapter}  {title}", book.of_chapter(chapter)) for chapter, title in book.chapters.items()]
        self._topics = [*topics, *chapters]
        self._book, self._palette = book, palette
        self._first = next((index for index, topic in enumerate(self._topics) if topic.name == first), 0)

    def compose(self) -> ComposeResult:
        yield Static(t("terminal-rules"), classes="title", markup=False)
        search = Input(placeholder=t("terminal-search"), id="search")
        search.display = False
        yield search
        with Horizontal():
            yield OptionList(
                *(Entry(Text(topic.title, overflow="ellipsis", no_wrap=True)) for topic in self._topics), id="topics"
            )
            with VerticalScroll(id="topic", can_focus=False):
                yield Static(id="body")
        yield Static(t("terminal-keys-rules"), classes="keys", markup=False)

    def on_mount(self) -> None:
        topics = self.query_one("#topics", OptionList)
        topics.focus()
        topics.highlighted = self._first

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#body", Static).update(self._render_topic(self._topics[event.option_index]))
        self.query_one("#topic", VerticalScroll).scroll_home(animate=False)

    def action_scroll(self, pages: int) -> None:
        topic = self.query_one("#topic", VerticalScroll)
        topic.scroll_relative(y=pages * max(1, topic.size.height - 2), animate=False)

    def action_search(self) -> None:
        """`/`: search the rules while typing. Enter keeps the results on screen, Esc goes back to the topics."""
        search = self.query_one("#search", Input)
        search.display = True
        search.focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        found = self._book.search(event.value)
        self.query_one("#body", Static).update(self._render_topic(Topic("found", t("terminal-found", count=len(found)), found)))
        self.query_one("#topic", VerticalScroll).scroll_home(animate=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.query_one("#topics", OptionList).focus()

    def on_key(self, event: events.Key) -> None:
        search = self.query_one("#search", Input)
        if event.key == "escape" and search.display:
            event.stop()
            event.prevent_default()
            search.display = False
            topics = self.query_one("#topics", OptionList)
            topics.focus()
            self.query_one("#body", Static).update(self._render_topic(self._topics[topics.highlighted or 0]))

    def _render_topic(self, topic: Topic) -> RenderableType:
        palette = self._palette
        parts: list[RenderableType] = [Text(topic.title, style=f"bold {palette.accent}"), Text()]
        if topic.text:
            parts += [Text(topic.text, style=palette.text), Text()]
        for rule in topic.rules:
            parts += [Text.assemble((f"{rule}  ", f"bold {palette.accent}"), (self._book.sentence(rule), palette.text)), Text()]
        return Group(*parts)


class HandOver(Screen[int]):
    """Hides the table until the next person is at the keyboard. A digit lets those who have decided change their decision."""

    DEFAULT_CSS = """
    HandOver { background: $background; align: center middle; }
    HandOver #who { width: auto; height: auto; border: round $edge; padding: 1 4; content-align: center middle; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "take_seat", show=False)]

    def __init__(self, seat: int, changing: Sequence[int], seats: Sequence[str], palette: Palette) -> None:
        super().__init__()
        self._seat, self._changing, self._seats, self._palette = seat, changing, seats, palette

    def compose(self) -> ComposeResult:
        palette = self._palette
        colour = self._seats[self._seat]
        who = colour_name(colour)
        title = Text(f" {t('terminal-hand-over', who=who)} ", style=f"bold {palette.ink} on {palette.player(colour)}")
        lines = [Text(t("terminal-hand-over-about", who=who))]
        for number, other in enumerate(self._changing, 1):
            lines.append(Text(t("terminal-hand-back", number=number, who=colour_name(self._seats[other])), palette.muted))
        yield Static(Group(title, Text(), *lines), id="who")

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character.isdigit() and 1 <= int(event.character) <= len(self._changing):
            self.dismiss(self._changing[int(event.character) - 1])

    def action_take_seat(self) -> None:
        self.dismiss(self._seat)
