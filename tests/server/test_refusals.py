"""Every code that the server refuses with has its words in the catalogue, and there are no words for codes that do not exist."""

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import claycrown
from claycrown.guide import undo
from claycrown.server.app import CODES

PACKAGE = Path(claycrown.__file__).parent
REFUSING = {"bad": 0, "forbidden": 0, "conflict": 0, "Refusal": 1, "Error": 0}
"""What refuses, and the place of the code among its arguments."""


def codes() -> Iterator[str]:
    """Wherever the source of the server, or of its client in Python, refuses something by a code."""
    for path in (*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "client").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = REFUSING.get(name)
            if place is not None and len(node.args) > place:
                code = node.args[place]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield code.value


def test_every_refusal_has_its_words() -> None:
    resource = FluentParser().parse((PACKAGE / "locale" / "en" / "refusals.ftl").read_text(encoding="utf-8"))
    assert not any(isinstance(entry, Junk) for entry in resource.body)
    worded = {entry.id.name for entry in resource.body if isinstance(entry, Message)}
    refused = {*codes(), *CODES.values(), *undo.CODES}
    assert len(refused) > 50
    assert worded == {f"refusal-{code.replace('_', '-')}" for code in refused}
