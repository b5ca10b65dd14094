"""The examples of the library's page and docstrings, run as they stand there."""

import doctest
import re
from pathlib import Path

import pytest

import claycrown

ROOT = Path(__file__).parents[1]


def run(examples: str, name: str) -> None:
    test = doctest.DocTestParser().get_doctest(examples, {}, name, name, 0)
    assert test.examples
    told: list[str] = []
    failed, _ = doctest.DocTestRunner().run(test, out=told.append)
    assert not failed, "".join(told)


def test_the_page_on_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    run("\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL)), "library.md")


def test_the_packages_own_example() -> None:
    assert claycrown.__doc__
    run(claycrown.__doc__, "claycrown")


def test_the_reference_names_all_that_the_library_offers() -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^::: claycrown\.(\w+)$", page, re.MULTILINE)) == sorted(claycrown.__all__)
