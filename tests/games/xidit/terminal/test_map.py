"""The map as it is drawn: what lies where can be read off the signs, also without colour, in both lights and at all sizes."""

import pytest

from claycrown.games.xidit.rules.game import GAME, assess
from claycrown.games.xidit.terminal.atlas import Atlas, atlas
from claycrown.games.xidit.terminal.kingdom import KingdomPanel
from claycrown.games.xidit.terminal.map import MapPanel
from claycrown.terminal.drawing.palette import DAYLIGHT, LAMPLIGHT, Palette
from claycrown.terminal.drawing.types import Stage, StageOption
from tests.vocabulary.xidit import Table, busy_play
from tests.vocabulary.xidit_table import drawn, lines, moment, text

SIZES = [(84, 20), (80, 13), (100, 28), (112, 36)]
STROKES = ("═║╔╗╚╝", "╌╎┌┐└┘", "~()╭╮╰╯")
EDITION = GAME.edition()


def table() -> Table:
    """A bit of everything on the map."""
    return (
        Table()
        .at("blue", 5, units="MC", gold=4)
        .at("red", 5)
        .recruits({5: "MIIB", 9: "C"})
        .threats(17, 10)
        .guild("green", 17, 3)
        .guild("blue", 9, 1)
        .bards("snow", red=2, blue=1)
        .bards("centre", blue=3, red=1)
        .titan(3)
    )


@pytest.mark.parametrize("size", SIZES)
def test_every_road_leads_from_city_to_city_and_meets_no_other(size: tuple[int, int]) -> None:
    laid = atlas(EDITION, *size)
    towns = {cell: city for city, rect in laid.cities.items() for cell in rect.cells()}
    assert len(towns) == sum(rect.width * rect.height for rect in laid.cities.values())  # no town covers another
    used: set[tuple[int, int]] = set()
    for road in laid.roads:
        assert road.cells
        assert not used & {*road.cells} and not towns.keys() & {*road.cells}
        used.update(road.cells)
        for here, there in zip(road.cells, road.cells[1:], strict=False):
            assert abs(here[0] - there[0]) + abs(here[1] - there[1]) == 1
        for city, (x, y) in zip(road.ends, (road.cells[0], road.cells[-1]), strict=True):
            assert city in [towns.get(cell) for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))]
    assert len(laid.roads) == 29


def touched(laid: Atlas, region: int) -> set[int]:
    land = {(x, y) for y, row in enumerate(laid.lands) for x, found in enumerate(row) if found == region}
    beside = {(x + dx, y + dy) for x, y in land for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    return {city for city, rect in laid.cities.items() if beside & {*rect.cells()}}


@pytest.mark.parametrize("size", [(84, 20), (112, 36)])
def test_the_roads_enclose_the_regions_of_the_edition(size: tuple[int, int]) -> None:
    laid = atlas(EDITION, *size)
    for region, figures in enumerate(EDITION.figures["regions"]):
        missing = set(figures["cities"]) ^ touched(laid, region)
        # Two roads that leave a city side by side part it from the land between them.
        assert missing < set(figures["cities"]) and len(missing) <= 1, figures["name"]


@pytest.mark.parametrize("size", [(84, 23), (80, 15), (112, 40)])
def test_the_three_road_colours_are_told_apart_by_their_strokes(size: tuple[int, int]) -> None:
    picture = lines(drawn(MapPanel("map"), moment(table().state), size))
    room = 3 if size[1] >= 20 else 2
    for road in atlas(EDITION, size[0], size[1] - room).roads:
        signs = {picture[y][x] for x, y in road.cells}
        assert signs <= set(STROKES[road.colour]) | {"KRB"[road.colour]}
        assert signs & set(STROKES[road.colour])


@pytest.mark.parametrize("palette", [LAMPLIGHT, DAYLIGHT])
@pytest.mark.parametrize("size", [(84, 23), (80, 15), (112, 40)])
def test_towns_show_tokens_guilds_and_who_is_there(size: tuple[int, int], palette: Palette) -> None:
    picture = text(drawn(MapPanel("map"), moment(table().state), size, palette=palette))
    assert "5 BR" in picture
    assert "MIIB" in picture
    assert "MAC" in picture  # the threat of 17
    assert ("333" if size[1] < 30 else "3¤3♪3⌂") in picture
    assert "g3" in picture and "b1" in picture
    assert "b1r2" in picture  # bards in the snow, in seat order


def test_the_bastion_is_shut_but_for_the_own_bards() -> None:
    state = table().state
    assert "b3 ▣ shut" in text(drawn(MapPanel("map"), moment(state, 0)))
    other = "\n".join(lines(drawn(MapPanel("map"), moment(state, 2)))[:20])
    assert "▣ shut" in other and "b3" not in other and "r1" not in other
    opened = table().put(options={"short": False, "hard_virtual": False, "open_screens": True}).state
    assert "b3r1" in text(drawn(MapPanel("map"), moment(opened, 2)))


def test_wasteland_is_named() -> None:
    assert "\n".join(lines(drawn(MapPanel("map"), moment(Table(3).state)))[:20]).count("wasteland") == 2


def test_each_city_region_and_dial_is_a_target() -> None:
    state = table().state
    stage = Stage("", [StageOption("", "", target="dial 1")], "plan RA....@3", "map")
    canvas = drawn(MapPanel("map"), moment(state), stage=stage)
    targets = {canvas.target_at(x, y) for x in range(canvas.width) for y in range(canvas.height)}
    regions = {f"region {name}" for name in state.printed.region_names}
    assert targets == {"", *(f"city {city}" for city in range(1, 22)), *regions, *(f"dial {n}" for n in range(1, 7))}


def test_the_planned_way_is_drawn_with_a_ghost_at_each_step() -> None:
    """X10.1: from 5 the blue road goes to 12."""
    stage = Stage("", [StageOption("", "", target="14")], "plan ABR...@4", "map")
    canvas = drawn(MapPanel("map"), moment(table().state), stage=stage)
    picture = lines(canvas)
    laid = atlas(EDITION, 84, 20)
    ghosts = {city: picture[rect.y][rect.x + 3 : rect.x + rect.width].strip() for city, rect in laid.cities.items()}
    assert ghosts[5] == "BR   1"
    assert ghosts[12] == "2" and ghosts[14] == "3"
    walked = [road for road in laid.roads if set(road.ends) in ({5, 12}, {12, 14})]
    for road in walked:
        assert any(picture[y][x] in "►◄▲▼" for x, y in road.cells)


def test_a_panel_too_small_for_the_map_says_so() -> None:
    assert "60 columns" in text(drawn(MapPanel("map"), moment(table().state), (34, 23)))


def test_the_kingdom_shows_what_lies_open_and_the_own_screen() -> None:
    state = table().state
    own = text(drawn(KingdomPanel("kingdom"), moment(state, 0), (34, 23)))
    assert "4¤ MC" in own
    assert own.count("screen") == 3
    assert "titan 3 rages 3¤2♪1⌂" in own
    assert "1 Wealth" in own
    others = text(drawn(KingdomPanel("kingdom"), moment(state, 1), (34, 23)))
    assert "4¤" not in others and "MC\n" not in others
    assert "1⌂ 1♪" in others  # blue's guild and the bard in the snow, but nothing of the Bastion


def test_the_kingdom_shows_next_tokens_and_the_virtual_player() -> None:
    picture = text(drawn(KingdomPanel("kingdom"), moment(Table(3).recruitment(1, [4, 6]).threat(2, [7, 8]).state), (80, 23)))
    assert "recruit  1 MMIC" in picture and "then   4 MAIC" in picture
    assert "threat   2 IC 6¤2♪1⌂" in picture
    assert "virtual player: 6" in picture


def test_at_the_end_the_kingdom_shows_who_went_out_when_and_who_is_left() -> None:  # X8.3, X8.6
    state = next(state for state, seat, _ in busy_play(4, {"short": True}, 4) if seat < 0)
    figures = assess(state)
    out = [len(set(entry["out"]) & set(GAME.seats(state))) for entry in figures["assessments"]]
    end = text(drawn(KingdomPanel("kingdom"), moment(state), (80, 40)))
    assert (end.count("out: "), end.count("saviour")) == (sum(out), 4 - sum(out))
    first = figures["assessments"][0]["of"]
    during = text(drawn(KingdomPanel("kingdom"), moment(state), (80, 40), lit=[f"assessment {first}"]))
    assert "saviour" not in during and during.count("out: ") == 0
    after = text(drawn(KingdomPanel("kingdom"), moment(state), (80, 40), lit=[f"assessment {first}", f"assessed {first}"]))
    assert "saviour" not in after and after.count("out: ") == out[0]
