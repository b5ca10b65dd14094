"""Every code that the server refuses with has its words in the catalogue, and every reason has a sentence of its own.

Where something is refused there are no words, only the code and the values of its message.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, serializer
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

import claycrown
from claycrown.guide import undo
from claycrown.server.app import CODES
from claycrown.server.http.errors import MISSING, Refusal, message_id
from claycrown.words import languages

PACKAGE = Path(claycrown.__file__).parent
PAGES = Path(__file__).parents[2] / "web" / "src"
REFUSING = {"bad": 0, "forbidden": 0, "conflict": 0, "too_many": 0, "because": 0, "BadEndpoint": 0, "Refusal": 1, "Error": 0}
"""What refuses, and the place of the code among its arguments."""
WORDED = {"bad", "forbidden", "conflict", "too_many"}
"""Those that are given the values of the code's own message."""
WORDS = re.compile(r"[^\W\d_]\S* \S")
"""What no code, value or id has: two words."""


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """Where the source of the server, or of its client in Python, refuses something."""
    for path in (*(PACKAGE / "server").rglob("*.py"), *(PACKAGE / "client").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > REFUSING.get(called(node), len(node.args)):
                yield path, node


def code(node: ast.Call) -> str | None:
    """None where it is worked out."""
    argument = node.args[REFUSING[called(node)]]
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None


def own_messages() -> set[str]:
    """Those that say more than the code of their refusal: `Message("refusal-csrf-token", ...)`."""
    found = set()
    for path in (PACKAGE / "server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and called(node) == "Message" and node.args and isinstance(node.args[0], ast.Constant):
                found.add(str(node.args[0].value))
    return {id for id in found if id.startswith("refusal-")}


def of_pages() -> set[str]:
    """The codes of what pages themselves refuse. What is `declined` has been explained already."""
    sources = [path for path in PAGES.rglob("*.ts") if not path.name.endswith(".test.ts")]
    refused = {code for path in sources for code in re.findall(r'new Refusal\(0, "(\w+)"', path.read_text(encoding="utf-8"))}
    assert refused
    return refused


def words_in(tree: ast.AST) -> list[str]:
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return [text for text in texts if WORDS.search(text)]


def entries(language: str) -> dict[str, Message]:
    folder = PACKAGE / "locale" / language
    parsed = [FluentParser().parse((folder / name).read_text(encoding="utf-8")) for name in ("refusals.ftl", "rare-refusals.ftl")]
    entries = [entry for resource in parsed for entry in resource.body]
    assert not any(isinstance(entry, Junk) for entry in entries)
    messages = [entry for entry in entries if isinstance(entry, Message)]
    assert len({entry.id.name for entry in messages}) == len(messages)
    return {entry.id.name: entry for entry in messages}


class _Variables(Visitor):
    def __init__(self, entry: Message) -> None:
        self.names: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


def test_every_refusal_has_its_words() -> None:
    refused = {*filter(None, (code(node) for _, node in calls())), *CODES.values(), *undo.CODES, *of_pages()}
    assert len(refused) > 50
    assert set(entries("en")) == {message_id(code) for code in refused} | set(MISSING.values()) | own_messages()


def test_where_something_is_refused_there_are_no_words() -> None:
    found = [f"{path.relative_to(PACKAGE)}:{node.lineno} {text!r}" for path, node in calls() for text in words_in(node)]
    assert found == []


@pytest.mark.parametrize(
    "refusing",
    [
        'errors.conflict("seat_taken", "This seat is not free.")',
        'errors.bad("bad_night", f"A night has 1 to {LONGEST} hours.")',
        'Refusal(503, "email_not_sent", "The e-mail could not be sent.")',
        'errors.conflict("too_many_tables", why="You have too many.")',
        'errors.forbidden("out", "gone" if long else "You are out of this game")',
    ],
)
def test_words_are_found(refusing: str) -> None:
    assert words_in(ast.parse(refusing))


@pytest.mark.parametrize("language", sorted(languages()))
def test_a_message_speaks_of_the_values_that_come_with_it(language: str) -> None:
    speaks = {id: _Variables(entry).names for id, entry in entries(language).items()}
    wrong = [
        f"{path.relative_to(PACKAGE)}:{node.lineno} {found}"
        for path, node in calls()
        if called(node) in WORDED and (found := code(node)) is not None
        if speaks[message_id(found)] != {keyword.arg for keyword in node.keywords}
    ]
    assert wrong == []


@pytest.mark.parametrize("language", sorted(languages()))
def test_no_two_refusals_share_a_sentence(language: str) -> None:
    ids = defaultdict(list)
    for name, entry in entries(language).items():
        assert entry.value is not None
        ids[serializer.serialize_pattern(entry.value).strip()].append(name)
    assert [names for names in ids.values() if len(names) > 1] == []


def test_a_refusal_is_worded_in_english_for_programs() -> None:
    refusal = Refusal(409, "seat_taken", number=7)
    assert refusal.body() == {
        "error": {
            "code": "seat_taken",
            "message": "This seat is not free.",
            "number": 7,
            "reason_id": "refusal-seat-taken",
            "reason_values": {},
        }
    }
