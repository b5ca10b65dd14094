"""`claycrown rules`: the rulebook on the command line."""

from click.testing import CliRunner

from claycrown.cli.rules import rules


def told(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(rules, arguments, standalone_mode=False)
    return int(done.return_value or 0), done.output


def test_one_rule_a_chapter_or_words() -> None:
    status, text = told("terracotta", "t6.1")
    assert status == 0 and text.startswith("T6  Buying a specialist") and "1, 2, 3 and 4 coins" in text
    assert told("xidit", "X7")[1].count("X7.1") == 1
    assert "T5.7" in told("terracotta", "empty", "SPACE", "nearest")[1]


def test_nothing_found_is_told_by_the_status() -> None:
    assert told("xidit", "xyzzy") == (1, "")
