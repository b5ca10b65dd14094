"""What is declared twice, for Python and for the compiler, is declared alike: the compiler believes both without asking."""

import ast
import re
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

import claycrown
import tools
from claycrown.games.terracotta.bots import units
from claycrown.games.terracotta.rules import pieces as terracotta
from claycrown.games.terracotta.rules import state as terracotta_state
from claycrown.games.terracotta.rules.game import GAME as TERRACOTTA
from claycrown.games.xidit.rules import pieces as xidit
from claycrown.games.xidit.rules import state as xidit_state
from claycrown.games.xidit.rules.game import GAME as XIDIT

GAMES = Path(claycrown.__path__[0]) / "games"
PLAYOUTS = Path(tools.__path__[0]) / "playouts"
DECLARED = sorted([*GAMES.glob("*.pxd"), *GAMES.glob("*/rules/*.pxd"), *PLAYOUTS.glob("*.pxd")])
IDS = ["/".join(path.with_suffix("").parts[-3:]) for path in DECLARED]
BOT_CLASSES = sorted(path for path in GAMES.glob("*/bots/*.pxd") if "cdef class" in path.read_text(encoding="utf-8"))
BOT_IDS = [path.relative_to(GAMES).with_suffix("").as_posix() for path in BOT_CLASSES]
ONE = 0
"""In place of a length: one number, or an object."""

T, X = terracotta, xidit
LENGTHS = {
    "terracotta": [
        (
            T.MAX_PLAYERS,
            "colour order vp coins wet dry craftsmen artisans craftsmen_placed artisans_placed weapons priority "
            "counted archers old_order",
        ),
        (T.MAX_PLAYERS - 1, "priority_left"),
        (T.MAX_PLAYERS * T.MASTERS, "masters"),
        (T.TYPES, "rack_left"),
        (T.SPECIALISTS, "specialists_left"),
        (T.WAREHOUSES, "warehouse"),
        (T.ROUNDS, "tiles"),
        (T.MAX_SEGMENTS, "craftsman_at artisan_at"),
        (T.MAX_SPACES, "statue owner rider is_counted group counts_as joined_to part_figures part_number"),
    ],
    "xidit": [
        (
            X.MAX_PLAYERS,
            "colour plan recruited threat_beaten titan_beaten shown city gold bards_left floors_left floors_waiting "
            "seen_gold seen_bastion seen_waiting",
        ),
        (X.TYPES, "barracks"),
        (X.CITY_ROOM, "token guild guild_floors seen_in"),
        (X.CITY_ROOM * X.TYPES, "standing"),
        (X.MAX_PLAYERS * X.REGIONS, "bards"),
        (X.MAX_PLAYERS * X.TYPES, "units seen_units"),
        (X.CITIES, "recruitment_stack recruitment_discard threat_stack threat_discard"),
        (X.TITANS, "titan"),
        (X.TITAN_STACKS, "raging"),
        (X.ASSESSMENTS, "assessments virtual"),
        (X.ASSESSMENTS * X.CONTESTANTS, "value ranking"),
        (X.CONTESTANTS, "out"),
    ],
}
"""What the numbers mean that `state.py` writes out."""

BOTS = {
    "terracotta/bots/lookahead": [(T.DECISIONS, "value seen")],
    "terracotta/bots/move_ordering": [(T.MAX_SPACES, "ground"), (T.MAX_SPACES * T.TYPES, "value"), (T.MAX_PLAYERS, "share")],
    "terracotta/bots/turn_generator": [(units.MAX_DECISIONS * 256, "turns")],
    "xidit/bots/evaluation": [(X.CITY_ROOM**2, "distance"), (2**X.CONTESTANTS, "reach_probability")],
    "xidit/bots/plans": [(X.ORDERS, "plan best_plan")],
}
"""The same of numbers that the bots write out, where they follow from the pieces."""

STATES: dict[str, tuple[Any, ModuleType]] = {"terracotta": (TERRACOTTA, terracotta_state), "xidit": (XIDIT, xidit_state)}
SHARED = {"printed", "book"}
"""What a copy of a state shares with the original, or has of its own."""


def for_the_compiler(pxd: Path, name: str) -> dict[str, int]:
    """The fields of a class and their lengths as its `.pxd` declares them."""
    declared: dict[str, int] = {}
    _, _, body = pxd.read_text(encoding="utf-8").partition(f"cdef class {name}:\n")
    body, _, _ = body.partition("\ncdef class ")
    field = r"^    cdef public (?:unsigned )?\w+(?: long)*(?:\[(\d+)\])? (\w[\w, ]*)$"
    for room, names in re.findall(field, body, re.MULTILINE):
        for one in names.split(", "):
            assert one not in declared, f"{one} stands there twice"
            declared[one] = int(room or ONE)
    return declared


def for_python(module: Path, name: str) -> dict[str, int]:
    """The fields of a class and their lengths as its methods make them."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    made: dict[str, int] = {}
    for node in ast.walk(found):
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
            if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
                made[target.attr] = length(node.value)
    return made


def length(value: ast.expr | None) -> int:
    """Of `[0] * 4` it is 4, of `[1, 2]` it is 2."""
    if isinstance(value, ast.List):
        return len(value.elts)
    if isinstance(value, ast.BinOp) and isinstance(value.left, ast.List) and isinstance(value.right, ast.Constant):
        return int(str(value.right.value))
    return ONE


def copied(state: ModuleType) -> dict[str, bool]:
    """The fields that `overwrite` copies, and whether as a list."""
    tree = ast.parse(source(state).read_text(encoding="utf-8"))
    (overwrite,) = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "overwrite"]
    found: dict[str, bool] = {}
    for line in map(ast.unparse, overwrite.body[1:]):
        copy = re.fullmatch(r"copy\.(\w+)(\[:\])? = original\.(\w+)", line)
        assert copy and copy[1] == copy[3], line
        assert copy[1] not in found, f"{copy[1]} is copied twice"
        found[copy[1]] = bool(copy[2])
    return found


def source(module: ModuleType) -> Path:
    return GAMES.parent.joinpath(*module.__name__.split(".")[1:]).with_suffix(".py")


@pytest.mark.parametrize("pxd", DECLARED, ids=IDS)
def test_every_declared_constant_is_there_and_every_other_declared(pxd: Path) -> None:
    """One that Python does not set would be 0 when compiled; one that is not declared would be slow."""
    declared: set[str] = set()
    for names in re.findall(r"^cdef (?:int|(?:unsigned )?long long) ([A-Z]\w*(?:, [A-Z]\w*)*)$", pxd.read_text(), re.MULTILINE):
        assert not declared & set(names.split(", "))
        declared |= set(names.split(", "))
    tree = ast.parse(pxd.with_suffix(".py").read_text(encoding="utf-8"))
    there = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    there |= {ast.unparse(target) for node in tree.body if isinstance(node, ast.Assign) for target in node.targets}
    constants = {name for name in there if name.isupper()} - {"SCRATCH"}
    assert declared <= constants
    assert constants <= declared or pxd.stem == "printed"  # which is compiled for its arrays, not for speed


@pytest.mark.parametrize(
    ("file", "name"),
    [("ledger", "Ledger"), ("choices", "Choices"), ("terracotta/rules/state", "State"), ("xidit/rules/state", "State")],
)
def test_fields_are_the_same_for_python_and_the_compiler(file: str, name: str) -> None:
    made = for_python(GAMES / f"{file}.py", name)
    assert len(made) > 1
    assert made == for_the_compiler(GAMES / f"{file}.pxd", name)


@pytest.mark.parametrize("pxd", BOT_CLASSES, ids=BOT_IDS)
def test_lists_of_bots_are_as_long_for_python_as_for_the_compiler(pxd: Path) -> None:
    """A list that Python computes is left out: the compiled class refuses another length when it is made."""
    names = re.findall(r"^cdef class (\w+)", pxd.read_text(encoding="utf-8"), re.MULTILINE)
    assert names
    for name in names:
        rooms = {field: room for field, room in for_the_compiler(pxd, name).items() if room != ONE}
        made = for_python(pxd.with_suffix(".py"), name)
        assert rooms.keys() <= made.keys()
        assert {field: made[field] for field in rooms if made[field] != ONE} == {
            field: room for field, room in rooms.items() if made[field] != ONE
        }


@pytest.mark.parametrize("file", BOTS)
def test_lists_of_bots_are_as_long_as_the_pieces_say(file: str) -> None:
    pxd = (GAMES / file).with_suffix(".pxd")
    declared: dict[str, int] = {}
    for name in re.findall(r"^cdef class (\w+)", pxd.read_text(encoding="utf-8"), re.MULTILINE):
        declared |= for_the_compiler(pxd, name)
    for room, names in BOTS[file]:
        assert {name: declared[name] for name in names.split()} == dict.fromkeys(names.split(), room)


@pytest.mark.parametrize("game", STATES)
def test_printed_figures_are_the_same_for_python_and_the_compiler(game: str) -> None:
    declared = for_the_compiler(GAMES / game / "rules" / "printed.pxd", "Printed")
    assert declared.keys() == for_python(GAMES / game / "rules" / "printed.py", "Printed").keys()
    printed = STATES[game][0].new(4, 1).printed
    for name, room in declared.items():
        assert room == ONE or len(getattr(printed, name)) == room, name


@pytest.mark.parametrize("game", STATES)
def test_lists_are_as_long_as_the_pieces_say(game: str) -> None:
    made = {name: room for name, room in for_python(source(STATES[game][1]), "State").items() if room != ONE}
    assert made == {name: room for room, names in LENGTHS[game] for name in names.split()}


@pytest.mark.parametrize("game", STATES)
def test_everything_but_scratch_is_copied(game: str) -> None:
    _, module = STATES[game]
    made = for_python(source(module), "State")
    expected = {name: room != ONE for name, room in made.items() if name not in SHARED and name not in module.SCRATCH}
    assert copied(module) == expected
    assert set(module.SCRATCH) < made.keys()


@pytest.mark.parametrize("game", STATES)
def test_a_copy_is_equal_and_independent(game: str) -> None:
    rules, module = STATES[game]
    rng = Random(1)
    state = rules.new(4, 1)
    for name, as_list in copied(module).items():
        before = getattr(state, name)
        setattr(state, name, [rng.randint(1, 99) for _ in before] if as_list else rng.randint(1, 99))
    copy = state.clone()
    for name, as_list in copied(module).items():
        value = getattr(state, name)
        assert getattr(copy, name) == value, name
        setattr(state, name, [0 for _ in value] if as_list else 0)
        assert getattr(copy, name) == value, name
    assert copy.printed is state.printed
    assert copy.book is None
