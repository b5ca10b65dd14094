"""How it ended, as everybody at the table is told."""

from claycrown.games.contract import SPECTATOR
from claycrown.games.terracotta.guide import GUIDE
from claycrown.games.terracotta.rules.pieces import OVER
from claycrown.games.terracotta.rules.state import State
from claycrown.words import format_message
from tests.vocabulary.terracotta import Table


def over(vp: list[int], order: list[int]) -> State:
    state = Table(players=len(vp)).state
    rest = [0] * (4 - len(vp))
    state.vp, state.order, state.step = [*vp, *rest], [*order, *rest], OVER
    return state


def told(state: State, seat: int) -> str:
    message = GUIDE.ending(state, seat)
    assert message is not None
    return format_message(message, names=["Ann", "Ben", "Cleo"])


def test_the_winner_is_told_by_how_much_and_the_others_how_far_behind() -> None:  # T10.6
    end = over([60, 65, 41], [0, 1, 2])
    assert told(end, 1) == "You win by 5 VP, with 65."
    assert told(end, 2) == "Ben wins with 65 VP. You are 24 VP behind."
    assert told(end, SPECTATOR) == "Ben wins by 5 VP, with 65."


def test_a_tie_is_told_as_such() -> None:  # T10.6
    end = over([65, 65, 41], [1, 0, 2])
    assert told(end, 1) == "You win with 65 VP. The next has as many: you are earlier in the turn order."
    assert told(end, 0) == "Ben wins with 65 VP. You have as many, but are later in the turn order."


def test_nothing_is_told_while_the_game_goes_on() -> None:
    assert GUIDE.ending(Table(players=2).state, 0) is None
