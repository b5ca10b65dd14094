"""What a person reads in the terminal is a message of the catalogue: no module of it has words of its own."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import claycrown
from claycrown.words import worded

PACKAGE = Path(claycrown.__file__).parent
FOLDERS = ("terminal", "games/terracotta/terminal", "games/xidit/terminal")
SENTENCE = re.compile(r"[a-z]{2,}[,:]? [A-Za-z]{2,}|\b[A-Z][a-z]+")
MESSAGE = re.compile(r"(terminal|table|general|house|terracotta|xidit)-[\w-]*\w")
WORD = re.compile(r"[A-Za-z]{2,}")
SHOWING = {"put", "append", "Text", "assemble", "add_column", "add_row", "Static", "update", "Row", "center"}
"""Calls that put something on the screen."""
STYLES = {"bold", "italic", "dim", "strike", "reverse", "on"}
"""What Rich calls a style."""
NO_WORDS = {
    "terminal/drawing/palette.py": "colours, by the names of the notation",
    "terminal/drawing/panels.py:ARROWS": "keys",
    "terminal/seating.py:USUAL_BOT": "a name of the ladder",
    "terminal/general/board.py:NAME": "the name of a panel",
    "games/terracotta/terminal/materials.py:BASES": "signs, by the colours of the notation",
    "games/terracotta/terminal/statues.py": "figures drawn in signs, with the letters of the notation",
    "games/terracotta/terminal/drawing.py:PANELS": "the first words of spots",
    "games/terracotta/terminal/help.py:HELP": "topics and rules: parts of messages' ids",
    "games/terracotta/terminal/wheel.py:TOPICS": "topics",
    "games/xidit/terminal/materials.py:LETTERS": "the letters of the notation",
    "games/xidit/terminal/help.py:HELP": "topics and rules: parts of messages' ids",
    "games/xidit/terminal/planner.py:MAP": "the name of a panel",
    "games/xidit/terminal/dials.py:DIAL": "the first word of a spot",
}
"""Modules and constants that are not read by anybody."""


def literals(path: Path) -> Iterator[tuple[int, str]]:
    """The texts in a module that may be shown: sentences, words that are drawn, and words that are kept to be."""
    name = path.relative_to(PACKAGE).as_posix()
    if name in NO_WORDS:
        return
    tree = ast.parse(path.read_text(encoding="utf-8"))
    unread = {id(node) for aside in ast.walk(tree) if _is_aside(aside, name) for node in ast.walk(aside)}
    kept = {id(node) for line in tree.body if isinstance(line, ast.Assign | ast.AnnAssign) for node in _at_once(line)}
    words = kept | {id(node) for call in ast.walk(tree) for node in _shown_by(call)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in unread:
            plain = [word for word in WORD.findall(_without_ids(node.value)) if word not in STYLES]
            if SENTENCE.search(node.value) or (plain and id(node) in words):
                yield node.lineno, node.value


def _without_ids(text: str) -> str:
    """Ids of messages have hyphens; those of widgets and colours begin with a hash."""
    return re.sub(r"#\w[\w-]*|\w+(-\w+)+-?|\w+-(?=$)", "", text)


def _is_aside(node: ast.AST, name: str) -> bool:
    """Docstrings, types, style sheets, keys, what is compared or looked up, and errors, which the command line tells."""
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Compare() | ast.Subscript() | ast.arg():
            return True
        case ast.Call(func=ast.Name(id="Binding" | "cast")):
            return True
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


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_words_but_the_catalogues(folder: str) -> None:
    modules = sorted((PACKAGE / folder).rglob("*.py"))
    found = [f"{path.relative_to(PACKAGE)}:{line} {text!r}" for path in modules for line, text in literals(path)]
    assert modules and not found, "\n".join(found)


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_message_is_in_the_catalogue(folder: str) -> None:
    """Those that are named as a whole; of a computed id the tests of the boards tell."""
    trees = (ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for path in (PACKAGE / folder).rglob("*.py"))
    texts = {node.value for tree in trees for node in tree if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    named = {text for text in texts if MESSAGE.fullmatch(text)}
    assert named and not [id for id in named if worded(id) is None]


def test_every_exception_is_there() -> None:
    for each in NO_WORDS:
        path, _, constant = each.partition(":")
        assert constant in (PACKAGE / path).read_text(encoding="utf-8")


@pytest.mark.parametrize("line", ['canvas.put(0, 0, "gone")', 'GONE = "gone"', 'f"Year {year}"', 'say("no road leads there")'])
def test_words_are_found(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.terminal.test_words.PACKAGE", tmp_path)
    (tmp_path / "drawn.py").write_text(f"x = 1\n{'y = ' * (not line.startswith('GONE'))}{line}\n")
    assert [number for number, _ in literals(tmp_path / "drawn.py")] == [2]
