"""The table: the board, what is asked, the log; keys and mouse; bots at the player's pace."""

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
from claycrown.terminal.choices import Choices
from claycrown.terminal.drawing import layout
from claycrown.terminal.drawing.contract import TableDrawing
from claycrown.terminal.drawing.palette import THEMES, Palette
from claycrown.terminal.drawing.panels import ARROWS, Panel
from claycrown.terminal.drawing.types import Moment, Option, TextLine, Topic
from claycrown.terminal.pages import HandOver, Page, RulesPage, log_line, log_page
from claycrown.terminal.picking import Picking
from claycrown.terminal.session import Session
from claycrown.terminal.sheet import sheet
from claycrown.terminal.turn_controller import TurnController
from claycrown.words import format_message, t, title_of


class TableScreen(Screen[None]):
    """One game at the table."""

    CSS_PATH = "screen.tcss"
    AUTO_FOCUS = ""  # keys belong to the table, but while a decision is typed
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

    def __init__(self, session: Session, drawing: TableDrawing, first_pace: pace.Pace = pace.PACES[0]) -> None:
        super().__init__()
        self.session, self.drawing = session, drawing
        self.turns = TurnController(self, session, first_pace)
        self.picking: Picking | None = None
        self.refusal: Illegal | None = None
        self._message = ""
        self._asked = ""
        """A target that was clicked and could not be picked."""
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
                yield Choices()
                log = RichLog(id="log", wrap=True, min_width=20)
                log.can_focus = False
                yield log
        entry = Input(id="entry")
        entry.display = False
        yield entry
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.tell_all()
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
        self.call_after_refresh(self._lay_out_anew)

    def _lay_out_anew(self) -> None:
        """The log and the options are broken into lines for the width there is now."""
        self.tell_all()
        self._new_stage()

    @property
    def palette(self) -> Palette:
        return THEMES[self.app.theme]

    # Showing

    def show(self) -> None:
        """Everything on the screen, as it stands."""
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
        choices = self.query_one(Choices)
        palette = self.palette
        prompt = self.picking.stage.prompt if self.picking else self.turns.sentence()
        if self.refusal is not None:
            choices.say(prompt, t("terminal-refused", rule=self.refusal.rule, reason=self.refusal.reason), palette.warning)
        elif self.session.unsaved:
            choices.say(prompt, t("terminal-unsaved", reason=self.session.unsaved), palette.warning)
        else:
            choices.say(prompt, self._message, palette.accent)
        if self.picking is not None:
            choices.foresee(self.drawing.preview(self.session, moment, self.picking.seat, self.picking.option))
        else:
            choices.foresee([])

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
        self.query_one(Choices).offer(self.picking, self.palette)
        self.show()

    def hand_over(self, seat: int, changing: Sequence[int]) -> None:
        """Hide the table until that seat's person is there, or one of those who may still decide anew."""
        page = HandOver(seat, changing, self.session.seats, self.palette)
        self.app.push_screen(page, lambda taken: self.turns.seated(seat if taken is None else taken))

    # The log

    def tell(self, lines: Sequence[TextLine]) -> None:
        log = self.query_one("#log", RichLog)
        for line in lines:
            log.write(log_line(line, self.palette))

    def tell_all(self, but_last: int = 0) -> None:
        """The log from the beginning, after something was taken back or another person looks."""
        self.query_one("#log", RichLog).clear()
        self.tell(self._all_lines(but_last))

    def _all_lines(self, but_last: int = 0) -> list[TextLine]:
        viewer = self.turns.viewer
        moves = self.session.moves[: len(self.session.moves) - but_last]
        lines = [line for move in moves for line in log_lines.log_lines(self.session, move, viewer)]
        return lines[: len(lines) - self.turns.untold]

    # Keys

    def on_key(self, event: events.Key) -> None:
        """Letters and digits pick an option, or name a place."""
        if self.picking is None or not event.character or not event.character.isalnum():
            return
        option = self.picking.press(event.character)
        if option is not None:
            self._pick(option)
        else:
            self._pointed()

    def action_arrow(self, arrow: str) -> None:
        if self.picking is None:
            return
        targets = self.picking.targets()
        if targets:
            panel = next(panel for panel in self._panels if panel.name == self.picking.stage.panel)
            target = panel.beside(targets, self.picking.option.target, arrow)
            if target:
                self.picking.point_at(target)
        else:
            self.picking.point(self.picking.index + (1 if arrow in ("down", "right") else -1))
        self._pointed()

    def _pointed(self) -> None:
        if self.picking is not None:
            self._forget()
            self.query_one(Choices).point(self.picking.index)
            self.show()

    def _forget(self) -> None:
        self.refusal, self._message, self._asked = None, "", ""

    def action_pick(self) -> None:
        if self.picking is not None:
            self._pick(self.picking.option)
        else:
            self.turns.hurry()

    def _pick(self, option: Option) -> None:
        if self.picking is None:
            return
        self._forget()
        if option.done:
            self.decide(option.words)
        else:
            self.picking.go_into(option)
            self._new_stage()

    def decide(self, text: str) -> bool:
        """Make a decision of the person who is asked; a refusal is shown with its rule."""
        if self.picking is None:
            return False
        try:
            move = self.session.decide(self.picking.seat, text)
        except Illegal as refusal:
            self.refusal = refusal
            self.show()
            return False
        self._forget()
        self.turns.decided(move)
        return True

    def action_back(self) -> None:
        self._forget()
        if self.query_one("#entry", Input).display:
            self._close_entry()
        elif self.picking is None:
            self.turns.run_through()
        elif self.picking.back():
            self._new_stage()
        else:
            self.show()

    def action_go_on(self) -> None:
        """Space never picks: whoever runs through scenes with it would decide by accident."""
        self.turns.hurry()

    def action_take_back(self) -> None:
        self._forget()
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
        """What is typed leaves only the choices that it may mean."""
        if self.picking is not None and event.input.display:
            self.query_one(Choices).offer(self.picking, self.palette, event.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """A decision in the notation, or what only one choice of the list can mean."""
        self._close_entry()
        self._forget()
        if self.picking is None or not event.value.strip():
            return
        for text in self.picking.typed(event.value):
            try:
                self.session.why_not(self.picking.seat, text)
            except NotADecision:
                continue
            self.decide(text)
            return
        if len(meant := self.picking.matching(event.value)) == 1:
            self.picking.point(meant[0])
            self._pick(self.picking.option)
            return
        self._message = t("terminal-not-a-decision", text=event.value, example=self._example())
        self.show()

    def _close_entry(self) -> None:
        self.query_one("#entry", Input).display = False
        self.set_focus(None)
        self.query_one(Choices).offer(self.picking, self.palette)

    # Mouse

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if self.picking is not None:
            self.picking.point(self.query_one(Choices).option_at(event.option_index))
            self._pick(self.picking.option)

    def on_panel_pointed(self, event: Panel.Pointed) -> None:
        if self.picking is not None and event.panel.name == self.picking.stage.panel and self.picking.point_at(event.target):
            self._pointed()

    def on_panel_picked(self, event: Panel.Picked) -> None:
        """A click on a lit place picks it; on another it tells why that is not allowed."""
        if self.picking is None:
            return
        if self.picking.point_at(event.target):
            self._pick(self.picking.option)
            return
        seat, said = self.picking.seat, self.picking.stage.words
        self._forget()
        self._asked = event.target
        self.refusal = guide(self.drawing.game).why_not(self.session.view(seat), seat, said, event.target)
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
        """The last refusal, the choice pointed at, and what is asked."""
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
            topics += self._look(self._asked or option.target)
        return topics

    def _look(self, target: str) -> list[Topic]:
        """What the thing is and does that is pointed at, or that was clicked last."""
        assert self.picking is not None
        seat = self.picking.seat
        about = guide(self.drawing.game).descriptions(self.session.view(seat), seat).get(target)
        if about is None:
            return []
        return [
            Topic(
                "look",
                t("terminal-look"),
                about.rules,
                " ".join(format_message(text, names=self.session.names) for text in about.text),
            )
        ]

    def action_log(self) -> None:
        self.app.push_screen(log_page(self._all_lines(), self.palette))

    def action_sheet(self) -> None:
        page = sheet(self.session, self.turns.moment(), self.palette)
        self.app.push_screen(Page(title_of(self.drawing.game), page))

    def action_analysis(self) -> None:
        """`a`: of a game that is over, and that was played from its beginning."""
        if self.session.over() and self.session.from_set_up:
            from claycrown.terminal.analysis_page import AnalysisPage

            self.app.push_screen(AnalysisPage(title_of(self.drawing.game), self.session.record))

    def action_pace(self) -> None:
        self.turns.set_pace(pace.after(self.turns.pace))
        self.show()

    def action_light(self) -> None:
        names = list(THEMES)
        self.app.theme = names[(names.index(self.app.theme) + 1) % len(names)]
        self._lay_out_anew()

    def action_scroll_board(self, pages: int) -> None:
        """A board that is longer than the screen."""
        for panel in self._panels:
            if panel.name == self._front:
                panel.scroll_board(pages * max(1, panel.size.height - 2))

    def action_next_panel(self) -> None:
        names = [str(panel.name) for panel in self._panels]
        self._front = names[(names.index(self._front) + 1) % len(names)]
        for panel in self._panels:
            panel.set_class(panel.name == self._front, "front")
        self._show_tabs()
