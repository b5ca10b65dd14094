"""The table as a person uses it: keys, mouse, bots, pages."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

from claycrown.games.terracotta.guide import GUIDE
from claycrown.games.terracotta.notation import NOTATION
from claycrown.terminal import pace
from claycrown.terminal.app import TableApp
from claycrown.terminal.pages import HandOver, Page, RulesPage
from claycrown.terminal.screen import TableScreen
from claycrown.terminal.session import PERSON, Session
from claycrown.terminal.start import StartScreen
from claycrown.words import t
from tests.vocabulary.screens import STEP, at_table, until
from tests.vocabulary.sessions import played, session


def asked(screen: TableScreen) -> bool:
    """A person is to decide."""
    return screen.picking is not None


def in_scene(screen: TableScreen) -> bool:
    return screen.turns.scene is not None


def prompt(screen: TableScreen) -> str:
    return str(screen.query_one("#prompt", Static).render())


def at_place(seed: int = 5) -> Session:
    return session(PERSON, PERSON, seed=seed)


def test_a_whole_game_by_keys_against_a_random_bot(saves_of_this_test: Path) -> None:
    chance = Random(1)
    path = saves_of_this_test / "one.json"
    game = session(PERSON, "random", path=path)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        while not game.over():
            await until(pilot, lambda: screen.picking is not None or game.over())
            if screen.picking is None:
                break
            screen.picking.highlight(chance.randrange(len(screen.picking.stage.options)))
            await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Page))

    at_table(game, play, size=(80, 24))
    assert game.over()
    assert game.record.result is not None
    assert NOTATION.write(Session.resume(path).state) == NOTATION.write(game.state)


def test_one_takes_back_ones_own_decisions_and_no_more() -> None:
    game = session(PERSON, PERSON)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        start = NOTATION.write(game.state)
        await pilot.press("4", "enter")
        await pilot.press("x")
        assert len(game.moves) == 2
        await pilot.press("u", "u")
        assert NOTATION.write(game.state) == start
        assert len(screen.query_one("#log", RichLog).lines) == 0
        await pilot.press("u")
        assert "nothing to undo" in prompt(screen)

    at_table(game, play)


def test_the_last_decision_of_a_turn_waits_for_a_last_look() -> None:
    game = session(PERSON, "random", seed=2)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        while not asked(screen):
            await pilot.press("space")
            await pilot.pause(0.02)
        mine = len(game.moves)
        while asked(screen):
            await pilot.press("enter")
            assert len(game.moves) < mine + 12
        assert "turn is done" in prompt(screen)
        done = len(game.moves)
        await pilot.press("u")
        assert len(game.moves) == done - 1
        while asked(screen):
            await pilot.press("enter")
        await pilot.press("space")
        await until(pilot, lambda: screen.turns._waiting)
        await pilot.press("space")
        await until(pilot, lambda: len(game.moves) > done)
        await pilot.press("u")
        assert "Taken back" in prompt(screen)  # with what the bots have answered
        assert len(game.moves) == done - 1

    at_table(game, play, STEP)


def test_a_refusal_names_its_rule_and_the_rules_page_opens_at_it() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("colon", *"skip", "enter")
        assert "T3.3: a worker must be placed first" in prompt(screen)
        await pilot.press("question_mark")
        page = pilot.app.screen
        assert isinstance(page, RulesPage)
        await pilot.pause()
        assert page._topics[0].rules == ["T3.3"]
        await pilot.press("pagedown", "down", "escape")
        assert pilot.app.screen is screen

    at_table(at_place(), play)


def test_typed_decisions_may_be_whole_or_what_is_missing() -> None:
    game = at_place()

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("colon", *"7", "enter")
        assert game.moves[-1].text == "place craftsman 7"
        await pilot.press("colon", *"Take", "space", *"coin", "enter")
        assert game.moves[-1].text == "take coin"
        await pilot.press("colon", *"dance", "enter")
        assert "is no decision here" in prompt(screen)
        await pilot.press("colon", "x", "escape")
        assert not screen.query_one("#entry", Input).display
        assert len(game.moves) == 2

    at_table(game, play)


def test_one_word_is_enough_that_only_one_choice_holds() -> None:
    game = at_place()

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("colon", *"middle", "enter")
        assert game.moves[-1].text == "turn middle"
        await pilot.press("colon", "enter")
        assert len(game.moves) == 1
        assert not screen.query_one("#entry", Input).display

    at_table(game, play)


def test_arrows_lead_from_place_to_place() -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert screen.picking is not None
        await pilot.press("1", "right")
        assert screen.picking.option.target == "segment 2"
        await pilot.press("left", "left")
        assert screen.picking.option.target == "segment 12"
        await pilot.press("escape")  # there is nothing to go back to
        assert screen.picking.option.target == "segment 12"

    at_table(at_place(), play)


def test_who_is_not_asked_decides_nothing_by_keys_or_mouse() -> None:
    game = played(1000)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert game.over()
        await pilot.press("escape")
        assert not asked(screen)
        before = len(game.moves)
        await pilot.press("right", "colon")
        assert not screen.query_one("#entry", Input).display
        await pilot.hover("#panel-wheel", offset=target_offset(screen, "wheel", "segment 3"))
        await pilot.click("#panel-wheel", offset=target_offset(screen, "wheel", "segment 3"))
        assert not screen.decide("skip")
        assert len(game.moves) == before
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, RulesPage)

    at_table(game, play)


def test_the_table_says_that_the_game_could_not_be_saved(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    game = session(PERSON, PERSON, path=tmp_path / "file" / "one.json")

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.press("m")
        assert game.moves[-1].text == "turn middle"
        assert "The game could not be saved" in prompt(screen)

    at_table(game, play)


def target_offset(screen: TableScreen, panel: str, target: str) -> tuple[int, int]:
    found = next(panel_ for panel_ in screen._panels if panel_.name == panel)
    canvas = found._current_canvas()
    assert canvas is not None
    cells = [(x, y) for y in range(canvas.height) for x in range(canvas.width) if canvas.target_at(x, y) == target]
    return cells[len(cells) // 2]


def test_the_mouse_picks_a_lit_place_and_asks_why_another_is_not() -> None:
    game = at_place()

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await pilot.click("#panel-wheel", offset=target_offset(screen, "wheel", "segment 3"))
        assert game.moves[-1].text == "place craftsman 3"
        await pilot.press("x", "x", "x", "x")  # the last of them ends the turn: it is confirmed
        assert game.moves[-1].seat != game.deciders()[0]
        await pilot.hover("#panel-wheel", offset=target_offset(screen, "wheel", "segment 9"))
        assert screen.picking is not None
        assert screen.picking.option.target == "segment 9"
        await pilot.click("#panel-wheel", offset=target_offset(screen, "wheel", "segment 3"))
        assert "T3.3: a segment with a craftsman takes only an artisan" in prompt(screen)
        await pilot.click("#panel-mausoleum", offset=target_offset(screen, "mausoleum", "space e4"))
        assert "T3.3: a worker must be placed first" in prompt(screen)
        await pilot.click("#options", offset=(5, 0))
        assert game.moves[-1].text == "turn inner"
        await pilot.click("#panel-wheel", offset=target_offset(screen, "wheel", "segment 9"), button=3)
        assert isinstance(pilot.app.screen, RulesPage)

    at_table(game, play)


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (200, 60)])
def test_pages_panels_and_lights_at_every_size(size: tuple[int, int]) -> None:
    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert screen.has_class("compact") == (size[0] < 120)
        for key, page in (("l", Page), ("s", Page), ("question_mark", RulesPage)):
            await pilot.press(key)
            assert isinstance(pilot.app.screen, page)
            await pilot.press("escape")
        theme = pilot.app.theme
        await pilot.press("t", "tab", "tab", "p")
        assert pilot.app.theme != theme
        await pilot.resize_terminal(90, 25)
        await pilot.pause()
        assert screen.has_class("compact")

    at_table(played(50, PERSON, PERSON, PERSON), play, size=size)


def test_the_scoring_of_a_round_plays_step_by_step() -> None:
    game = session(PERSON, PERSON)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        while game.state.round == 1:
            await pilot.press("enter")
        assert in_scene(screen)
        assert "The inspector at row 1" in prompt(screen)
        await pilot.resize_terminal(90, 26)
        await pilot.pause()
        assert not any("inspector at" in strip.text for strip in screen.query_one("#log", RichLog).lines)
        for _ in range(4):
            await pilot.press("space")
        assert not in_scene(screen)
        assert asked(screen)
        assert any("Round 2 begins" in strip.text for strip in screen.query_one("#log", RichLog).lines)

    at_table(game, play, pace.PACES[0], (80, 24))


def test_bots_alone_play_by_themselves() -> None:
    game = session("random", "random")

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        await until(pilot, lambda: len(game.moves) > 12)

    at_table(game, play)


def test_a_game_with_secrets_hands_the_seat_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GUIDE, "keeps_secrets", True)
    monkeypatch.setattr(type(GUIDE), "is_secret", lambda guide, view: True)
    game = session(PERSON, PERSON)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert isinstance(pilot.app.screen, HandOver)
        await pilot.press("enter")
        first = game.deciders()[0]
        assert screen.turns.viewer == first
        await pilot.press("4", "enter", "x", "x", "x", "x")
        assert game.deciders() != [first]
        assert isinstance(pilot.app.screen, HandOver)
        assert screen.turns.viewer not in (0, 1)
        await pilot.press("enter")
        assert screen.turns.viewer == 1 - first
        await pilot.press("u")
        assert "another player’s decision" in prompt(screen)

    at_table(game, play)


def test_a_finished_game_is_analysed_on_a_page() -> None:
    game = played(1000)

    async def play(pilot: Pilot[None], screen: TableScreen) -> None:
        assert game.over()
        await pilot.press("escape", "a")

        def told() -> str:
            return str(pilot.app.screen.query_one("#body", Static).render())

        await until(pilot, lambda: "chance to win" in told())
        assert "after 0, round 1" in told()
        await pilot.press("escape")
        assert pilot.app.screen is screen

    at_table(game, play)


def test_the_start_page_begins_a_game_and_goes_on_with_one(saves_of_this_test: Path) -> None:
    played(20, path=saves_of_this_test / "old.json")
    (saves_of_this_test / "torn.json").write_text("{")

    async def run() -> None:
        app = TableApp()
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            assert isinstance(app.screen, StartScreen)
            await pilot.press("up", "right", "up", "right", "up", "right")
            assert app.screen._seats == ["random", "captain", "greedy"]
            app.screen.query_one("#rows", OptionList).highlighted = 2
            await pilot.pause()
            assert str(app.screen.query_one("#about", Static).render()) == t("app-bot-random-about")
            torn = next(number for number, row in enumerate(app.screen._rows) if "damaged" in row.value)
            app.screen.query_one("#rows", OptionList).highlighted = torn
            await pilot.press("enter")
            assert "not JSON" in str(app.screen.query_one("#refusal", Static).render())
            old = next(number for number, row in enumerate(app.screen._rows) if "20 decisions" in row.value)
            app.screen.query_one("#rows", OptionList).highlighted = old
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, TableScreen)
            assert app.session is not None
            assert len(app.session.moves) == 20

    asyncio.run(run())
