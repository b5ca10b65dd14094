"""The general search on a game of one secret bid, where it is known what is best."""

from random import Random

import pytest

from claycrown.bots.general import search as searches
from claycrown.bots.general.players import Greedy, Novice, best_choices
from claycrown.bots.general.search import Search
from claycrown.bots.general.tree import GROWTH, WIDENING, Bandit
from claycrown.bots.ladder import Budget
from tests.bots.general.bids import Bids
from tests.bots.general.trap import PLAYS_SAFE, SETS_A_TRAP, Trap

SOME = Budget(simulations=200)


def searched(game: Bids, seat: int, budget: Budget = SOME, seed: int = 1) -> Search:
    search = Search(game, game.view(game.new(3, 0), seat), seat, seed)
    search.run(budget)
    return search


@pytest.mark.parametrize("seat", range(3))
def test_finds_the_bid_that_is_best_whatever_the_others_bid_at_once(seat: int) -> None:
    assert searched(Bids(4), seat).ranking()[0][0] == 4


def test_of_ten_thousand_decisions_some_are_tried_and_a_good_one_is_taken() -> None:
    ranking = searched(Bids(9_999), 0).ranking()
    assert 20 < len(ranking) < 40
    assert ranking[0][0] > 8_000


def test_the_tree_sees_through_a_trap_that_one_ply_walks_into() -> None:
    game = Trap()
    assert Search(game, game.new(2, 0), 0, 1).decide(SOME) == PLAYS_SAFE
    assert Search(game, game.new(2, 0), 0, 1, depth=1).decide(SOME) == SETS_A_TRAP


def test_every_simulation_is_counted_once() -> None:
    assert sum(arm.visits for _, arm in searched(Bids(4), 0).ranking()) == 200


def test_the_same_seed_and_simulations_give_the_same_search() -> None:
    def found(seed: int) -> list[tuple[int, int, float]]:
        return [(action, arm.visits, arm.payoff) for action, arm in searched(Bids(50), 1, seed=seed).ranking()]

    assert found(1) == found(1) != found(2)


def test_what_others_have_bid_in_secret_changes_nothing() -> None:
    game = Bids(6)
    decided = set()
    for secret in range(7):
        state = game.new(3, 0)
        game.apply(state, 1, secret)
        decided.add(Search(game, game.view(state, 0), 0, 5).decide(Budget(simulations=30)))
    assert len(decided) == 1


def written(view: object, action: int) -> str:
    return f"bid {action}"


def test_a_single_choice_needs_no_thought() -> None:
    assert Search(Bids(0), Bids(0).new(2, 0), 0, 1).decide(Budget(simulations=10**9)) == 0


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searches, "LONGEST", 50)
    found = best_choices(Bids(3, ends=False), written, Bids(3).new(2, 0), 0, Budget(simulations=20), 1)
    assert {hint.value for hint in found} == {0.0}
    assert sum(hint.visits for hint in found) == 20


def test_with_no_time_at_all_it_still_decides() -> None:
    assert Search(Bids(3), Bids(3).new(2, 0), 0, 1).decide(Budget(seconds=0.0)) in range(4)


def test_a_bandit_knows_more_decisions_the_more_often_it_is_asked() -> None:
    bandit, rng = Bandit(), Random(1)
    legal = list(range(1000))
    for visit in range(1, 401):
        bandit.update(bandit.choose(legal, rng), 0.5, False)
        assert len(bandit.arms) <= WIDENING * visit**GROWTH + 1
    assert len(bandit.arms) == WIDENING * 400**GROWTH


def test_a_bandit_chooses_only_what_is_legal_now() -> None:
    bandit, rng = Bandit(), Random(1)
    for visit in range(200):
        legal = list(range(visit % 5, 8))
        action = bandit.choose(legal, rng)
        assert action in legal
        bandit.update(action, 1.0 if action == 0 else 0.0, False)
    assert max(bandit.arms, key=lambda action: bandit.arms[action].visits) == 0


def test_hints_name_the_most_visited_with_their_share_of_wins() -> None:
    found = best_choices(Bids(9), written, Bids(9).new(2, 0), 0, SOME, 1)
    assert len(found) == 5 and found[0].decision == "bid 9"
    assert [hint.visits for hint in found] == sorted((hint.visits for hint in found), reverse=True)
    assert found[0].value == 1.0  # nobody bids more, and of equal bids the first seat's wins
    assert all(0 <= hint.value <= 1 and hint.points is None and hint.ledger == [] for hint in found)


def test_novice_makes_mistakes_that_greedy_does_not() -> None:
    game = Bids(4)
    view = game.new(2, 0)
    best = {player: sum(player(game, seed).decide(view, 0) == 4 for seed in range(30)) for player in (Novice, Greedy)}
    assert best[Novice] < best[Greedy] >= 25
