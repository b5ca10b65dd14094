"""What is told: every line of the ledger, once, in messages of the catalogue, and to nobody more than they may know."""

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.guide import GUIDE
from claycrown.games.xidit.guide.chapters import chapters
from claycrown.games.xidit.guide.log_lines import chapter_lines
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, AT_SHOW, UNKNOWN, WHAT_NAMES
from claycrown.games.xidit.rules.state import State
from claycrown.guide.types import DecisionView, Scene
from claycrown.words import format_message
from tests.vocabulary.messages import check, messages_in
from tests.vocabulary.xidit import Table, busy_play

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
GAMES = [(3, {"short": True}, 1), (4, {"short": False}, 2), (5, {"short": True, "open_screens": True}, 3)]
SHOWN_BY_THE_TABLE = {"next recruitment", "next threat"}
"""Lines of the ledger that need no words: the tokens lie beside the map."""


def moved(before: State, seat: int, action: int, viewer: int) -> DecisionView:
    """A decision as the server tells it to a viewer."""
    after = before.clone()
    GAME.apply(after, seat, action)
    course = GUIDE.course(before, seat, action, viewer)
    return DecisionView(GAME.view(before, viewer), GAME.view(after, viewer), GAME.ledger(after, viewer), seat, None, course)


def played(players: int, options: dict[str, bool], seed: int, viewer: int = SPECTATOR) -> Iterator[DecisionView]:
    for state, seat, action in busy_play(players, options, seed):
        if seat >= 0:
            yield moved(state.clone(), seat, action, viewer)


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_every_message_is_in_the_catalogue_and_has_what_it_speaks_of(players: int, options: dict[str, bool], seed: int) -> None:
    for each in played(players, options, seed):
        over = check(GUIDE.progress(each.after)) == "The game is over"
        assert over == GAME.over(each.after)
        lines = GUIDE.lines(each)
        assert lines and all(line.rules for line in lines)
        for message in messages_in([lines, [GUIDE.effect(entry) for entry in each.entries], GUIDE.progress(each.after)]):
            check(message)
        for scene in GUIDE.scenes(each):
            for message in messages_in(list(scene.lines)):
                check(message)
        for majority in GUIDE.majorities(each.after):
            check(GUIDE.source(majority.source, majority.where))
        for source in GUIDE.sheet(each.after, []).sources:
            check(source.label)


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_every_line_of_the_ledger_changes_what_is_told(players: int, options: dict[str, bool], seed: int) -> None:
    """Without it something else would be told; but for what the table shows better."""
    kinds = set()
    for each in played(players, options, seed):
        for chapter in chapters(each.entries):
            whole = chapter_lines(each.after, chapter)
            assert whole
            for entry in chapter[1:]:
                alike = [other for other in chapter[1:] if replace(other, seat=entry.seat) == entry]  # of tied players
                rest = [other for other in chapter if other not in alike]
                of_nobody = entry.what == "unit" and entry.seat < 0 and entry.rule != "X2.2"  # a token comes with its units
                shuffled = entry.what == "threat stack" and entry.rule == "X5.7"  # reinforcements are told once
                follows = entry.what == "waiting floor" and entry.amount < 0  # the floor that it becomes is told
                if entry.what not in SHOWN_BY_THE_TABLE and not (of_nobody or shuffled or follows):
                    assert chapter_lines(each.after, rest) != whole, entry
            kinds |= {entry.what for entry in chapter}
    assert len(kinds) > len(WHAT_NAMES) - 6


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_what_is_watched_has_scenes_whose_lines_are_those_of_the_log(players: int, options: dict[str, bool], seed: int) -> None:
    watched = 0
    for each in played(players, options, seed):
        scenes, log = GUIDE.scenes(each), GUIDE.lines(each)
        assert bool(scenes) == GUIDE.is_watched(each.entries)
        if scenes:
            shown = [line for scene in scenes for line in scene.lines]
            assert [format_message(line.text) for line in shown if line in log] == [format_message(line.text) for line in log]
            assert [entry for scene in scenes for entry in scene.ledger] == [
                entry for entry in each.entries if entry.what != "ready"
            ]
        watched += len(scenes)
    assert watched > 100


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_the_steps_of_a_decision_are_the_decision(players: int, options: dict[str, bool], seed: int) -> None:
    for state, seat, action in busy_play(players, options, seed):
        if seat < 0:
            break
        after = state.clone()
        GAME.apply(after, seat, action)
        *_, last = steps = list(GUIDE.steps(state, seat, action))
        assert NOTATION.snapshot(last) == NOTATION.snapshot(after)
        assert [entry for step in steps for entry in GAME.ledger(step, seat)] == GAME.ledger(after, seat)


# What may be known


def seen(each: DecisionView) -> list[object]:
    """All that a viewer is told of a decision, as it would be written."""

    def shown(scene: Scene) -> object:
        return scene.kind, NOTATION.write(scene.view), scene.ledger, scene.marked, scene.lines

    return [GUIDE.lines(each), *map(shown, GUIDE.scenes(each))]


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_a_secret_decision_tells_others_only_that_it_was_made(players: int, options: dict[str, bool], seed: int) -> None:
    """X3.1, X6.1: whichever plan or number it was, and whatever is behind the screens."""
    compared = 0
    for state, seat, action in busy_play(players, options, seed):
        if seat < 0:
            break
        if state.step not in (AT_PLAN, AT_SHOW) or len(GAME.deciders(state)) == 1:
            continue
        for viewer in (SPECTATOR, (seat + 1) % players):
            as_it_is = seen(moved(state, seat, action, viewer))
            for chance in (1, 2):
                other = GAME.determinize(GAME.view(state, viewer), Random(chance))
                another = Random(chance).choice(GAME.legal(other, seat))
                assert seen(moved(other, seat, another, viewer)) == as_it_is
                compared += 1
    assert compared > 40


def test_scenes_of_a_year_show_nothing_from_behind_others_screens() -> None:  # X1.8
    """Two tables that differ only in what red has behind the screen and in the order of a stack."""

    def year(units: str, gold: int, stack: list[int]) -> list[object]:
        table = Table().at("blue", 5).at("red", 6, units=units, gold=gold).recruits({5: "MIIB"}).threat(7, stack)
        table.do("red:plan WWWWWW", "green:plan WWWWWW", "yellow:plan WWWWWW")
        return seen(moved(table.state, 0, NOTATION.action(table.state, "plan ABWWWW"), 0))

    first, second = year("M", 2, [15, 12, 9]), year("M", 9, [15, 9, 12])
    assert first == second and len(first) > 2
    table = Table().at("blue", 5).at("red", 6, gold=4).recruits({5: "MIIB"})
    table.do("red:plan WWWWWW", "green:plan WWWWWW", "yellow:plan WWWWWW")
    each = moved(table.state, 0, NOTATION.action(table.state, "plan ABWWWW"), 0)
    assert all(scene.view.gold[1] == UNKNOWN for scene in GUIDE.scenes(each))


# Words


def year_of(table: Table, **plans: str) -> DecisionView:
    *others, last = [(colour, plans.get(colour, "WWWWWW")) for colour in table.seats]
    table.do(*(f"{colour}:plan {plan}" for colour, plan in others))
    seat = table.seats.index(last[0])
    return moved(table.state.clone(), seat, NOTATION.action(table.state, f"plan {last[1]}"), 0)


def said(each: DecisionView) -> list[str]:
    return [format_message(line.text, names=NAMES) for line in GUIDE.lines(each)]


def test_orders_are_told_one_by_one() -> None:
    table = Table().at("blue", 5, units="M").at("red", 5).recruits({5: "MIIB"}).threats(12)
    lines = said(year_of(table, blue="ABAWWW", red="ARRRRR"))
    assert lines[0] == "The plans are revealed."
    assert lines[1] == "Ann: action, blue road, action, wait, wait and wait."
    assert "Ann, order 1: recruits in city 5: peasant militia." in lines
    assert "Ann, order 2: the blue road to city 12." in lines
    assert "Ann, order 3: action. Lost in city 12: units are lacking." in lines
    assert "Cleo, order 1: waits in city 8." in lines or any(line.startswith("Cleo, order 1: waits") for line in lines)
    assert lines[-1] == "Year 2 begins. First player: Ben."


def test_scenes_show_the_table_as_it_was_then() -> None:
    table = Table().at("blue", 5).at("red", 5).recruits({5: "MIIB"})
    scenes = GUIDE.scenes(year_of(table, blue="ABWWWW", red="WAWWWW"))
    assert [scene.view.city[0] for scene in scenes[:3]] == [5, 5, 12]
    recruits, walks = scenes[1], scenes[2]
    assert list(recruits.view.standing[25:30]) == [0, 0, 2, 0, 1] and "city 5" in recruits.marked
    assert "road 5-12" in walks.marked
    assert NOTATION.write(walks.view)["pending"]["plans"]["blue"] == "ABWWWW"


def test_plans_are_revealed_order_by_order_up_to_where_they_meet() -> None:  # X3.2, X4.1
    """Blue and red act in city 12 with their third orders: what is acted on there before or after is no clash."""
    table = Table().at("blue", 5).at("red", 5).at("green", 12)
    first, last, *_ = GUIDE.scenes(year_of(table, blue="BWAWWW", red="ABAWWW", green="WAWAWW"))
    assert (first.kind, last.kind) == ("plan", "plan")
    assert first.marked == ["dial 1", "dial 2", "dial 3", "city 12", "player blue", "player red"]
    assert last.marked == ["dial 4", "dial 5", "dial 6"]
    assert [format_message(line.text, names=NAMES) for line in first.lines] == [
        "The plans are revealed.",
        "Order 3: Ann and Ben act in city 12. First comes Ann.",
    ]
    assert len(last.lines) == 4 and first.ledger and not last.ledger


def test_the_census_is_told_with_its_reward() -> None:  # X6.2
    table = Table().put(year=4).at("blue", 5, units="MM").at("red", 6, units="M").year()
    table.do("blue:show 2", "red:show 1", "green:show 0")
    lines = said(moved(table.state, 3, NOTATION.action(table.state, "show 0"), 0))
    assert lines == [
        "Census of the peasant militia: Ann shows 2, Ben shows 1, Cleo shows 0 and Dan shows 0.",
        "The most: Ann. Reward: 1 gold.",
    ]
