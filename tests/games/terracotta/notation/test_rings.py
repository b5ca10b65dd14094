"""How far the rings are turned, as a position writes it."""

import pytest

from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from claycrown.record.notation import BadPosition
from tests.vocabulary.terracotta import Table

RINGS = ["inner", "middle"]


@pytest.mark.parametrize("ring", RINGS)
def test_a_ring_is_never_turned_by_a_negative_number_of_steps(ring: str) -> None:  # T3.2
    position = Table().position
    position["rings"][ring] = -1
    with pytest.raises(BadPosition, match=rf"^rings\.{ring}: "):
        NOTATION.read(position, GAME.edition(), 0)


@pytest.mark.parametrize("ring", RINGS)
def test_a_ring_turned_once_around_and_more_is_read_as_it_lies(ring: str) -> None:  # T3.2
    position = Table().position
    position["rings"][ring] = 29
    assert NOTATION.write(NOTATION.read(position, GAME.edition(), 0))["rings"][ring] == 5
