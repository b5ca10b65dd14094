"""Every rule of the game is named by a test: `# T5.4` behind its first line."""

import re
from pathlib import Path

import pytest

# How many rules each chapter has.
CHAPTERS = {1: 11, 2: 7, 3: 7, 4: 9, 5: 8, 6: 6, 7: 7, 8: 6, 9: 4, 10: 6, 11: 4}
TESTS = Path(__file__).parents[3]


def rules_named() -> set[str]:
    files = [*(TESTS / "games" / "terracotta" / "rules").glob("test_*.py"), TESTS / "examples" / "test_terracotta.py"]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    # The formatter may break a long first line, so that the comment stands behind its end.
    comments = [line.partition("  # ")[2] for line in lines if line.startswith(("def test_", ") -> None:"))]
    return {rule for comment in comments for rule in re.findall(r"T\d+\.\d+", comment)}


@pytest.mark.parametrize(("chapter", "rules"), list(CHAPTERS.items()))
def test_every_rule_is_named_by_a_test(chapter: int, rules: int) -> None:
    wanted = {f"T{chapter}.{number}" for number in range(1, rules + 1)}
    assert wanted - rules_named() == set()
