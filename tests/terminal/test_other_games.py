"""A game of another author at the terminal: High Card, which brings no words and no drawing."""

from io import StringIO

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import OptionList

from claycrown.games.contract import SPECTATOR
from claycrown.terminal.drawing.palette import LAMPLIGHT
from claycrown.terminal.drawing.types import Moment
from claycrown.terminal.pages import HandOver, RulesPage
from claycrown.terminal.screen import TableScreen
from claycrown.terminal.session import PERSON, Session
from claycrown.terminal.sheet import sheet
from tests.vocabulary import draws, packages
from tests.vocabulary.screens import at_table


@pytest.fixture(autouse=True)
def highcard(monkeypatch: pytest.MonkeyPatch) -> None:
    packages.install_highcard(monkeypatch)


def session() -> Session:
    return Session.start("highcard", [PERSON, "random"], 5)


def test_the_rules_page_tells_where_the_figures_come_from() -> None:
    """The edition is that of the game, whatever the game keeps in its state under the name `printed`."""

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, RulesPage)
        topics = pilot.app.screen.query_one("#topics", OptionList)
        titles = [str(topics.get_option_at_index(index).prompt) for index in range(topics.option_count)]
        assert titles[-1] == "Where the figures come from"
        topics.highlighted = len(titles) - 1
        await pilot.pause()
        body = pilot.app.screen.query_one("#body")
        shown = "\n".join(body.render_line(y).text for y in range(body.size.height))
        assert "numbered from 1" in shown, shown

    at_table(session(), play)


def test_the_sheet_of_a_draw_has_two_first_places() -> None:
    session = Session(draws.drawn().record)
    names = session.names
    out = StringIO()
    spectator = Moment(session.view(SPECTATOR), SPECTATOR, session.seats, session.players, [])
    Console(file=out, width=100, color_system=None).print(sheet(session, spectator, LAMPLIGHT))
    assert f"Draw: {names[0]} and {names[1]} share first place." in out.getvalue()
    places = [line.split()[0] for line in out.getvalue().splitlines() if line[:1].isdigit()]
    assert places == ["1.", "1."]


def test_a_player_with_no_other_card_is_not_asked_to_change_it() -> None:
    """In the last trick everybody has one card: the seat may still be changed, but there is nothing to pick instead."""
    game = Session.start("highcard", [PERSON, PERSON], 5, {"tricks": 1})

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("enter", "enter")
        assert [move.seat for move in game.moves] == [0]
        assert isinstance(pilot.app.screen, HandOver)
        await pilot.press("1")
        assert isinstance(pilot.app.screen, HandOver)
        await pilot.press("enter", "enter")
        assert game.over()

    at_table(game, play)
