"""Who sits where."""

import pytest

from claycrown.record.notation import BadPosition
from claycrown.terminal.seating import bots_of, seating
from tests.vocabulary.sessions import session


@pytest.mark.parametrize(
    ("players", "bots", "seats"),
    [
        (None, None, ["person", "greedy"]),
        (4, None, ["person", "greedy", "greedy", "greedy"]),
        (None, ["random", "greedy"], ["person", "random", "greedy"]),
        (4, ["random"], ["person", "person", "person", "random"]),
        (3, [], ["person", "person", "person"]),
        (2, ["greedy", "random"], ["greedy", "random"]),
        (None, ["greedy", "person"], ["greedy", "person"]),
    ],
)
def test_bots_take_the_last_seats(players: int | None, bots: list[str] | None, seats: list[str]) -> None:
    assert seating("terracotta", players, bots) == seats


@pytest.mark.parametrize(("players", "bots"), [(5, None), (1, None), (2, ["greedy"] * 3), (2, ["nobody"])])
def test_a_seating_that_cannot_be_is_refused(players: int, bots: list[str] | None) -> None:
    with pytest.raises(BadPosition, match=r"--players|--bots"):
        seating("terracotta", players, bots)


def test_the_bots_of_a_session_are_those_of_its_record() -> None:
    assert sorted(bots_of(session("person", "random", "greedy"))) == [1, 2]
