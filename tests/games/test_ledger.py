"""The room that the rules write into is as large as they believe: compiled code does not check."""

import pytest

from claycrown.games.choices import Choices
from claycrown.games.ledger import Ledger, LedgerFull
from tests.vocabulary import terracotta, xidit


def written(lines: int) -> Ledger:
    book = Ledger()
    for line in range(lines):
        book.write(504, 1, 2, line, 3, 4)
    return book


def test_a_full_ledger_has_every_line() -> None:
    lines = written(2048).lines()
    assert [amount for _, _, _, amount, _, _ in lines] == list(range(2048))
    assert lines[-1] == (504, 1, 2, 2047, 3, 4)


def test_a_line_without_room_is_never_lost_in_silence() -> None:
    with pytest.raises(LedgerFull, match="2049"):
        written(2049).lines()
    with pytest.raises(LedgerFull, match="100000"):
        written(100_000).lines()


def test_no_decision_comes_near_the_room_of_a_ledger() -> None:
    """The longest: the end of a game of Terracotta Army, and a year of Lords of Xidit in which nobody has to choose."""
    longest = [
        max(state.book.count for seed in range(5) for state in terracotta.random_play(4, seed) if state.book is not None),
        max(state.book.count for seed in range(5) for state, _, _ in xidit.busy_play(5, {}, seed) if state.book is not None),
    ]
    assert all(20 < lines < 2048 / 4 for lines in longest), longest


def test_choices_are_kept_in_order() -> None:
    choices = Choices()
    for action in (7, 2**40, 0):
        choices.offer(action)
    assert choices.action[: choices.count] == [7, 2**40, 0]
