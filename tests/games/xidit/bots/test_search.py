"""Search a year of Lords of Xidit against rivals who plan at the same time."""

import pytest

import claycrown
from claycrown.bots.ladder import Budget
from claycrown.games.xidit.bots import best_responses, plans, quick_plans, regret_matching, rollout, weights
from claycrown.games.xidit.bots.best_responses import BestResponses
from claycrown.games.xidit.bots.halving import DEEP_PLANS, DEEPEST, successive_halving
from claycrown.games.xidit.bots.rated_plans import BELIEF, RatedPlan, predicted
from claycrown.games.xidit.bots.regret_matching import RegretTable
from claycrown.games.xidit.bots.rollout import Simulator
from claycrown.games.xidit.bots.search import FORESIGHT_FROM, Search
from claycrown.games.xidit.notation import NOTATION
from claycrown.games.xidit.rules import names, play
from claycrown.games.xidit.rules.game import GAME
from claycrown.games.xidit.rules.pieces import AT_PLAN, ORDERS, PLAN, PLANS
from claycrown.games.xidit.rules.state import State
from tests.vocabulary.xidit import VARIANTS, Table, busy_play, fields


def simulator(state: State) -> Simulator:
    made = Simulator(state, weights.evaluation_for(state))
    rollout.compute_marginal_values(made, state)
    return made


def number(text: str) -> int:
    return NOTATION.action(Table().state, f"plan {text}") - PLAN


def revealed(state: State, **others: str) -> State:
    """Everybody's plan, whoever is not named to wait."""
    copy = state.clone()
    for seat, colour in enumerate(GAME.seats(state)):
        text = others.get(colour, "").ljust(ORDERS, "W")
        play.carry_out(copy, seat, PLAN + number(text))
    return copy


def best(state: State, seat: int = 0, **others: str) -> str:
    found = BestResponses(seat, 8)
    best_responses.find(simulator(state), found, revealed(state, **others))
    return names.plan(found.plan[0])


def searched(state: State, seat: int, simulations: int, threads: int = 1, seed: int = 1) -> list[RatedPlan]:
    search = Search(GAME.view(state, seat), seat, seed, threads)
    search.run(Budget(simulations=simulations, threads=threads))
    return search.ranking(seat)


def planned(players: int, year: int = 3) -> State:
    states = (state for state, _, _ in busy_play(players, {}, seed=4) if state.step == AT_PLAN and state.year == year)
    return next(states).clone()


def test_walks_to_a_threat_that_nobody_else_takes() -> None:
    table = Table().at("blue", 11, units="MAC").threats(17)  # 11 to 17: red
    assert best(table.state).startswith("RA")


def test_does_not_walk_to_a_threat_that_is_gone_by_then() -> None:
    table = Table().at("blue", 11, units="MAC").at("red", 17, units="MAC").threats(17).recruits({10: "AIICC"})  # 11 to 10: black
    assert best(table.state, red="AWWWWW").startswith("KA")


def test_takes_the_next_threat_that_comes_when_a_rival_makes_room() -> None:  # X10.7
    table = Table().put(year=10).at("blue", 17, units="MAC").at("red", 2, units="IC").threats(2).threat(17, [18, 20])
    own = best(table.state, red="AWWWWW")
    assert table.year(blue=own, red="AWWWWW").do("red:reward gold floors").deciders() == ["blue"]
    assert table.units("blue") == ""


def test_of_ways_to_the_same_the_one_that_acts_soonest_is_kept() -> None:
    found = BestResponses(0, 3)
    late, soon = (number("WWRAWW"), number("RAWWWW"))
    for plan, chance in ((1, 0.5), (late, 0.7), (2, 0.5), (3, 0.2), (5, 0.6), (soon, 0.7), (late, 0.7)):
        best_responses.insert(found, plan, chance)
    assert list(found.plan[:3]) == [soon, 5, 1]
    assert found.count == 3


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_a_year_of_rollout_ends_where_the_next_is_planned(players: int, options: dict[str, bool]) -> None:
    for state, _, _ in busy_play(players, options, seed=players):
        if state.step == AT_PLAN and state.plan[0] == -1:
            copy = state.clone()
            copy.plan = [-1] * 5
            own = simulator(copy)
            own.scratch.state = copy
            quick_plans.play_years(own, own.scratch, 1)
            assert GAME.over(copy) or (copy.step == AT_PLAN and copy.year == state.year + 1)


def test_the_rollout_policy_leaves_the_position_as_it_was() -> None:
    seen = 0
    for state, seat, _ in busy_play(3, {}, seed=1):
        if state.step not in (AT_PLAN, 0, 6, 9) and seat >= 0:
            before = fields(state)
            action = rollout.policy(simulator(state), state)
            assert action in GAME.legal(state, seat)
            assert fields(state) == before
            seen += 1
    assert seen > 20


def test_a_quick_plan_does_what_can_be_done_on_its_way() -> None:
    table = Table().put(year=10).at("blue", 10, units="MA").recruits({10: "C"}).threats(17)  # 10 by 11 or 15 to 17
    own = simulator(table.state)
    own.scratch.state = table.state.clone()
    assert names.plan(quick_plans.quick_plan(own, own.scratch, 0))[:4] in ("AKRA", "ARBA")


def rolled_out(state: State, years: int, stream: int, noise: float = quick_plans.NOISE) -> State:
    own = simulator(state)
    own.noise, own.stream = noise, stream
    own.scratch.state = state.clone()
    quick_plans.play_years(own, own.scratch, years)
    return own.scratch.state


def test_further_years_differ_by_chance_alone() -> None:
    state = planned(4)
    assert fields(rolled_out(state, 1, stream=1)) == fields(rolled_out(state, 1, stream=1))
    assert len({str(fields(rolled_out(state, 1, stream))) for stream in range(12)}) > 6


def test_after_further_years_choices_are_valued_as_in_the_planned_one() -> None:
    state = planned(3)
    own = simulator(state)
    own.stream = 5
    before = list(own.marginal_value), list(own.raise_harm), own.stream
    own.scratch.state = state.clone()
    quick_plans.play_years(own, own.scratch, 2)
    assert (list(own.marginal_value), list(own.raise_harm), own.stream) == before


@pytest.mark.parametrize("players", [3, 4, 5])
def test_whoever_plans_first_in_a_further_year_is_drawn(players: int) -> None:
    own = simulator(planned(players))
    drawn = set()
    for _ in range(60):
        quick_plans.shuffle(own, players)
        assert sorted(own.turn[:players]) == list(range(players))
        drawn.add(own.turn[0])
    assert drawn == set(range(players))


def test_what_a_search_from_a_rivals_seat_chooses_is_mostly_believed() -> None:
    expected = [RatedPlan(1, 0.3, 0.75, 9), RatedPlan(2, 0.2, 0.25, 9)]
    chosen = [RatedPlan(3, 0.5, 0.0, 4), RatedPlan(1, 0.1, 0.0, 4)]
    found = {rated.plan: rated.probability for rated in predicted(expected, [chosen])}
    assert sum(found.values()) == pytest.approx(1.0)
    assert found[3] == pytest.approx(BELIEF, abs=1e-3)
    assert found[1] == pytest.approx(0.75 * (1 - BELIEF), abs=1e-3)


@pytest.mark.skipif(not claycrown.compiled(), reason="so many years take long in plain Python")
@pytest.mark.parametrize("players", [3, 5])
def test_a_long_thought_is_taken_in_the_rivals_seats_too(players: int) -> None:
    state = planned(players)
    search = Search(GAME.view(state, 0), 0, 1)
    search.run(Budget(simulations=FORESIGHT_FROM))
    assert FORESIGHT_FROM <= search.simulations < 1.2 * FORESIGHT_FROM
    for rival in range(1, players):
        strategy = search._average_strategy(rival)
        assert sum(strategy) == pytest.approx(1.0)
        assert max(strategy) >= BELIEF / DEEP_PLANS[0]


def test_regret_matching_finds_the_strategies_of_a_race() -> None:
    """Two can take either of two threats; whoever is alone there gets it. Both should not always go to the same."""
    table = Table().put(year=10).at("blue", 11, units="MAC").at("red", 11, units="MAC").threats(17).recruits({10: "AIICC"})
    state = table.state
    regrets = RegretTable(5, 0)
    for seat in range(state.players):
        for text in ("RAWWWW", "KAWWWW") if seat < 2 else ("WWWWWW",):
            regret_matching.add_plan(regrets, seat, number(text))
    regret_matching.iterate_unlocked(simulator(state), regrets, state, 200)
    first = [
        regrets.strategy_sum[regret_matching.index_of(seat, 0)]
        / (regrets.strategy_sum[regret_matching.index_of(seat, 0)] + regrets.strategy_sum[regret_matching.index_of(seat, 1)])
        for seat in (0, 1)
    ]
    assert first[0] > 0.9  # blue is first in turn and gets it
    assert first[1] < 0.1  # so red recruits


def test_a_plan_is_added_once() -> None:
    regrets = RegretTable(1, 0)
    for plan in (7, 7, 8):
        regret_matching.add_plan(regrets, 2, plan)
    assert list(regrets.count) == [0, 0, 2, 0, 0]


@pytest.mark.parametrize("simulations", [300, 20_000])
def test_the_same_seed_and_simulations_give_the_same(simulations: int) -> None:
    state = planned(4)
    assert searched(state, 0, simulations) == searched(state, 0, simulations)
    assert searched(state, 0, simulations) != searched(state, 0, simulations, seed=2)


def test_more_time_takes_in_more_plans_and_follows_them_further() -> None:
    before = 0
    for simulations in (2_000, 20_000, 200_000, 2_000_000):
        spent = successive_halving(0.8 * simulations, used=0.2, left=9)
        assert [stage.plans for stage in spent] == [DEEP_PLANS[0] * 2**number for number in reversed(range(len(spent)))]
        assert [stage.until for stage in spent] == sorted(stage.until for stage in spent)
        assert spent[-1].until == pytest.approx(1.0)
        years = [stage.years for stage in spent]
        assert years == sorted(years) and years[0] >= 1 and years[-1] <= DEEPEST
        assert spent[0].plans * sum(years) > before
        before = spent[0].plans * sum(years)


@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_last_years_are_rolled_out_to_the_end(left: int) -> None:
    for simulations in (2_000, 2_000_000):
        assert all(stage.years >= left for stage in successive_halving(simulations, used=0.2, left=left))


def test_a_short_thought_looks_a_year_further_too() -> None:
    """The last few plans were tried against the fixed strategies; none of the others is left."""
    assert len(searched(planned(4), 0, 2_000)) == DEEP_PLANS[0]
    assert len(searched(planned(4), 0, 1_000)) > DEEP_PLANS[0]


def test_threads_draw_apart_and_agree_each_time() -> None:
    state = planned(4)
    two = searched(state, 0, 20_000, threads=2)
    assert two == searched(state, 0, 20_000, threads=2)
    assert sum(rated.visits for rated in two) > 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_plan_that_it_would_take_alone_comes_into_question(players: int) -> None:
    state = planned(players)
    found = searched(state, 1, 300)
    assert len(found) >= 10
    assert sum(rated.probability for rated in found) == pytest.approx(1.0)
    assert 0 <= plans.best_plan(state, 1) < PLANS


def test_does_not_race_for_what_another_takes_first() -> None:
    """Red stands at the threat with all it needs and is before blue in turn: blue does not go there for it."""
    table = Table().put(first="red").at("blue", 11, units="MAC").at("red", 17, units="MAC").threats(17).recruits({10: "AIICC"})
    assert not names.plan(searched(table.state, 0, 1_000)[0].plan).startswith("RAW")
    assert names.plan(searched(table.state, 1, 1_000)[0].plan).startswith("A")
