"""What there is to see in Lords of Xidit, against what the rules then do and against what may be known."""

from random import Random
from typing import Any

import pytest

from claycrown import match
from claycrown.games.contract import SPECTATOR
from claycrown.games.xidit.guide import GUIDE
from claycrown.games.xidit.guide.plan_preview import foretell
from claycrown.games.xidit.guide.preview import may_reveal
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules import assessment
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import TYPES
from claycrown.guide.turns import PendingDecisions
from claycrown.guide.types import DecisionView, RoundSummary
from claycrown.guide.undo import Transition, came_to_light
from claycrown.match import Entry, EntryKind, Position
from claycrown.rules import rules_of
from claycrown.server.play.updates import update
from tests.vocabulary.xidit import Table, busy_play

GAMES = [(3, {"short": True}, 1), (4, {"short": False}, 2), (5, {"short": True}, 3)]


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_an_preview_tells_what_the_server_lets_be_undone(players: int, options: dict[str, bool], seed: int) -> None:
    """Imagined from one seat's view, it is what the server finds afterwards, which imagines tables for every viewer."""
    rules = rules_of("xidit")
    final, foregone, undoable = 0, 0, 0
    for number, (state, seat, action) in enumerate(busy_play(players, options, seed)):
        if seat < 0:
            break
        (preview,) = GUIDE.previews(GAME.view(state, seat), seat, {action: ""})
        before = Position(number, state.clone(), PendingDecisions(tuple(GAME.deciders(state)), since=number), number)
        entry = Entry(number + 1, seat, EntryKind.DECIDE, NOTATION.text(state, action), number, False)
        step = match.step_of(rules, before, entry)
        allowed = update(rules, "", seat, [step], step.after, False, step, None).undo is not None
        entries = GAME.ledger(step.played(), seat)
        assert preview.reveals is not allowed, (number, entry.text, [line.what for line in entries])
        final += preview.reveals
        foregone += allowed and may_reveal(entries)
        undoable += allowed
    assert min(final, undoable) > 10
    assert foregone  # the last token of a stack, a census of units that nobody has: nobody learned anything


@pytest.mark.parametrize("units", ["M", ""])
def test_a_census_that_one_wins_anyway_shows_the_units_of_others(units: str) -> None:
    """X6.1: the table looks the same, but everybody saw how many the others showed, if they had any."""
    table = Table().at("blue", 6, units="MMM").at("red", 7, units=units).put(year=4).year()
    state = table.do("red:show 0", "green:show 0", "yellow:show 0").state.clone()
    state.watched, state.seen_units = 1, list(state.units)  # as if recruited in the open
    made = Transition(0, NOTATION.action(state, "show 3"), state, state)
    assert came_to_light(GAME, NOTATION, made) == bool(units)


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_an_preview_shows_what_the_decision_itself_does(players: int, options: dict[str, bool], seed: int) -> None:
    compared = 0
    for state, seat, action in busy_play(players, options, seed):
        if seat < 0:
            break
        view = GAME.view(state, seat)
        (preview,) = GUIDE.previews(view, seat, {action: ""})
        after = state.clone()
        GAME.apply(after, seat, action)
        entries = list(GAME.ledger(after, seat))
        assert entries[: len(preview.ledger)] == preview.ledger
        if len(entries) == len(preview.ledger) and not GAME.over(after):
            shown, real = NOTATION.write(preview.view), NOTATION.write(GAME.view(after, seat))
            for written in (shown, real):
                written.pop("pending", None)
            assert shown == real
            compared += 1
    assert compared > 20


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_scenes_lead_to_the_table_after_the_decision(players: int, options: dict[str, bool], seed: int) -> None:
    kinds = set()
    for state, seat, action in busy_play(players, options, seed):
        if seat < 0:
            break
        before, after = state.clone(), state.clone()
        GAME.apply(after, seat, action)
        for viewer in (0, SPECTATOR):
            entries = GAME.ledger(after, viewer)
            course = GUIDE.course(before, seat, action, viewer)
            moved = DecisionView(GAME.view(before, viewer), GAME.view(after, viewer), entries, course=course)
            scenes = GUIDE.scenes(moved)
            kinds |= {scene.kind for scene in scenes}
            told = [entry for scene in scenes for entry in scene.ledger]
            if scenes:
                assert told == [entry for entry in entries if entry.what != "ready"]
                last, end = scenes[-1].view, GAME.view(after, viewer)
                assert (list(last.city), list(last.token), list(last.guild)) == (list(end.city), list(end.token), list(end.guild))
            for scene in scenes:
                NOTATION.write(scene.view)
                assert all(target.split()[0] in TARGETS for target in scene.marked)
    assert {"plan", "order", "year", "shown", "assessment", "assessed", "winner"} <= kinds


TARGETS = ("city", "region", "road", "titan", "player", "next", "assessment", "assessed", "dial")


def test_a_move_marks_the_road_and_both_players_and_cities_by_name() -> None:
    table = Table().at("blue", 6)
    before = table.state.clone()
    before.plan = [GAME.legal(before, 0)[-1] - 1000 if seat else -1 for seat in range(5)]  # the others wait
    after = before.clone()
    action = NOTATION.action(before, "plan RWWWWW")
    GAME.apply(after, 0, action)
    course = GUIDE.course(before, 0, action, 0)
    scenes = GUIDE.scenes(DecisionView(GAME.view(before, 0), GAME.view(after, 0), GAME.ledger(after, 0), course=course))
    (moved,) = [scene for scene in scenes if any(entry.what == "moved" for entry in scene.ledger)]
    assert {"player blue", "city 6", "city 7", "road 6-7"} <= set(moved.marked)
    assert moved.kind == "order"


# What may be known


def told(view: Any, seat: int, actions: list[int]) -> list[object]:
    """All that a seat can be told, as it would be written."""
    previews = GUIDE.previews(view, seat, dict.fromkeys(actions, ""))
    found: list[object] = [(each.ledger, each.reveals, NOTATION.write(each.view)) for each in previews]
    found += [GUIDE.majorities(view), GUIDE.open_information(view)]
    found.append(GUIDE.sheet(view, [RoundSummary(view.year, [], view, False)]))
    if view.city[seat]:
        found.append(foretell(view, seat, "KARBAA"))
    return found


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_tables_that_look_the_same_tell_the_same(players: int, options: dict[str, bool], seed: int) -> None:
    compared = 0
    for number, (state, seat, action) in enumerate(busy_play(players, options, seed)):
        if seat < 0:
            break
        if number % 4:
            continue
        seen = GAME.view(state, seat)
        others = [GAME.view(GAME.determinize(seen, Random(chance)), seat) for chance in (1, 2)]
        first, second = (told(view, seat, [action]) for view in others)
        assert first == second == told(seen, seat, [action])
        compared += 1
    assert compared > 10


@pytest.mark.parametrize(("players", "options", "seed"), GAMES)
def test_what_is_known_is_so(players: int, options: dict[str, bool], seed: int) -> None:
    for number, (state, seat, _) in enumerate(busy_play(players, options, seed)):
        if seat < 0:
            break
        if number % 6:
            continue
        known = GUIDE.open_information(GAME.view(state, SPECTATOR))
        for line in known:
            units = state.units[line.seat * TYPES : (line.seat + 1) * TYPES]
            assert line.exact
            assert list(line.units) == list(line.units_most) == units
            assert line.gold == state.gold[line.seat]


def test_what_was_not_watched_is_known_within_bounds() -> None:
    """A position that somebody set up: nobody saw how the units came behind the screens (X1.8)."""
    table = Table().at("blue", 6, units="MMA").at("red", 7, units="MC")
    known = GUIDE.open_information(GAME.view(table.state, 0))
    for line, units in zip(known, ("MMA", "MC", "", ""), strict=True):
        counts = [units.count(letter) for letter in "MAICB"]
        assert not line.exact
        assert all(least <= count <= most for least, count, most in zip(line.units, counts, line.units_most, strict=True))
    assert list(known[2].units_most) == [3, 1, 0, 1, 0]  # what is nowhere else may be with anybody


def test_majorities_in_regions_and_in_what_lies_open() -> None:
    table = Table().bards("snow", blue=3, red=1).bards("hills", blue=2, red=2).guild("green", 5, 3)
    by_place = {each.where or each.source: each for each in GUIDE.majorities(GAME.view(table.state, 0))}
    snow, hills, influence = by_place["snow"], by_place["hills"], by_place["influence"]
    assert (list(snow.counts), list(snow.points), snow.leader) == ([3, 1, 0, 0], [4, 2, 0, 0], 0)  # X8.2
    assert (list(hills.points), hills.leader) == ([4, 4, 0, 0], None)
    assert (list(influence.counts), influence.leader, influence.targets) == ([0, 0, 3, 0], 2, ["city 5"])
    assert by_place["wealth"].counts[1:] == [None, None, None] and by_place["wealth"].leader is None
    assert by_place["centre"].points == [None] * 4  # the Bastion is shut


def test_the_open_book_tells_who_leads_in_gold_and_in_the_bastion() -> None:  # X1.8
    for number, (state, _, _) in enumerate(busy_play(4, {"short": True}, 5)):
        if number % 40 == 0:
            table = GUIDE.with_open_information(GAME.view(state, 0))
            wealth = next(each for each in GUIDE.majorities(table) if each.source == "wealth")
            assert (list(wealth.counts), list(table.bards)) == (list(state.gold)[:4], list(state.bards))
            assert "reputation" in {each.source for each in GUIDE.sheet(table, []).sources}


def test_an_opened_table_shows_what_each_seat_sees_of_its_own() -> None:
    for number, (state, seat, _) in enumerate(busy_play(4, {"short": True}, 5)):
        if seat < 0 or number % 10:
            continue
        opened = GUIDE.opened([GAME.view(state, seat) for seat in range(4)])
        for field in ("gold", "units", "bards"):
            assert list(getattr(opened, field)) == list(getattr(state, field))
        sheet = GUIDE.sheet(opened, [])
        reputation = next(each.points for each in sheet.sources if each.source == "reputation")
        assert reputation == [assessment.reputation(state, seat) for seat in range(4)]
