"""Lords of Xidit as people play it in the terminal: by keys and mouse, alone and several at one keyboard."""

from collections.abc import Sequence
from pathlib import Path
from random import Random

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.rules.pieces import AT_PLAN, AT_REWARD, AT_SHOW
from claycrown.games.xidit.terminal.atlas import atlas
from claycrown.terminal.pages import HandOver, Page
from claycrown.terminal.screen import TableScreen
from claycrown.terminal.session import PERSON, Session
from tests.vocabulary.screens import STEP, at_table, until
from tests.vocabulary.xidit import Table
from tests.vocabulary.xidit_table import seated


def prompt(screen: TableScreen) -> str:
    return str(screen.query_one("#prompt", Static).render())


def preview(screen: TableScreen) -> str:
    return str(screen.query_one("#preview", Static).render())


def on_screen(pilot: Pilot[None]) -> str:
    """Everything that can be read now."""
    screen: Screen[object] = pilot.app.screen
    return "\n".join("".join(segment.text for segment in strip) for strip in screen._compositor.render_strips())


def game_of(*players: str, seed: int = 5, path: Path | None = None) -> Session:
    session = Session.start("xidit", players, seed, {"short": True})
    session.path = path
    return session


def planning(*players: str, path: Path | None = None) -> Session:
    """Everybody stands on the map, the first year is to be planned."""
    game = game_of(*players, path=path)
    for city in (5, 6, 8, 9, 11):
        if game.state.step != AT_PLAN:
            game.decide(game.deciders()[0], f"start {city}")
    return game


def test_a_whole_short_game_by_keys(saves_of_this_test: Path) -> None:
    chance = Random(2)
    path = saves_of_this_test / "one.json"
    game = game_of(PERSON, "random", "random", path=path)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        while not game.over():
            await until(pilot, lambda: screen.picking is not None or game.over())
            if screen.picking is None:
                break
            if game.state.step == AT_PLAN:
                await pilot.press(*(chance.choice("krbaaw") for _ in range(6)), "enter")
            else:
                screen.picking.highlight(chance.randrange(len(screen.picking.stage.options)))
                await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))
        assert "The assessments, in their order" in on_screen(pilot)

    at_table(game, play, size=(80, 24))
    assert game.state.year == 9
    assert game.record.result is not None
    again = Session.resume(path)
    assert again.record.result == game.record.result


def test_the_planner_foretells_each_order_and_takes_single_ones_back() -> None:
    table = Table().at("blue", 5, units="M").recruits({5: "MIIB"}).threats(12)
    game = seated(table)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("enter", "a", "b", "a")
        await pilot.pause()
        board = on_screen(pilot)
        assert "Order 4 of 6, from city 12" in prompt(screen)
        assert "+M" in board and "to 12" in board and "lacks AAI" in board and "X4.5" in board
        await pilot.press("escape")
        await pilot.pause()
        assert "Order 3 of 6" in prompt(screen) and "lacks AAI" not in on_screen(pilot)
        await pilot.press("w", "w", "w", "w")
        assert "All six orders are set" in prompt(screen)
        assert "Recruits in city 5: peasant militia" in preview(screen)
        await pilot.press("2", "k")
        assert screen.picking is not None
        assert screen.picking.option.words == "plan AKWWWW"
        assert game.moves == []

    at_table(game, play)


def test_the_plan_is_made_by_arrows_and_by_mouse_as_well() -> None:
    game = seated(Table().at("blue", 5, units="M").recruits({5: "MIIB"}))

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("enter", "right")
        assert screen.picking is not None
        assert screen.picking.option.target == "city 12"  # the blue road goes right
        await pilot.press("enter")
        assert screen.picking.stage.words == "plan B.....@2"
        panel = screen.query_one("#panel-map")
        rect = atlas(game.state.printed.edition, panel.size.width, panel.size.height - 3).cities[13]
        await pilot.click("#panel-map", offset=(rect.x + 1, rect.y))
        assert screen.picking.stage.words == "plan BK....@3"
        await pilot.click("#panel-map", offset=(3, panel.size.height - 1))  # the first dial
        assert screen.picking.stage.words == "plan BK....@1"
        await pilot.press("w")
        assert screen.picking.stage.words == "plan WK....@3"

    at_table(game, play)


def test_a_city_that_no_road_leads_to_is_not_picked() -> None:
    game = seated(Table().at("blue", 5))

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("enter")
        panel = screen.query_one("#panel-map")
        rect = atlas(game.state.printed.edition, panel.size.width, panel.size.height - 3).cities[20]
        await pilot.click("#panel-map", offset=(rect.x + 1, rect.y))
        assert screen.picking is not None
        assert screen.picking.stage.words == "plan ......@1"

    at_table(game, play)


def test_the_year_plays_step_by_step_and_can_be_run_through() -> None:
    game = seated(Table(3).at("blue", 5).recruits({5: "MIB"}), PERSON, "random", "random")

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await until(pilot, lambda: screen.picking is not None)
        await pilot.press("a", "b", "w", "w", "w", "w", "enter")
        assert "The plans are revealed" in prompt(screen)
        await pilot.press("space")
        scene = screen.turns.scene
        assert scene is not None and "order 1" in scene.lines[0]
        await pilot.press("enter")
        assert screen.turns.scene is not scene
        await pilot.press("escape")
        assert screen.turns.scene is None

    at_table(game, play, STEP)


def two_and_a_bot(path: Path | None = None) -> Session:
    return planning(PERSON, PERSON, "random", path=path)


async def plan(pilot: Pilot[None], keys: str) -> None:
    await pilot.press(*keys.lower(), "enter")
    await pilot.pause()


def test_handing_over_hides_the_secret() -> None:
    game = two_and_a_bot()

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, HandOver))
        assert screen.turns.viewer == SPECTATOR
        await pilot.press("enter", *"rakbaw")
        await pilot.pause()
        assert "All six orders are set" in on_screen(pilot)
        await pilot.press("enter")
        await pilot.pause()
        covered = on_screen(pilot)
        assert isinstance(pilot.app.screen, HandOver)
        assert "red decides next" in covered
        for secret in ("RAKBAW", "R A K", "order", "to 4"):
            assert secret not in covered
        await pilot.press("enter")
        await pilot.pause()
        board = on_screen(pilot)
        assert screen.turns.viewer == 1
        assert "Order 1 of 6" in board
        for secret in ("RAKBAW", "R A K B"):
            assert secret not in board
        await pilot.press("u")  # nor can red take blue's plan back
        assert "another player’s decision" in prompt(screen)
        assert game.state.plan[0] >= 0
        await plan(pilot, "wwwwww")
        assert screen.turns.viewer == SPECTATOR  # revealed: all may watch, and no screen is open

    at_table(game, play)


def test_who_is_ready_may_change_the_plan_until_the_last_is_in() -> None:  # X3.1
    game = two_and_a_bot()

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, HandOver))
        await pilot.press("enter")
        await plan(pilot, "rakbaw")
        assert "1: blue decides anew" in on_screen(pilot)
        await pilot.press("1")
        await pilot.pause()
        assert screen.turns.viewer == 0
        assert screen.picking is not None
        assert screen.picking.option.words == "plan RAKBAW"
        await pilot.press("1", "w", "enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HandOver)
        await pilot.press("enter")
        await plan(pilot, "wwwwww")
        assert ("blue", "plan WAKBAW") in game.record.decisions
        reveal = game.moves[-1].after.state
        assert reveal.year >= 1

    at_table(game, play)


def test_a_game_is_resumed_in_the_middle_of_planning(saves_of_this_test: Path) -> None:
    path = saves_of_this_test / "half.json"
    game = two_and_a_bot(path)

    async def first(pilot: Pilot[None], screen: TableScreen) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, HandOver))
        await pilot.press("enter")
        await plan(pilot, "rakbaw")

    at_table(game, first)
    again = Session.resume(path)
    assert again.state.plan[0] == game.state.plan[0] and again.deciders() == [1]

    async def second(pilot: Pilot[None], screen: TableScreen) -> None:
        assert isinstance(pilot.app.screen, HandOver)
        assert "red decides next" in on_screen(pilot)
        assert "RAKBAW" not in on_screen(pilot)
        await pilot.press("enter")
        await plan(pilot, "kkkkkk")
        assert {("blue", "plan RAKBAW"), ("red", "plan KKKKKK")} < set(again.record.decisions)

    at_table(again, second)


def test_nothing_is_taken_back_across_a_reveal() -> None:
    table = Table(3).at("blue", 17, units="MAC").threats(17)
    table.state.watched, table.state.seen_units = 1, list(table.state.units)  # all that there is was had in the open
    game = seated(table, PERSON, "random", "random")

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await until(pilot, lambda: screen.picking is not None)
        await plan(pilot, "awwwww")
        await until(pilot, lambda: game.state.step == AT_REWARD and screen.picking is not None)
        await pilot.press("u")  # the plans have been seen
        assert "something was drawn or revealed" in prompt(screen)
        await pilot.press("1")
        assert screen.picking is not None and "Send 3 bards" in prompt(screen)
        await pilot.press("u")  # the choice of rewards has shown nothing new
        assert game.state.step == AT_REWARD
        assert "Taken back" in prompt(screen)
        await pilot.press("1", "1", "1", "1")
        before = len(game.moves)
        await until(pilot, lambda: screen.picking is not None)
        await pilot.press("1")  # the raise ends the order: a new token comes
        await pilot.press("u")
        assert "something was drawn or revealed" in prompt(screen)
        assert len(game.moves) > before

    at_table(game, play)


def test_people_decide_in_the_open_without_handing_over() -> None:
    """Rewards are chosen in front of all; only plans and the census need the seat handed over."""
    table = Table(3).at("blue", 17, units="MAC").threats(17)
    game = seated(table, PERSON, PERSON, PERSON)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        for keys in ("awwwww", "wwwwww", "wwwwww"):
            await until(pilot, lambda: isinstance(pilot.app.screen, HandOver))
            await pilot.press("enter")
            await plan(pilot, keys)
        assert game.state.step == AT_REWARD
        assert pilot.app.screen is screen and screen.picking is not None
        assert screen.turns.viewer == SPECTATOR
        assert "3¤ " not in on_screen(pilot)  # nobody's screen is open

    at_table(game, play)


def test_the_census_is_a_secret_too() -> None:
    table = Table(3, short=True).put(year=3).at("blue", 5, units="MM").at("red", 6, units="M").year()
    game = seated(table, PERSON, PERSON, "random")
    assert game.state.step == AT_SHOW

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, HandOver))
        await pilot.press("enter", "2")
        await pilot.pause()
        assert isinstance(pilot.app.screen, HandOver)
        assert "show 2" not in on_screen(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert "You have 1" in prompt(screen) and "show 2" not in on_screen(pilot)

    at_table(game, play)


def sizes() -> Sequence[tuple[int, int]]:
    return (80, 24), (100, 30), (120, 40), (200, 60)


def test_it_is_usable_in_small_and_large_terminals() -> None:
    for size in sizes():
        game = planning(PERSON, "random", "random")

        async def play(pilot: Pilot[None], screen: TableScreen) -> None:
            await until(pilot, lambda: screen.picking is not None)
            await pilot.press("k")
            await pilot.pause()
            board = on_screen(pilot)
            assert "Order 2 of 6" in board
            assert "Centre 6/4" in board
            assert "Year 1 of 9" in board
            if screen.size.width < 120:  # one panel at a time
                assert "Barracks" not in board
                await pilot.press("tab")
                await pilot.pause()
            assert "Barracks" in on_screen(pilot)

        at_table(game, play, size=size)
