"""`claycrown puzzle`; how it asks is tested in tests/terminal."""

from tests.vocabulary.commands import Command


def test_a_puzzle_that_there_is_not_is_refused(command: Command) -> None:
    assert command("puzzle", "xidit", "--id", "nothing").refused().startswith("--id: ")
