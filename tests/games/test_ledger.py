"""The room that the rules write into is as large as they believe: compiled code does not check."""

from claycrown.games import ledger
from claycrown.games.choices import Choices
from claycrown.games.ledger import Ledger


def test_a_ledger_that_is_full_takes_no_more() -> None:
    book = Ledger()
    for line in range(3000):
        book.write(504, 1, 2, line, 3, 4)
    assert book.count == len(book.amount) == len(book.rule) == len(book.where)
    assert book.amount[-1] == book.count - 1
    if hasattr(ledger, "LINES"):  # compiled, it is a number of C
        assert book.count == ledger.LINES


def test_choices_are_kept_in_order() -> None:
    choices = Choices()
    for action in (7, 2**40, 0):
        choices.offer(action)
    assert choices.action[: choices.count] == [7, 2**40, 0]
