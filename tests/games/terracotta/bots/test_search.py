"""The search of steward, marshal and emperor."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import claycrown
from claycrown import bots
from claycrown.bots.ladder import Budget
from claycrown.games.terracotta.bots import tree as trees
from claycrown.games.terracotta.bots.search import Search
from claycrown.games.terracotta.bots.searcher import Searcher
from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from claycrown.games.terracotta.rules.state import State
from tests.games.terracotta.bots.games import leads, played
from tests.vocabulary.terracotta import Table, random_play

compiled_only = pytest.mark.skipif(not claycrown.compiled(), reason="whole games of thinking bots take long in plain Python")


def searched(state: State, simulations: int, threads: int = 1, seed: int = 1) -> Search:
    search = Search(state, seed, threads)
    search.run(Budget(simulations=simulations, threads=threads))
    return search


def whole(search: Search) -> list[list[int]]:
    """All of a tree that was found."""
    tree, used = search.tree, search.tree.used
    return [list(tree.parent[:used]), list(tree.visits[:used]), list(tree.turns[: used * 9]), list(tree.total_value[: used * 4])]


def decides(table: Table, simulations: int = 40) -> str:
    state = table.state
    bot = Searcher(1, "steward", Budget(simulations=simulations))
    return NOTATION.text(state, bot.decide(GAME.view(state, state.actor), state.actor))


def middle(players: int = 2) -> State:
    """A position at the beginning of a turn with something on the board."""
    states = (state for state in random_play(players, seed=6) if state.round == 3 and state.step == 0)
    return next(states).clone()


def test_every_simulation_is_counted_once() -> None:
    search = searched(middle(), 100)
    tree = search.tree
    assert tree.visits[0] == 100
    assert sum(tree.visits[child] - 1 for child in search.children(0)) == 99  # the first one looked at the root itself
    assert not any(tree.virtual_loss[: tree.used])


def test_threads_change_nothing_but_the_time() -> None:
    alone = whole(searched(middle(), 150))
    assert whole(searched(middle(), 150, threads=3)) == alone
    assert whole(searched(middle(), 151)) != alone


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chances_add_up(players: int) -> None:
    tree = searched(middle(players), 60).tree
    all_seats = [sum(tree.total_value[node * 4 : node * 4 + players]) for node in range(tree.used)]
    assert all(0 <= 10_000 * visits - total < players * visits for total, visits in zip(all_seats, tree.visits, strict=False))


def test_what_is_looked_at_often_is_drafted_with_more_care() -> None:
    search = searched(middle(), 150)
    tree = search.tree
    often = [node for node in search.ranking() if tree.visits[node] > tree.draft_from[1]]
    assert often
    for node in often:
        turns = [tuple(search.decisions(child)) for child in search.children(node)]
        assert tree.draft[node] > 0
        assert len(turns) == tree.children[node] > tree.draft_children[0]
        assert len(set(turns)) == len(turns)


def after_turn(state: State, decisions: list[int]) -> State:
    after = state.clone()
    for action in decisions:
        GAME.apply(after, after.actor, action)
    return after


@pytest.mark.parametrize("players", [2, 4])
def test_the_tree_is_kept_for_the_next_turn(players: int) -> None:
    state = middle(players)
    search = searched(state, 150)
    first = search.ranking()[0]
    reply = max(search.children(first), key=lambda node: search.tree.visits[node])
    visits, below = search.tree.visits[reply], [search.decisions(child) for child in search.children(reply)]
    later = after_turn(after_turn(state, search.decisions(first)), search.decisions(reply))
    search.settle(first)
    assert search.go_on(later)
    tree = search.tree
    assert tree.visits[0] == visits + (tree.children[0] > len(below))  # drafted with all care where it was not
    assert [search.decisions(child) for child in search.children(0)][: len(below)] == below
    search.run(Budget(simulations=20))
    assert tree.visits[0] >= visits + 19
    assert all(tree.parent[child] == node for node in range(tree.used) for child in search.children(node))


def test_a_tree_is_no_use_for_another_game() -> None:
    search = searched(middle(), 30)
    search.settle(search.ranking()[0])
    assert not search.go_on(middle(4))
    assert not search.go_on(GAME.new(2, 1))


@pytest.mark.parametrize("n", [0, 1, 2, 3, 4, 99, 100, 10**6, 10**12 - 1])
def test_square_root(n: int) -> None:
    root = trees.square_root_in_hundredths(n)
    assert root * root <= 10_000 * n < (root + 1) * (root + 1)


def test_boldness_grows_with_every_doubling() -> None:
    tree = searched(middle(), 1).tree
    assert [trees.exploration(tree, visits) for visits in (1, 255, 256, 511, 512, 4096)] == [30, 30, 38, 38, 46, 70]


def test_a_tree_grows_beyond_its_first_room() -> None:
    search = searched(middle(), 700)
    assert search.tree.used > 4096
    assert sum(search.tree.visits[node] - 1 for node in search.ranking()) == 699


def test_thinking_needs_an_end() -> None:
    with pytest.raises(ValueError, match="neither seconds nor simulations"):
        Search(middle(), 1).run(Budget())


def test_takes_a_win_that_is_there() -> None:
    """The last worker of the game: a warrior where both inspectors look, or the game is lost."""
    wheel = {str(n): [["green" if n % 2 else "yellow", "craftsman" if n < 9 else "artisan"]] for n in range(1, 10)}
    table = Table().has("yellow", vp=10, wet=4, coins=0).has("green", vp=25, coins=0).put(round=5, order=["green", "yellow"])
    table.put(wheel=wheel, to_act="yellow", inspectors={"row": 4, "column": 5}).show(10, inner="build 2")
    state = table.state
    bot = Searcher(3, "steward", Budget(simulations=50))
    while not GAME.over(state):
        GAME.apply(state, state.actor, bot.decide(GAME.view(state, state.actor), state.actor))
    assert state.owner[3 * 9 + 4] == 0
    assert GAME.result(state).winner == "yellow"


def test_builds_where_both_inspectors_look() -> None:
    table = Table().has("yellow", wet=4, coins=0).put(inspectors={"row": 3, "column": 5}, round=5)
    assert decides(table.at_inner("build 2")).endswith(" e3")


def test_moves_an_inspector_to_where_it_pays() -> None:
    table = Table().has("yellow", wet=2, weapons=["sword"]).with_figures("Oy c2", "Gg i7")
    table.put(inspectors={"row": 1, "column": 8}, round=5)
    assert decides(table.at_inner("build 2").do("build officer e2")) == "use sword row+1"


@compiled_only
def test_keeps_to_its_turn_and_notices_another_table() -> None:
    bot = Searcher(1, "steward", Budget(simulations=30))
    state = middle()
    seat = state.actor
    search = searched(state, 30, seed=0)
    planned = len(search.decisions(search.ranking()[0]))
    assert planned > 1
    GAME.apply(state, seat, bot.decide(GAME.view(state, seat), seat))
    elsewhere = middle(players=4)
    assert bot.decide(GAME.view(elsewhere, elsewhere.actor), elsewhere.actor) in GAME.legal(elsewhere, elsewhere.actor)


@compiled_only
def test_a_fresh_bot_for_every_decision_decides_what_is_legal() -> None:
    class Forgetful:
        name = "forgetful"

        def decide(self, view: State, seat: int) -> int:
            return Searcher(seat, "steward", Budget(simulations=4)).decide(view, seat)

    assert GAME.over(played([Forgetful(), Forgetful(), Forgetful()], seed=5))


@compiled_only
def test_a_little_search_beats_greedy() -> None:
    bot = Searcher(1, "steward", Budget(simulations=12))
    assert sum(lead > 0 for lead in leads(bot, bots.make("greedy", "terracotta", 2), seeds=(1,))) == 2


def moves() -> str:
    """What a little search decides in some positions."""
    lines = []
    for players in (2, 3):
        state = middle(players)
        bot = Searcher(7, "steward", Budget(simulations=4))
        for _ in range(2):
            action = bot.decide(GAME.view(state, state.actor), state.actor)
            lines.append(f"{players} {state.actor} {action}")
            GAME.apply(state, state.actor, action)
        lines.append(str(whole(searched(state, 4))))
    return "\n".join(lines)


@compiled_only
def test_compiled_and_plain_searches_agree() -> None:
    path = os.pathsep.join([str(Path(claycrown.__path__[0]).parent), str(Path(__file__).parents[4])])
    environment = {**os.environ, "CLAYCROWN_PURE": "1", "PYTHONPATH": path}
    script = "from tests.games.terracotta.bots.test_search import moves; print(moves())"
    plain = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert plain.stdout.strip() == moves()
