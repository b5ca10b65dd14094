"""The score sheet: the open book before the end, the assessments after it; and the rules in words."""

from io import StringIO

from rich.console import Console

from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.state import State
from claycrown.games.xidit.terminal import DRAWING
from claycrown.guide.rulebook import rulebook
from claycrown.terminal.drawing.palette import DAYLIGHT, LAMPLIGHT
from claycrown.terminal.session import Session
from claycrown.terminal.sheet import sheet
from tests.vocabulary.xidit import Table, busy_play
from tests.vocabulary.xidit_table import moment, seated, session_on

BOOK = rulebook("xidit")


def shown(game: Session, viewer: int, width: int = 110) -> str:
    out = StringIO()
    console = Console(file=out, width=width, color_system=None)
    for palette in (LAMPLIGHT, DAYLIGHT):
        out.seek(0)
        out.truncate()
        console.print(sheet(game, moment(game.state, viewer), palette))
    return out.getvalue()


def at_the_end(players: int) -> State:
    for state, seat, _ in busy_play(players, {"short": True}, 4):
        if seat < 0:
            return state
    raise AssertionError


def test_before_the_end_it_is_the_open_book() -> None:
    table = Table().at("blue", 5).recruits({5: "MIIB"}).bards("snow", red=2).bards("centre", red=3).year(blue="AWWWWW")
    page = shown(seated(table), 0)
    # Loaded in the middle: at least the militia that all have seen.
    assert "blue, behind the screen at least: 0 gold and 1 peasant militia" in " ".join(page.split())
    assert "2 +4" in next(line for line in page.splitlines() if "Snow" in line)
    bastion = next(line for line in page.splitlines() if "Centre" in line)
    assert "?" in bastion and "3" not in bastion


def test_at_the_end_it_is_the_three_assessments() -> None:
    for players in (3, 4, 5):
        game = session_on(at_the_end(players))
        page = shown(game, 0)
        assert "wins" in page
        assert "Reputation without" not in page
        held = page.partition("The assessments")[2].partition("Majorities")[0]
        assert all(name in held for name in ("1. ", "2. ", "3. ", " out "))
        assert "?" not in page


def test_everything_on_the_screen_has_its_topic() -> None:
    state = Table().at("blue", 5).state
    topics = {topic.name: topic for topic in DRAWING.topics(moment(state))}
    for panel in DRAWING.panels():
        assert panel.name in topics
        panel.moment = moment(state)
        canvas = panel.draw(panel.moment, panel.measure(23), 23)
        told = {canvas.topic_at(x, y) for x in range(canvas.width) for y in range(canvas.height)} - {""}
        assert told <= topics.keys()
    (sources,) = DRAWING.sources(GAME.edition())
    assert "reconstructed" in sources.text
