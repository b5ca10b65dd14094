"""The commands new, legal, apply, score and replay, and what they say to broken files of all kinds."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from claycrown.games.terracotta.notation import NOTATION
from claycrown.games.terracotta.rules.game import GAME
from tests.record.test_records import played
from tests.vocabulary.commands import Command, process
from tests.vocabulary.terracotta import Table

START = NOTATION.write(GAME.new(3, 7))
FIRST, SECOND, THIRD = START["order"]
SCORED = Table(3).with_figures("Oy a1", "Gy b1", "Og c1", "m. a7").put(inspectors={"row": 1, "column": 9}).position


def test_new(command: Command) -> None:
    assert command("new", "terracotta", "--players", "3", "--seed", "7").json == START


@pytest.mark.parametrize("players", [2, 3, 4])
def test_new_for_each_number_of_players(command: Command, players: int) -> None:
    assert len(command("new", "terracotta", "--players", str(players)).json["players"]) == players


def test_new_without_a_seed_draws_one(command: Command) -> None:
    games = {command("new", "terracotta").succeeded().out for _ in range(5)}
    assert len(games) == 5


def test_new_is_one_line_so_that_positions_can_be_gathered(command: Command) -> None:
    assert len(command("new", "terracotta", "--seed", "1").lines) == 1


def test_legal_lists_one_decision_a_line(command: Command) -> None:
    ran = command("legal", command.file(START)).succeeded()
    expected = {"turn inner", "turn middle", *(f"place craftsman {segment}" for segment in range(1, 13))}
    assert set(ran.lines) == expected
    assert len(ran.lines) == len(expected)


def test_legal_as_json_is_a_list_of_texts(command: Command) -> None:
    path = command.file(START)
    assert set(command("legal", path, "--json").json) == set(command("legal", path).lines)


def test_legal_of_a_seat(command: Command) -> None:
    path = command.file(START)
    assert command("legal", path, "--seat", FIRST).succeeded().lines == command("legal", path).lines
    assert command("legal", path, "--seat", SECOND).succeeded().out == "", "it owes nothing"
    assert command("legal", path, "--seat", SECOND, "--json").json == []
    assert "purple" in command("legal", path, "--seat", "purple").refused()


def test_legal_when_the_game_is_over(command: Command) -> None:
    path = command.file(Table().put(round=5).end_round().position)
    assert command("legal", path).succeeded().out == ""
    assert command("legal", path, "--json").json == []


def test_legal_of_several_positions_gives_one_answer_a_line(command: Command) -> None:
    positions = [START, Table().do("place craftsman 6").position, Table().put(round=5).end_round().position]
    lines = "\n".join(json.dumps(position) for position in positions) + "\n"
    ran = command("legal", "-", "--json", stdin=lines).succeeded()
    answers = [json.loads(line) for line in ran.lines]
    assert len(answers) == 3
    for position, answer in zip(positions, answers, strict=True):
        assert set(answer) == set(command("legal", command.file(position), "--json").json)
    assert len(command("legal", "-", stdin=lines).succeeded().out.split("\n")) == 3 + 1


def test_several_positions_may_be_in_a_file_with_empty_lines_and_windows_ends(command: Command) -> None:
    text = "\r\n" + json.dumps(START) + "\r\n\r\n" + json.dumps(START) + "\r\n"
    assert len(command("legal", command.file(text), "--json").succeeded().lines) == 2


def test_one_position_laid_out_over_many_lines_is_one(command: Command) -> None:
    assert set(command("legal", "-", stdin=json.dumps(START, indent=1)).succeeded().lines) >= {"turn inner"}


def test_a_byte_order_mark_does_not_matter(command: Command) -> None:
    assert command("legal", command.file(b"\xef\xbb\xbf" + json.dumps(START).encode())).succeeded().lines


def test_apply(command: Command) -> None:
    position = command("apply", command.file(START), "turn inner", "place craftsman 6").json
    assert position["wheel"] == {"6": [[FIRST, "craftsman"]]}
    assert position["rings"]["inner"] == (START["rings"]["inner"] + 1) % 12
    assert "pending" in position


def test_apply_goes_on_from_the_middle_of_a_turn(command: Command) -> None:
    steps = ["turn inner", "place craftsman 6", "take clay", "take coin", "skip"]
    path = command.file(START)
    at_once = command("apply", path, *steps).json
    position: Any = START
    for step in steps:
        position = command("apply", "-", step, stdin=json.dumps(position)).json
    assert position == at_once
    assert "pending" not in position
    assert position["to_act"] == SECOND


def test_a_decision_may_carry_its_seat(command: Command) -> None:
    path = command.file(START)
    assert command("apply", path, f"{FIRST}:place craftsman 6").json == command("apply", path, "place craftsman 6").json
    assert command("apply", path, f"{SECOND}:place craftsman 6").refused().startswith("T3.1")
    assert "red" in command("apply", path, "red:place craftsman 6").refused()


def test_an_illegal_decision_is_answered_with_the_rule(command: Command) -> None:
    path = command.file(START)
    assert command("apply", path, "place artisan 6").refused().startswith("T3.3")
    assert command("apply", path, "turn inner", "turn inner").refused().startswith("T3.2")
    assert "no decision" in command("apply", path, "castle").refused()
    over = command.file(Table().put(round=5).end_round().position, "over.json")
    assert command("apply", over, "place craftsman 1").refused().startswith("T3.1")


def test_the_seed_of_apply_changes_nothing_here(command: Command) -> None:
    path = command.file(START)
    assert command("apply", path, "place craftsman 6", "--seed", "9").json == command("apply", path, "place craftsman 6").json


def test_score_of_a_round_as_json(command: Command) -> None:
    sheet = command("score", command.file(SCORED), "--round", "--json").json
    assert sheet == {
        "yellow": {"items": [["inspector row", 7], ["musician", 1], ["tile", 1]], "total": 9},
        "green": {"items": [["inspector row", 3], ["tile", 1]], "total": 4},
        "blue": {"items": [["tile", 1]], "total": 1},
    }


def test_score_of_the_end_as_json(command: Command) -> None:
    position = Table(3).with_figures("Oy a1", "Oy b1", "Og c1", "a< d1", "f. a2").position
    assert command("score", command.file(position), "--final", "--json").json == {
        "yellow": {"items": [["footman", 8], ["group", 4], ["domination", 5], ["resources", 1]], "total": 18},
        "green": {"items": [["group", 2], ["presence", 2], ["archer", 2], ["resources", 1]], "total": 7},
        "blue": {"items": [["resources", 1]], "total": 1},
    }


def test_score_for_people(command: Command) -> None:
    ran = command("score", command.file(SCORED), "--round").succeeded()
    for word in ("yellow", "green", "blue", "Inspected rows", "Musicians", "Scoring tiles", "9", "4"):
        assert word in ran.out


def test_score_of_several_positions(command: Command) -> None:
    lines = json.dumps(SCORED) + "\n" + json.dumps(START)
    sheets = [json.loads(line) for line in command("score", "-", "--round", "--json", stdin=lines).succeeded().lines]
    assert sheets == [command("score", command.file(position), "--round", "--json").json for position in (SCORED, START)]
    assert sheets[0] != sheets[1]
    assert len(command("score", "-", "--final", stdin=lines).succeeded().lines) == 2


def test_score_needs_to_know_which(command: Command) -> None:
    path = command.file(SCORED)
    assert "--round" in command("score", path).refused()
    assert "--round" in command("score", path, "--round", "--final").refused()


def test_replay(command: Command) -> None:
    record = played(3, decisions=30)
    path = command.file(record.to_json())
    assert command("replay", path).json == NOTATION.write(record.replay())
    assert command("replay", path, "--to", "0").json == NOTATION.write(record.set_up())
    assert command("replay", path, "--to", "12").json == NOTATION.write(record.replay(12))
    assert command("replay", "-", "--to", "30", stdin=record.to_json()).json == NOTATION.write(record.replay())
    assert "there are 30" in command("replay", path, "--to", "31").refused()
    command("replay", path, "--to", "-1").refused()


BROKEN: list[tuple[str, bytes]] = [
    ("empty", b""),
    ("white", b" \n\n"),
    ("not JSON", b"position"),
    ("cut off", json.dumps(START).encode()[:200]),
    ("one brace too many", json.dumps(START).encode() + b"}"),
    ("two in one line", json.dumps(START).encode() * 2),
    ("binary", bytes(range(256))),
    ("not UTF-8", b'{"game": "\xff"}'),
    ("UTF-16", json.dumps(START).encode("utf-16")),
    ("too deep", b"[" * 100_000),
    ("deep in a field", b'{"game": ' + b"[" * 50_000),
    ("deep and closed", b"[" * 100_000 + b"]" * 100_000),
    ("an endless number", b'{"game": "terracotta", "edition": "standard", "round": ' + b"9" * 5000 + b"}"),
    ("NaN", b'{"game": "terracotta", "edition": "standard", "round": NaN}'),
    ("infinity", b'{"game": "terracotta", "edition": "standard", "round": 1e999}'),
    ("a number", b"5"),
    ("null", b"null"),
    ("a list", b"[]"),
    ("a text", b'"terracotta"'),
    ("a lone surrogate", b'{"game": "\\ud800"}'),
    ("a line end in a key", json.dumps({**START, "a\nb": 1}).encode()),
    ("a line end in a value", json.dumps({**START, "edition": "a\nb\u2028c"}).encode()),
    ("a game nobody knows", b'{"game": "chess", "edition": "standard"}'),
    ("a field twice", json.dumps(START).encode()[:-1] + b', "round": 2}'),
    ("a nul", b'{"game": "terracotta\\u0000"}'),
]


@pytest.mark.parametrize("content", [pytest.param(content, id=name) for name, content in BROKEN])
def test_a_broken_file_gets_one_clear_line(command: Command, content: bytes) -> None:
    path = command.file(content, "broken.json")
    for arguments in (
        ["legal", path],
        ["legal", path, "--json"],
        ["apply", path, "place craftsman 1"],
        ["score", path, "--round"],
        ["score", path, "--final", "--json"],
        ["replay", path],
    ):
        assert command(*arguments).refused()
        piped = [argument if argument != path else "-" for argument in arguments]
        assert command(*piped, stdin=content).refused()


def test_a_broken_line_among_several_is_named_and_nothing_is_answered(command: Command) -> None:
    good = json.dumps(START)
    assert "line 2" in command("legal", "-", stdin=f"{good}\n{{broken}}\n{good}\n").refused()
    wrong = json.dumps({**START, "round": 9})
    assert "position 2: round" in command("legal", "-", "--json", stdin=f"{good}\n{wrong}\n{good}\n").refused()
    assert "position 3: round" in command("score", "-", "--round", stdin=f"{good}\n{good}\n{wrong}\n").refused()


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"round": 9}, "round"),
        ({"mausoleum": []}, "mausoleum"),
        ({"players": {}}, "players"),
        ({"to_act": "red"}, "to_act"),
        ({"warehouses": [1, 1, 1, -1]}, "warehouses"),
    ],
)
def test_an_impossible_position_is_refused_with_its_field(command: Command, changes: dict[str, Any], field: str) -> None:
    path = command.file({**START, **changes})
    for arguments in (["legal", path], ["apply", path, "place craftsman 1"], ["score", path, "--round"]):
        assert command(*arguments).refused().startswith(f"{field}: ")


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["new"],
        ["new", "chess"],
        ["new", "terracotta", "--players", "1"],
        ["new", "terracotta", "--players", "5"],
        ["new", "terracotta", "--players", "two"],
        ["new", "terracotta", "--seed", "-1"],
        ["new", "terracotta", "--seed", "18446744073709551616"],
        ["new", "terracotta", "--seed", "x"],
        ["new", "terracotta", "--option", "short=true"],
        ["new", "terracotta", "--option", "short"],
        ["new", "terracotta", "--edition", "/nowhere/mine.toml"],
        ["new", "terracotta", "--colour", "red"],
        ["legal"],
        ["legal", "/nowhere/position.json"],
        ["legal", "/"],
        ["apply", "/nowhere/position.json", "do"],
        ["apply", "-"],
        ["score", "/nowhere/position.json", "--round"],
        ["replay", "/nowhere/record.json"],
        ["replay", "-", "--to", "x"],
        ["--dance"],
    ],
)
def test_a_wrong_command_gets_one_clear_line(command: Command, arguments: list[str]) -> None:
    assert command(*arguments).refused()


def test_an_illegal_decision_leaves_the_file_alone(command: Command) -> None:
    path = command.file(START)
    command("apply", path, "place artisan 6").refused()
    assert json.loads(Path(path).read_text(encoding="utf-8")) == START


def test_help_and_version(command: Command) -> None:
    for arguments in (["--help"], ["new", "--help"], ["legal", "--help"], ["replay", "--help"]):
        assert "Usage" in command(*arguments).succeeded().out
    assert command("--version").succeeded().out.startswith("claycrown ")


def test_as_a_process_of_its_own() -> None:
    position = process("new", "terracotta", "--players", "3", "--seed", "7").json
    assert position == START
    after = process("apply", "-", "place craftsman 1", stdin=json.dumps(position)).json
    assert after["wheel"] == {"1": [[FIRST, "craftsman"]]}
    assert "T3.3" in process("apply", "-", "place artisan 1", stdin=json.dumps(position)).refused()
    assert "is not text in UTF-8" in process("legal", "-", stdin=b"\xff").refused()
    lone_surrogate = json.dumps({**START, "\ud800": 1})
    assert "nobody knows this field" in process("legal", "-", stdin=lone_surrogate).refused()
    assert "not compiled" in process("--version", CLAYCROWN_PURE="1").succeeded().out


def test_output_that_nobody_reads_to_the_end_is_no_error() -> None:
    """As in `claycrown legal ... | head -1`: no complaint, whatever the exit status."""
    writer = subprocess.Popen(
        [sys.executable, "-c", "from claycrown.cli import main; main()", "legal", "-", "--json"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert writer.stdout is not None
    writer.stdout.close()
    writer.stdout = None
    _, err = writer.communicate((json.dumps(START) + "\n").encode() * 500, timeout=60)
    assert err == b""
