"""The package as people get it: a wheel, installed in a clean environment on a machine that cannot compile, and used."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UV = ROOT / "build" / "uv" / "bin" / "uv"
FIRST_VISIT = ROOT / "tests" / "deploy" / "first_visit.py"
PATIENCE = 60
"""Seconds that a slow machine may take."""


def run(*command: str | Path, given: str = "", **environment: str) -> str:
    """What a command prints; it must succeed."""
    ran = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, input=given, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def wheel(folder: Path, **environment: str) -> Path:
    """A wheel of the package as it is here."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, **environment)
    (made,) = folder.glob("*.whl")
    return made


class Installed:
    """An environment with nothing in it but a wheel and what it asks for."""

    def __init__(self, folder: Path, wheel: Path, extras: str) -> None:
        self.folder = folder
        self.bin = folder / "venv" / "bin"
        assert UV.exists(), "run make test: it gets uv"
        run(UV, "venv", folder / "venv", "--python", sys.executable)
        tested = folder / "tested.txt"
        lock = (ROOT / "requirements" / "test.lock").read_text(encoding="utf-8")
        tested.write_text(re.sub(r" \\\n|^ +--hash=.*", "", lock, flags=re.MULTILINE), encoding="utf-8")
        target = f"{wheel}[{extras}]" if extras else str(wheel)
        no_compiler = {"PATH": str(self.bin), "CC": "false"}
        python = self.bin / "python"
        run(UV, "pip", "install", "--python", python, "--only-binary", ":all:", "-c", tested, target, **no_compiler)

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of this checkout, and no compiler."""
        return {"PATH": str(self.bin), "HOME": str(self.folder), "TERM": "xterm-256color", "LANG": "C.UTF-8"}

    def claycrown(self, *arguments: str, given: str = "") -> str:
        ran = subprocess.run(
            [self.bin / "claycrown", *arguments],
            cwd=self.folder,
            env=self.environment,
            input=given,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return ran.stdout


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(tmp_path_factory.mktemp("pure"), CLAYCROWN_NO_COMPILE="1")


def test_a_wheel_serves_and_plays_where_nothing_compiles(tmp_path: Path) -> None:
    installed = Installed(tmp_path, wheel(tmp_path), "server,terminal")
    assert "(rules compiled)" in installed.claycrown("--version")
    serve_and_decide(installed)
    play_in_the_terminal(installed)


def serve_and_decide(installed: Installed) -> None:
    """A server with the browser client in it, two guests, a few decisions, and a graceful stop."""
    command: list[str | Path] = [installed.bin / "claycrown", "serve", "--port", "0"]
    with subprocess.Popen(command, cwd=installed.folder, env=installed.environment, stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        log = ""
        while not (found := re.search(r"running on (http://127\.0\.0\.1:\d+)", log)):
            line = server.stderr.readline()
            assert line, log
            log += line
        told = subprocess.run(
            [installed.bin / "python", FIRST_VISIT, found[1]],
            env=installed.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        fetched = subprocess.run(
            [installed.bin / "python", "-c", f"import httpx; print(httpx.get({found[1]!r}).text)"],
            env=installed.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == -signal.SIGTERM  # it ends by what it was sent, once it has finished
    assert len(told.stdout.splitlines()) == 12, told.stderr
    assert '<script type="module"' in fetched.stdout, fetched.stdout + fetched.stderr


def play_in_the_terminal(installed: Installed) -> None:
    """The table is drawn in a real terminal, and is left by its key."""
    screen, terminal = pty.openpty()
    command: list[str | Path] = [installed.bin / "claycrown", "play", "terracotta", "--bots", "random"]
    with subprocess.Popen(
        command, cwd=installed.folder, env=installed.environment, stdin=terminal, stdout=terminal, stderr=terminal
    ) as player:
        os.close(terminal)
        shown, end, left = b"", time.monotonic() + PATIENCE, False
        while player.poll() is None:
            assert time.monotonic() < end, shown[-2000:]
            if select.select([screen], [], [], 0.1)[0]:
                try:
                    shown += os.read(screen, 65536)
                except OSError:  # the other side is closed
                    break
            if b"craftsm" in shown and not left:
                left = True
                os.write(screen, b"\x11")  # Ctrl-Q
        assert player.wait(PATIENCE) == 0, shown[-2000:]
    os.close(screen)
    assert left


def test_the_pure_wheel_is_for_every_system_and_decides_the_same(tmp_path: Path, pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(pure_wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    assert "claycrown/browser/index.html" in names
    installed = Installed(tmp_path, pure_wheel, "")
    assert "(rules not compiled" in installed.claycrown("--version")
    decisions = ["place craftsman 5", "take clay", "take coin"]
    here = (sys.executable, "-m", "claycrown")
    position = run(*here, "new", "terracotta", "--seed", "7")
    assert installed.claycrown("new", "terracotta", "--seed", "7") == position
    assert installed.claycrown("apply", "-", *decisions, given=position) == run(*here, "apply", "-", *decisions, given=position)


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (["serve"], "server"),
        (["play", "terracotta"], "terminal"),
        (["study", "terracotta"], "study"),
        (["arena", "terracotta", "--bots", "random,random", "--parquet", "rows.parquet"], "study"),
        (["arena", "terracotta", "--bots", "random,random", "--cluster", "tcp://127.0.0.1:1"], "cluster"),
    ],
)
def test_a_missing_extra_is_named(plain: Installed, command: list[str], extra: str) -> None:
    (line,) = plain.claycrown(*command).splitlines()
    assert line.startswith("claycrown: ")
    assert line.endswith(f"get it by: pip install 'claycrown[{extra}]'")


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory, pure_wheel: Path) -> Installed:
    """The package without any extra."""
    return Installed(tmp_path_factory.mktemp("plain"), pure_wheel, "")
