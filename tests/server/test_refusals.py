"""Every code that the server refuses with has its words in the catalogue, and every reason has a code of its own."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, serializer
from fluent.syntax.ast import Junk, Message

import claycrown
from claycrown.guide import undo
from claycrown.server.app import CODES
from claycrown.server.http.errors import MISSING
from claycrown.words import languages

PACKAGE = Path(claycrown.__file__).parent
REFUSING = {"bad": 0, "forbidden": 0, "conflict": 0, "because": 0, "BadTarget": 0, "Refusal": 1, "Error": 0}
"""What refuses, and the place of the code among its arguments. The reason in English follows."""


def refusals() -> Iterator[tuple[str, ast.expr | None]]:
    """The codes by which the source of the server, or of its client in Python, refuses something, and the reasons."""
    for path in (*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "client").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = REFUSING.get(name)
            if place is not None and len(node.args) > place:
                code, *rest = node.args[place:]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    yield code.value, rest[0] if rest else None


def catalogue(language: str) -> dict[str, str]:
    folder = PACKAGE / "locale" / language
    parsed = [FluentParser().parse((folder / name).read_text(encoding="utf-8")) for name in ("refusals.ftl", "rare-refusals.ftl")]
    entries = [entry for resource in parsed for entry in resource.body]
    assert not any(isinstance(entry, Junk) for entry in entries)
    messages = [entry for entry in entries if isinstance(entry, Message)]
    assert len({entry.id.name for entry in messages}) == len(messages)
    return {entry.id.name: serializer.serialize_pattern(entry.value).strip() for entry in messages if entry.value}


def test_every_refusal_has_its_words() -> None:
    refused = {*(code for code, _ in refusals()), *CODES.values(), *undo.CODES}
    assert len(refused) > 50
    assert set(catalogue("en")) == {f"refusal-{code.replace('_', '-')}" for code in refused} | set(MISSING.values())


def test_a_code_stands_for_one_reason() -> None:
    """Where it is raised in several places, each says the same. What is no plain text says itself which reason it is."""
    reasons: dict[str, set[str]] = defaultdict(set)
    for code, reason in refusals():
        several = [reason.body, reason.orelse] if isinstance(reason, ast.IfExp) else [reason]
        reasons[code].update(ast.unparse(one) for one in several if isinstance(one, ast.Constant | ast.JoinedStr))
    assert {code: texts for code, texts in reasons.items() if len(texts) > 1} == {}


@pytest.mark.parametrize("language", sorted(languages()))
def test_no_two_refusals_share_a_sentence(language: str) -> None:
    ids = defaultdict(list)
    for name, text in catalogue(language).items():
        ids[text].append(name)
    assert [names for names in ids.values() if len(names) > 1] == []
