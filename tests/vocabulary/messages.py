"""Messages held against the catalogue: that it has each, with exactly the values that it is given, and that it words them."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from claycrown.games.message import Message
from claycrown.games.plugin import own
from claycrown.guide.question import Question
from claycrown.words import format_message

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def check(message: Message) -> str:
    """The message in words, after it was found to be as the catalogue has it."""
    for each in within(message):
        if each.id != "player":
            assert each.id in taken(), each.id
            assert set(each.values) == taken()[each.id], each
    text = format_message(message, names=NAMES)
    assert text.strip(), message
    assert not any(sign in text for sign in "{}$_"), text
    assert "unknown" not in text, text
    assert format_message(Message("unworded")) not in text, message
    return text


def within(message: Message) -> Iterator[Message]:
    """The message and those inside it."""
    yield message
    for value in message.values.values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, Message):
                yield from within(inner)


def questions(question: Question) -> Iterator[Question]:
    """The question and those that may follow."""
    yield question
    for choice in question.choices:
        if choice.then is not None:
            yield from questions(choice.then)


def texts() -> Iterator[str]:
    """All files of the English catalogue: the server's and those of its games."""
    for file in (files("claycrown") / "locale" / "en").iterdir():
        yield file.read_text(encoding="utf-8")
    for game in own():
        yield from game.texts("en").values()


@cache
def taken() -> dict[str, set[str]]:
    """The values that each message of the English catalogue takes, with those that it mentions; `$form` comes by itself."""
    read = {}
    for text in texts():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                read[entry.id.name] = _References()
                read[entry.id.name].visit(entry)

    def of(id: str) -> set[str]:
        return read[id].variables.union(*map(of, read[id].messages)) - {"form"}

    return {id: of(id) for id in read}


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


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
