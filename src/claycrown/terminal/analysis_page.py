"""The page with the analysis of a finished game, loaded on first use."""

from rich.text import Text
from textual.widgets import Static

from claycrown.analysis import Analysis, cached
from claycrown.analysis.judging import percent
from claycrown.record.records import Record
from claycrown.terminal.analysis import lines
from claycrown.terminal.pages import Page
from claycrown.words import t

UPDATE_EVERY = 0.05
"""The progress between two updates of the page."""


class AnalysisPage(Page):
    """The analysis of a finished game: the curve at once, the rest as it is computed. Esc stops it."""

    def __init__(self, title: str, record: Record) -> None:
        super().__init__(title, t("command-analyse-working"))
        self._record = record
        self._stopped = False

    def on_mount(self) -> None:
        self.run_worker(self._analyse, thread=True)

    def on_unmount(self) -> None:
        self._stopped = True

    def _analyse(self) -> None:
        """Runs in a thread. The quick depth takes seconds; the command can search deeper."""
        next_update = 0.0
        for found in cached.in_passes(self._record, "quick", threads=1):
            if self._stopped:
                return
            if found.complete or found.done >= next_update:
                next_update = found.done + UPDATE_EVERY
                self.app.call_from_thread(self._show, found)

    def _show(self, found: Analysis) -> None:
        if not self._stopped:
            progress = [] if found.complete else [t("terminal-analysis-progress", percent=percent(found.done)), ""]
            self.query_one("#body", Static).update(Text("\n".join([*progress, *lines(found)])))
