"""What can be undone in a game that says nothing about it: imagined tables tell what a decision brings to light."""

import pytest

from claycrown.guide.undo import CannotUndo
from claycrown.sitting import Sitting
from tests.vocabulary import packages


def picking(monkeypatch: pytest.MonkeyPatch, players: int = 3) -> Sitting:
    """High Card before anybody has picked."""
    packages.install_highcard(monkeypatch)
    return Sitting.start("highcard", ["person"] * players, 5)


def pick(sitting: Sitting, seat: int, place: int = 0) -> str:
    """Pick the card at that place of the hand."""
    text = f"pick {sitting.state.hands[seat][place]}"
    sitting.decide(seat, text)
    return text


def test_a_secret_card_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others imagine hands without that card; what they see is the same with any other card."""
    sitting = picking(monkeypatch)
    for seat in (0, 1):
        text = pick(sitting, seat)
        assert sitting.undo(seat).text == text
        pick(sitting, seat)


def test_a_card_that_was_picked_instead_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = picking(monkeypatch)
    first, second = pick(sitting, 0), pick(sitting, 0, 1)
    assert sitting.undo(0).text == second
    assert sitting.state.picked[0] == int(first.split()[1])


def test_the_last_card_reveals_all(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = picking(monkeypatch)
    for seat in range(3):
        pick(sitting, seat)
    with pytest.raises(CannotUndo) as refused:
        sitting.undo(2)
    assert refused.value.code == "revealed"


def test_a_card_that_is_played_openly_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first card of Oh Hell shows what its player held; the bids before it show nothing."""
    packages.install_example(monkeypatch)
    sitting = Sitting.start("ohhell", ["person"] * 3, 5, {"deals": 3, "order": "shrinking"})
    for _ in range(3):
        (seat,) = sitting.deciders()
        text = sitting.legal(seat)[0]
        sitting.decide(seat, text)
        assert sitting.undo(seat).text == text
        sitting.decide(seat, text)
    (seat,) = sitting.deciders()
    sitting.decide(seat, sitting.legal(seat)[0])
    with pytest.raises(CannotUndo) as refused:
        sitting.undo(seat)
    assert refused.value.code == "revealed"
