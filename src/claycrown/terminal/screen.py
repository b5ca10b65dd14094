"""The screen of a game: board, prompt, choices and log; keys and mouse."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.screen import Screen
from textual.widgets import Input, OptionList, RichLog, Static

from claycrown.games.contract import Illegal
from claycrown.games.message import Message
from claycrown.guide import guide
from claycrown.guide.rulebook import rulebook
from claycrown.guide.undo import CannotUndo
from claycrown.record.notation import NotADecision
from claycrown.terminal import log_lines, pace
from claycrown.terminal.choices import ChoiceList
from claycrown.terminal.drawing import layout
from claycrown.terminal.drawing.contract import TableDrawing
from claycrown.terminal.drawing.palette import THEMES, Palette
from claycrown.terminal.drawing.panels import ARROWS, Panel
from claycrown.terminal.drawing.types import Moment, StageOption, TextLine, Topic
from claycrown.terminal.pages import HandOver, Page, RulesPage, log_line, log_page
from claycrown.terminal.picking import Picking
from claycrown.terminal.session import Session
from claycrown.terminal.sheet import sheet
from claycrown.terminal.turn_controller import TurnController
from claycrown.words import format_message, t, title_of


class TableScreen(Screen[None]):
    """The screen of one game."""

    CSS_PATH = "screen.tcss"
    AUTO_FOCUS = ""  # keys go to the table, except while a decision is typed
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "go_on", show=False),
        Binding("enter", "pick", show=False),
        Binding("escape,backspace", "back", show=False),
        Binding("u", "take_back", show=False),
        Binding("colon,slash", "type", show=False),
        Binding("question_mark,f1", "rules", show=False),
        Binding("l", "log", show=False),
        Binding("s", "sheet", show=False),
        Binding("a", "analysis", show=False),
        Binding("p", "pace", show=False),
        Binding("t", "light", show=False),
        Binding("pagedown", "scroll_board(1)", show=False),
        Binding("pageup", "scroll_board(-1)", show=False),
        Binding("tab", "next_panel", show=False),
        Binding("shift+tab", "next_panel", show=False),
        Binding("q", "app.quit", show=False),
        *(Binding(arrow, f"arrow('{arrow}')", show=False) for arrow in ARROWS),
    ]

    def __init__(self, session: Session, drawing: TableDrawing, first_pace: pace.PlayPace = pace.PACES[0]) -> None:
        super().__init__()
        self.session, self.drawing = session, drawing
        self.turns = TurnController(self, session, first_pace)
        self.picking: Picking | None = None
        self.refusal: Illegal | None = None
        self._message = ""
        self._refused_target = ""
        """The target last clicked that could not be picked."""
        self._panels: Sequence[Panel] = drawing.panels()
        self._front = str(self._panels[0].name)
        self._headline_of: tuple[Moment | None, Palette | None] = (None, None)

    # Building the screen

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        yield Static(id="tabs")
        with Container(id="body"):
            with Container(id="boards"):
                yield from self._panels
            with Container(id="lower"):
                yield ChoiceList()
                log = RichLog(id="log", wrap=True, min_width=20)
                log.can_focus = False
                yield log
        entry = Input(id="entry")
        entry.display = False
        yield entry
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.rewrite_log()
        self.turns.go_on()

    def on_resize(self, event: events.Resize) -> None:
        wide = layout.is_wide(event.size)
        self.set_class(not wide, "compact")
        self.set_class(self.drawing.wide_board, "stacked")
        boards = self.query_one("#boards")
        if wide:
            boards.styles.height, widths = layout.fitting(self._panels, event.size)
            for panel, width in zip(self._panels, widths, strict=True):
                panel.styles.width = width
        else:
            boards.styles.height = layout.compact_height(event.size) if self.drawing.wide_board else "1fr"
            for panel in self._panels:
                panel.styles.width = "1fr"
        self.call_after_refresh(self._rewrap)

    def _rewrap(self) -> None:
        """Wrap the log and the options for the current width."""
        self.rewrite_log()
        self._new_stage()

    @property
    def palette(self) -> Palette:
        return THEMES[self.app.theme]

    # Drawing

    def show(self) -> None:
        """Update everything on the screen."""
        turns, palette = self.turns, self.palette
        moment = turns.moment()
        stage = self.picking.stage if self.picking else None
        pointed = self.picking.option.target if self.picking else ""
        lit = turns.scene.lit if turns.scene else frozenset()
        wanted = stage.panel if stage else self.drawing.scene_panel if turns.scene else ""
        self._front = wanted or self._front
        for panel in self._panels:
            panel.set_class(panel.name == self._front, "front")
            panel.show(palette, moment, stage, pointed, lit)
        if self._headline_of[0] is not moment or self._headline_of[1] is not palette:
            self._headline_of = (moment, palette)
            self.query_one("#headline", Static).update(self.drawing.headline(moment, palette))
        self._show_tabs()
        self._show_prompt(moment)
        self._show_keys()

    def _show_tabs(self) -> None:
        tabs = Text()
        for panel in self._panels:
            tabs.append(f" {t(panel.title)} ", "reverse" if panel.name == self._front else "")
        tabs.append(f"  {t('terminal-tabs')}", "dim")
        self.query_one("#tabs", Static).update(tabs, layout=False)

    def _show_prompt(self, moment: Moment) -> None:
        choices = self.query_one(ChoiceList)
        palette = self.palette
        prompt = self.picking.stage.prompt if self.picking else self.turns.sentence()
        remark, colour = self._message, palette.accent
        if self.refusal is not None:
            remark, colour = t("terminal-refused", rule=self.refusal.rule, reason=self.refusal.reason), palette.warning
        elif self.session.unsaved:
            remark, colour = t("terminal-unsaved", reason=self.session.unsaved), palette.warning
        choices.show_prompt(prompt, remark, colour)
        if self.picking is not None:
            choices.show_preview(self.drawing.preview(self.session, moment, self.picking.seat, self.picking.option))
        else:
            choices.show_preview([])

    def _show_keys(self) -> None:
        keys = Message("terminal-keys", {"pace": self.turns.pace.name})
        if not self.has_class("compact"):
            waiting = "terminal-keys-over" if self.session.over() and self.session.from_set_up else "terminal-keys-waiting"
            keys = Message("terminal-keys-deciding" if self.picking else waiting, {"keys": keys})
        self.query_one("#keys", Static).update(format_message(keys), layout=False)

    def ask(self, seat: int) -> None:
        """Ask a person for a decision."""
        self.picking = Picking(self.drawing, self.session, self.turns.moment(), seat)
        self._new_stage()

    def stop_asking(self) -> None:
        self.picking = None
        self._new_stage()

    def _new_stage(self) -> None:
        self.query_one(ChoiceList).show_options(self.picking, self.palette)
        self.show()

    def hand_over(self, seat: int, changing: Sequence[int]) -> None:
        """Hide the table until that seat's player is there, or one of those who may change their decision."""
        page = HandOver(seat, changing, self.session.seats, self.palette)
        self.app.push_screen(page, lambda taken: self.turns.seated(seat if taken is None else taken))

    # The log

    def add_to_log(self, lines: Sequence[TextLine]) -> None:
        log = self.query_one("#log", RichLog)
        for line in lines:
            log.write(log_line(line, self.palette))

    def rewrite_log(self, but_last: int = 0) -> None:
        """Write the log from the beginning, after an undo or for another viewer; leaves out the last decisions."""
        self.query_one("#log", RichLog).clear()
        self.add_to_log(self._all_lines(but_last))

    def _all_lines(self, but_last: int = 0) -> list[TextLine]:
        viewer = self.turns.viewer
        moves = self.session.moves[: len(self.session.moves) - but_last]
        lines = [line for move in moves for line in log_lines.log_lines(self.session, move, viewer)]
        return lines[: len(lines) - self.turns.pending_lines]

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Letters and digits pick an option or name a target."""
        if self.picking is None or not event.character or not event.character.isalnum():
            return
        option = self.picking.press(event.character)
        if option is not None:
            self._pick(option)
        else:
            self._show_highlight()

    def action_arrow(self, arrow: str) -> None:
        if self.picking is None:
            return
        targets = self.picking.targets()
        if targets:
            panel = next(panel for panel in self._panels if panel.name == self.picking.stage.panel)
            target = panel.beside(targets, self.picking.option.target, arrow)
            if target:
                self.picking.highlight_target(target)
        else:
            self.picking.highlight(self.picking.index + (1 if arrow in ("down", "right") else -1))
        self._show_highlight()

    def _show_highlight(self) -> None:
        if self.picking is not None:
            self._clear_remarks()
            self.query_one(ChoiceList).highlight(self.picking.index)
            self.show()

    def _clear_remarks(self) -> None:
        self.refusal, self._message, self._refused_target = None, "", ""

    def action_pick(self) -> None:
        if self.picking is not None:
            self._pick(self.picking.option)
        else:
            self.turns.hurry()

    def _pick(self, option: StageOption) -> None:
        if self.picking is None:
            return
        self._clear_remarks()
        if option.done:
            self.decide(option.words)
        else:
            self.picking.go_into(option)
            self._new_stage()

    def decide(self, text: str) -> bool:
        """Make a decision for the seat that is asked; show the rule if it is refused."""
        if self.picking is None:
            return False
        try:
            move = self.session.decide(self.picking.seat, text)
        except Illegal as refusal:
            self.refusal = refusal
            self.show()
            return False
        self._clear_remarks()
        self.turns.decided(move)
        return True

    def action_back(self) -> None:
        self._clear_remarks()
        if self.query_one("#entry", Input).display:
            self._close_entry()
        elif self.picking is None:
            self.turns.skip_scenes()
        elif self.picking.back():
            self._new_stage()
        else:
            self.show()

    def action_go_on(self) -> None:
        """Space never picks an option: people who skip scenes with it would decide by accident."""
        self.turns.hurry()

    def action_take_back(self) -> None:
        self._clear_remarks()
        try:
            self._message = t("terminal-taken-back", told=self.turns.take_back())
        except CannotUndo as hindered:
            self._message = format_message(hindered.message)
        self.show()

    # Typing

    def action_type(self) -> None:
        if self.picking is None:
            return
        entry = self.query_one("#entry", Input)
        entry.value = ""
        entry.placeholder = t("terminal-type-here", example=self._example())
        entry.display = True
        entry.focus()

    def _example(self) -> str:
        legal = self.session.legal(self.picking.seat) if self.picking else []
        return legal[-1] if legal else ""

    def on_input_changed(self, event: Input.Changed) -> None:
        """List only the options that match the typed text."""
        if self.picking is not None and event.input.display:
            self.query_one(ChoiceList).show_options(self.picking, self.palette, event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A decision in the notation, or a text that matches exactly one option."""
        self._close_entry()
        self._clear_remarks()
        if self.picking is None or not event.value.strip():
            return
        for text in self.picking.interpretations(event.value):
            try:
                self.session.why_not(self.picking.seat, text)
            except NotADecision:
                continue
            self.decide(text)
            return
        if len(matching := self.picking.matching(event.value)) == 1:
            self.picking.highlight(matching[0])
            self._pick(self.picking.option)
            return
        self._message = t("terminal-not-a-decision", text=event.value, example=self._example())
        self.show()

    def _close_entry(self) -> None:
        self.query_one("#entry", Input).display = False
        self.set_focus(None)
        self.query_one(ChoiceList).show_options(self.picking, self.palette)

    # Mouse

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.picking is not None:
            self.picking.highlight(self.query_one(ChoiceList).option_at(event.option_index))
            self._pick(self.picking.option)

    def on_panel_pointed(self, event: Panel.Pointed) -> None:
        picking = self.picking
        if picking is not None and event.panel.name == picking.stage.panel and picking.highlight_target(event.target):
            self._show_highlight()

    def on_panel_picked(self, event: Panel.Picked) -> None:
        """A click on a highlighted target picks it; on any other it shows why that is not allowed."""
        if self.picking is None:
            return
        if self.picking.highlight_target(event.target):
            self._pick(self.picking.option)
            return
        seat, words = self.picking.seat, self.picking.stage.words
        self._clear_remarks()
        self._refused_target = event.target
        self.refusal = guide(self.drawing.game).why_not(self.session.view(seat), seat, words, event.target)
        if self.refusal is None:
            self._message = t("table-not-a-choice")
        self.show()

    def on_panel_asked(self, event: Panel.Asked) -> None:
        self.open_rules(event.topic)

    # Pages

    def action_rules(self) -> None:
        self.open_rules("")

    def open_rules(self, first: str) -> None:
        edition = self.session.record.edition
        topics = [*self._topics_of_now(), *self.drawing.topics(self.turns.moment()), *self.drawing.sources(edition)]
        self.app.push_screen(RulesPage(topics, rulebook(self.drawing.game, edition), self.palette, first))

    def _topics_of_now(self) -> list[Topic]:
        """The last refusal, the highlighted option, and the current question."""
        topics = []
        if self.refusal is not None:
            topics.append(Topic("refusal", t("terminal-why-not", reason=self.refusal.reason), [self.refusal.rule]))
        if self.picking is not None:
            stage, option = self.picking.stage, self.picking.option
            if option.done:
                entries = self.session.preview(self.picking.seat, option.words)[1]
                rules = list(dict.fromkeys(entry.rule for entry in entries))
                topics.append(
                    Topic("choice", t("terminal-this-choice", label=option.label.strip()), rules or stage.rules, option.note)
                )
            topics.append(Topic("now", t("table-now"), stage.rules, stage.prompt))
            topics += self._descriptions(self._refused_target or option.target)
        return topics

    def _descriptions(self, target: str) -> list[Topic]:
        """The description of a target, if there is one."""
        assert self.picking is not None
        seat = self.picking.seat
        found = guide(self.drawing.game).descriptions(self.session.view(seat), seat).get(target)
        if found is None:
            return []
        text = " ".join(format_message(text, names=self.session.names) for text in found.text)
        return [Topic("look", t("terminal-look"), found.rules, text)]

    def action_log(self) -> None:
        self.app.push_screen(log_page(self._all_lines(), self.palette))

    def action_sheet(self) -> None:
        page = sheet(self.session, self.turns.moment(), self.palette)
        self.app.push_screen(Page(title_of(self.drawing.game), page))

    def action_analysis(self) -> None:
        """`a`: the analysis of a finished game that was played from its set-up."""
        if self.session.over() and self.session.from_set_up:
            from claycrown.terminal.analysis_page import AnalysisPage

            self.app.push_screen(AnalysisPage(title_of(self.drawing.game), self.session.record))

    def action_pace(self) -> None:
        self.turns.set_pace(pace.next_pace(self.turns.pace))
        self.show()

    def action_light(self) -> None:
        names = list(THEMES)
        self.app.theme = names[(names.index(self.app.theme) + 1) % len(names)]
        self._rewrap()

    def action_scroll_board(self, pages: int) -> None:
        """Scroll a board that is higher than the screen."""
        for panel in self._panels:
            if panel.name == self._front:
                panel.scroll_board(pages * max(1, panel.size.height - 2))

    def action_next_panel(self) -> None:
        names = [str(panel.name) for panel in self._panels]
        self._front = names[(names.index(self._front) + 1) % len(names)]
        for panel in self._panels:
            panel.set_class(panel.name == self._front, "front")
        self._show_tabs()
