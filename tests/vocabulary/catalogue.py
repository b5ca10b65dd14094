"""Messages against the catalogue: each is there, and speaks of exactly what its text names."""

from collections.abc import Iterator
from functools import cache

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from claycrown.games.message import Message
from tests.vocabulary.messages import texts


class _Names(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def catalogue() -> dict[str, frozenset[str]]:
    """The English messages by id: the values that each takes."""
    found = {}
    for text in texts():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                names = _Names()
                names.visit(entry)
                found[entry.id.name] = frozenset(names.found)
    return found


def check(message: Message) -> None:
    assert message.id in catalogue(), message
    assert set(message.values) == catalogue()[message.id], message


def messages_in(told: object) -> Iterator[Message]:
    """All messages inside of anything that the guide tells, those inside of others too."""
    if isinstance(told, Message):
        yield told
        yield from messages_in(list(told.values.values()))
    elif isinstance(told, msgspec.Struct):
        yield from messages_in([getattr(told, name) for name in told.__struct_fields__])
    elif isinstance(told, list | tuple):
        for part in told:
            yield from messages_in(part)
