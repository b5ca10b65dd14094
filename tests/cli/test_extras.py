"""What a command says that needs a package which is not installed."""

import pytest

from claycrown.cli import extras
from tests.vocabulary.commands import Command

LISTED = ["msgspec>=0.20", "textual>=3 ; extra == 'terminal'", "psycopg-pool>=3 ; extra == 'server'"]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that an extra brings is installed."""
    monkeypatch.setattr(extras, "find_spec", lambda package: None)
    monkeypatch.setattr(extras, "requires", lambda name: LISTED)


@pytest.mark.usefixtures("bare")
def test_a_command_says_how_to_get_what_it_needs(command: Command) -> None:
    ran = command("puzzle", "xidit")
    assert ran.status != 0
    assert "textual" in ran.err
    assert "pip install 'claycrown[terminal]'" in ran.err


@pytest.mark.usefixtures("bare")
def test_a_module_is_brought_by_the_package_that_is_spelt_otherwise() -> None:
    advice = extras.lacking("psycopg_pool.sched")
    assert advice is not None
    assert "claycrown[server]" in advice


@pytest.mark.usefixtures("bare")
def test_a_package_that_no_extra_brings_is_named_only(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "requires", lambda name: None)
    assert extras.lacking("textual") is None
    ran = command("puzzle", "xidit")
    assert ran.status != 0
    assert "needs the package textual" in ran.err
    assert "pip" not in ran.err
