"""The boards as they are drawn: what stands where can be read off the signs, in both lights and at all sizes."""

import pytest

from claycrown.games.terracotta.terminal import DRAWING
from claycrown.games.terracotta.terminal.mausoleum import MausoleumPanel
from claycrown.games.terracotta.terminal.players import PlayersPanel
from claycrown.games.terracotta.terminal.wheel import WheelPanel
from claycrown.terminal.drawing.canvas import Canvas
from claycrown.terminal.drawing.palette import DAYLIGHT, LAMPLIGHT, Palette
from claycrown.terminal.drawing.panels import Panel
from claycrown.terminal.drawing.types import Stage, StageOption
from claycrown.terminal.session import Session
from tests.vocabulary.sessions import moment, played


def drawn(panel: Panel, game: Session, height: int = 23, palette: Palette = LAMPLIGHT, stage: Stage | None = None) -> Canvas:
    panel.palette, panel.moment, panel.stage = palette, moment(game), stage
    return panel.draw(moment(game), panel.measure(height), height)


def lines(canvas: Canvas) -> list[str]:
    return [canvas.strip(y).text for y in range(canvas.height)]


@pytest.fixture(scope="module")
def game() -> Session:
    return played(180, "person", "person", "person", "person", seed=3)


SIGNS = ["sword", "halb", "xbow", "spear", "Spec", "Admin", "Smith", "Prio", "B2", "B4", "So", "Tr", "¤4", "●4", "↻", "↺"]


@pytest.mark.parametrize("palette", [LAMPLIGHT, DAYLIGHT])
@pytest.mark.parametrize("height", [20, 23, 31])
def test_the_wheel_shows_all_rings_and_workers(game: Session, palette: Palette, height: int) -> None:
    canvas = drawn(WheelPanel("wheel"), game, height, palette)
    text = "\n".join(lines(canvas))
    for sign in SIGNS:
        assert sign in text, sign
    workers = [seat for seat in [*game.state.craftsman_at, *game.state.artisan_at] if seat >= 0]
    grounds = [canvas.ground_at(x, y) for x in range(canvas.width) for y in range(canvas.height)]
    pegs = [colour for colour in game.seats for _ in range(grounds.count(palette.players[colour]))]
    assert sorted(pegs) == sorted(game.seats[seat] for seat in workers)
    assert pegs


def test_each_segment_is_one_target_on_the_wheel(game: Session) -> None:
    canvas = drawn(WheelPanel("wheel"), game)
    found = {canvas.target_at(x, y) for x in range(canvas.width) for y in range(canvas.height)}
    warehouses = {f"warehouse {number}" for number in range(1, 5)}
    assert found == {"", *(f"segment {number}" for number in range(1, 13)), *warehouses}


@pytest.mark.parametrize("height", [18, 23])
def test_the_mausoleum_shows_every_figure_and_its_owner(game: Session, height: int) -> None:
    canvas = drawn(MausoleumPanel("mausoleum"), game, height)
    text = "\n".join(lines(canvas))
    statues = list(game.state.statue)
    for kind, letter in enumerate("OGCS", 1):
        assert text.count(letter) == statues.count(kind)
    assert text.count("f") - 1 == statues.count(5)  # one f is the column's letter
    assert text.count("h") - 1 == statues.count(11)
    assert "▶" in text
    assert "▲" in text
    targets = {canvas.target_at(x, y) for x in range(canvas.width) for y in range(canvas.height)} - {""}
    assert sum(target.startswith("space ") for target in targets) == 63
    assert {target for target in targets if not target.startswith("space ")} == {
        *(f"row {row}" for row in range(1, 8)),
        *(f"column {column}" for column in "abcdefghi"),
    }


def test_lit_spaces_show_what_they_would_be_worth(game: Session) -> None:
    empty = [f"{'abcdefghi'[space % 9]}{space // 9 + 1}" for space in range(63) if game.state.statue[space] == 0]
    stage = Stage(
        "?", [StageOption(f"build officer {empty[0]}", empty[0], target=f"space {empty[0]}", mark="+7")], panel="mausoleum"
    )
    assert "+7" in "\n".join(lines(drawn(MausoleumPanel("mausoleum"), game, stage=stage)))


@pytest.mark.parametrize("arrow", ["up", "down", "left", "right"])
def test_an_arrow_goes_to_the_nearest_lit_space_that_way(arrow: str) -> None:
    targets = ["space e1", "space e7", "space a4", "space i4", "space f3", "space e4", "row 4", "column e"]
    there = MausoleumPanel("mausoleum").beside(targets, "space e4", arrow)
    assert there == {"up": "space e1", "down": "space e7", "left": "space a4", "right": "space i4"}[arrow]


def test_arrows_lead_from_the_floor_onto_the_tracks() -> None:
    panel = MausoleumPanel("mausoleum")
    assert panel.beside(["space a4", "row 4", "column a"], "space a4", "left") == "row 4"
    assert panel.beside(["space a4", "row 4", "column a"], "space a4", "down") == "column a"
    assert panel.beside(["space a4", "row 4", "column a"], "row 4", "right") == "space a4"


def test_arrows_go_round_the_wheel() -> None:
    panel = WheelPanel("wheel")
    targets = ["segment 1", "segment 5", "segment 12"]
    assert panel.beside(targets, "segment 12", "right") == "segment 1"
    assert panel.beside(targets, "segment 1", "left") == "segment 12"


def test_the_players_stand_in_turn_order_with_their_goods(game: Session) -> None:
    text = lines(drawn(PlayersPanel("players"), game))
    for place in range(4):
        seat = game.state.order[place]
        assert f"{game.state.vp[seat]} VP" in text[4 * place]
        assert f"¤{game.state.coins[seat]} ●{game.state.wet[seat]} ○{game.state.dry[seat]}" in text[4 * place + 1]
    assert any(line.startswith("build") for line in text)
    assert any(line.startswith("cost") for line in text)


def test_whatever_is_drawn_can_be_asked_about(game: Session) -> None:
    topics = {topic.name for topic in DRAWING.topics(moment(game))}
    for panel in DRAWING.panels():
        canvas = drawn(panel, game)
        for y in range(canvas.height):
            for x in range(canvas.width):
                assert canvas.topic_at(x, y) in {"", *topics}
