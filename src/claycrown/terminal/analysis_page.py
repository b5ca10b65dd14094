"""The page with the analysis of a finished game. Loaded when it is first asked for."""

from rich.text import Text
from textual.widgets import Static

from claycrown.analysis import Analysis, cached
from claycrown.analysis.judging import percent
from claycrown.record.records import Record
from claycrown.terminal.analysis import lines
from claycrown.terminal.pages import Page
from claycrown.words import t

SHARE_SHOWN = 0.05
"""Of an analysis, between two looks at it."""


class AnalysisPage(Page):
    """A finished game judged: the curve at once, the rest as it is found. Esc stops it."""

    def __init__(self, title: str, record: Record) -> None:
        super().__init__(title, t("command-analyse-working"))
        self._record = record
        self._stopped = False

    def on_mount(self) -> None:
        self.run_worker(self._analyse, thread=True)

    def on_unmount(self) -> None:
        self._stopped = True

    def _analyse(self) -> None:
        """In a thread of its own, in this process: at the quick depth it takes seconds; the command goes deeper."""
        told = 0.0
        for found in cached.in_passes(self._record, "quick", threads=1):
            if self._stopped:
                return
            if found.complete or found.done >= told:
                told = found.done + SHARE_SHOWN
                self.app.call_from_thread(self._show, found)

    def _show(self, found: Analysis) -> None:
        if not self._stopped:
            progress = [] if found.complete else [t("terminal-analysis-progress", percent=percent(found.done)), ""]
            self.query_one("#body", Static).update(Text("\n".join([*progress, *lines(found)])))
