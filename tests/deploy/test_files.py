"""What is for hosts and for the forge, read as those who will run it read it."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def faults(schema: str, file: Path) -> str:
    """What is wrong with a file, by the schema of those who read it; nothing if it is right."""
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize(
    ("schema", "file"), [("github-workflows", ".github/workflows/ci.yml"), ("compose-spec", "deploy/compose.yaml")]
)
def test_the_files_have_the_form_that_is_asked_for(schema: str, file: str, tmp_path: Path) -> None:
    assert not faults(schema, ROOT / file)
    broken = tmp_path / "broken.yaml"
    broken.write_text((ROOT / file).read_text(encoding="utf-8") + "\nsurprise: 1\n", encoding="utf-8")
    assert "surprise" in faults(schema, broken)


def test_the_workflow_does_what_is_done_anywhere() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert re.findall(r"run: (.*)", workflow) == ["bash .ci/run"]


def test_the_image_sees_nothing_that_git_ignores() -> None:
    ignored = [line.strip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").split()]
    unseen = [line.removeprefix("**/") for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()]
    assert set(ignored) <= set(unseen)


def test_the_image_is_made_by_the_script_and_is_not_root() -> None:
    stages = re.split(r"^FROM .*\n", (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    assert len(stages) == 2
    assert "deploy/install" in stages[1]
    assert re.findall(r"^USER (.*)$", stages[1], re.MULTILINE) == ["claycrown"]
    assert re.search(r"^CMD \[", stages[1], re.MULTILINE), "a shell between would not pass SIGTERM on"


def test_units_script_and_image_agree_where_things_are() -> None:
    script = (DEPLOY / "install").read_text(encoding="utf-8")
    program, data = (re.search(rf"^{name}=(.*)$", script, re.MULTILINE) for name in ("PROGRAM", "DATA"))
    assert program is not None and data is not None
    for file in ("claycrown.service", "claycrown@.service", "Dockerfile"):
        text = (DEPLOY / file).read_text(encoding="utf-8")
        assert f"{program[1]}/bin/claycrown" in text and data[1] in text
    assert f":{data[1]}]" in (DEPLOY / "compose.yaml").read_text(encoding="utf-8")


def locked(name: str) -> dict[str, tuple[str, int]]:
    """The packages of a lock, each with its version and the number of its hashes."""
    text = (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    found = re.findall(r"^([a-z0-9.-]+)==(\S+)[^\n]*((?:\n    --hash=sha256:[0-9a-f]{64}[ \\]*)*)", text, re.MULTILINE)
    return {package: (version, hashes.count("--hash")) for package, version, hashes in found}


def named(requirements: list[str]) -> set[str]:
    return {re.split(r"[^A-Za-z0-9._-]", requirement)[0].lower().replace(".", "-") for requirement in requirements}


def test_a_server_is_installed_by_hash() -> None:
    """Every package from a lock, and the program itself without looking for anything else."""
    script = (DEPLOY / "install").read_text(encoding="utf-8")
    installed = re.findall(r"^ *(?:\S+ -m )?pip install (.*)$", script, re.MULTILINE)
    assert len(installed) == 4
    for options in installed:
        assert any(f"{option} " in options for option in ("--require-hashes", "--no-deps", "--no-index")), options
    locks = re.findall(r"--require-hashes .*-r \"\$LOCKS/(\w+)\.lock\"", script)
    assert locks == ["setuptools", "server"]
    assert all(hashes for lock in locks for _, hashes in locked(lock).values())


def test_the_servers_lock_has_what_a_server_needs_and_nothing_else() -> None:
    """In the versions that the tests run with."""
    extras = re.search(r"^EXTRAS=(.*)$", (DEPLOY / "install").read_text(encoding="utf-8"), re.MULTILINE)
    assert extras is not None
    recipe = " ".join(f"--extra {extra}" for extra in extras[1].split(","))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"pyproject.toml {recipe} -c \S+ --output-file requirements/server.lock$", makefile, re.MULTILINE)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    optional = project["project"]["optional-dependencies"]
    needed = named(project["project"]["dependencies"]).union(*(named(optional[extra]) for extra in extras[1].split(",")))
    server, tests = locked("server"), locked("test")
    assert needed <= server.keys()
    assert server.items() <= tests.items(), "make lock writes both"
    others = named([*optional["terminal"], *optional["study"], *optional["cluster"], *project["dependency-groups"]["build"]])
    assert not others & server.keys()


def test_the_proxies_tests_find_what_they_need() -> None:
    """`make test` does not run them, and would not notice that a fixture of the server's tests goes by another name."""
    plan = [sys.executable, "-m", "pytest", "-n", "0", "-m", "long", "--setup-plan", "-q", str(ROOT / "tests/deploy")]
    planned = subprocess.run(plan, cwd=ROOT, capture_output=True, text=True, check=False)
    assert planned.returncode == 0 and "new_server" in planned.stdout, planned.stdout[-2000:]
