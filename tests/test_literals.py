"""What a person reads is a message of the catalogue: no module has words of its own, and the catalogue has no more than is said.

What the server says to programs (the documentation of the API, the log) is English and not meant here; its refusals are messages
as well (tests/server/test_refusals.py).
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import claycrown
from claycrown.games.plugin import RULES

PACKAGE = Path(claycrown.__file__).parent
ROOMS = (
    "terminal",
    "cli",
    "arena",
    "record",
    "guide",
    "bots",
    "games",
    "server/notices",
    "server/storage/backup.py",
    "server/storage/upgrade.py",
    "server/operations/check.py",
    "server/lobby/link_previews.py",
    "server/config.py",
    "server/run.py",
    "match.py",
    "library.py",
    "words.py",
)
"""Where whatever is said may be read by a person."""
SENTENCE = re.compile(r"[a-z]{2,}[,:]? [A-Za-z]{2,}|\b[A-Z][a-z]+")
PHRASE = re.compile(r"[a-z]{2,}[,:]? [A-Za-z]{2,}[,:]? [A-Za-z]{2,}|[a-z]\.$|^[A-Z][a-z]+ ")
NOTATION = ("games/", "bots/")
"""Where things are called by two words of the notation or the ledger, as in `wet clay`; a sentence has more."""
WORD = re.compile(r"[A-Za-z]{2,}")
SHOWING = {
    "put", "append", "Text", "assemble", "add_column", "add_row", "Static", "update", "Row", "center", "echo", "print",
    "set_title", "set_xlabel", "secho", "prompt", "ClickException", "UsageError",
}  # fmt: skip
"""Calls that put something before somebody."""
STYLES = {"bold", "italic", "dim", "strike", "reverse", "on"}
"""What Rich calls a style."""
FOR_PROGRAMMERS = {"RuntimeError", "TypeError", "ValueError", "AssertionError", "AttributeError", "KeyError", "LookupError"}
"""Mistakes in a program, not in what somebody gave it."""
FOR_PROGRAMS = {
    "Binding", "cast", "Meta", "Unreachable", "TypeVar",
    "getLogger", "warning", "info", "error", "exception", "debug", "startswith", "endswith", "removeprefix", "split", "partition",
    "replace", "compile", "fullmatch", "sub", "search", "findall", "match", "import_module", "getattr", "strftime", "Column",
    "text", "execute", "need", "set_main_option", "PluginPart", "NamedTuple",
}  # fmt: skip
"""Calls whose texts nobody reads: the documentation of the API, the log, what is compared, SQL."""
NO_WORDS = {
    "cli/click_words.py": "Click's own words, by which it asks",
    "cli/extras.py": "commands to type, and what pip calls things",
    "cli/study.py": "the command that gives the same games",
    "arena/study/page.py:STYLE": "CSS",
    "arena/study/page.py:HEAD": "HTML",
    'arena/study/page.py:<figure role="img" aria-label="': "HTML",
    'arena/study/page.py:<!doctype html>\n<html lang="': "HTML",
    'arena/study/page.py:<tr><th scope="row">': "HTML",
    "arena/study/page.py:</th>": "HTML",
    "arena/study/page.py:</tr>": "HTML",
    "arena/drawing.py:Date": "what SVG calls the date that is left out",
    "arena/study/figures.py:outside upper left": "a place, as Matplotlib calls it",
    "arena/study/panels.py:after round ": "the key of an item in JSON",
    "games/contract.py:options.": "a field",
    "games/terracotta/rules/printed.py:wheel.": "a table of an edition file",
    "games/ledger.py: lines, and room for ": "of a program that writes too much",
    "games/terracotta/notation/board.py:f.": "a sign of the notation",
    "games/terracotta/notation/board.py:m.": "a sign of the notation",
    "games/terracotta/plugin.py:Terracotta Army": "the title on the box, for where its words are missing",
    "games/xidit/plugin.py:Lords of Xidit": "the title on the box, for where its words are missing",
    "games/xidit/guide/sheet.py:UNTIL_THE_END": "part of a message's id",
    "server/notices/delivery.py:not allowed": "kept of a channel; its owner is told a message",
    "server/notices/delivery.py:cannot be sent": "kept of a channel; its owner is told a message",
    "server/notices/routes.py:/tables/{table_id:str}/muted": "an address",
    "server/notices/endpoints.py:Host": "a header of a request",
    "library.py:<claycrown.Table ": "what Python shows of an object",
    "library.py:<claycrown.Bot ": "what Python shows of an object",
    "server/notices/emails.py": "headers of an e-mail",
    "server/notices/senders.py": "headers of a request",
    "terminal/drawing/palette.py": "colours, by the names of the notation",
    "terminal/drawing/panels.py:ARROWS": "keys",
    "terminal/seating.py:DEFAULT_BOT": "a name of the ladder",
    "terminal/general/board.py:NAME": "the name of a panel",
    "games/terracotta/terminal/materials.py:BASES": "signs, by the colours of the notation",
    "games/terracotta/terminal/statues.py": "figures drawn in signs, with the letters of the notation",
    "games/terracotta/terminal/drawing.py:PANELS": "the first words of targets",
    "games/terracotta/terminal/help.py:HELP": "topics and rules: parts of messages' ids",
    "games/terracotta/terminal/wheel.py:TOPICS": "topics",
    "games/xidit/terminal/materials.py:LETTERS": "the letters of the notation",
    "games/xidit/terminal/help.py:HELP": "topics and rules: parts of messages' ids",
    "games/xidit/terminal/planner.py:MAP": "the name of a panel",
    "games/xidit/terminal/dials.py:DIAL": "the first word of a target",
}
"""Modules, constants and texts that are not read by anybody, each with what it is."""


def modules(room: str) -> list[Path]:
    path = PACKAGE / room
    found = [path] if path.suffix else sorted(path.rglob("*.py"))
    return [module for module in found if not re.fullmatch(r"games/\w+/bots/.*", module.relative_to(PACKAGE).as_posix())]


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """The texts in a module that may be read: sentences, words that are shown, and words that are kept to be."""
    name = path.relative_to(PACKAGE).as_posix()
    if name in NO_WORDS:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unread = {id(node) for aside in _asides(tree, name) for node in ast.walk(aside)}
    sentence = PHRASE if name.startswith(NOTATION) else SENTENCE
    words = set() if name.startswith(NOTATION) else {id(node) for call in ast.walk(tree) for node in _shown_by(call)}
    if "terminal" in name:
        words |= {id(node) for call in ast.walk(tree) for node in _shown_by(call)}
        words |= {id(node) for line in tree.body if isinstance(line, ast.Assign | ast.AnnAssign) for node in _at_once(line)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in unread:
            if f"{name}:{node.value}" in NO_WORDS:
                continue
            plain = [word for word in WORD.findall(_without_ids(node.value)) if word not in STYLES]
            if sentence.search(node.value) or (plain and id(node) in words):
                yield node.lineno, node.value


def _without_ids(text: str) -> str:
    """Ids of messages have hyphens; those of widgets and colours begin with a hash."""
    return re.sub(r"#\w[\w-]*|\w+(-\w+)+-?|\w+-(?=$)", "", text)


def _asides(tree: ast.AST, name: str) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.returns is not None:
            yield node.returns
        if isinstance(node, ast.AnnAssign):
            yield node.annotation
        if _is_aside(node, name):
            yield node


def _is_aside(node: ast.AST, name: str) -> bool:
    """Docstrings, types, style sheets, keys, what is compared or looked up, and what only programs and programmers read."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Compare() | ast.Subscript() | ast.arg() | ast.MatchValue():
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(id=raised))):
            return raised in FOR_PROGRAMMERS
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
            return called in FOR_PROGRAMS
        case ast.Assign(targets=[ast.Name(id=constant)]) | ast.AnnAssign(target=ast.Name(id=constant)):
            return constant in ("DEFAULT_CSS", "CSS_PATH", "BINDINGS") or f"{name}:{constant}" in NO_WORDS
        case ast.keyword(arg=argument):
            return argument in ("id", "classes", "style", "title_style", "justify", "title_justify", "overflow", "topic", "apart")
    return False


def _shown_by(call: ast.AST) -> Iterator[ast.AST]:
    """What a call gets to show."""
    if isinstance(call, ast.Call):
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name in SHOWING:
            for argument in [*call.args, *call.keywords]:
                yield from _at_once(argument)


def _at_once(tree: ast.AST) -> Iterator[ast.AST]:
    """What a call inside it gets is not meant: `t("xidit-wasteland")`."""
    inside = {id(node) for call in ast.walk(tree) if isinstance(call, ast.Call) for node in ast.walk(call)}
    return (node for node in ast.walk(tree) if id(node) not in inside)


@pytest.mark.parametrize("room", ROOMS)
def test_no_words_but_the_catalogues(room: str) -> None:
    found = [f"{path.relative_to(PACKAGE)}:{line} {text!r}" for path in modules(room) for line, text in literals(path)]
    assert modules(room) and not found, "\n".join(found)


def test_every_exception_is_there() -> None:
    for each in NO_WORDS:
        path, _, named = each.partition(":")
        assert named.replace("\n", "\\n") in (PACKAGE / path).read_text(encoding="utf-8"), each


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("terminal/drawn.py", 'canvas.put(0, 0, "gone")'),
        ("terminal/drawn.py", 'GONE = "gone"'),
        ("terminal/drawn.py", 'f"Year {year}"'),
        ("terminal/drawn.py", 'say("no road leads there")'),
        ("cli/drawn.py", 'click.echo(f"{number} games")'),
        ("cli/drawn.py", 'raise click.UsageError("say which game")'),
        ("cli/drawn.py", 'option("--seed", help="The same seed gives the same game.")'),
        ("record/drawn.py", 'raise BadPosition("seed", f"must be a number, not {seed}")'),
        ("games/xidit/notation/drawn.py", 'raise fields.refuse("step", "there is nothing to decide at it")'),
        ("server/notices/drawn.py", 'TURN = "It is your turn"'),
    ],
)
def test_words_are_found(module: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_literals.PACKAGE", tmp_path)
    file = tmp_path / module
    file.parent.mkdir(parents=True)
    file.write_text(f"x = 1\n{line}\n")
    assert {number for number, _ in literals(file)} == {2}


# The catalogue


class _Mentions(Visitor):
    """The messages that an entry mentions."""

    def __init__(self, entry: fluent.BaseNode) -> None:
        self.ids: set[str] = set()
        self.visit(entry)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.ids.add(node.id.name)


@cache
def catalogue() -> dict[str, set[str]]:
    """By the id of each English message, those that it mentions; but for rules, which are asked for by their numbers."""
    found: dict[str, set[str]] = {}
    for path in (*PACKAGE.glob("locale/en/*.ftl"), *PACKAGE.glob("games/*/words/en/*.ftl")):
        if path.name != RULES:
            for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
                if isinstance(entry, fluent.Message):
                    found[entry.id.name] = _Mentions(entry).ids
    return found


def named(path: Path) -> Iterator[str]:
    """Ids that a module names, as patterns: of one that is put together, what is known of it."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from re.findall(r"""["']([a-z][\w-]*)["']""", text)
        for template in re.findall(r"`([^`]*)`", text):
            parts = re.split(r"\$\{([^}]*)\}", template)  # what stands in them, every second one
            yield "".join(_chosen(part) if at % 2 else re.escape(part) for at, part in enumerate(parts))
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in catalogue():
            yield re.escape(node.value)
        elif isinstance(node, ast.JoinedStr):
            yield "".join(map(_part, node.values))


ANY = r"[\w-]+"


def _part(part: ast.expr) -> str:
    match part:
        case ast.Constant(value=text):
            return re.escape(str(text))
        case ast.FormattedValue(value=ast.IfExp(body=ast.Constant(value=one), orelse=ast.Constant(value=other))):
            return _either([str(one), str(other)])
    return ANY


def _chosen(expression: str) -> str:
    return _either(re.findall(r'[?:] "([\w-]*)"', expression))


def _either(words: list[str]) -> str:
    """One of some words that a condition chooses; anything where there are none."""
    return f"(?:{'|'.join(map(re.escape, words))})" if words else ANY


NAMING = {
    **dict.fromkeys(("Message", "Pick", "t", "worded", "failure", "misuse"), 0),
    **dict.fromkeys(("Refused", "NotADecision", "BadConfig", "BadBackup", "Unusable", "TooNew", "EmptyFile", "Differs"), 0),
    **dict.fromkeys(("BadPosition", "refuse"), 1),
    "EditionError": 2,
}
"""Calls that are given the id of a message, and in which place."""


def test_every_message_that_is_named_is_there() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)}:{line} {pattern}"
        for path in PACKAGE.rglob("*.py")
        for line, pattern in _named_in_calls(path)
        if pattern not in catalogue() and not any(re.fullmatch(pattern, id) for id in catalogue())
    ]
    assert wrong == []


def _named_in_calls(path: Path) -> Iterator[tuple[int, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called), args=arguments) if called in NAMING:
                match arguments[NAMING[called] : NAMING[called] + 1]:
                    case [ast.Constant(value=str(id))]:
                        yield node.lineno, id
                    case [ast.JoinedStr(values=parts)]:
                        yield node.lineno, "".join(map(_part, parts))


PUT_TOGETHER = {
    r"\w+-option-[\w-]+": "games.options.label_id",
    r"\w+-(?:rounds?|points|gain|eliminations)": "words.of_game, and ofGame in web/src/words",
    r"app-open-book-\w+": "web/src/lobby/settings.ts, by the name of a setting",
    r"table-log-\w+": "web/src/table/session, by what happened to a seat",
    r"app-contestant-\w+": "arena.naming, by the name in a result",
    r"learn-explained[\w-]*": "the page of a lesson, by how much is explained",
    r"ruling-[TX][\d-]+|\w+-(?:term|aid|minute|example)-[\w-]+": "guide.book, which has all that begin so",
}
"""Ids that no module spells, and where they are made."""


def test_every_message_is_said_somewhere() -> None:
    sources = [
        *PACKAGE.rglob("*.py"),
        *(
            path
            for kind in ("ts", "svelte")
            for path in (PACKAGE.parents[1] / "web" / "src").rglob(f"*.{kind}")
            if not path.name.endswith(".test.ts")
        ),
    ]
    patterns = {pattern for path in sources for pattern in named(path) if re.search("[a-z]{3}", pattern.replace(ANY, ""))}
    asked = re.compile("|".join(f"(?:{pattern})" for pattern in sorted(patterns | PUT_TOGETHER.keys())))
    said = {id for id in catalogue() if asked.fullmatch(id)}
    while more := {id for by in said for id in catalogue()[by]} - said:
        said |= more
    unused = sorted(catalogue().keys() - said)
    assert unused == []
