"""The .pxd files say the same as the modules beside them: the compiler believes both without asking."""

import ast
import re
from pathlib import Path

import pytest

from claycrown.games.xidit.rules import pieces
from claycrown.games.xidit.rules.game import GAME

FOLDER = Path(__file__).parents[4] / "src" / "claycrown" / "games" / "xidit" / "rules"
DECLARED = sorted(FOLDER.glob("*.pxd"))


@pytest.mark.parametrize("declared", DECLARED, ids=lambda path: path.stem)
def test_every_declared_constant_is_imported(declared: Path) -> None:
    """One that is not would be 0 when compiled."""
    constants: set[str] = set()
    for line in re.findall(r"^cdef (?:int|long long) ([A-Z][A-Z_, ]+)$", declared.read_text(), re.MULTILINE):
        constants |= {name.strip() for name in line.split(",")}
    tree = ast.parse(declared.with_suffix(".py").read_text())
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    imported = {alias.name for node in imports for alias in node.names if alias.name.isupper()}
    assert constants <= imported
    assert imported <= constants or declared.stem == "printed"  # which is compiled for its arrays, not for speed


def test_the_lengths_of_lists() -> None:
    """What `state.py` and `state.pxd` write out."""
    state = GAME.new(4, 1)
    lengths = {
        pieces.MAX_PLAYERS: [
            "colour",
            "plan",
            "recruited",
            "threat_beaten",
            "titan_beaten",
            "shown",
            "city",
            "gold",
            "bards_left",
        ],
        pieces.TYPES: ["barracks"],
        pieces.CITY_ROOM: ["token", "guild", "guild_floors", "seen_in"],
        pieces.CITY_ROOM * pieces.TYPES: ["standing"],
        pieces.MAX_PLAYERS * pieces.REGIONS: ["bards"],
        pieces.MAX_PLAYERS * pieces.TYPES: ["units", "seen_units"],
        pieces.CITIES: ["recruitment_stack", "recruitment_discard", "threat_stack", "threat_discard"],
        pieces.TITANS: ["titan"],
        pieces.TITAN_STACKS: ["raging", "assessments", "virtual"],
        pieces.RANKS: ["value", "ranking"],
        pieces.CONTESTANTS: ["out", "seen_gold", "seen_bastion", "seen_waiting", "floors_left", "floors_waiting"],
    }
    for length, names in lengths.items():
        for name in names:
            assert len(getattr(state, name)) == length, name
    assert len(state.printed.shows) == 2 * pieces.CITY_ROOM * pieces.TYPES
