"""No program part takes the text of a decision apart: that is for `games/decisions.py`, which has the declaration."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import claycrown

PACKAGE = Path(claycrown.__file__).parent
TAKING_APART = {"split", "partition", "rpartition", "startswith", "endswith", "removeprefix", "removesuffix"}
CALLED_SO = {"text", "texts", "decision", "words", "meant", "move", "moved", "said", "asked", "stage", "choice", "option"}
"""What variables and attributes with the text of a decision are called."""
SOMETHING_ELSE = {
    "arena/entrants.py": "settings of a bot",
    "cli/positions.py": "whose decision it is",
    "cli/options.py": "options of the command",
    "games/arguments.py": "the codec",
    "games/decisions.py": "the codec",
    "games/xidit/terminal/dials.py": "the words of the terminal's own stages, a plan with unset dials",
    "games/terracotta/rules/printed.py": "what is printed on a ring",
    "guide/book.py": "headings of a file of words; whose decision a line of a worked example is",
    "guide/rulebook.py": "what somebody looks for",
    "learning/lesson.py": "the name of a figure",
    "server/config.py": "a setting",
    "server/docs.py": "a paragraph of the documentation",
    "server/http/browser.py": "a header",
    "server/lobby/lists.py": "a page of a list",
    "server/ratings/statistics.py": "a row of the statistics",
    "server/storage/rows.py": "a list of numbers in the database",
    "terminal/pages.py": "a line of the log",
    "terminal/picking.py": "what somebody types",
}
"""Files in which something else is called so."""


def _taken_apart(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in TAKING_APART:
            inside = ast.walk(node.func.value)
            names = {each.attr if isinstance(each, ast.Attribute) else getattr(each, "id", "") for each in inside}
            if names & CALLED_SO:
                yield node.lineno, ast.unparse(node)


def test_texts_of_decisions_are_taken_apart_by_the_codec_alone() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix(): list(_taken_apart(ast.parse(path.read_text(encoding="utf-8"))))
        for path in PACKAGE.rglob("*.py")
    }
    assert {path: places for path, places in found.items() if places and path not in SOMETHING_ELSE} == {}
    assert [path for path in SOMETHING_ELSE if not found.get(path)] == []  # nothing is excused without need


CLIENT = PACKAGE.parents[1] / "web" / "src"
PARSED = re.compile(
    r"\b(?:words|decision|text|option\.words)\)?\??\.(?:split|slice|startsWith|endsWith|match|indexOf|substring|replace)\("
    r"|\.(?:exec|test)\((?:\w+\.)*(?:words|decision)\b"
)
SOMETHING_ELSE_THERE = {
    "games/terracotta/wheel/rings.ts": "what is printed on a ring",
    "rulebook/still.ts": "a sentence",
    "learning/course.svelte.ts": "whether a decision is one that a lesson asks for: the pattern is of the whole text",
}


def test_the_client_parses_no_text_of_a_decision() -> None:
    """It is given `decision` beside the words, draws that, and sends the words back."""
    sources = [path for kind in ("ts", "svelte") for path in CLIENT.rglob(f"*.{kind}") if ".test." not in path.name]
    found = {path.relative_to(CLIENT).as_posix(): PARSED.findall(path.read_text(encoding="utf-8")) for path in sources}
    assert {path: parsed for path, parsed in found.items() if parsed and path not in SOMETHING_ELSE_THERE} == {}
