"""Packages that bring a game, as if they were installed: a folder on the path with what an installer would leave there."""

import os
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

import claycrown
from claycrown import words
from claycrown.games.plugin import installed
from claycrown.guide.book import book

EXAMPLE = Path(__file__).parents[2] / "examples" / "ohhell"
HIGHCARD = Path(__file__).parents[1] / "plugins"
"""Where the package `highcard` lies, a small game with secret decisions, draws and as few parts as possible. Nobody else has it:
a test can take it away, whatever is installed."""
OWN = Path(claycrown.__file__).parents[1]


def declared(folder: Path, name: str = "ohhell", value: str = "ohhell.plugin:PLUGIN", version: str = "1.0.0") -> Path:
    """The entry point of a game, in a folder for the path."""
    about = folder / f"{name}-{version}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[claycrown.games]\n{name} = {value}\n", encoding="utf-8")
    return folder


def path(*folders: Path) -> str:
    """A PYTHONPATH with the package under test, then these."""
    return os.pathsep.join(map(str, (OWN, *folders)))


def with_example(folder: Path) -> str:
    """A PYTHONPATH on which the example game is installed."""
    return path(EXAMPLE / "src", declared(folder))


def with_highcard(folder: Path) -> str:
    """The same with High Card."""
    return path(HIGHCARD, declared(folder, "highcard", "highcard.plugin:PLUGIN"))


def with_broken_rules(folder: Path) -> str:
    """High Card with a declaration that loads, and rules that do not."""
    package = folder / "broken" / "highcard"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "plugin.py").write_text((HIGHCARD / "highcard" / "plugin.py").read_text(encoding="utf-8"), encoding="utf-8")
    (package / "rules.py").write_text("raise RuntimeError('half written')\n", encoding="utf-8")
    return path(package.parent, declared(folder / "about", "highcard", "highcard.plugin:PLUGIN"))


def install_highcard(monkeypatch: pytest.MonkeyPatch, **parts: str) -> None:
    """High Card in this very process until the test ends, with more parts if named: `words="highcard.words"`."""
    _install(monkeypatch, HIGHCARD, "highcard", **parts)


def install_example(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same with the example game."""
    _install(monkeypatch, EXAMPLE / "src", "ohhell")


def _install(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, **parts: str) -> None:
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setitem(installed().games, name, replace(import_module(f"{name}.plugin").PLUGIN, **parts))
    monkeypatch.setitem(installed().versions, name, "1.0.0")
    for kept in (words._catalogue, words._rules, book):  # by a test before, with other parts
        kept.cache_clear()
