"""Ledger lines quote rules by number: each number is a rule of the rulebook, and none stands bare in the rules.

A search for the id of a rule, as people write it, finds its code and its tests.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

import claycrown

GAMES = {"terracotta": "T", "xidit": "X"}
SOURCES = Path(claycrown.__path__[0]) / "games"
TESTS = Path(__file__).parents[1]
CONSTANT = re.compile(r"[TX]\d+_\d+")
ID = re.compile(r"\b[TX]\d+\.\d+\b")


def texts_of(*folders: Path) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.rglob("*.py"))}


def comments(text: str) -> dict[int, str]:
    """The comments by line."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def constants_without_id(text: str) -> Iterator[str]:
    """Uses of `T4_2` in a function whose docstring and comments do not name `T4.2`.

    Outside functions the comment is on the same line or the line above.
    """
    tree, comment_at = ast.parse(text), comments(text)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for node in ast.walk(tree):
        if not isinstance(node, ast.Name | ast.Attribute):
            continue
        name = node.id if isinstance(node, ast.Name) else node.attr
        if not CONSTANT.fullmatch(name):
            continue
        around = [function for function in functions if function.lineno <= node.lineno <= (function.end_lineno or 0)]
        docstring, lines = "", range(node.lineno - 1, node.lineno + 1)
        if around:
            innermost = max(around, key=lambda function: function.lineno)
            docstring = ast.get_docstring(innermost) or ""
            lines = range(innermost.lineno, (innermost.end_lineno or 0) + 1)
        named = " ".join([docstring, *(comment_at.get(line, "") for line in lines)])
        if name.replace("_", ".") not in ID.findall(named):
            yield f"line {node.lineno}: {name}"


def ids_of(game: str) -> set[str]:
    """The rules of the rulebook, which the catalogue holds as `rule-T4-2`."""
    rulebook = (SOURCES / game / "words" / "en" / "rules.ftl").read_text(encoding="utf-8")
    return {f"{chapter}.{number}" for chapter, number in re.findall(r"^rule-([TX]\d+)-(\d+) =", rulebook, re.MULTILINE)}


@pytest.mark.parametrize(("game", "letter"), GAMES.items())
def test_a_number_is_the_rule_that_its_name_says(game: str, letter: str) -> None:
    rule_ids = import_module(f"claycrown.games.{game}.rules.rule_ids")
    quoted = {name: number for name, number in vars(rule_ids).items() if name.startswith(letter)}
    assert len(quoted) > 25
    rulebook = (files("claycrown.games") / game / "words" / "en" / "rules.ftl").read_text(encoding="utf-8")
    for name, number in quoted.items():
        assert rule_ids.rule_id(number) == name.replace("_", ".")
        assert f"\nrule-{name.replace('_', '-')} = " in rulebook, name


@pytest.mark.parametrize(("game", "letter"), GAMES.items())
def test_every_rule_that_is_quoted_by_number_has_a_name(game: str, letter: str) -> None:
    """What is written into the ledger is passed on as `rule`: wherever a compiled function takes one, callers name it."""
    folder = Path(claycrown.__path__[0]) / "games" / game / "rules"
    modules = [path.with_suffix(".py") for path in folder.glob("*.pxd")]
    trees = {path.stem: ast.parse(path.read_text(encoding="utf-8")) for path in modules}
    takes: dict[str, int] = {}
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                names = [argument.arg for argument in node.args.args]
                if "rule" in names and names[0] == "s":
                    takes[node.name] = names.index("rule")
    assert {"note", "lose" if game == "xidit" else "gain_vp"} <= takes.keys()
    named = re.compile(rf"{letter}\d+_\d+|rule|{letter}\d+_\d+ if .* else {letter}\d+_\d+")
    found = 0
    for module, tree in trees.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = ast.unparse(node.func).rpartition(".")[2]
                if name in takes and len(node.args) > takes[name]:
                    found += 1
                    quoted = ast.unparse(node.args[takes[name]])
                    assert named.fullmatch(quoted), f"{module}.py: {ast.unparse(node)}"
    assert found > 40


@pytest.mark.parametrize("game", GAMES)
def test_a_function_that_uses_the_number_of_a_rule_names_its_id(game: str) -> None:
    texts = texts_of(SOURCES / game, TESTS / "games" / game)
    silent = {path.name: found for path, text in texts.items() if (found := list(constants_without_id(text)))}
    assert not silent, "name the rules in the docstring or in a comment, as T4.2"
    assert sum(len(CONSTANT.findall(text)) for text in texts.values()) > 100


def test_a_function_that_does_not_name_the_id_is_found() -> None:
    silent = (
        'def soak(s):\n    """T4.4: clay."""\n    gain(s, T4_4)\n    gain(s, T4_1)  # T4.11\n\n\nKINDS = {1: rule_ids.T5_1}\n'
    )
    assert list(constants_without_id(silent)) == ["line 7: T5_1", "line 4: T4_1"]
    named = silent.replace("T4.11", "T4.1").replace("\nKINDS", "# T5.1\nKINDS")
    assert list(constants_without_id(named)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_its_code_and_by_a_test(game: str) -> None:
    rules = ids_of(game)
    assert len(rules) > 50
    for folder in (SOURCES / game / "rules", TESTS / "games" / game / "rules"):
        named = set(ID.findall(" ".join(texts_of(folder).values())))
        assert not rules - named, folder


def test_no_rule_hides_within_a_range() -> None:
    """A search for the id in the middle of a range would not find it."""
    for path, text in texts_of(SOURCES, TESTS / "games").items():
        assert not re.search(r"[TX]\d+\.\d+ (to|-) [TX]\d+\.\d+", text), path
