"""The general table: a game's view that is longer than the screen."""

import pytest
from textual import events
from textual.pilot import Pilot

from claycrown.guide.table import Area, Cell, text
from claycrown.terminal import app
from claycrown.terminal.drawing.types import Stage, StageOption
from claycrown.terminal.general.areas import lay_out
from claycrown.terminal.general.drawing import GeneralDrawing
from claycrown.terminal.screen import TableScreen
from tests.vocabulary.screens import at_table
from tests.vocabulary.sessions import session


def lines(screen: TableScreen) -> list[str]:
    (panel,) = screen._panels
    return [panel.render_line(y).text for y in range(panel.size.height)]


def test_a_long_table_is_scrolled_by_keys_and_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "drawing_of", GeneralDrawing)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        (panel,) = screen._panels
        canvas = panel._current_canvas()
        assert canvas is not None and canvas.height > panel.size.height
        everything = [canvas.strip(y).text.rstrip() for y in range(canvas.height)]
        first = lines(screen)
        assert first[0].rstrip() == everything[0]
        assert first[-1].endswith(" ▼ PgDn ")
        await pilot._post_mouse_events([events.MouseScrollDown], "#panel-table", button=0)
        assert lines(screen)[1].rstrip() == everything[4]
        for _ in range(canvas.height // panel.size.height + 2):
            await pilot.press("pagedown")
        last = lines(screen)
        assert last[-1].rstrip() == everything[-1]
        assert last[0].endswith(" ▲ PgUp ")
        await pilot.press("pageup")
        assert lines(screen) != last

    at_table(session(), play, size=(80, 24))


def test_what_is_pointed_at_is_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "drawing_of", GeneralDrawing)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        (panel,) = screen._panels
        canvas = panel._current_canvas()
        assert canvas is not None
        canvas.mark(0, canvas.height - 2, 4, 1, "space e4")
        monkeypatch.setattr(type(panel), "draw", lambda *_: canvas)
        stage = Stage("", [StageOption("x", "x", target="space e4")], panel=str(panel.name))
        panel.show(screen.palette, screen.turns.moment(), stage, "space e4", frozenset())
        assert lines(screen)[-1].rstrip() == canvas.strip(canvas.height - 1).text.rstrip()

    at_table(session(), play, size=(80, 24))


def test_a_row_that_can_be_picked_as_a_whole_is_lit_from_its_first_word_to_its_last() -> None:
    rows = [[Cell(text("First")), Cell(text("3"))], [Cell(text("All")), Cell(text("8"), target="all")]]
    _, first, second = lay_out(Area(text("Heaps"), "rows", rows, targets=["heap 1"]), 40, [])
    assert [word.target for word in first] == ["heap 1", "heap 1"]
    assert [word.target for word in second] == ["", "all"]
