"""Matches: the same one gives the same games, seats move on, bots see views only."""

from typing import Any

import pytest

from claycrown import bots
from claycrown.arena.processes import run
from claycrown.arena.series import Series, line_up, play
from claycrown.arena.tournament import games_in_turn
from claycrown.bots.general.players import AtRandom
from claycrown.games import game
from claycrown.games.options import defaults
from claycrown.games.xidit.rules.pieces import UNKNOWN
from claycrown.record.notation import AvailableEditions, BadPosition
from claycrown.record.records import read_record, result_of


def a_series(name: str = "terracotta", *players: str, number: int = 4, seed: int = 7) -> Series:
    seats = players or ("random",) * game(name).player_counts[0]
    return Series(name, game(name).edition(), defaults(game(name).options), seats, number, seed)


def test_everybody_moves_on_by_a_seat_and_a_seed_is_played_in_every_seating() -> None:
    series = a_series("terracotta", "greedy", "random", "random")
    seatings = [series.seating(number) for number in range(4)]
    assert seatings[0] == seatings[3] == ("greedy", "random", "random")
    assert seatings[1:3] == [("random", "greedy", "random"), ("random", "random", "greedy")]
    seeds = [series.seed_of(number) for number in range(6)]
    assert seeds[0] == seeds[1] == seeds[2] != seeds[3] == seeds[4] == seeds[5]


def test_there_are_only_as_many_seatings_as_differ() -> None:
    assert a_series("terracotta", "greedy", "greedy", "greedy").rotations == 1
    assert a_series("terracotta", "greedy", "random", "greedy", "random").rotations == 2


def test_bots_of_a_game_have_seeds_of_their_own() -> None:
    series = a_series()
    seeds = {series.bot_seed(number, seat) for number in range(4) for seat in range(2)}
    assert len(seeds | {series.seed_of(number) for number in range(4)}) == 8 + 4


def test_fewer_names_than_seats_are_repeated() -> None:
    assert line_up(["random"], 4) == ("random",) * 4
    assert line_up(["greedy", "random"], 4) == ("greedy", "random", "greedy", "random")
    assert line_up(["greedy", "random", "random"], 3) == ("greedy", "random", "random")


@pytest.mark.parametrize(
    ("names", "reason"), [(["random"] * 3, "3 bots for 2 seats"), (["nobody"], "nobody knows"), ([""], "nobody knows")]
)
def test_refuses_a_wrong_line_up(names: list[str], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        line_up(names, 2)


@pytest.mark.parametrize("name", ["terracotta", "xidit"])
def test_a_game_of_a_match_can_be_replayed(name: str) -> None:
    played = play(a_series(name), 1)
    record = read_record(played.record.to_dict(), AvailableEditions())
    assert record.players == list(played.players)
    end = record.replay()
    assert result_of(name, end) == record.result
    assert game(name).result(end) == played.result
    assert played.decisions == len(record.decisions)


def test_the_games_do_not_depend_on_how_many_processes_play_them() -> None:
    series = a_series("xidit", "greedy", "random", "random", number=5)
    alone = [played.record.to_dict() for played in run(list(games_in_turn([series])), 1)]
    together = [played.record.to_dict() for played in run(list(games_in_turn([series])), 2)]
    assert alone == together
    assert len(alone) == 5


def test_a_bot_is_given_a_view_never_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    class Spy:
        name = "random"

        def __init__(self, seed: int) -> None:
            self._bot = AtRandom(game("xidit"), seed)

        def decide(self, view: Any, seat: int) -> int:
            assert view.viewer == seat
            assert view.stream == 0
            assert all(gold == UNKNOWN for other, gold in enumerate(view.gold[:3]) if other != seat)
            return self._bot.decide(view, seat)

    monkeypatch.setattr(bots, "make", lambda bot, name, seed, budget: Spy(seed))
    assert play(a_series("xidit", "greedy", "greedy", "greedy"), 0).decisions > 36


def test_an_illegal_decision_of_a_bot_is_not_taken_for_wrong_input(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        name = "random"

        def decide(self, view: Any, seat: int) -> int:
            return 0  # turning a ring without the coins, sooner or later

    monkeypatch.setattr(bots, "make", lambda *_: Cheat())
    with pytest.raises(RuntimeError, match="turn inner"):
        play(a_series(), 0)
