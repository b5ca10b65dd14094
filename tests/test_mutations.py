"""Rules broken on purpose, one at a time: the tests of that rule must notice.

Each mutation changes one piece of text in a copy of the package, which runs as plain Python under the tests named with it.
"""

import compileall
import os
import shutil
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import claycrown
from tests import warm

ROOT = Path(__file__).parents[1]


class Mutation(NamedTuple):
    rule: str
    module: str
    old: str
    new: str
    tests: str


TERRACOTTA = [
    Mutation("T2.7", "setup", "wet[seat] = pieces.START_WET[place]", "wet[seat] = pieces.START_WET[seat]", "test_setup"),
    Mutation("T3.2", "wheel", "(segment + segments - s.inner_turn) %", "(segment + s.inner_turn) %", "test_wheel"),
    Mutation("T3.3", "wheel", "return kind == ARTISAN or s.craftsman_at[segment] == NOBODY", "return True", "test_wheel"),
    Mutation("T4.4", "ring_actions", "dry = s.dry[s.actor]", "dry = 1", "test_ring_actions"),
    Mutation("T5.1", "building", "quarter = wheel.quarter(s, s.segment)", "quarter = 0", "test_building"),
    Mutation(
        "T5.6",
        "mausoleum",
        "not is_empty(s, entered) and s.rider[entered] != warrior:",
        "not is_empty(s, entered):",
        "test_weapons",
    ),
    Mutation("T5.7", "mausoleum", "if ahead != NOBODY and count > best:", "if count > best:", "test_weapons"),
    Mutation("T6.1", "specialists", "[s.printed.specialists - s.specialists_left[specialist]]", "[0]", "test_specialists"),
    Mutation("T6.5", "groups", "if mausoleum.is_archer(s, space):\n        rider", "if False:\n        rider", "test_groups"),
    Mutation("T7.1", "masters", " and s.rack_left[kind] == most_in_rack(s)", "", "test_masters"),
    Mutation("T7.7", "cleanup", "s.wet[player] - masters.bonus_wet(s, player)", "s.wet[player]", "test_masters"),
    Mutation("T8.1", "scoring", "LINE_PRESENCE, T8_1", "LINE_PRESENCE + 1, T8_1", "test_scoring"),
    Mutation("T8.6", "majority", "s.archers[player] > archers)", "False)", "test_scoring"),
    Mutation(
        "T9.1", "cleanup", "for token in range(1, MAX_PLAYERS):", "for token in range(MAX_PLAYERS - 1, 0, -1):", "test_cleanup"
    ),
    Mutation("T10.3", "groups", "s.counted[player] * players", "s.counted[player]", "test_groups"),
    Mutation("T10.5", "final_scoring", "goods // 2", "(goods + 1) // 2", "test_final_scoring"),
    Mutation(
        "T10.6",
        "game",
        "[state.order[place] for place in range(state.players)]",
        "list(range(state.players))",
        "test_final_scoring",
    ),
]

XIDIT = [
    Mutation(
        "X2.2", "tokens", "        if amount > s.barracks[kind]:\n            amount = s.barracks[kind]\n", "", "test_setup"
    ),
    Mutation(
        "X4.9",
        "guilds",
        "s.guild[city] == NOBODY or is_own_with_room(s, player, city)",
        "True",
        "test_rewards",
    ),
    Mutation("X5.2", "tokens", "place_threat(s, s.next_threat,", "place_recruitment(s, s.next_threat,", "test_tokens"),
    Mutation("X5.4", "tokens", "if is_recruitment_path_empty(s) and s.threat_count > 0:", "if False:", "test_tokens"),
    Mutation("X5.5", "tokens", "if is_threat_path_empty(s) and not threat_path_was_empty:", "if False:", "test_tokens"),
    Mutation("X6.2", "census", "return 2 if kind in (ARCHERS, CLERICS) else 1", "return 1", "test_census"),
    Mutation("X6.3", "census", "if tied == 1 else 1  #", "if tied > 0 else 1  #", "test_census"),
    Mutation("X6.4", "guilds", "    waiting_floors_follow(s, player, city)\n", "", "test_rewards"),
    Mutation("X8.2", "assessment", "if ahead == 1 else 0", "", "test_assessment"),
    Mutation("X8.3", "assessment", "return 2 if s.players == MAX_PLAYERS and place == 0 else 1", "return 1", "test_assessment"),
    Mutation("X8.4", "assessment", "return units > others_units", "return units < others_units", "test_assessment"),
    Mutation(
        "X8.5", "assessment", "turn_of(s, one) > turn_of(s, other)", "turn_of(s, one) < turn_of(s, other)", "test_assessment"
    ),
    Mutation("X9.2", "virtual", "s.virtual[assessment] += 1", "s.virtual[assessment] += 2", "test_virtual"),
    Mutation("X9.3", "assessment", "        return other == s.players", "        return one == s.players", "test_assessment"),
]

GAMES = {"terracotta": TERRACOTTA, "xidit": XIDIT}
MUTATIONS = [pytest.param(game, mutation, id=mutation.rule) for game, mutations in GAMES.items() for mutation in mutations]


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package's sources with their bytecode, so that a broken module is the only one to be compiled anew."""
    copy = tmp_path_factory.mktemp("mutations") / "claycrown"
    shutil.copytree(Path(claycrown.__path__[0]), copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "*.pxd", "browser"))
    for game in GAMES:  # else they are imported as C extensions, so Python has not kept theirs
        compileall.compile_dir(copy / "games" / game / "rules", quiet=1)
    return copy


class Ran(NamedTuple):
    status: int | None
    output: str


def run(package: Path, *tests: str) -> Ran:
    """Run test files on the copy, as far as the first failure."""
    environment = {**os.environ, "CLAYCROWN_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    process, output = warm.start(run_here, package, tests, environment=environment, folder=ROOT)
    with output:
        written = output.read()
    process.join()
    return Ran(process.exitcode, written)


def run_here(package: Path, tests: tuple[str, ...]) -> None:
    """In a process of its own: forget the package that is installed, and test the copy."""
    for name in [name for name in sys.modules if name.partition(".")[0] in ("claycrown", "tests")]:
        del sys.modules[name]
    sys.path.insert(0, str(package.parent))
    sys.dont_write_bytecode = True  # a module is broken and mended within a second, and what Python keeps would not notice
    options = ["-x", "--no-header", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib"]
    sys.exit(pytest.main([*options, *tests]))


@pytest.mark.parametrize("game", GAMES)
def test_the_tests_pass_on_the_unbroken_copy(package: Path, game: str) -> None:
    files = sorted({f"tests/games/{game}/rules/{mutation.tests}.py" for mutation in GAMES[game]})
    ran = run(package, *files)
    assert ran.status == 0, ran.output


def test_the_copy_is_what_is_tested(package: Path) -> None:
    module = package / "games" / "terracotta" / "rules" / "game.py"
    source = module.read_text(encoding="utf-8")
    module.write_text("raise ImportError('the copy')\n", encoding="utf-8")
    ran = run(package, "tests/games/terracotta/rules/test_setup.py")
    module.write_text(source, encoding="utf-8")
    assert ran.status == 2
    assert "the copy" in ran.output


@pytest.mark.parametrize(("game", "mutation"), MUTATIONS)
def test_a_broken_rule_is_noticed(package: Path, game: str, mutation: Mutation) -> None:
    module = package / "games" / game / "rules" / f"{mutation.module}.py"
    source = module.read_text(encoding="utf-8")
    assert source.count(mutation.old) == 1, f"{mutation.old!r} is to stand once in {module.name}"
    module.write_text(source.replace(mutation.old, mutation.new), encoding="utf-8")
    try:
        ran = run(package, f"tests/games/{game}/rules/{mutation.tests}.py")
    finally:
        module.write_text(source, encoding="utf-8")
    assert ran.status == 1, f"the tests did not fail:\n{ran.output}"
    assert "FAILED" in ran.output
