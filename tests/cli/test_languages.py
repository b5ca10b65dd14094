"""The command speaks the language of its user: help, results and errors, Click's own too."""

import ast
import inspect
import json
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from claycrown import words
from claycrown.cli import click_words, preferred_languages
from claycrown.cli.click_words import MESSAGES, MODULES, PLURALS
from tests.vocabulary.commands import Command, process


@pytest.fixture
def xy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language in which every message is its own id, with its values behind it."""

    class Ids:
        def format(self, id: str, values: dict[str, Any]) -> str:
            return " ".join([id, *(str(value) for name, value in values.items() if name != "form")])

    catalogue = words._catalogue
    monkeypatch.setattr(words, "languages", lambda: frozenset({"en", "xy"}))
    monkeypatch.setattr(words, "_catalogue", lambda language: catalogue(language) if language == "en" else Ids())
    monkeypatch.setattr(words, "_wanted", ())


@pytest.mark.parametrize(
    ("environment", "languages"),
    [
        ({}, []),
        ({"LANG": "pl_PL.UTF-8"}, ["pl_PL.UTF-8"]),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "fr_FR"}, ["fr_FR"]),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}, []),
        ({"LANG": "POSIX", "LANGUAGE": "fr"}, []),
        ({"LANG": "hu_HU", "LANGUAGE": "de:fr"}, ["de", "fr", "hu_HU"]),
        ({"LANGUAGE": "fr"}, ["fr"]),
        ({"LANG": "C", "CLAYCROWN_LANGUAGE": "ru"}, ["ru"]),
        ({"LANG": "hu_HU", "CLAYCROWN_LANGUAGE": "ru"}, ["ru", "hu_HU"]),
    ],
)
def test_the_environment_says_which_languages_are_wished_for(environment: dict[str, str], languages: list[str]) -> None:
    assert [name for name in preferred_languages(environment) if name] == languages


@pytest.mark.parametrize("languages", [("de:xy_AB", "C"), ("", "xy")])
def test_the_first_wished_language_that_there_is(
    xy: None, command: Command, monkeypatch: pytest.MonkeyPatch, languages: tuple[str, str]
) -> None:
    for name, value in zip(("LANGUAGE", "CLAYCROWN_LANGUAGE"), languages, strict=True):
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    told = command("edition", "check", "terracotta", "nowhere.toml").refused()
    assert told.startswith("refused-at nowhere.toml file-system ENOENT")


def test_help_in_another_language(xy: None, command: Command) -> None:
    out = command("--language", "xy", "--help").succeeded().out
    assert "command-about" in out and "command-list-play" in out and "command-option-help" in out and "Usage" not in out
    out = command("--language", "xy", "arena", "--help").succeeded().out
    assert "arena-better-by" in out and "command-metavar-points" in out and "command-default match" in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["dance"], "command-no-such-command 'dance'"),
        (["legal"], "command-missing-argument 'command-metavar-position'."),
        (["new", "xidit", "--plyers", "3"], "command-no-such-option '--plyers'"),
        (["new", "xidit", "--seed"], "command-needs-value '--seed' 1 1"),
        (["new", "chess"], "command-not-one-of 'chess' 'terracotta', 'xidit'"),
        (["new", "xidit", "--players", "few"], "command-not-a-number 'few'"),
        (["new", "xidit", "--players", "9"], "refused-at players setup-players 3 5 9"),
        (["restore", "nothing.backup"], "command-file-missing 'nothing.backup'"),
        (["score", "x"], "command-score-which"),
    ],
)
def test_errors_in_another_language(xy: None, command: Command, arguments: list[str], told: str) -> None:
    assert told in command("--language", "xy", *arguments).refused()


def test_a_language_that_there_is_not_is_the_terminals(command: Command) -> None:
    assert "Usage" in command("--language", "xx", "--help").succeeded().out


# Click


UNSAID = {
    "Aborted!": "the command ends without a word",
    "Show this message and exit.": "the help option is our own",
    "Missing parameter": "there are arguments and options only",
    "Missing parameter: {param_name}": "there are arguments and options only",
    "Missing {param_type}": "there are arguments and options only",
    "Try '{command} {option}' for help.": "an error is one line",
    "Error: {message}": "an error is one line",
    "Positional arguments": "arguments have no help",
    "env var: {var}": "no option has one",
    "(dynamic)": "no default is worked out",
    "Takes {nargs} values but 1 was given.": "no option takes several values",
    "{len_type} values are required, but {len_value} was given.": "no option takes several values",
    "Argument {name!r} takes {nargs} values.": "no argument takes a fixed number",
    "file": "in the message itself",
    "directory": "in the message itself",
    "path": "in the message itself",
}
"""What Click would say where nothing of ours leads, by a reason."""
FOR_PROGRAMMERS = re.compile(
    r"deprecated|Deprecat|declar|defined twice|cannot use the same flag|Could not open|unknown error|boolean|UUID|format|iterable"
    r"|start character|is a file|not writable|not executable|Choice\(|stream"
)
"""Of parts of Click that no command uses."""


def asked() -> Iterator[tuple[str, str]]:
    for module in MODULES:
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
                if isinstance(node.args[0], ast.Constant):
                    yield node.func.id, str(node.args[0].value)


def test_all_that_click_may_say_is_in_the_catalogue() -> None:
    found = list(asked())
    assert len(found) > 40
    known = MESSAGES.keys() | PLURALS.keys() | UNSAID.keys()
    assert [text for _, text in found if text not in known and not FOR_PROGRAMMERS.search(text)] == []
    assert {text for kind, text in found if kind == "ngettext"} >= PLURALS.keys()
    assert {"required", *(text for kind, text in found if kind == "_")} >= MESSAGES.keys()


@pytest.mark.parametrize(
    ("table", "say"), [(MESSAGES, click_words.translate), (PLURALS, lambda text: click_words.translate_plural(text, "", 1))]
)
def test_click_fills_in_what_the_catalogue_leaves_open(table: dict[str, Any], say: Callable[[str], str]) -> None:
    for text in table:
        gaps, ours = (set(re.findall(r"\{[^}]*\}", each)) for each in (text, say(text)))
        assert ours <= gaps | {"{choices}"}, text  # which is given whatever their number
        assert gaps - ours <= {"{number_type}", "{name}", "{choice}"}, text


def test_what_nobody_translates_click_says_itself() -> None:
    assert click_words.translate("Windows error") == "Windows error"
    assert click_words.translate_plural("one", "several", 2) == "several"


# Speed


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_is_put_into_words_that_nobody_reads(language: str) -> None:
    position = process("new", "xidit", "--seed", "1").out
    code = (
        "import sys\nfrom claycrown.cli import main\n"
        "try:\n main(['legal', '-', '--json'])\nfinally:\n print('fluent.runtime' in sys.modules, file=sys.stderr)"
    )
    ran = process("-", stdin=position, code=code, CLAYCROWN_LANGUAGE=language)
    assert json.loads(ran.out) and (ran.status, ran.err) == (0, "False\n")
