"""General code knows no game: whatever names a game of this package, or a piece of one, lies in the game's own folder."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import claycrown
from claycrown.games.plugin import own

ROOT = Path(claycrown.__file__).parents[2]
GENERAL = {ROOT / "src" / "claycrown": (".py", ".pxd"), ROOT / "web" / "src": (".ts", ".svelte", ".css")}
ASIDE = re.compile(r"/games/(terracotta|xidit)/|/browser/|/migrations/|/api/types\.d\.ts$|\.test\.ts$")
"""The games' own folders; what is built or generated; what changes databases of earlier releases; tests, which need a game."""

TERRACOTTA = (
    "terracotta",
    "clay",
    "craftsm[ae]n",
    "artisan",
    "horse",
    "officer",
    "musician",
    "footm[ae]n",
    "inspector",
    "crossbow(?:m[ae]n)?",
    "halberd(?:ier)?",
    "spear",
    "sword",
    "weapon",
    "statue",
    "warrior",
    "specialist",
    "mausoleum",
    "coin",
)
XIDIT = (
    "xidit",
    "idrakys",
    "titan",
    "bard",
    "guild",
    "bastion",
    "census",
    "censuses",
    "wasteland",
    "barracks?",
    "recruit(?:s|ed|ment)?",
    "threat",
    "archer",
    "militia",
    "cleric",
    "infantry",
    "reputation",
    "influence",
    "wealth",
    "city",
    "cities",
    "road",
    "reward",
    "virtual",
    "assess(?:ment|ed|es)?",
    "foretell(?:s|ing)?",
    "foretold",
    "plan step",
)
"""Left out are words of the games that general code needs in another meaning: ring (of the focus), wheel (of a mouse, of Python),
segment (of Rich's lines), region (of a page, of a language), guard, master, year (of a calendar), plan."""
NAMED = re.compile(rf"\b(?:{'|'.join((*TERRACOTTA, *XIDIT))})s?\b")
DECISION = re.compile(r"\bplan (?:[KRBAW]{2,6}\b|\*)|`plan`")
"""A decision of Lords of Xidit; to plan something is an ordinary word."""
PRODUCT = re.compile(r"Clay (?:&|&amp;) Crown")

EXCEPTIONS = {
    "src/claycrown/__init__.py": ("terracotta craftsman", "an example, which the documentation shows"),
    "src/claycrown/client/__init__.py": ("terracotta craftsman", "an example, which the documentation shows"),
    "src/claycrown/games/arguments.py": ("bards", "an example of a decision"),
    "src/claycrown/games/decisions.py": ("craftsman artisan sword halberd officer", "examples of decisions"),
    "src/claycrown/games/plugin.py": ("terracotta", "an example of an entry point"),
    "src/claycrown/guide/types.py": ("assessments", "the name that the API and stored sheets have for eliminations"),
    "src/claycrown/cli/stats.py": ("assessment", "the name of a column that spreadsheets may depend on"),
    "src/claycrown/server/guide/former.py": ("foretell foretold", "what pages that are open during an update ask for"),
    "web/src/api/sheets.ts": ("assessments", "the name that the API has for eliminations"),
    "web/src/table/session/sound.ts": ("coin", "the name of a sound"),
}
"""Files that may use some of the words, each with the reason."""


def general_files() -> Iterator[Path]:
    for folder, kinds in GENERAL.items():
        yield from (path for path in sorted(folder.rglob("*")) if path.suffix in kinds and not ASIDE.search(path.as_posix()))


def named_in(text: str) -> set[str]:
    """The words of games in a text, also those within the names of variables and types."""
    text = PRODUCT.sub("", text)
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", text).replace("_", " ").replace("-", " ").lower()
    return {*NAMED.findall(apart), *DECISION.findall(text)}


def test_general_code_names_no_game() -> None:
    found = []
    for path in general_files():
        name = path.relative_to(ROOT).as_posix()
        allowed = set(EXCEPTIONS.get(name, ("", ""))[0].split())
        if words := named_in(path.read_text(encoding="utf-8")) - allowed:
            found.append(f"{name}: {', '.join(sorted(words))}")
    assert found == []


def test_every_exception_is_needed() -> None:
    for name, (words, _) in EXCEPTIONS.items():
        assert set(words.split()) <= named_in((ROOT / name).read_text(encoding="utf-8")), name


def test_the_games_are_those_of_this_package() -> None:
    assert {TERRACOTTA[0], XIDIT[0]} == {plugin.name for plugin in own()}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("class AssessmentSheet(Struct):", {"assessment"}),
        ("def foretold_at(plan: str) -> PlanStep:", {"foretold", "plan step"}),
        ("cityTokens.find(isTitan)", {"city", "titan"}),
        ("legal in brief: `plan *`", {"plan *"}),
        ("Clay & Crown plans the next release, from capacity to velocity", set()),
    ],
)
def test_words_of_games_are_found(text: str, words: set[str]) -> None:
    assert named_in(text) == words
