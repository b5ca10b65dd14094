"""The examples of README, of the library's page and of docstrings, run as they stand there; and every page has its place."""

import doctest
import re
import subprocess
import sys
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


def test_the_readmes_example() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    run("\n".join(re.findall(r"```python\n(.*?)```", readme, re.DOTALL)), "README.md")


def test_the_packages_own_example() -> None:
    assert claycrown.__doc__
    run(claycrown.__doc__, "claycrown")


def test_the_reference_names_all_that_the_library_offers() -> None:
    page = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^::: claycrown\.(\w+)$", page, re.MULTILINE)) == sorted(claycrown.__all__)


def test_every_page_is_in_the_sites_list() -> None:
    listed = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("nav:")[2]
    pages = {path.name for path in (ROOT / "docs").glob("*.md")} | {"index.md", "CONTRIBUTING.md", "CHANGELOG.md"}
    assert set(re.findall(r"[\w-]+\.md", listed)) == pages


def test_the_site_is_laid_out_with_all_that_its_pages_lead_to(tmp_path: Path) -> None:
    pages = tmp_path / "pages"
    subprocess.run([sys.executable, ROOT / "tools" / "site.py", pages], check=True)
    for page in pages.rglob("*.md"):
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert page.parent.joinpath(link).is_file(), f"{page.relative_to(pages)}: {link}"
