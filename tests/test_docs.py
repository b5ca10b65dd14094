"""The examples of README, of the library's page and of docstrings, run as they stand there; and every page has its place."""

import doctest
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

import claycrown
from claycrown.games.plugin import Plugin
from claycrown.guide.types import Scene
from claycrown.learning.lesson import LessonSource, StepSource, TaskSource

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


def blocks(language: str) -> list[str]:
    """The examples of the page about other games, without indentation."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    return [flat(block) for block in re.findall(rf"```{language}\n(.*?)```", page, re.DOTALL)]


def flat(text: str) -> str:
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


SOURCES = [
    *sorted((ROOT / "examples" / "ohhell" / "src").rglob("*.py")),
    ROOT / "examples" / "ohhell" / "pyproject.toml",
    *sorted(path for kind in ("py", "toml") for path in (ROOT / "tests" / "plugins").rglob(f"*.{kind}")),
]
"""What the page about other games quotes: the two games that are played in tests."""


@pytest.mark.parametrize("language", ["python", "toml"])
def test_the_examples_of_other_games_are_what_these_games_have(language: str) -> None:
    """A line of dots stands for what is left out."""
    found = [flat(path.read_text(encoding="utf-8")) for path in SOURCES]
    parts = [part.strip() for block in blocks(language) for part in re.split(r"^\.\.\.$", block, flags=re.MULTILINE)]
    assert len(parts) > 1
    assert [part for part in parts if not any(part in text for text in found)] == []


def test_the_types_of_what_a_drawing_gets_are_those_of_the_client() -> None:
    (block,) = blocks("ts")
    drawing = flat((ROOT / "web" / "src" / "table" / "drawing.ts").read_text(encoding="utf-8"))
    for interface in filter(None, re.split(r"\n}\n?", block)):
        head, *lines = interface.splitlines()
        name = head.split()[1]
        declared = drawing.partition(f"export interface {name}")[2].partition("\n}\n")[0].splitlines()
        assert lines and [line for line in lines if line not in declared] == [], name


def test_the_page_about_other_games_names_every_part_and_every_field_of_a_lesson() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    parts = [field.name for field in fields(Plugin) if field.name not in ("name", "title")]
    of_lessons = [field for kind in (LessonSource, StepSource, TaskSource) for field in kind.__struct_fields__]
    of_scenes = [field for field in Scene.__struct_fields__ if field not in ("known", "areas")]  # the server fills these in
    assert [name for name in (*parts, *of_lessons, *of_scenes) if f"| `{name}` |" not in page] == []


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
