"""Why a decision is refused: the rules name a message and its values, the catalogue has the words. Neither has more."""

import ast
import inspect
from collections.abc import Iterator
from importlib.resources import files
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from claycrown.games.terracotta.rules import refusals as terracotta
from claycrown.games.xidit.rules import refusals as xidit

GAMES = {"terracotta": terracotta, "xidit": xidit}


def reasons(rules: ModuleType) -> Iterator[tuple[str, set[str]]]:
    """Every reason that the source names, with the names of its values."""
    for node in ast.walk(ast.parse(inspect.getsource(rules))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "forbid" and len(node.args) == 2:
            reason = node.args[1]
            assert isinstance(reason, ast.Constant), "a reason is named where it is given"
            yield str(reason.value), {word.arg for word in node.keywords if word.arg}
    for _, reason in getattr(rules, "ASKED", {}).values():
        yield reason, set()


def inside(rules: ModuleType) -> Iterator[str]:
    """Messages that stand for something in a reason: `Message("refusal-terracotta-step", ...)`."""
    for node in ast.walk(ast.parse(inspect.getsource(rules))):
        match node:
            case ast.Call(func=ast.Name(id="Message"), args=[ast.Constant(value=str(id)), *_]):
                yield id


def catalogue(game: str, *names: str) -> dict[str, Message]:
    """The messages of a game in English; of the named files, or of all."""
    found: dict[str, Message] = {}
    for file in (files("claycrown.games") / game / "words" / "en").iterdir():
        if not names or file.name in names:
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, Junk), (file.name, entry.content)
                if isinstance(entry, Message):
                    found[entry.id.name] = entry
    return found


class Mentioned(Visitor):
    """The variables and messages that a message mentions."""

    def __init__(self, message: BaseNode) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


def variables(id: str, messages: dict[str, Message]) -> set[str]:
    """Also those of the messages that it mentions: they are given the same values."""
    mentioned = Mentioned(messages[id])
    return mentioned.variables.union(*(variables(other, messages) for other in mentioned.messages))


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_its_words_and_all_words_are_used(game: str) -> None:
    named = {f"refusal-{game}-{reason}" for reason, _ in reasons(GAMES[game])}
    assert len(named) > 25
    worded = catalogue(game, "refusals.ftl")
    mentioned = set().union(*(Mentioned(message).messages for message in worded.values()))
    assert named <= worded.keys()
    assert worded.keys() - named <= mentioned | set(inside(GAMES[game]))


@pytest.mark.parametrize("game", GAMES)
def test_the_words_speak_of_the_values_that_are_given(game: str) -> None:
    messages = catalogue(game)
    for reason, values in reasons(GAMES[game]):
        # In which form a word is asked for, the sentence around it says.
        assert variables(f"refusal-{game}-{reason}", messages) - {"form"} == values, reason
