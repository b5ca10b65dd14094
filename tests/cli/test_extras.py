"""What a command says that needs a package which is not installed."""

import pytest

from claycrown import cli
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


@pytest.mark.usefixtures("bare")
def test_a_module_that_is_missed_while_a_command_runs_is_told_in_one_line(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    missed = [ModuleNotFoundError(name="psycopg_pool")]

    def import_module(name: str) -> None:
        raise missed[0]

    monkeypatch.setattr(cli, "import_module", import_module)
    assert "pip install 'claycrown[server]'" in command("serve").refused()
    missed[0] = ModuleNotFoundError(name="of_our_own")
    with pytest.raises(ModuleNotFoundError):  # a mistake of the program is none of the user's
        command("serve")
