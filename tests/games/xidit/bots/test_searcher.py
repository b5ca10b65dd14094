"""Steward, marshal and emperor of Lords of Xidit: what they decide."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import claycrown
from claycrown.bots.ladder import Budget
from claycrown.games.xidit.bots.greedy import Greedy
from claycrown.games.xidit.bots.hints import best_choices
from claycrown.games.xidit.bots.searcher import Searcher
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, AT_START
from tests.games.xidit.bots.games import played, winner
from tests.vocabulary.xidit import VARIANTS, Table, busy_play, fields

compiled_only = pytest.mark.skipif(not claycrown.compiled(), reason="whole games of thinking bots take long in plain Python")
QUICK = Budget(simulations=100)
SCRIPT = "from tests.games.xidit.bots.test_searcher import thoughts; print(thoughts())"


def decides(table: Table, colour: str = "blue", budget: Budget = QUICK) -> str:
    state, seat = table.state, table.seats.index(colour)
    return NOTATION.text(state, Searcher(1, "steward", budget).decide(GAME.view(state, seat), seat))


@compiled_only
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_decides_what_is_legal_to_the_end(players: int, options: dict[str, bool]) -> None:
    last = 9 if options["short"] else 12
    played([Searcher(seat, "steward", QUICK) for seat in range(players)], players, options, first_year=last - 1)


@compiled_only
def test_decides_what_is_legal_wherever_others_lead_it() -> None:
    decided = set()
    for number, (state, seat, _) in enumerate(busy_play(3, {}, seed=3)):
        if seat >= 0 and (state.step != AT_PLAN or number % 9 == 0):
            action = Searcher(number, "steward", QUICK).decide(GAME.view(state, seat), seat)
            assert GAME.why_not(state, seat, action) is None
            decided.add(state.step)
    assert len(decided) >= 8


@compiled_only
def test_what_nobody_can_know_changes_no_decision() -> None:
    compared = 0
    for number, (state, seat, _) in enumerate(busy_play(4, {}, seed=1)):
        if seat < 0 or number % 3:
            continue
        view = GAME.view(state, seat)
        other = GAME.determinize(view, Random(number))
        if fields(GAME.view(other, seat)) == fields(view):
            simulator, other_decision = (Searcher(1, "steward", QUICK).decide(GAME.view(s, seat), seat) for s in (state, other))
            assert simulator == other_decision
            compared += 1
    assert compared > 10


def test_goes_to_the_threat_that_it_can_eliminate() -> None:
    assert decides(Table().at("blue", 11, units="MAC").threats(17)).startswith("plan RA")


def test_takes_what_it_would_go_out_for() -> None:  # X8.3
    """In the last year blue leads in gold and floors by far, and has no bard on the map."""
    table = Table(open_screens=True).put(year=12).at("blue", 17, units="MAC", gold=30).guild("blue", 10, 4).guild("blue", 12, 4)
    for colour, region in (("red", "coast"), ("green", "hills"), ("yellow", "marsh")):
        table.at(colour, 1, gold=9).bards(region, **{colour: 1})
    table.threats(17).year(blue="AWWWWW")
    assert "bards" in decides(table)


@pytest.mark.parametrize(("gold", "taken"), [(3, True), (30, False)])
def test_first_survives_then_wins(gold: int, taken: bool) -> None:  # X8.3
    """Wealth comes first: less gold than the poorest rival, and all else is in vain. With plenty of it, gold is of no use."""
    table = Table(open_screens=True).put(year=12, assessments=["wealth", "reputation", "influence"])
    table.at("blue", 17, units="MAC", gold=gold).guild("blue", 10, 4).guild("blue", 11, 4).bards("coast", blue=1)
    for colour, region in (("red", "plains"), ("green", "hills"), ("yellow", "heath")):
        table.at(colour, 1, gold=5).bards(region, **{colour: 3})
    assert ("gold" in decides(table.threats(17).year(blue="AWWWWW"))) == taken


def test_places_bards_where_they_take_a_region() -> None:
    table = Table(open_screens=True).put(year=12).at("blue", 17, units="MAC").threats(17)  # 17 touches centre, snow and steppe
    table.bards("centre", red=9, green=8).bards("snow", red=1, green=1).bards("steppe", red=9, green=8)
    table.year(blue="AWWWWW").do("reward gold bards")
    assert " snow " in decides(table)


def test_shows_units_where_that_wins_something_else_none() -> None:  # X6.2
    table = Table(open_screens=True).put(year=4).at("blue", 1, units="MMMAB").at("red", 2, units="MAA").year()
    assert decides(table, "blue") == "show 2"  # enough
    assert decides(table, "red") == "show 0"


def test_does_not_raise_the_virtual_player_above_itself() -> None:  # X9.2, X9.3
    """The last year: tied with the virtual player in floors blue is safe; a rise there and blue is out."""
    table = Table(players=3).put(year=12, assessments=["influence", "wealth", "reputation"])
    for colour, region, city in (("blue", "coast", 10), ("red", "hills", 11), ("green", "plains", 12)):
        table.at(colour, 17, gold=30).bards(region, **{colour: 3}).guild(colour, city, 4)
    table.guild("red", 13, 4).guild("green", 14, 4)
    table.at("blue", 17, units="MAC").threats(17).put(virtual={"influence": 4, "wealth": 6, "reputation": 2})
    assert decides(table.year(blue="AWWWWW").do("reward gold bards", "bards centre 3")) != "raise influence"


def test_passes_a_titan_by_that_is_not_worth_its_units_and_fights_one_that_is() -> None:  # X4.11
    units = Table().put(year=12).at("blue", 1, units="MMMMAB").titan(3).year(blue="AWWWWW")
    assert decides(units).startswith("titan 3")
    assert "B" not in decides(units).split()[-1]


def test_starts_where_there_is_something_to_do() -> None:  # X2.5
    table = Table().recruits({8: "MIICC", 9: "MAABB"})
    for colour in table.seats:
        table.at(colour, None)
    assert decides(table) in ("start 8", "start 9")


def test_a_fresh_bot_decides_like_one_that_sat_there() -> None:
    table = Table().at("blue", 11, units="MAC").threats(17)
    view = GAME.view(table.state, 0)
    assert Searcher(1, "a", QUICK).decide(view, 0) == Searcher(1, "b", QUICK).decide(view, 0)


def test_hints_name_the_best_plans_and_what_they_bring() -> None:
    table = Table().at("blue", 11, units="MAC").threats(17)
    found = best_choices(GAME.view(table.state, 0), 0, QUICK)
    assert 2 <= len(found) <= 5
    assert found[0].decision == decides(table)
    assert [hint.value for hint in found] == sorted((hint.value for hint in found), reverse=True)
    assert all(0 <= hint.value <= 1 and hint.visits > 0 and hint.points is None for hint in found)
    assert ("X4.5", "threat eliminated", "17") in [(entry.rule, entry.what, entry.where) for entry in found[0].ledger]
    assert {entry.seat for hint in found for entry in hint.ledger} == {0}


def test_hints_of_a_choice_tell_what_it_does() -> None:
    table = Table().at("blue", 17, units="MAC").threats(17).year(blue="AWWWWW")
    found = best_choices(GAME.view(table.state, 0), 0, QUICK)
    assert {hint.decision for hint in found} == table.legal()
    for hint in found:
        gold = [entry.amount for entry in hint.ledger if entry.what == "gold"]
        assert gold == ([3] if "gold" in hint.decision else [])


def test_hints_of_the_census_tell_what_is_won() -> None:
    table = Table(open_screens=True).put(year=4).at("blue", 1, units="MM").at("red", 2, units="M").year()
    found = best_choices(GAME.view(table.state, 0), 0, QUICK)
    assert [entry.what for entry in found[0].ledger] == ["most shown", "gold"]


@compiled_only
def test_beats_greedy() -> None:
    """One steward against three greedy ones: by chance alone so many wins would come three times in a hundred."""
    wins = 0
    for game in range(8):
        line: list[Greedy | Searcher] = [Greedy(seat) for seat in range(4)]
        line[game % 4] = Searcher(game, "steward", Budget(simulations=400))
        wins += winner(played(list(line), 100 + game // 4)) == game % 4
    assert wins >= 5


def thoughts() -> str:
    """A plan of the first year, and some choices between plans, with a tiny budget."""
    lines: list[str] = []
    plans = 0
    for number, (state, seat, _) in enumerate(busy_play(3, {}, seed=5)):
        plans += state.step == AT_PLAN
        if seat >= 0 and (plans == 1 if state.step == AT_PLAN else state.step != AT_START and len(lines) < 5):
            lines.append(str(Searcher(number, "steward", Budget(simulations=1)).decide(GAME.view(state, seat), seat)))
    return " ".join(lines)


@compiled_only
def test_compiled_and_plain_thoughts_agree() -> None:
    path = os.pathsep.join([str(Path(claycrown.__path__[0]).parent), str(Path(__file__).parents[4])])
    environment = {**os.environ, "CLAYCROWN_PURE": "1", "PYTHONPATH": path}
    plain = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    assert plain.stdout.strip() == thoughts()
    assert len(plain.stdout.split()) == 5
