"""Ledger lines quote rules by number: each number is a rule of the rulebook, and none stands bare in the rules."""

import ast
import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

import claycrown

GAMES = {"terracotta": "T", "xidit": "X"}


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
