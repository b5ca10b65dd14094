"""What can be undone in a game that says nothing about it: imagined tables tell what a decision brings to light."""

from random import Random

import pytest

from claycrown.guide.undo import CannotUndo
from claycrown.match import Match
from tests.vocabulary import packages


def picking(monkeypatch: pytest.MonkeyPatch, players: int = 3) -> Match:
    """High Card before anybody has picked."""
    packages.install_highcard(monkeypatch)
    return Match.start("highcard", ["person"] * players, 5)


def pick(match: Match, seat: int, place: int = 0) -> str:
    """Pick the card at that place of the hand."""
    text = f"pick {match.state.hands[seat][place]}"
    match.decide(seat, text)
    return text


def test_a_secret_card_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others imagine hands without that card; what they see is the same with any other card."""
    match = picking(monkeypatch)
    for seat in (0, 1):
        text = pick(match, seat)
        assert match.undo(seat).text == text
        pick(match, seat)


def test_a_card_that_was_picked_instead_can_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    match = picking(monkeypatch)
    first, second = pick(match, 0), pick(match, 0, 1)
    assert match.undo(0).text == second
    assert match.state.picked[0] == int(first.split()[1])


def test_the_last_card_reveals_all(monkeypatch: pytest.MonkeyPatch) -> None:
    match = picking(monkeypatch)
    for seat in range(3):
        pick(match, seat)
    with pytest.raises(CannotUndo) as refused:
        match.undo(2)
    assert refused.value.code == "revealed"


def test_a_card_that_is_played_openly_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first card of Oh Hell shows what its player held; the bids before it show nothing."""
    packages.install_example(monkeypatch)
    match = Match.start("ohhell", ["person"] * 3, 5, {"deals": 3, "order": "shrinking"})
    for _ in range(3):
        (seat,) = match.deciders()
        text = match.legal(seat)[0]
        match.decide(seat, text)
        assert match.undo(seat).text == text
        match.decide(seat, text)
    (seat,) = match.deciders()
    match.decide(seat, match.legal(seat)[0])
    with pytest.raises(CannotUndo) as refused:
        match.undo(seat)
    assert refused.value.code == "revealed"


def test_with_ones_own_decision_go_the_bots_answers_but_nobody_elses() -> None:
    match, chance = Match.start("terracotta", ["person", "greedy", "greedy"], 5), Random(1)
    (seat,) = match.deciders()
    bots = [other for other in range(3) if other != seat]
    while seat in match.deciders():
        own = match.position
        match.decide(seat, chance.choice(match.legal(seat)))
    while seat not in match.deciders():
        match.decide(match.deciders()[0], chance.choice(match.legal(match.deciders()[0])))
    assert match.why_not_undo(seat).code == match.why_not_undo(seat, bots[:1]).code == "not_yours"  # type: ignore[union-attr]
    undone = match.undo(seat, bots)
    assert (undone.seat, undone.before.number, match.state) == (seat, own.number, own.state)
    assert len(match.moves) == len(match.record.decisions) == own.number
    match.decide(seat, match.legal(seat)[0])


def test_bots_answers_are_not_undone_across_what_they_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    match = picking(monkeypatch)
    pick(match, 0)
    pick(match, 1)
    assert match.why_not_undo(0, [1, 2]) is None
    pick(match, 2)
    assert match.why_not_undo(0, [1, 2]).code == "revealed"  # type: ignore[union-attr]
